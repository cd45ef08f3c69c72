/** The live tables as the rest of the server sees them: plain Java, nothing of what runs them. */
@NullMarked
package tumult.server.tables;

import org.jspecify.annotations.NullMarked;
