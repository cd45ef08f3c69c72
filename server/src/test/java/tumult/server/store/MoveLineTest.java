package tumult.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tumult.engine.Rng;
import tumult.table.By;
import tumult.table.Event;
import tumult.table.races.PhotoFinish;

/** A move's line is what is written for any event, byte for byte. */
final class MoveLineTest {
  private static final int MOVES = 20_000;
  private static final List<String> PLAIN =
      List.of("0", "!", "place b2", "roll 3+4", "card ?", "a/b", "~ {}[]:,'", "", "b+2");
  private static final List<String> STRANGE =
      List.of("\"", "\\", "\n", "\u0000", "\u007f", "é", "Анна", "\u2028", "😀");

  private final Rng rng = new Rng(2026);

  private <T> T one(List<T> of) {
    return of.get(rng.below(of.size()));
  }

  private String text(List<String> of) {
    return one(PLAIN) + one(of);
  }

  private Event.Played move(List<String> of) {
    List<String> outcomes = new ArrayList<>();
    for (int left = rng.below(5); left > 0; left--) {
      outcomes.add(text(PLAIN));
    }
    long time = rng.below(3) == 0 ? -rng.below(9) : 1_763_581_287_252L + rng.below(1_000_000);
    return new Event.Played(time, text(of), text(PLAIN), one(List.of(By.values())), outcomes, null);
  }

  @Test
  void an_ordinary_move_is_written_as_any_event() {
    for (int i = 0; i < MOVES; i++) {
      Event.Played move = move(PLAIN);
      String who = text(PLAIN);
      String command = rng.below(3) == 0 ? "" : text(PLAIN);
      byte[] line = Objects.requireNonNull(MoveLine.of(move, who, command));
      assertThat(new String(line, UTF_8))
          .isEqualTo(new String(EventFormat.writeAny(move, who, command), UTF_8));
    }
  }

  @Test
  void what_is_not_plain_is_left_to_others() {
    for (int i = 0; i < MOVES; i++) {
      assertThat(MoveLine.of(move(STRANGE), "anna", "a1")).isNull();
      assertThat(MoveLine.of(move(PLAIN), text(STRANGE), "a1")).isNull();
      assertThat(MoveLine.of(move(PLAIN), "anna", text(STRANGE))).isNull();
    }
    PhotoFinish finish = new PhotoFinish(7, 8_000, null, null, List.of());
    Event.Played race = new Event.Played(1, "0", "grab", By.PERSON, List.of(), finish);
    assertThat(MoveLine.of(race, "anna", "a1")).isNull();
  }
}
