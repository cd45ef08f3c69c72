/** Races in virtual time between people, connections and liars: how fair the arbiter is. */
@NullMarked
package tumult.lab.races;

import org.jspecify.annotations.NullMarked;
