/** Several nodes under load while they are killed, stopped, frozen and cut off. */
@NullMarked
package tumult.bench.cluster;

import org.jspecify.annotations.NullMarked;
