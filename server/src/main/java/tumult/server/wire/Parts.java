package tumult.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * The parts of one kind of record by their places, read as compiled code would, not by reflection.
 *
 * <p>For every kind there is a class of its own ({@link PartsCode}): what a view is made of is
 * asked for with every move, and nearly all of it is as it was.
 */
public interface Parts {
  /** So many parts a record may have. */
  int MOST = Long.SIZE;

  /**
   * Which parts of two such records are not the very same object or number, a bit each: the others
   * need not be looked at.
   */
  long differing(Object before, Object after);

  /** What is at a place. */
  @Nullable Object part(Object record, int place);

  /** Those of a kind of record. */
  static Parts of(Class<?> record) {
    return PartsCode.of(record);
  }
}
