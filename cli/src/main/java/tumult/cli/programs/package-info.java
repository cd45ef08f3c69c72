/** Anybody's programs, which play over their standard input and output. */
@NullMarked
package tumult.cli.programs;

import org.jspecify.annotations.NullMarked;
