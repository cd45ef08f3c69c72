/**
 * Who was first: a judge of touches by how fast each person reacted to what that person was shown.
 *
 * <p>All times are microseconds of one monotonic clock, and all of them come in from outside.
 * {@code docs/fairness.md} says how it judges and how well.
 */
@NullMarked
package tumult.table.arbiter;

import org.jspecify.annotations.NullMarked;
