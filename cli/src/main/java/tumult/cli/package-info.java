/** The command line. */
@NullMarked
package tumult.cli;

import org.jspecify.annotations.NullMarked;
