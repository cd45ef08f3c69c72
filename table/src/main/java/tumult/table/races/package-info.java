/** Who was first: touches, how long their way was, and the verdict of the arbiter. */
@NullMarked
package tumult.table.races;

import org.jspecify.annotations.NullMarked;
