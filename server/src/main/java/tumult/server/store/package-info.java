/** Where the tables are kept: the database, its format and its guard. */
@NullMarked
package tumult.server.store;

import org.jspecify.annotations.NullMarked;
