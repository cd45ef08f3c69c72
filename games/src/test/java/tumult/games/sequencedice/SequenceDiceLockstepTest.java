package tumult.games.sequencedice;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.LockstepContract;
import tumult.testkit.Reference;

/** SequenceDice and its slow reference agree. */
final class SequenceDiceLockstepTest extends LockstepContract<SequenceDiceState> {
  @Override
  protected List<SequenceDice> variants() {
    return Stream.of(
            "seats=2",
            "seats=3",
            "seats=4",
            "seats=2,length=5",
            "seats=3,length=6",
            "seats=4,length=5")
        .map(options -> new SequenceDice(Setup.parse("sequence-dice(" + options + ")", Games.ALL)))
        .toList();
  }

  @Override
  protected Reference reference(Map<String, String> options) {
    return new SequenceDiceReference(options);
  }
}
