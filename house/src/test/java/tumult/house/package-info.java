/** What the build itself checks: form, dependencies, texts and documents. */
@NullMarked
package tumult.house;

import org.jspecify.annotations.NullMarked;
