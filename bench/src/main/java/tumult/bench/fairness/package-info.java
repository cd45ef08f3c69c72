/** How fair the arbiter is: races in virtual time between people, connections and liars. */
@NullMarked
package tumult.bench.fairness;

import org.jspecify.annotations.NullMarked;
