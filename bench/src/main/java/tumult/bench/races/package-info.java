/** Races through real sockets. */
@NullMarked
package tumult.bench.races;

import org.jspecify.annotations.NullMarked;
