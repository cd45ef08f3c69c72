/** A live table in the terminal. */
@NullMarked
package tumult.cli.live;

import org.jspecify.annotations.NullMarked;
