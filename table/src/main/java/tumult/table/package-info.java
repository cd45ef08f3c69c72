/**
 * The live table as a pure thing: commands in, events out; no socket, file, thread, clock or luck
 * of its own.
 */
@NullMarked
package tumult.table;

import org.jspecify.annotations.NullMarked;
