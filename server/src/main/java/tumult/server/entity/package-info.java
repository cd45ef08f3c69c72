/** What runs the live tables: one sharded, event-sourced actor each. Pekko is used only here. */
@NullMarked
package tumult.server.entity;

import org.jspecify.annotations.NullMarked;
