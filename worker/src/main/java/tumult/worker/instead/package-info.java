/** What takes the place of classes that cannot be compiled for a page. */
@NullMarked
package tumult.worker.instead;

import org.jspecify.annotations.NullMarked;
