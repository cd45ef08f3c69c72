/** High card, the smallest game with something to hide, on which the testkit tries itself. */
@NullMarked
package tumult.testkit.highcard;

import org.jspecify.annotations.NullMarked;
