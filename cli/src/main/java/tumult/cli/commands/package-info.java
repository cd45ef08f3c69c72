/** The commands of the command line, and a game alone in the terminal. */
@NullMarked
package tumult.cli.commands;

import org.jspecify.annotations.NullMarked;
