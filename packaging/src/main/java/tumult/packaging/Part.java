package tumult.packaging;

import java.util.List;

/**
 * A work of others that is inside a release.
 *
 * @param name as its makers call it, with its version
 * @param licences their names; who may choose, chooses
 * @param texts what they want everybody to read: licences, notices
 */
record Part(String name, List<String> licences, List<String> texts) {}
