/**
 * What proves a game: the laws every game obeys, scenes in notation, and a reference to play
 * against.
 */
@NullMarked
package tumult.testkit;

import org.jspecify.annotations.NullMarked;
