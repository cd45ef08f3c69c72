/** Tests of the live table. */
@NullMarked
package tumult.table;

import org.jspecify.annotations.NullMarked;
