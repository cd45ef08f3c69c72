package tumult.games.kaos;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.LockstepContract;
import tumult.testkit.Reference;

/** Kaos and its slow reference agree. */
final class KaosLockstepTest extends LockstepContract<KaosState> {
  @Override
  protected List<Kaos> variants() {
    return Stream.of(
            "seats=2",
            "seats=3",
            "seats=4,maxRounds=4",
            "seats=5,maxRounds=2,forgiving=true",
            "seats=6,maxRounds=3,highest=6,copies=3",
            "seats=4,maxRounds=3,blanks=0",
            "seats=2,highest=15,copies=10,blanks=3",
            "seats=3,highest=6,copies=3,blanks=0,maxRounds=5,forgiving=true")
        .map(options -> new Kaos(Setup.parse("kaos(" + options + ")", Games.ALL)))
        .toList();
  }

  @Override
  protected Reference reference(Map<String, String> options) {
    return new KaosReference(options);
  }
}
