/** The door to the tables: HTTP, sockets, who somebody is and how much they may ask for. */
@NullMarked
package tumult.server.web;

import org.jspecify.annotations.NullMarked;
