/** Haos: open cards, spot two equal symbols, and grab the totem first. */
@NullMarked
package tumult.games.haos;

import org.jspecify.annotations.NullMarked;
