/** What travels between a page and its table, wherever that is: the records of the protocol. */
@NullMarked
package tumult.wire;

import org.jspecify.annotations.NullMarked;
