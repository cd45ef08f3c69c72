/** The measuring of several nodes, measured. */
@NullMarked
package tumult.bench.cluster;

import org.jspecify.annotations.NullMarked;
