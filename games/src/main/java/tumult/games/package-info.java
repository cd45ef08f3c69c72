/** The games there are. */
@NullMarked
package tumult.games;

import org.jspecify.annotations.NullMarked;
