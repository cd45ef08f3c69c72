package tumult.games.maumau;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.LockstepContract;
import tumult.testkit.Reference;

/** MauMau and its slow reference agree. */
final class MauMauLockstepTest extends LockstepContract<MauMauState> {
  @Override
  protected List<MauMau> variants() {
    return Stream.of(
            "seats=2",
            "seats=3,starter=number",
            "seats=4",
            "seats=5,mustPlay=false,rounds=1",
            "seats=8,rounds=2",
            "seats=2,starter=number,rounds=5",
            "seats=7,starter=number,mustPlay=false,rounds=1",
            "seats=6,rounds=1,starter=number")
        .map(options -> new MauMau(Setup.parse("mau-mau(" + options + ")", Games.ALL)))
        .toList();
  }

  @Override
  protected Reference reference(Map<String, String> options) {
    return new MauMauReference(options);
  }
}
