/** The arbiter's promises. */
@NullMarked
package tumult.table.arbiter;

import org.jspecify.annotations.NullMarked;
