package tumult.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.server.tables.Tables;
import tumult.table.Ask;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Message;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.Table;
import tumult.table.Visibility;
import tumult.table.steps.GameCache;

/** What is kept of a table leads to the same table, and tells the same, whatever is played. */
final class PastTest {
  private static final GameCache GAMES = new GameCache(Games::named);
  private static final int EVENTS = 1_600;

  private final Table table = new Table("kitchen", GAMES);
  private final Past past = new Past();
  private final List<Message> told = new ArrayList<>();
  private final Rng rng = new Rng(2026);
  private long time = 1_000;

  static List<String> games() {
    return List.of(
        "mau-mau(seats=3,rounds=1)",
        "sequence-dice(seats=2)",
        "kaos(seats=2)",
        "haos(seats=3)",
        "frappadingue(seats=2)");
  }

  private void happen(String who, Command command) {
    Ask ask = new Ask(who, List.of(), time++, "7f".repeat(32), command);
    if (table.decide(ask) instanceof Decision.Accepted(List<Event> events)) {
      for (Event event : events) {
        table.evolve(event);
        past.add(JournalEntry.of(event, who, "c" + time), this::checkpoint);
        told.add(table.message("anna"));
      }
    }
  }

  private Checkpoint checkpoint() {
    Map<String, Map<Long, Long>> answers = new HashMap<>();
    answers.put("anna", Map.of(-1L, 7L));
    return new Checkpoint(table.checkpoint(), answers);
  }

  private void open(String game) {
    happen("anna", new Command.Open(game, Visibility.PUBLIC, Spectators.OPEN, 30, "A", "fox"));
    happen(Ask.SERVER, new Command.Arrive("anna", "A", "fox"));
    happen("anna", new Command.Sit(0, "A", "fox", "0a"));
    happen("anna", new Command.FillSeats(1));
  }

  /** Games one after the other, with talk between. */
  private void playOn() {
    if (table.phase() != Phase.PLAYING) {
      happen("anna", new Command.Start());
    } else if (rng.below(6) == 0) {
      happen("anna", new Command.Emote("wave"));
    } else if (!move()) {
      time += 60_000;
      happen(Ask.SERVER, new Command.Tick());
    }
  }

  private boolean move() {
    for (Chair chair : table.seats()) {
      List<String> moves = table.moves(chair.seat());
      if (!moves.isEmpty()) {
        int pick = rng.below(moves.size());
        if (chair.level() == 0) {
          happen("anna", new Command.Play(moves.get(pick), Command.ANY_PLY));
        } else {
          int action = table.actions(chair.seat())[pick];
          happen(Ask.SERVER, new Command.BotPlay(chair.seat(), action, Command.ANY_PLY));
        }
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @MethodSource("games")
  void what_is_stored_leads_to_the_same_table_and_tells_the_same_again(String game) {
    open(game);
    while (table.number() < EVENTS) {
      playOn();
      if (rng.below(10) == 0) {
        assertSame(Past.Chapters.read(past.chapters().bytes()));
      }
    }
    assertThat(table.gamesOver() > 0 || game.startsWith("haos")).as("games end").isTrue();
  }

  private void assertSame(Past.Chapters kept) {
    assertThat(kept.start()).isLessThanOrEqualTo(Math.max(0, table.number() - Tables.KEPT));
    assertThat(table.number() - kept.start()).isLessThanOrEqualTo(8 * Tables.KEPT);
    Checkpoint first = kept.first();
    Table again = first == null ? new Table("kitchen", GAMES) : new Table(first.table(), GAMES);
    kept.tell(entry -> again.evolve(entry.event()));
    assertThat(again.checkpoint()).isEqualTo(table.checkpoint());
    long seen = kept.start() + rng.below((int) (table.number() - kept.start()) + 1);
    List<Message> missed = new ArrayList<>();
    kept.relive("kitchen", GAMES, seen, then -> missed.add(then.message("anna")));
    assertThat(missed).isEqualTo(told.subList((int) seen, told.size()));
  }

  @Test
  void a_checkpoint_is_read_as_it_was_written_and_only_so() {
    open("kaos(seats=2)");
    happen("anna", new Command.Start());
    move();
    Checkpoint now = checkpoint();
    assertThat(Checkpoint.read(now.json())).isEqualTo(now);
    String json = new String(now.json(), UTF_8);
    for (String other :
        List.of(
            json.replace("\"format\":2", "\"format\":1"),
            json.replace("\"pace\":30,", ""),
            json.replaceFirst("\\{", "{\"more\":1,"))) {
      assertThat(other).isNotEqualTo(json);
      assertThatThrownBy(() -> Checkpoint.read(other.getBytes(UTF_8)))
          .isInstanceOf(RuntimeException.class);
    }
  }

  @Test
  void a_past_with_plain_lines_is_read_as_it_was_stored_at_first() throws IOException {
    open("kaos(seats=2)");
    happen("anna", new Command.Start());
    move();
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    past.chapters()
        .tell(entry -> {
          lines.writeBytes(entry.json());
          lines.write('\n');
        });
    byte[] packed = Packed.pack(lines.toByteArray(), lines.size());
    ByteArrayOutputStream stored = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(stored)) {
      out.write(new byte[] {1, 1}); // format, chapters
      out.writeLong(0);
      out.writeInt(0); // nothing had happened before
      out.writeInt(packed.length);
      out.write(packed);
    }
    assertSame(Past.Chapters.read(stored.toByteArray()));
  }

  @Test
  void a_past_that_is_broken_is_recognised() {
    open("kaos(seats=2)");
    byte[] bytes = past.chapters().bytes();
    for (int length : new int[] {0, 1, 2, 12, bytes.length - 1}) {
      assertThatThrownBy(() -> Past.Chapters.read(Arrays.copyOf(bytes, length)).tell(entry -> {}))
          .isInstanceOf(RuntimeException.class);
    }
  }

  @Test
  void what_is_kept_does_not_grow_with_what_has_happened() {
    open("sequence-dice(seats=2)");
    long[] sizes =
        LongStream.of(2_000, 4_000, 8_000)
            .map(events -> {
              while (table.number() < events) {
                playOn();
              }
              return past.chapters().bytes().length;
            })
            .toArray();
    assertThat(sizes[2]).isLessThan(2 * sizes[0]);
  }
}
