/** Load on a live server: many tables, two sockets each, one move after the other. */
@NullMarked
package tumult.bench.load;

import org.jspecify.annotations.NullMarked;
