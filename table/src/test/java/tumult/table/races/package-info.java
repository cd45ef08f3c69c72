/** The arbiter's promises. */
@NullMarked
package tumult.table.races;

import org.jspecify.annotations.NullMarked;
