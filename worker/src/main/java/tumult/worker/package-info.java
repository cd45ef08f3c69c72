/** Tables in the page itself: what is compiled for a browser. */
@NullMarked
package tumult.worker;

import org.jspecify.annotations.NullMarked;
