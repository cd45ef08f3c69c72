package tumult.worker.instead;

import java.util.Collection;
import java.util.stream.IntStream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Tells the compiler for pages which files the rules read: what lines of Sequence Dice are worth.
 */
public final class LineFiles implements ResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> known) {
    return IntStream.rangeClosed(2, 3)
        .boxed()
        .flatMap(sides -> IntStream.rangeClosed(5, 6).mapToObj(length -> file(sides, length)))
        .toArray(String[]::new);
  }

  private static String file(int sides, int length) {
    return "tumult/games/sequencedice/lines-" + sides + "-" + length + ".txt";
  }
}
