/** Many games stepped by another program over pipes, in batches. */
@NullMarked
package tumult.cli.pipe;

import org.jspecify.annotations.NullMarked;
