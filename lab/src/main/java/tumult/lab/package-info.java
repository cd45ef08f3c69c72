/** Games played by the thousand: what they add up to. */
@NullMarked
package tumult.lab;

import org.jspecify.annotations.NullMarked;
