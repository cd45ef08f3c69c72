package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tumult.engine.BadInput;
import tumult.games.Games;
import tumult.games.haos.HaosRefusal;
import tumult.games.haos.HaosView;
import tumult.table.races.Arbiter;
import tumult.table.races.PhotoFinish;
import tumult.table.races.RaceLimits;
import tumult.table.records.FairRecord;
import tumult.table.steps.LogLine;

/** Races at a table of four: who was first, found out from afar. */
final class TableRacesTest {
  private static final String GAME = "haos(seats=4,grabs=0,palms=0,allOpens=0,lefts=0)";
  private static final List<String> PEOPLE = List.of("anna", "bo", "cleo", "dmytro");
  private static final long[] ROUND_TRIPS = {20, 300, 40, 60};

  /** The limits of another time: more counts as a guess, more is flagged. */
  private static final RaceLimits OTHER =
      new RaceLimits(
          5_000,
          200_000,
          420_000,
          RaceLimits.STANDARD.handling(),
          RaceLimits.STANDARD.credit(),
          RaceLimits.STANDARD.stalls(),
          RaceLimits.STANDARD.waits(),
          RaceLimits.STANDARD.deadHeats(),
          RaceLimits.STANDARD.reach(),
          RaceLimits.STANDARD.stallReach(),
          RaceLimits.STANDARD.patience(),
          RaceLimits.STANDARD.stallPatience(),
          RaceLimits.STANDARD.hope(),
          RaceLimits.STANDARD.handshake(),
          RaceLimits.STANDARD.surprise(),
          RaceLimits.STANDARD.surpriseAtTwo(),
          RaceLimits.STANDARD.benefit(),
          RaceLimits.STANDARD.nearest(),
          RaceLimits.STANDARD.mostCompensation());

  private final TableScene scene = TableScene.playing(GAME, PEOPLE.toArray(String[]::new));
  private TableRaces<String> races = new TableRaces<>(scene.table);
  private long now = 1_000_000;

  @BeforeEach
  void connect() {
    for (int seat = 0; seat < PEOPLE.size(); seat++) {
      for (int ping = 0; ping < 9; ping++) {
        long at = now + 50_000L * ping;
        races.arbiter().pinged(seat, at);
        races.arbiter().ponged(seat, at, at + 1000 * ROUND_TRIPS[seat]);
      }
    }
    now += 1_000_000;
  }

  @Test
  void the_faster_person_wins_though_the_touch_arrives_later() {
    List<Integer> duel = openUntilDuel();
    int near = duel.getFirst();
    int far = duel.getLast();
    assertThat(touch(near, 431)).isNull();
    assertThat(races.ending(now + micros(431 + ROUND_TRIPS[near]))).isNull();
    assertThat(touch(far, 405)).isNull();
    Command.Arbitrate word = command(now + micros(405 + ROUND_TRIPS[far]));
    assertThat(word.actor()).isEqualTo(far);
    assertThat(word.move()).isEqualTo("grab");
    scene.server(word);
    LogLine line =
        Objects.requireNonNull(
            scene.table.message("anna").log().stream()
                .filter(each -> each.key().equals("haos.verdict"))
                .findFirst()
                .orElse(null));
    assertThat(line.arguments()).containsExactly(far + "," + near, "405,431", "9");
  }

  @Test
  void nobody_is_asked_again_before_the_time_that_was_named() {
    List<Integer> duel = openUntilDuel();
    touch(duel.getFirst(), 431);
    assertThat(races.ending(now + micros(431 + ROUND_TRIPS[duel.getFirst()]))).isNull();
    assertThat(races.nextCheck()).isLessThan(now + 1_000_000);
    assertThat(command(now + 1_000_000).actor()).isEqualTo(duel.getFirst());
  }

  @Test
  void two_that_cannot_be_told_apart_are_a_dead_heat() { // R14
    List<Integer> duel = openUntilDuel();
    touch(duel.getFirst(), 431);
    touch(duel.getLast(), 428);
    Command.Arbitrate word = command(now + 1_000_000);
    assertThat(word.move()).isEqualTo("dead-heat");
    scene.server(word);
    assertThat(view().totem()).isNotEmpty();
  }

  @Test
  void a_touch_without_a_duel_is_a_mistake() { // R11
    open();
    assertThat(touch(2, 380)).isNull();
    Command.Arbitrate word = command(now + 1_000_000);
    assertThat(word.actor()).isEqualTo(2);
    scene.server(word);
    assertThat(view().places().get(2).stack()).isGreaterThan(15);
  }

