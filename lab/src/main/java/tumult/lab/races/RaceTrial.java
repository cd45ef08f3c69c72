package tumult.lab.races;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.table.races.RaceLimits;

/** Many evenings under the same limits, repeatable by their seed. */
final class RaceTrial {
  private static final int RACES_PER_EVENING = 120;

  private final long seed;
  private final RaceLimits limits;

  RaceTrial(long seed, RaceLimits limits) {
    this.seed = seed;
    this.limits = limits;
  }

  /** Runs about so many races among those who are invited to each evening. */
  Tally run(long races, Function<SimulatedPlayers, List<SimulatedPlayer>> invited) {
    int evenings = (int) Math.max(1, races / RACES_PER_EVENING);
    Tally total = new Tally();
    IntStream.range(0, evenings)
        .parallel()
        .mapToObj(evening -> evening(evening, invited))
        .toList()
        .forEach(total::add);
    return total;
  }

  private Tally evening(int number, Function<SimulatedPlayers, List<SimulatedPlayer>> invited) {
    SimulatedPlayers company = new SimulatedPlayers(new Distributions(seed, number));
    return new RaceSeries(invited.apply(company), limits).run(RACES_PER_EVENING);
  }
}
