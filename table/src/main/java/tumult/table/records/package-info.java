/** Finished games written down: to be checked, and to be looked at again. */
@NullMarked
package tumult.table.records;

import org.jspecify.annotations.NullMarked;
