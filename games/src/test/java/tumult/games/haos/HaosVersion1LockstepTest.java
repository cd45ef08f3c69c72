package tumult.games.haos;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.testkit.LockstepContract;
import tumult.testkit.Reference;

/** Haos by its first rules and its slow reference agree. */
final class HaosVersion1LockstepTest extends LockstepContract<HaosState> {
  @Override
  protected List<Haos> variants() {
    return Stream.of("seats=2", "seats=2,grabs=6,palms=6,allOpens=6", "seats=4")
        .map(Scenes::version1)
        .toList();
  }

  @Override
  protected Reference reference(Map<String, String> options) {
    return new HaosReference(1, options);
  }

  /** Fewer: all but one rule is compared with the newest version already. */
  @Override
  protected int games() {
    return super.games() / 10;
  }
}
