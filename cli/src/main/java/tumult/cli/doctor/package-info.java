/**
 * Whether one can serve here, and what to do if not.
 *
 * <p>Needs nothing but the JDK, so that the launcher can run it from its sources before the first
 * build.
 */
@NullMarked
package tumult.cli.doctor;

import org.jspecify.annotations.NullMarked;
