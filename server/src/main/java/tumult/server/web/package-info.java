/**
 * The way to the tables from outside: HTTP, sockets, who somebody is and how much they may ask for.
 */
@NullMarked
package tumult.server.web;

import org.jspecify.annotations.NullMarked;
