package tumult.games.frappadingue.solved;

import java.util.Arrays;
import tumult.engine.Rng;

/** Stops of a turn, numbered in the order they were added, and found by their key. */
final class Stops {
  static final int NONE = -1;

  private long[] slots = new long[1 << 10];
  private int[] numbers = new int[1 << 10];
  private long[] keys = new long[1 << 9];
  private int count;

  int count() {
    return count;
  }

  long key(int stop) {
    return keys[stop];
  }

  /** The number of a stop, or {@link #NONE}. The opening is not found. */
  int find(long key) {
    int slot = slot(key);
    return key != Turn.OPENING && slots[slot] == key ? numbers[slot] : NONE;
  }

  /** Adds a stop that is not there yet, and returns its number. */
  int add(long key) {
    if (count == keys.length) {
      grow();
    }
    int slot = slot(key);
    slots[slot] = key;
    numbers[slot] = count;
    keys[count] = key;
    return count++;
  }

  private void grow() {
    keys = Arrays.copyOf(keys, 2 * count);
    slots = new long[4 * count];
    numbers = new int[4 * count];
    for (int stop = 0; stop < count; stop++) {
      int slot = slot(keys[stop]);
      slots[slot] = keys[stop];
      numbers[slot] = stop;
    }
  }

  /** Where a key is, or the free place where it would be. */
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = (int) Rng.mix(key) & mask;
    while (slots[slot] != key && slots[slot] != 0) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
