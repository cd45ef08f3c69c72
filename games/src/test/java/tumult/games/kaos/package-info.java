/** What proves Kaos. */
@NullMarked
package tumult.games.kaos;

import org.jspecify.annotations.NullMarked;
