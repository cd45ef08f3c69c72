package tumult.games.haos;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.LockstepContract;
import tumult.testkit.Reference;

/** Haos and its slow reference agree. */
final class HaosLockstepTest extends LockstepContract<HaosState> {
  @Override
  protected List<Haos> variants() {
    return Stream.of(
            "seats=2",
            "seats=3",
            "seats=4",
            "seats=5",
            "seats=10",
            "seats=6,lefts=6,allOpens=6",
            "seats=2,grabs=6,palms=6,allOpens=6",
            "seats=4,grabs=0,palms=0,allOpens=0,lefts=0",
            "seats=3,grabs=0,palms=6,allOpens=6,lefts=6")
        .map(options -> new Haos(Setup.parse("haos(" + options + ")", Games.ALL)))
        .toList();
  }

  @Override
  protected Reference reference(Map<String, String> options) {
    return new HaosReference(2, options);
  }
}
