/** Kaos: number cards worth 30–36, chaos cards that spoil it, and a pot of chips. */
@NullMarked
package tumult.games.kaos;

import org.jspecify.annotations.NullMarked;
