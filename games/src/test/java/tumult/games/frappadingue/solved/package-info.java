/** Tests of the solution, and a slow one that it is compared with. */
@NullMarked
package tumult.games.frappadingue.solved;

import org.jspecify.annotations.NullMarked;
