/**
 * Frappadingue solved: the best turn with a certificate, and the best way to win a match for two.
 */
@NullMarked
package tumult.games.frappadingue.solved;

import org.jspecify.annotations.NullMarked;
