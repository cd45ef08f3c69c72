/** Keeps the live tables: nothing that was acknowledged is ever lost. */
@NullMarked
package tumult.server;

import org.jspecify.annotations.NullMarked;
