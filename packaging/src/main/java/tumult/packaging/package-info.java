/** What a release is made of, and what of it belongs to others. */
@NullMarked
package tumult.packaging;

import org.jspecify.annotations.NullMarked;
