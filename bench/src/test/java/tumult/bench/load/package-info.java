/** A load that is small enough for a test. */
@NullMarked
package tumult.bench.load;

import org.jspecify.annotations.NullMarked;
