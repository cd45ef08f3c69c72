package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tumult.engine.Feat;
import tumult.engine.Seat;

/** A table is an evening: many games, people who come and go, and one running score. */
final class EveningTest {
  private static final String MAU = "mau-mau(seats=3,rounds=1)";

  private static Command sit() {
    return new Command.Sit(Command.ANY_SEAT, "Guest", "owl", "0a");
  }

  private static Command change(String game) {
    return new Command.ChangeGame(game, Spectators.OPEN, 0);
  }

  /** Plays on until the game is over, by giving up one after the other: the last one wins. */
  private static TableScene finish(TableScene scene, String... losers) {
    for (String loser : losers) {
      scene.does(loser, new Command.Resign());
    }
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    return scene;
  }

  private static Guest guest(TableScene scene, String person) {
    return Objects.requireNonNull(scene.table.guest(person));
  }

  private static TableView.Play play(TableScene scene, String person) {
    return Objects.requireNonNull(scene.table.view(person).play());
  }

  private static List<String> seated(TableScene scene) {
    return scene.table.seats().stream().map(Chair::person).toList();
  }

  private static List<Integer> points(TableScene scene) {
    return scene.table.view("anna").evening().standings().stream().map(Standing::points).toList();
  }

  private static List<String> ranking(TableScene scene) {
    return scene.table.view("anna").evening().standings().stream().map(Standing::person).toList();
  }

  @Test
  void a_bot_makes_room_before_the_game_in_it_and_after_it() {
    TableScene scene = TableScene.open(MAU).seated("anna");
    scene.does("anna", new Command.FillSeats(2)).arrives("bo").does("bo", sit());
    assertThat(seated(scene)).containsExactly("anna", "bo", "");
    scene.does("anna", new Command.Start()).arrives("cleo").does("cleo", sit());
    assertThat(seated(scene)).containsExactly("anna", "bo", "cleo");
    scene.does("cleo", new Command.Stand());
    finish(scene, "anna", "bo");
    scene.arrives("dora").does("dora", sit());
    assertThat(seated(scene)).containsExactly("anna", "bo", "dora");
  }

  @Test
  void where_people_have_all_seats_one_is_added() {
    TableScene scene = TableScene.open(MAU).seated("anna", "bo", "cleo", "dora");
    assertThat(seated(scene)).containsExactly("anna", "bo", "cleo", "dora");
    assertThat(scene.table.view("anna").game()).startsWith("mau-mau@1(seats=4,rounds=1");
    scene.ignores("dora", sit());
  }

  @Test
  void where_the_game_is_full_one_waits_and_is_next() {
    TableScene scene = TableScene.open("sequence-dice(seats=2)").seated("anna", "bo");
    scene.does("anna", new Command.Start()).arrives("cleo").does("cleo", sit());
    assertThat(guest(scene, "cleo").waits()).isTrue();
    scene.ignores("cleo", sit());
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
    finish(scene, "anna").does("bo", new Command.Stand());
    assertThat(scene.table.nextDeadline()).isLessThanOrEqualTo(scene.time);
    scene.server(new Command.Tick());
    assertThat(seated(scene)).containsExactly("anna", "cleo");
    assertThat(guest(scene, "cleo").waits()).isFalse();
  }

  @Test
  void who_waits_under_the_name_they_came_with_is_not_said_to_have_a_new_one() {
    TableScene scene = TableScene.playing("sequence-dice(seats=2)", "anna", "bo").arrives("cleo");
    Guest cleo = guest(scene, "cleo");
    scene.does("cleo", new Command.Sit(Command.ANY_SEAT, cleo.name(), cleo.avatar(), "0a"));
    assertThat(guest(scene, "cleo").waits()).isTrue();
    assertThat(scene.journal).noneMatch(Event.Renamed.class::isInstance);
  }