  @Test
  void a_touch_names_what_its_player_had_seen_whatever_was_opened_since() { // R15
    List<Integer> duel = openUntilDuel();
    int seen = view().openings();
    open();
    int far = duel.getLast();
    assertThat(reacts(far, seen, 700, now + micros(100))).isNull();
    Command.Arbitrate word = command(now + 1_000_000);
    assertThat(word.move()).isEqualTo("grab@prev");
  }

  @Test
  void an_opening_of_long_ago_cannot_be_named() { // R15
    open();
    int seen = view().openings();
    open();
    open();
    assertThat(Objects.requireNonNull(reacts(1, seen, 2000, now)).refusal())
        .isEqualTo(HaosRefusal.OPENING_TOO_OLD);
    assertThat(races.isRaceOn()).isFalse();
  }

  @Test
  void who_is_too_quick_has_touched_for_what_lay_there_before() { // R15
    open();
    assertThat(Objects.requireNonNull(touch(0, 60)).refusal()).isEqualTo(HaosRefusal.TOO_EARLY);
    assertThat(touch(0, 400)).as("and may touch again").isNull();
    races.settle();
    open();
    assertThat(touch(0, 60)).as("a mistake there").isNull();
    Command.Arbitrate word = command(now + 1_000_000);
    assertThat(word.move()).isEqualTo("grab@prev");
  }

  @Test
  void a_touch_that_comes_after_the_verdict_is_void() { // R15
    List<Integer> duel = openUntilDuel();
    touch(duel.getFirst(), 300);
    scene.server(command(now + 1_000_000));
    races.settle();
    races.happened(now + 1_000_000);
    assertThat(Objects.requireNonNull(touch(duel.getLast(), 290)).refusal())
        .isEqualTo(HaosRefusal.ALREADY_SETTLED);
  }

  @Test
  void nobody_touches_from_the_sofa() {
    open();
    scene.arrives("eve");
    Ask ask = Ask.of("eve", scene.time, new Command.React("grab", 1, 300, 0.1, true));
    assertThat(Objects.requireNonNull(races.touch(ask, now, "eve")).refusal())
        .isEqualTo(TableRefusal.NOT_SEATED);
  }

  @Test
  void without_a_touch_there_is_nothing_to_wait_for() {
    open();
    assertThat(races.ending(now)).isNull();
    assertThat(races.nextCheck()).isEqualTo(Arbiter.NEVER);
  }

  @Test
  void a_record_says_what_every_verdict_rests_on_and_can_be_judged_again() {
    List<Integer> duel = openUntilDuel();
    touch(duel.getFirst(), 431);
    touch(duel.getLast(), 405);
    scene.server(command(now + 1_000_000));
    String record = resigned();
    assertThat(record).contains("~ race of opening").contains("claimed 405000, granularity 100");
    assertThat(FairRecord.verify(record, Games::named).toString()).isEqualTo(record);
    assertThatThrownBy(() ->
            FairRecord.verify(record.replace("claimed 405000", "claimed 445000"), Games::named))
        .isInstanceOf(BadInput.class);
  }

  @Test
  void a_touch_that_is_likely_on_its_way_keeps_others_from_winning() { // R14
    List<Integer> duel = openUntilDuel();
    int far = duel.getLast();
    long stall = now + micros(300);
    for (long at = now; at < now + micros(1000); at += micros(70)) {
      races.arbiter().pinged(far, at);
      if (at < stall) {
        races.arbiter().ponged(far, at, at + micros(ROUND_TRIPS[far]));
      }
    }
    touch(duel.getFirst(), 500);
    long decided = now + micros(510 + 8 + ROUND_TRIPS[far] + 35);
    TableRaces.Ending ending = Objects.requireNonNull(races.ending(decided));
    assertThat(ending.command().move()).isEqualTo("dead-heat");
    assertThat(ending.seats()).containsExactlyElementsOf(duel);
    scene.server(ending.command());
    races.settle();
    races.happened(decided);
    assertThat(Objects.requireNonNull(touch(far, 450)).refusal())
        .isEqualTo(HaosRefusal.ALREADY_SETTLED);
    String record = resigned();
    assertThat(record).contains(", held up " + far);
    assertThat(FairRecord.verify(record, Games::named).toString()).isEqualTo(record);
    assertThatThrownBy(() -> FairRecord.verify(retold(", held up " + far, ""), Games::named))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("by this race it is");
    String other = ", held up " + outside(duel);
    assertThatThrownBy(() -> FairRecord.verify(retold(", held up " + far, other), Games::named))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("could not have won");
  }

