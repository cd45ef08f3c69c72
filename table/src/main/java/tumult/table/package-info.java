/**
 * A live table without a server: commands in, events out; no socket, file, thread, clock or luck of
 * its own.
 */
@NullMarked
package tumult.table;

import org.jspecify.annotations.NullMarked;
