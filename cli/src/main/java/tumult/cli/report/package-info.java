/** A report on a game as one page that needs nothing else. */
@NullMarked
package tumult.cli.report;

import org.jspecify.annotations.NullMarked;