  private static int outside(List<Integer> duel) {
    return IntStream.range(0, 4).filter(seat -> !duel.contains(seat)).findFirst().orElseThrow();
  }

  @Test
  void who_touched_is_still_to_be_answered_when_the_game_is_paused() {
    open();
    touch(2, 380);
    scene.does("anna", new Command.Pause());
    races.happened(now);
    assertThat(races.ending(now + 1_000_000)).isNull();
    assertThat(races.nextCheck()).isEqualTo(Arbiter.NEVER);
    assertThat(races.settle()).extracting(TableRaces.Pending::request).containsExactly("cleo");
    assertThat(races.isRaceOn()).isFalse();
  }

  private Command.Arbitrate command(long at) {
    return Objects.requireNonNull(races.ending(at)).command();
  }

  @Test
  void a_race_is_judged_again_by_the_limits_of_its_time() {
    races = new TableRaces<>(scene.table, OTHER);
    connect();
    List<Integer> duel = openUntilDuel();
    touch(duel.getFirst(), 431);
    touch(duel.getLast(), 405);
    scene.server(command(now + 1_000_000));
    String record = resigned();
    assertThat(record)
        .contains("dead zone 5000, guess below 200000, early below 420000")
        .contains("reaction 405000, flagged, right")
        .contains("reaction 431000, fair, right");
    assertThat(FairRecord.verify(record, Games::named).toString()).isEqualTo(record);
    assertThatThrownBy(() ->
            FairRecord.verify(retold("early below 420000", "early below 150000"), Games::named))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("flagged, right', but judged again it is")
        .hasMessageContaining("fair, right'");
  }

  @Test
  void a_race_kept_without_limits_is_judged_by_those_of_the_first_races() {
    List<Integer> duel = openUntilDuel();
    touch(duel.getFirst(), 431);
    touch(duel.getLast(), 140);
    Command.Arbitrate word = command(now + 1_000_000);
    PhotoFinish finish = Objects.requireNonNull(word.finish());
    PhotoFinish old =
        new PhotoFinish(finish.opening(), finish.deadZone(), null, null, finish.touches());
    scene.server(new Command.Arbitrate(word.actor(), word.move(), word.by(), old));
    String record = resigned();
    assertThat(record)
        .contains(", dead zone 8000 #")
        .contains("reaction 140000, flagged, right")
        .doesNotContain("early below");
    assertThat(FairRecord.verify(record, Games::named).toString()).isEqualTo(record);
  }

  /** The record with something else in its steps and all marks made anew. */
  private String retold(String there, String instead) {
    FairRecord record = Objects.requireNonNull(scene.table.record());
    return new FairRecord(
            record.game(),
            record.names(),
            record.table(),
            record.number(),
            record.added(),
            record.seed(),
            record.steps().stream().map(step -> step.replace(there, instead)).toList(),
            record.end())
        .toString();
  }

  /** The record after all but one have given up. */
  private String resigned() {
    for (String person : PEOPLE.subList(1, 4)) {
      scene.does(person, new Command.Resign());
    }
    return Objects.requireNonNull(scene.table.record()).toString();
  }

  private static long micros(long millis) {
    return millis * 1000;
  }

  private HaosView view() {
    return (HaosView) scene.table.gameView(0);
  }

  /** Opens a card, which everybody is shown at once. */
  private void open() {
    now += 2_000_000;
    scene.does(PEOPLE.get(view().turn()), new Command.Play("open", Command.ANY_PLY));
    races.happened(now);
  }

  /** Opens cards until two show the same symbol, and says whose. */
  private List<Integer> openUntilDuel() {
    while (true) {
      open();
      for (int one = 0; one < 4; one++) {
        for (int other = one + 1; other < 4; other++) {
          if (symbol(one) != 0 && symbol(one) == symbol(other)) {
            return ROUND_TRIPS[one] < ROUND_TRIPS[other]
                ? List.of(one, other)
                : List.of(other, one);
          }
        }
      }
    }
  }

  private char symbol(int place) {
    List<String> pile = view().places().get(place).pile();
    return pile.isEmpty() ? 0 : pile.getFirst().charAt(1);
  }

  private Decision.@Nullable Refused touch(int seat, long reaction) {
    return reacts(seat, view().openings(), reaction, now + micros(reaction + ROUND_TRIPS[seat]));
  }

  private Decision.@Nullable Refused reacts(int seat, int opening, long reaction, long at) {
    Command react = new Command.React("grab", opening, reaction, 0.1, true);
    return races.touch(Ask.of(PEOPLE.get(seat), scene.time, react), at, PEOPLE.get(seat));
  }
}
