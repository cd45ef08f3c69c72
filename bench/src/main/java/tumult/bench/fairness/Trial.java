package tumult.bench.fairness;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.table.arbiter.Limits;

/** Many evenings under the same limits, repeatable by their seed. */
final class Trial {
  private static final int RACES_PER_EVENING = 120;

  private final long seed;
  private final Limits limits;

  Trial(long seed, Limits limits) {
    this.seed = seed;
    this.limits = limits;
  }

  /** Runs about so many races among those who are invited to each evening. */
  Tally run(long races, Function<Company, List<Player>> invited) {
    int evenings = (int) Math.max(1, races / RACES_PER_EVENING);
    Tally total = new Tally();
    IntStream.range(0, evenings)
        .parallel()
        .mapToObj(evening -> evening(evening, invited))
        .toList()
        .forEach(total::add);
    return total;
  }

  private Tally evening(int number, Function<Company, List<Player>> invited) {
    Company company = new Company(new Draw(seed, number));
    return new Evening(invited.apply(company), limits).run(RACES_PER_EVENING);
  }
}
