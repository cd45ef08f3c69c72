/** Sequence Dice: two dice say where a chip goes; a straight line of chips wins. */
@NullMarked
package tumult.games.sequencedice;

import org.jspecify.annotations.NullMarked;
