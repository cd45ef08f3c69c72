/** Mau Mau: get rid of your cards, and do not forget to say so. */
@NullMarked
package tumult.games.maumau;

import org.jspecify.annotations.NullMarked;
