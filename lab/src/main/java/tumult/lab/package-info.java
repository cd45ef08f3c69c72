/** Games played by the thousand, and what comes out on average. */
@NullMarked
package tumult.lab;

import org.jspecify.annotations.NullMarked;
