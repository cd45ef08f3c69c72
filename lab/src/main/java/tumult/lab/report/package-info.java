/** What a game is like, measured: length, tension, luck, skill, and what its options change. */
@NullMarked
package tumult.lab.report;

import org.jspecify.annotations.NullMarked;
