/** A game's steps as text: its notation looked up, and what the log says of a step. */
@NullMarked
package tumult.table.steps;

import org.jspecify.annotations.NullMarked;