  @Test
  void who_waited_has_a_seat_added_when_the_game_is_over() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo").arrives("dora");
    scene.does("dora", sit()).does("bo", new Command.Resign()).does("cleo", new Command.Resign());
    scene.server(new Command.Tick());
    assertThat(seated(scene)).containsExactly("anna", "bo", "cleo", "dora");
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    assertThat(play(scene, "anna").game()).contains("seats=3");
  }

  @Test
  void who_has_seen_another_hand_is_in_for_the_next_game() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    scene.does("cleo", new Command.Stand()).arrives("dora").sits("dora", 2);
    scene.does("bo", new Command.Stand()).does("cleo", sit());
    assertThat(seated(scene)).containsExactly("anna", "", "dora");
    assertThat(guest(scene, "cleo").waits()).isTrue();
    finish(scene, "anna", "dora").server(new Command.Tick());
    assertThat(seated(scene)).containsExactly("anna", "cleo", "dora");
  }

  @Test
  void who_no_longer_wants_a_seat_is_not_given_one() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo").arrives("dora");
    scene.does("dora", sit()).does("dora", new Command.Stand());
    finish(scene, "anna", "bo");
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
  }

  @Test
  void empty_seats_are_filled_or_closed() {
    TableScene scene = TableScene.open("mau-mau(seats=6)").seated("anna", "bo");
    scene.refuses("bo", new Command.CloseSeats(), TableRefusal.NOT_HOST);
    assertThat(scene.table.view("anna").mayCloseSeats()).isTrue();
    scene.does("anna", new Command.CloseSeats());
    assertThat(scene.table.view("anna").mayCloseSeats()).isFalse();
    assertThat(seated(scene)).containsExactly("anna", "bo");
    scene.ignores("anna", new Command.CloseSeats());
    scene.refuses("anna", new Command.FillSeats(9), TableRefusal.BAD_LEVEL);
    scene.does("anna", change("mau-mau(seats=4)")).does("anna", new Command.FillSeats(3));
    assertThat(scene.table.seats()).extracting(Chair::level).containsExactly(0, 0, 3, 3);
    scene.does("anna", new Command.Start());
    scene.refuses("anna", new Command.CloseSeats(), TableRefusal.GAME_IS_ON);
  }

  @Test
  void seats_are_not_closed_where_the_game_is_not_for_so_few() {
    TableScene scene = TableScene.open(MAU).seated("anna");
    assertThat(scene.table.view("anna").mayCloseSeats()).isFalse();
    scene.refuses("anna", new Command.CloseSeats(), TableRefusal.SEATS_DO_NOT_FIT);
  }

  @Test
  void the_host_changes_the_game_and_everybody_keeps_a_seat() {
    TableScene scene = TableScene.open("mau-mau(seats=5)").seated("anna");
    scene.does("anna", new Command.AddBot(1, 2)).arrives("bo").sits("bo", 4);
    scene.refuses("bo", change("kaos(seats=3)"), TableRefusal.NOT_HOST);
    scene.refuses("anna", change("chess"), TableRefusal.NO_SUCH_GAME);
    scene.refuses("anna", change("haos@1"), TableRefusal.OLD_RULES);
    scene.refuses("anna", change("frappadingue(seats=1)"), TableRefusal.SEATS_DO_NOT_FIT);
    scene.refuses(
        "anna", new Command.ChangeGame("kaos", Spectators.OPEN, -1), TableRefusal.BAD_PACE);
    scene.does("anna", new Command.ChangeGame("kaos(seats=3)", Spectators.NONE, 30));
    assertThat(seated(scene)).containsExactly("anna", "", "bo");
    assertThat(scene.chair(1).level()).isEqualTo(2);
    assertThat(scene.table.view("bo").spectators()).isEqualTo(Spectators.NONE);
    assertThat(scene.table.pace()).isEqualTo(30);
    scene.ignores("anna", new Command.ChangeGame("kaos(seats=3)", Spectators.NONE, 30));
    scene.does("anna", new Command.Start());
    scene.refuses("anna", change("mau-mau"), TableRefusal.GAME_IS_ON);
    assertThat(play(scene, "bo").game()).startsWith("kaos@");
  }

  @Test
  void after_another_game_was_chosen_people_gather_and_the_score_stays() {
    TableScene scene = finish(TableScene.playing(MAU, "anna", "bo", "cleo"), "cleo", "bo");
    scene.does("anna", change("kaos(seats=3)"));
    TableView view = scene.table.view("bo");
    assertThat(view.phase()).isEqualTo(Phase.GATHERING);
    assertThat(view.play()).isNull();
    assertThat(view.seats()).noneMatch(Chair::resigned);
    assertThat(view.gameNumber()).isEqualTo(1);
    assertThat(view.evening().games()).isEqualTo(1);
    scene.does("anna", new Command.Start());
    assertThat(scene.table.view("bo").gameNumber()).isEqualTo(2);
    finish(scene, "anna", "bo");
    assertThat(scene.table.results()).extracting(GameResult::number).containsExactly(1, 2);
    assertThat(scene.table.results().getLast().game()).startsWith("kaos@");
  }

  @Test
  void places_are_worth_points_whatever_the_game_counts() {
    assertThat(Evening.points(List.of(1), List.of(3, 9, 5), 0)).containsExactly(0, 10, 5);
    assertThat(Evening.points(List.of(0), List.of(1, 9, 5, 9), 0)).containsExactly(10, 0, 7, 0);
    assertThat(Evening.points(List.of(0, 2), List.of(1, 0, 1, 0), 0)).containsExactly(10, 0, 10, 0);
    assertThat(Evening.points(List.of(0, 1), List.of(4, 4), 0)).containsExactly(5, 5);
    assertThat(Evening.points(List.of(2), List.of(9, 1, 2), 0b001)).containsExactly(0, 5, 10);
    assertThat(Evening.points(List.of(0), List.of(7), 0)).containsExactly(5);
  }

  @Test
  void a_game_missed_counts_like_a_place_in_the_middle() {
    TableScene scene = finish(TableScene.playing(MAU, "anna", "bo", "cleo"), "cleo", "bo");
    assertThat(ranking(scene)).startsWith("anna");
    assertThat(points(scene)).containsExactly(10, 0, 0);
    scene.arrives("dora").does("dora", sit()).does("anna", new Command.Start());
    finish(scene, "anna", "bo", "cleo");
    assertThat(scene.table.view("anna").evening().standings())
        .extracting(Standing::person, Standing::points, Standing::games, Standing::wins)
        .startsWith(tuple("dora", 15, 1, 1), tuple("anna", 10, 2, 1));
  }

  @Test
  void who_was_in_less_than_half_of_the_games_cannot_win_the_evening() {
    TableScene scene = TableScene.playing("mau-mau(seats=2,rounds=1)", "anna", "bo");
    for (int game = 0; game < 2; game++) {
      finish(scene, "bo").does("anna", new Command.Start());
    }
    finish(scene, "anna").arrives("cleo").does("cleo", sit()).does("anna", new Command.Start());
    finish(scene, "anna", "bo");
    assertThat(ranking(scene).getLast()).isEqualTo("cleo");
    assertThat(scene.table.view("anna").evening().standings().getLast().inTheRunning()).isFalse();
  }

  @Test
  void a_seat_s_result_is_the_last_person_s_who_sat_there() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    scene.does("anna", new Command.Stand());
    finish(scene, "bo", "cleo");
    assertThat(scene.table.results().getFirst().players().getFirst())
        .returns("anna", GameResult.Player::person)
        .returns(10, GameResult.Player::points);
    assertThat(ranking(scene)).startsWith("anna");
  }

  @Test
  void who_goes_on_at_another_device_keeps_the_points() {
    TableScene scene = finish(TableScene.playing(MAU, "anna", "bo", "cleo"), "cleo", "anna");
    scene.does(
        new Ask("bo", List.of(), scene.time, TableScene.KEY, new Command.NewKey(Right.SEAT)));
    scene.arrives("bo2");
    scene.does(new Ask("bo2", List.of(TableScene.KEY), scene.time, "", new Command.Claim()));
    assertThat(ranking(scene)).startsWith("bo2").doesNotContain("bo");
  }

  @Test
  void who_plays_alone_has_nobody_to_beat() {
    TableScene scene = finish(TableScene.playing("frappadingue(seats=1)", "anna"), "anna");
    assertThat(scene.table.view("anna").evening()).isEqualTo(new TableView.Evening(0, List.of()));
    assertThat(scene.table.results()).hasSize(1);
  }

  private static final Feat.Kind FAR = new Feat.Kind("far", 10, 20);
  private static final Feat.Kind QUICK = new Feat.Kind("quick", 100, 50);
  private static final Feat.Kind HIGH = new Feat.Kind("high", 10, 20);

  private static GameFeats.Done done(String person, Feat.Kind kind, int number) {
    Chair chair = new Chair(0, person, TableScene.name(person), "owl", 0, true, false, false);
    return new GameFeats.Done("game", new Feat(kind, 0, number), chair);
  }

  private static GameResult result(int number) {
    GameResult.Player player = new GameResult.Player("bo", "Bo", "owl", 0, 0, false, false, 5);
    return new GameResult(number, "game@1()", 0, 0, List.of(player, player));
  }

  private static List<String> told(Evening evening) {
    return evening.awards().stream()
        .map(each -> "%s %d %s %d".formatted(each.feat(), each.number(), each.name(), each.game()))
        .toList();
  }

  @Test
  void of_each_kind_the_best_of_the_evening_is_told_and_who_equals_it_comes_too_late() {
    Evening evening = new Evening();
    evening.add(result(1), List.of(done("anna", FAR, 12), done("bo", QUICK, 80)));
    evening.add(result(2), List.of(done("bo", FAR, 12), done("anna", QUICK, 50)));
    assertThat(told(evening)).containsExactly("quick 50 Anna 2", "far 12 Anna 1");
  }

  @Test
  void awards_are_spread_over_people_as_far_as_it_goes() {
    Evening evening = new Evening();
    evening.add(
        result(1), List.of(done("anna", FAR, 40), done("anna", QUICK, 50), done("bo", HIGH, 11)));
    assertThat(told(evening)).containsExactly("far 40 Anna 1", "high 11 Bo 1", "quick 50 Anna 1");
  }

  @Test
  void who_goes_on_at_another_device_or_is_called_something_else_keeps_the_awards() {
    Evening evening = new Evening();
    evening.add(result(1), List.of(done("bo", FAR, 40), done("anna", HIGH, 11)));
    evening.rename("bo", "Bob", "cat");
    assertThat(told(evening)).containsExactly("far 40 Bob 1", "high 11 Anna 1");
    evening.move("anna", new Chair(0, "eve", "Eve", "owl", 0, true, false, false));
    assertThat(told(evening)).containsExactly("far 40 Bob 1", "high 11 Eve 1");
    assertThat(evening.awards().getLast().person()).isEqualTo("eve");
  }

  /** How many chips of others were taken from a seat in a part of the journal. */
  private static int raids(List<Event> events, String seat) {
    return (int)
        events.stream()
            .filter(event ->
                event instanceof Event.Played played
                    && played.actor().equals(seat)
                    && played.move().startsWith("re")) // replace, remove
            .count();
  }

  private static Optional<Award> raid(Table table) {
    return table.awards().stream().filter(award -> award.feat().equals("raid")).findFirst();
  }

  @Test
  void feats_are_counted_from_what_was_played_also_after_a_restart() {
    TableScene scene = TableScene.playing("sequence-dice(seats=2)", "anna", "bo").playsOn(2_000);
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    int anna = raids(scene.journal, "0");
    int bo = raids(scene.journal, "1");
    assertThat(Math.max(anna, bo)).isGreaterThanOrEqualTo(10);
    Award raid = raid(scene.table).orElseThrow();
    assertThat(raid.number()).isEqualTo(Math.max(anna, bo));
    assertThat(raid.name())
        .isIn(anna == bo ? List.of("Anna", "Bo") : List.of(anna > bo ? "Anna" : "Bo"));
    assertThat(scene.replayed().awards()).isEqualTo(scene.table.awards());
  }

  @Test
  void bots_win_no_awards_and_nobody_wins_one_for_what_another_did_on_the_seat() {
    TableScene scene = TableScene.open("sequence-dice(seats=2)").seated("anna");
    scene.does("anna", new Command.FillSeats(1)).does("anna", new Command.Start()).playsOn(60);
    int until = scene.journal.size();
    scene.arrives("dora").does("anna", new Command.Stand()).sits("dora", 0).playsOn(2_000);
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    int anna = raids(scene.journal.subList(0, until), "0");
    int dora = raids(scene.journal.subList(until, scene.journal.size()), "0");
    assertThat(scene.table.awards()).extracting(Award::person).isSubsetOf("anna", "dora");
    assertThat(raid(scene.table).map(Award::number))
        .isEqualTo(Optional.of(Math.max(anna, dora)).filter(most -> most >= 10));
  }

  @Test
  void an_evening_without_a_feat_has_no_awards() {
    TableScene scene = finish(TableScene.playing(MAU, "anna", "bo", "cleo"), "cleo", "bo");
    assertThat(scene.table.awards()).isEmpty();
  }

  @Test
  void a_bot_plays_for_somebody_absent_until_they_are_back() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    scene.refuses("bo", new Command.StandIn(2), TableRefusal.STILL_PRESENT);
    scene.leaves("cleo").does("bo", new Command.StandIn(2));
    assertThat(scene.chair(2).standIn()).isTrue();
    scene.ignores("anna", new Command.StandIn(2));
    scene.arrives("cleo");
    assertThat(scene.chair(2).standIn()).isFalse();
    assertThat(scene.chair(2).botPlays()).isFalse();
    scene.arrives("dora");
    scene.refuses("dora", new Command.StandIn(2), TableRefusal.NOT_SEATED);
    scene.refuses("anna", new Command.StandIn(7), TableRefusal.NO_SUCH_SEAT);
  }

  @Test
  void who_is_waited_for_can_be_reminded_now_and_then() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    int acting = scene.acting();
    String other = scene.table.seats().get((acting + 1) % 3).person();
    scene.does(other, new Command.Nudge(acting));
    assertThat(scene.last()).isInstanceOf(Event.Nudged.class);
    scene.ignores(other, new Command.Nudge(acting));
    scene.time += 10_000;
    scene.does(other, new Command.Nudge(acting));
    scene.refuses(scene.onTurn(), new Command.Nudge(acting), TableRefusal.NOBODY_WAITS);
    scene.refuses(scene.onTurn(), new Command.Nudge((acting + 1) % 3), TableRefusal.NOBODY_WAITS);
  }

  @Test
  void who_is_asked_to_leave_comes_again_only_after_a_new_invitation() {
    TableScene scene = TableScene.open(MAU).seated("anna", "bo");
    scene.refuses("bo", new Command.Dismiss("anna"), TableRefusal.NOT_HOST);
    scene.refuses("anna", new Command.Dismiss("anna"), TableRefusal.NO_CHANGE);
    scene.does("anna", new Command.Dismiss("bo"));
    assertThat(seated(scene)).containsExactly("anna", "", "");
    assertThat(scene.table.guest("bo")).isNull();
    assertThat(scene.table.right("bo", List.of())).isNull();
    scene.refuses(Ask.SERVER, new Command.Arrive("bo", "Bo", "owl"), TableRefusal.DISMISSED);
    scene.does(
        new Ask("anna", List.of(), scene.time, TableScene.KEY, new Command.NewKey(Right.INVITE)));
    scene.arrives("bo");
    scene.seated("bo", "cleo").does("anna", new Command.Start());
    scene.refuses("anna", new Command.Dismiss("bo"), TableRefusal.GAME_IS_ON);
  }

  @Test
  void a_screen_shows_what_everybody_may_see_and_takes_no_seat() {
    TableScene scene = TableScene.open(MAU, Visibility.LINK, Spectators.NONE, 0);
    scene.does(
        new Ask("anna", List.of(), scene.time, TableScene.KEY, new Command.NewKey(Right.SCREEN)));
    scene.does(
        new Ask(
            Ask.SERVER,
            List.of(TableScene.KEY),
            scene.time,
            "",
            new Command.Arrive("tv", "TV", "owl")));
    assertThat(guest(scene, "tv").right()).isEqualTo(Right.SCREEN);
    scene.refuses("tv", sit(), TableRefusal.ONLY_WATCHING);
    scene.sits("anna", 0).does("anna", new Command.FillSeats(1)).does("anna", new Command.Start());
    assertThat(play(scene, "tv").moves()).isEmpty();
    assertThat(play(scene, "tv").view()).isEqualTo(scene.table.gameView(Seat.SPECTATOR));
    scene.leaves("tv");
    assertThat(scene.table.guest("tv")).isNull();
  }

  private static Command arrival(String person, String face) {
    return new Command.Arrive(person, TableScene.name(person), face);
  }

  private static Ask showing(TableScene scene, Command command) {
    return new Ask(Ask.SERVER, List.of(TableScene.KEY), scene.time, "", command);
  }

  @Test
  void a_program_comes_by_a_key_of_its_own_and_nobody_waits_for_what_it_wants() {
    TableScene scene = TableScene.open("sequence-dice(seats=2)");
    Command face = arrival("deep", Words.PROGRAM);
    scene.refuses(Ask.SERVER, face, TableRefusal.NO_KEY); // though the table is public
    scene.does(
        new Ask("anna", List.of(), scene.time, TableScene.KEY, new Command.NewKey(Right.PROGRAM)));
    scene.does(showing(scene, arrival("bo", "owl")));
    assertThat(guest(scene, "bo").right()).isEqualTo(Right.INVITE);
    scene.does(showing(scene, face));
    assertThat(guest(scene, "deep").right()).isEqualTo(Right.PROGRAM);
    scene.does("deep", new Command.Rename("Deep Thought", Words.PROGRAM));
    scene.refuses("deep", new Command.Rename("Deep Thought", "fox"), TableRefusal.BAD_AVATAR);
    scene.refuses("bo", new Command.Rename("Bo", Words.PROGRAM), TableRefusal.BAD_AVATAR);
    scene.refuses("anna", new Command.MakeHost("deep"), TableRefusal.ONLY_A_PERSON);
    scene.does("deep", new Command.Sit(0, "Deep Thought", Words.PROGRAM, "")).sits("anna", 1);
    scene.leaves("deep").does(showing(scene, face));
    assertThat(guest(scene, "deep").name()).isEqualTo("Deep Thought");
    scene.does("anna", new Command.Start()).does("anna", new Command.Resign());
    scene.does("anna", new Command.Rematch(""));
    assertThat(scene.table.phase()).isEqualTo(Phase.PLAYING);
    scene.leaves("anna");
    scene.time += TableRules.HOST_PATIENCE;
    scene.server(new Command.Tick());
    assertThat(scene.table.view("anna").host()).as("a program is no host").isEqualTo("anna");
  }

  @Test
  void however_many_come_and_go_the_table_remembers_so_many() {
    Evening evening = new Evening();
    for (int game = 1; game <= 500; game++) {
      var anna = new GameResult.Player("anna", "A", "fox", 0, 9, true, false, 10);
      var other = new GameResult.Player("guest " + game, "G", "owl", 0, 1, false, false, 0);
      evening.add(new GameResult(game, MAU, game, game, List.of(anna, other)), List.of());
    }
    assertThat(evening.standings()).hasSize(200);
    assertThat(evening.standings().getFirst().person()).isEqualTo("anna");
    assertThat(evening.standings()).extracting(Standing::games).contains(500).contains(1);
    People people = TableScene.open(MAU).table.state().people();
    for (int guest = 0; guest < 500; guest++) {
      people.dismiss("guest " + guest);
    }
    assertThat(people.checkpoint().dismissed()).hasSize(People.MOST_PEOPLE);
    assertThat(people.isDismissed("guest 499")).isTrue();
    assertThat(people.isDismissed("guest 0")).isFalse();
  }
}
