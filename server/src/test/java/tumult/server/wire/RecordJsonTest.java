package tumult.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.games.Games;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Message;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.Table;
import tumult.table.Visibility;
import tumult.table.steps.GameCache;
import tumult.table.steps.LogLine;

final class RecordJsonTest {
  private static final List<String> PEOPLE = List.of("anna", "bo", "looker");
  private static final int MOVES = 400;
  private static final Command ARRIVAL = new Command.Arrive("looker", "Søren \"Ї\" \\ 🎲", "owl");

  /** Every kind of value there is. */
  public record Odds(
      String words,
      int small,
      long large,
      boolean truth,
      double half,
      Phase phase,
      @Nullable String nothing,
      List<@Nullable Integer> holes,
      Map<String, Integer> map,
      Empty empty) {}

  /** No value at all. */
  public record Empty() {}

  static Set<String> games() {
    return Games.ALL.keySet();
  }

  @ParameterizedTest
  @MethodSource("games")
  void writesWhatIsToldInAWholeGameAsJacksonWould(String game) {
    Random random = new Random(1);
    Table table = new Table("kitchen", new GameCache(Games::named));
    Command open =
        new Command.Open(game + "(seats=2)", Visibility.PUBLIC, Spectators.OPEN, 0, "Anna", "fox");
    carryOut(table, new Ask("anna", List.of(), 1, "7f".repeat(32), open));
    carryOut(table, Ask.of(Ask.SERVER, 1, ARRIVAL));
    for (String person : List.of("anna", "bo")) {
      carryOut(table, Ask.of(Ask.SERVER, 1, new Command.Arrive(person, person, "fox")));
      carryOut(table, Ask.of(person, 1, new Command.Sit(Command.ANY_SEAT, person, "fox", "0a")));
    }
    carryOut(table, Ask.of("anna", 1, new Command.Start()));
    for (int i = 0; i < MOVES && table.phase() == Phase.PLAYING; i++) {
      int seat = table.moves(0).isEmpty() ? 1 : 0;
      List<String> moves = table.moves(seat);
      Command play = new Command.Play(moves.get(random.nextInt(moves.size())), Command.ANY_PLY);
      carryOut(table, Ask.of(PEOPLE.get(seat), 1, play));
    }
  }

  private static void carryOut(Table table, Ask ask) {
    Decision decision = table.decide(ask);
    assertThat(decision).isInstanceOf(Decision.Accepted.class);
    for (Event event : ((Decision.Accepted) decision).events()) {
      table.evolve(event);
      PEOPLE.forEach(person -> check(table.message(person)));
    }
  }

  private static void check(Message message) {
    ToClient told = new ToClient.Told(message.number(), message.log(), message.view());
    assertThat(utf8(Wire.bytes(told))).isEqualTo(Wire.text(told));
  }

  private static String utf8(ByteBuffer bytes) {
    return StandardCharsets.UTF_8.decode(bytes).toString();
  }

  @Test
  void writesEveryKindOfValue() throws JsonProcessingException {
    Odds odds =
        new Odds(
            "\u0000\u001f \"\\/\b\f\n\r\t\u007f\u2028ї🎲",
            -7,
            Long.MIN_VALUE,
            true,
            0.5,
            Phase.PLAYING,
            null,
            Arrays.asList(1, null),
            Map.of("a", 1),
            new Empty());
    String jackson = Wire.JSON.writeValueAsString(odds);
    assertThat(utf8(RecordJson.of("odds", odds)))
        .isEqualTo("{\"type\":\"odds\"," + jackson.substring(1))
        .contains("\"holes\":[1,null]")
        .doesNotContain("nothing");
    LogLine line = new LogLine("table.said", List.of());
    assertThat(utf8(RecordJson.of("line", line)))
        .isEqualTo("{\"type\":\"line\",\"key\":\"table.said\",\"arguments\":[]}");
  }
}
