/** What every game is made of: states, seats, chance, moves, notation and records. */
@NullMarked
package tumult.engine;

import org.jspecify.annotations.NullMarked;
