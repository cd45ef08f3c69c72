/** What is said over the socket, both ways; for the server and for every Java client. */
@NullMarked
package tumult.server.wire;

import org.jspecify.annotations.NullMarked;
