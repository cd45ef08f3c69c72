/** Frappadingue Family: push your luck, but only hundreds count. */
@NullMarked
package tumult.games.frappadingue;

import org.jspecify.annotations.NullMarked;
