package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static tumult.server.entity.TestPlayer.get;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tumult.bots.Bot;
import tumult.bots.RandomBot;
import tumult.engine.Plan;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Answer;
import tumult.server.tables.Delays;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Subscription;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.server.tables.Telling;
import tumult.table.Command;
import tumult.table.Message;
import tumult.table.Phase;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.table.records.FairRecord;
import tumult.table.steps.GameCache;

/** What live tables promise, whatever keeps them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TablesContract {
  private static final String GAME = "sequence-dice@1(seats=2)";
  private static final int EVENTS_WITH_SNAPSHOT = 520;

  /** The number of the event with which {@link #anna_and_bo_play} ends. */
  private static final int STARTED = 6;

  private static final Delays QUICK =
      new Delays(
          Duration.ofMillis(1500),
          Duration.ofSeconds(1),
          Duration.ZERO,
          Duration.ofSeconds(5),
          Duration.ZERO);

  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger botsAsked = new AtomicInteger();
  private Store store;
  private Tables tables;

  /** The same place every time, empty the first time. */
  abstract Store openStore();

  @BeforeAll
  void start() {
    store = openStore();
    Bot bot =
        (turn, rng) ->
            switch (botsAsked.incrementAndGet() % 5) {
              case 0 -> throw new IllegalStateException("a bot that fails now and then");
              case 1 -> null; // waits, and all wait for it
              case 2 -> Plan.now(illegal(turn.actions()));
              case 3 -> Plan.now(rng.below(2) == 0 ? -1 : Integer.MAX_VALUE);
              default -> new RandomBot().choose(turn, rng);
            };
    tables =
        ShardedTables.start(
            store,
            new GameCache(Games::named),
            level -> bot,
            QUICK,
            InstantSource.system(),
            TableMonitor.NOBODY);
  }

  /** The first code that is not among the legal ones. */
  private static int illegal(int[] actions) {
    int code = 0;
    while (Arrays.binarySearch(actions, code) >= 0) {
      code++;
    }
    return code;
  }

  @AfterAll
  void stop() {
    tables.close();
    store.close();
  }

  private void restart() {
    stop();
    start();
  }

  private TestPlayer at(String table, String person) {
    return new TestPlayer(tables, table, person);
  }

  /** A table at which Anna and Bo, who both listen, have just started a game. */
  private String anna_and_bo_play() {
    String table = "table-" + opened.incrementAndGet();
    at(table, "anna").opens(GAME, 0);
    for (String person : List.of("anna", "bo")) {
      RecordingSubscriber ears = new RecordingSubscriber();
      long arrived = at(table, person).comes();
      tables.subscribe(table, person, arrived - 1, ears);
      ears.heardUntil(arrived);
    }
    at(table, "anna").sits(0);
    at(table, "bo").sits(1);
    assertThat(at(table, "anna").does(new Command.Start())).isEqualTo(STARTED);
    return table;
  }

  private TestPlayer mover(String table) {
    return at(table, at(table, "anna").moves().isEmpty() ? "bo" : "anna");
  }

  private long playOn(String table, int moves) {
    long number = 0;
    for (int move = 0; move < moves; move++) {
      number = mover(table).plays();
    }
    return number;
  }

  @Test
  void what_is_accepted_is_told_to_everybody_in_order() {
    String table = anna_and_bo_play();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe(table, "bo", STARTED, ears);
    long last = playOn(table, 6);
    assertThat(ears.heardUntil(last))
        .extracting(Message::number)
        .containsExactlyElementsOf(LongStream.rangeClosed(STARTED + 1, last).boxed().toList());
  }

  @Test
  void what_is_refused_changes_nothing() {
    String table = anna_and_bo_play();
    TableView before = at(table, "anna").view();
    assertThat(at(table, "anna").ask(new Command.Sit(1, "anna", "fox", ""), "1"))
        .isInstanceOf(Answer.Refused.class);
    assertThat(at(table, "anna").view()).isEqualTo(before);
  }

  @Test
  void a_repeated_command_happens_once_and_gets_its_answer_again() {
    String table = anna_and_bo_play();
    long first = accepted(at(table, "bo").ask(new Command.Say("hello"), "b-1"));
    assertThat(accepted(at(table, "bo").ask(new Command.Say("hello"), "b-1"))).isEqualTo(first);
    assertThat(at(table, "anna").view().number()).isEqualTo(STARTED + 1);
    assertThat(at(table, "anna").ask(new Command.Say("mine"), "b-1"))
        .as("ids are each person's own")
        .extracting(answer -> ((Answer.Accepted) answer).number())
        .isEqualTo(STARTED + 2L);
  }

  @Test
  void a_repeated_command_is_recognised_after_a_restart() {
    String table = anna_and_bo_play();
    long first = accepted(at(table, "bo").ask(new Command.Say("hello"), "b-1"));
    restart();
    assertThat(accepted(at(table, "bo").ask(new Command.Say("hello"), "b-1"))).isEqualTo(first);
  }

  @Test
  void what_was_missed_is_told_exactly_as_it_was_told_live() {
    String table = anna_and_bo_play();
    RecordingSubscriber live = new RecordingSubscriber();
    tables.subscribe(table, "anna", STARTED, live);
    long last = playOn(table, 7);
    List<Message> all = live.heardUntil(last);
    for (int seen : new int[] {STARTED, STARTED + 3, STARTED + 6}) {
      RecordingSubscriber late = new RecordingSubscriber();
      tables.subscribe(table, "anna", seen, late);
      assertThat(late.heardUntil(last)).isEqualTo(all.subList(seen - STARTED, all.size()));
    }
  }

  @Test
  void who_has_missed_nothing_hears_only_what_is_new() {
    String table = anna_and_bo_play();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe(table, "anna", STARTED, ears);
    long last = at(table, "bo").does(new Command.Say("hello"));
    assertThat(ears.heardUntil(last)).hasSize(1);
  }

  @Test
  void who_claims_to_have_seen_the_future_is_told_everything() {
    String table = anna_and_bo_play();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe(table, "anna", STARTED + 1000, ears);
    assertThat(ears.heardUntil(STARTED)).extracting(Message::number).startsWith(1L);
  }

  @Test
  void a_subscriber_that_fails_is_ended_and_nobody_else() {
    String table = anna_and_bo_play();
    RecordingSubscriber good = new RecordingSubscriber();
    tables.subscribe(table, "anna", STARTED, good);
    AtomicInteger told = new AtomicInteger();
    CompletableFuture<Void> ended = new CompletableFuture<>();
    tables.subscribe(
        table,
        "bo",
        0,
        new Subscriber() {
          @Override
          public void tell(Telling telling) {
            told.incrementAndGet();
            throw new IllegalStateException("a subscriber that fails");
          }

          @Override
          public void end() {
            ended.complete(null);
          }
        });
    await().until(ended::isDone);
    long last = playOn(table, 3);
    good.heardUntil(last);
    assertThat(told).hasValue(1);
  }

  @Test
  void a_table_at_rest_is_out_of_memory_and_comes_back_as_it_was() {
    String table = anna_and_bo_play();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe(table, "anna", 0, ears);
    playOn(table, 10);
    long last = chat(table, EVENTS_WITH_SNAPSHOT);
    List<Message> told = ears.heardUntil(last);
    TableView before = at(table, "anna").view();
    restart();
    await().until(() -> tables.inMemory() == 0);
    assertThat(at(table, "anna").view().play()).isEqualTo(before.play());
    assertThat(tables.inMemory()).isPositive();
    RecordingSubscriber again = new RecordingSubscriber();
    tables.subscribe(table, "anna", last - 100, again);
    assertThat(again.heardUntil(last).subList(0, 100))
        .isEqualTo(told.subList(told.size() - 100, told.size()));
    playOn(table, 3);
  }

  @Test
  void who_has_missed_more_than_is_kept_is_sent_away_and_not_told_half_of_it() {
    String table = anna_and_bo_play();
    long last = chat(table, 5 * Tables.KEPT);
    RecordingSubscriber late = new RecordingSubscriber();
    tables.subscribe(table, "anna", STARTED, late);
    await().until(late::ended);
    assertThat(late.heard()).isEmpty();
    RecordingSubscriber later = new RecordingSubscriber();
    tables.subscribe(table, "anna", last - Tables.KEPT, later);
    assertThat(later.heardUntil(last))
        .extracting(Message::number)
        .containsExactlyElementsOf(
            LongStream.rangeClosed(last - Tables.KEPT + 1, last).boxed().toList());
  }

  private long chat(String table, int lines) {
    long number = 0;
    for (int line = 0; line < lines; line++) {
      number = at(table, "bo").does(new Command.Say("line " + line));
    }
    return number;
  }

  @Test
  void a_seat_s_owner_is_present_while_listening() {
    String table = "presence-" + opened.incrementAndGet();
    at(table, "anna").opens(GAME, 0);
    at(table, "bo").comes();
    at(table, "bo").sits(1);
    Subscription first = tables.subscribe(table, "bo", 0, new RecordingSubscriber());
    Subscription second = tables.subscribe(table, "bo", 0, new RecordingSubscriber());
    await().until(() -> present(table, "bo"));
    first.close();
    second.close();
    await().until(() -> !present(table, "bo"));
    tables.subscribe(table, "bo", 0, new RecordingSubscriber());
    await().until(() -> present(table, "bo"));
  }

  private boolean present(String table, String person) {
    return at(table, "anna").view().people().stream()
        .anyMatch(guest -> guest.person().equals(person) && guest.present());
  }

  @Test
  void nobody_listens_whom_the_table_has_not_let_in() {
    String table = anna_and_bo_play();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe(table, "cy", 0, ears);
    await().until(ears::ended);
    assertThat(ears.heard()).isEmpty();
  }

  @Test
  void bots_play_to_the_end_even_if_they_fail() {
    String table = "bots-" + opened.incrementAndGet();
    at(table, "anna").opens(GAME, 0);
    at(table, "anna").does(new Command.AddBot(0, 1));
    at(table, "anna").does(new Command.AddBot(1, 1));
    at(table, "anna").does(new Command.Start());
    await().until(() -> at(table, "anna").view().phase() == Phase.OVER);
    FairRecord record = get(tables.record(table, 1)).orElseThrow();
    assertThat(FairRecord.verify(record.toString(), Games::named)).isEqualTo(record);
    assertThat(get(tables.record(table, 2))).isEmpty();
  }

  @Test
  void a_clock_that_runs_out_puts_a_bot_in_place() {
    String table = "clock-" + opened.incrementAndGet();
    at(table, "anna").opens(GAME, 1);
    at(table, "anna").sits(0);
    at(table, "anna").does(new Command.AddBot(1, 1));
    RecordingSubscriber ears =
        new RecordingSubscriber(); // bots may be done before anybody could look
    tables.subscribe(table, "anna", 0, ears);
    at(table, "anna").does(new Command.Start());
    await().until(() -> at(table, "anna").view().phase() == Phase.OVER);
    await().until(() -> ears.heard().stream().anyMatch(TablesContract::annaIsReplaced));
  }

  private static boolean annaIsReplaced(Message told) {
    return told.view() != null && told.view().seats().getFirst().standIn();
  }

  @Test
  void there_is_nothing_at_a_table_that_was_never_opened() {
    TestPlayer anna = at("nowhere", "anna");
    assertThat(anna.ask(new Command.Stand(), ""))
        .extracting(answer -> ((Answer.Refused) answer).reason().refusal())
        .isEqualTo(TableRefusal.NOT_OPEN);
    assertThat(get(tables.view("nowhere", "anna"))).isEmpty();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe("nowhere", "anna", 0, ears);
    await().until(ears::ended);
    assertThatThrownBy(() -> tables.view("no|where", "anna"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_lobby_lists_public_tables_also_after_a_restart() {
    String table = anna_and_bo_play();
    String hidden = anna_and_bo_play();
    String closed = anna_and_bo_play();
    at(hidden, "anna").does(new Command.ChangeVisibility(Visibility.LINK));
    at(closed, "anna").does(new Command.Close());
    assertThat(listed()).contains(table).doesNotContain(hidden, closed);
    LobbyTable entry = tables.lobby().stream().filter(t -> t.id().equals(table)).findAny().get();
    assertThat(entry.host()).isEqualTo("anna");
    assertThat(entry.taken()).isEqualTo(2);
    assertThat(entry.present()).isEqualTo(2);
    restart();
    assertThat(listed()).contains(table).doesNotContain(hidden, closed);
    await().untilAsserted(() -> assertThat(present(table, "bo")).isFalse());
  }

  private List<String> listed() {
    return tables.lobby().stream().map(LobbyTable::id).toList();
  }

  @Test
  void whatever_was_asked_before_stopping_is_answered_and_kept() {
    String table = anna_and_bo_play();
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    for (int line = 0; line < 50; line++) {
      answers.add(at(table, "bo").asking(new Command.Say("line " + line), "say-" + line));
    }
    restart();
    assertThat(answers)
        .allSatisfy(answer -> assertThat(answer).isCompletedWithValueMatching(this::isAccepted));
    assertThat(at(table, "bo").view().number()).isGreaterThanOrEqualTo(STARTED + 50);
  }

  private static long accepted(Answer answer) {
    return ((Answer.Accepted) answer).number();
  }

  private boolean isAccepted(Answer answer) {
    return answer instanceof Answer.Accepted;
  }

  @Test
  void who_listens_is_told_when_the_server_stops() {
    String table = anna_and_bo_play();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe(table, "anna", 0, ears);
    ears.heardUntil(STARTED);
    restart();
    await().until(ears::ended);
  }
}
