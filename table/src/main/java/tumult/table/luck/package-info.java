/** Luck that nobody can choose and everybody can check afterwards. */
@NullMarked
package tumult.table.luck;

import org.jspecify.annotations.NullMarked;
