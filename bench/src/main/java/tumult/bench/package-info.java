/** How fast the games are, beside the machine's own limit. */
@NullMarked
package tumult.bench;

import org.jspecify.annotations.NullMarked;
