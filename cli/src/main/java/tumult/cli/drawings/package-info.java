/** What is shown in a terminal: drawings of the games, texts in the player's language. */
@NullMarked
package tumult.cli.drawings;

import org.jspecify.annotations.NullMarked;
