/** What proves Frappadingue. */
@NullMarked
package tumult.games.frappadingue;

import org.jspecify.annotations.NullMarked;
