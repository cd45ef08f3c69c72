/** A small simulation, with bounds that chance does not reach. */
@NullMarked
package tumult.bench.races;

import org.jspecify.annotations.NullMarked;
