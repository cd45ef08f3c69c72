/** What runs the live tables: one sharded, event-sourced actor each. Pekko is known here only. */
@NullMarked
package tumult.server.entity;

import org.jspecify.annotations.NullMarked;
