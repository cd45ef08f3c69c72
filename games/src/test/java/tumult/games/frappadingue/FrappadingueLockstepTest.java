package tumult.games.frappadingue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.LockstepContract;
import tumult.testkit.Reference;

/** Frappadingue and its slow reference agree. */
final class FrappadingueLockstepTest extends LockstepContract<FrappadingueState> {
  @Override
  protected List<Frappadingue> variants() {
    return Stream.of(
            "seats=1,target=500",
            "seats=2,target=500",
            "seats=3,target=500,crashes=20",
            "seats=4,target=500,plusFive=30",
            "seats=8,target=500,copies=5,specials=0,crashes=0",
            "seats=2,target=1000,crashOnDeal=true,crashes=8",
            "seats=2,target=2000,copies=5,specials=1,crashes=0",
            "seats=2,target=20000,copies=20,specials=10,crashes=0")
        .map(options -> new Frappadingue(Setup.parse("frappadingue(" + options + ")", Games.ALL)))
        .toList();
  }

  @Override
  protected Reference reference(Map<String, String> options) {
    return new FrappadingueReference(options);
  }
}
