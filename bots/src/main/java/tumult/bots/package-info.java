/** Programs that choose for a seat, from what that seat may know. */
@NullMarked
package tumult.bots;

import org.jspecify.annotations.NullMarked;
