/** The other end of the wire, for every client written in Java. */
@NullMarked
package tumult.server.client;

import org.jspecify.annotations.NullMarked;
