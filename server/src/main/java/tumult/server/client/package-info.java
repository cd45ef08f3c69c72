/** The client side of the protocol, for every client written in Java. */
@NullMarked
package tumult.server.client;

import org.jspecify.annotations.NullMarked;
