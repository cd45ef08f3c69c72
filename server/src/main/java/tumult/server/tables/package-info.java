/** The live tables as the rest of the server sees them: plain Java, without Pekko. */
@NullMarked
package tumult.server.tables;

import org.jspecify.annotations.NullMarked;
