package tumult.table.luck;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tumult.engine.State;

/**
 * The luck of one game, which nobody can choose and everybody can check afterwards.
 *
 * <p>The server commits itself to a seed, then the seats add to it; from both comes a key, and from
 * the key every outcome in turn. {@code docs/fair-luck.md} says how, with test vectors.
 */
public final class Luck {
  private final Sha256 key;

  /**
   * The luck of a game.
   *
   * @param seed the server's, in hex
   * @param table the table's id
   * @param game the game's number at that table
   * @param added what each seat has added, in hex, seat 0 first; empty for nothing
   */
  public Luck(String seed, String table, int game, List<String> added) {
    StringBuilder text = new StringBuilder("tumult luck 1\ntable " + table + "\ngame " + game);
    for (int seat = 0; seat < added.size(); seat++) {
      text.append("\nseat ").append(seat).append(' ').append(added.get(seat));
    }
    key = new Sha256(hmac(new Sha256(Digest.bytes(seed)), text.toString()));
  }

  /** The seed of one of a table's games; it tells nothing about the table's other seeds. */
  public static String seed(String root, int game) {
    return Digest.hex(hmac(new Sha256(Digest.bytes(root)), "tumult seed " + game));
  }

  /** What is published of a seed beforehand. */
  public static String commitment(String seed) {
    return Digest.hex(Digest.sha256(Digest.bytes(seed)));
  }

  /**
   * The outcome of a stream's next event, by weight.
   *
   * @param outcomes all possible ones, ascending
   * @param stream the verb of the outcomes
   * @param counter how many events of that stream came before
   */
  public int outcome(State<?> state, int[] outcomes, int count, String stream, int counter) {
    long total = 0;
    for (int i = 0; i < count; i++) {
      total += state.weight(outcomes[i]);
    }
    long rest = below(total, stream, counter);
    int i = 0;
    for (int weight = state.weight(outcomes[0]); rest >= weight; ) {
      rest -= weight;
      weight = state.weight(outcomes[++i]);
    }
    return outcomes[i];
  }

  /** A number from 0 to {@code bound - 1}, each equally likely. */
  public long below(long bound, String stream, int counter) {
    // The largest multiple of the bound within 64 bits; what lies above would favour low numbers.
    long rejected = Long.remainderUnsigned(-bound, bound);
    for (int attempt = 0; ; attempt++) {
      long number = bits(stream, counter, attempt);
      if (rejected == 0 || Long.compareUnsigned(number, -rejected) < 0) {
        return Long.remainderUnsigned(number, bound);
      }
    }
  }

  /** The 64 bits that an attempt at an event gives. */
  public long bits(String stream, int counter, int attempt) {
    return ByteBuffer.wrap(hmac(key, stream + " " + counter + " " + attempt)).getLong();
  }

  private static byte[] hmac(Sha256 key, String text) {
    return key.hmac(text.getBytes(StandardCharsets.UTF_8));
  }
}
