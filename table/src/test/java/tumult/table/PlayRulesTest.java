package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Refusal;
import tumult.table.luck.Luck;

/** What happens in a game that is on. */
final class PlayRulesTest {
  private static final String DICE = "sequence-dice(seats=2)";
  private static final String MAU = "mau-mau(seats=3,rounds=1)";

  private static Command.Play play(String move) {
    return new Command.Play(move, Command.ANY_PLY);
  }

  private static void refusesByTheGame(
      TableScene scene, String who, String move, String room, String why, int rule) {
    assertThat(scene.table.decide(Ask.of(who, scene.time, play(move))))
        .isInstanceOfSatisfying(
            Decision.Refused.class,
            refused -> {
              assertThat(refused.room()).isEqualTo(room);
              assertThat(refused.key()).isEqualTo("refusal." + why);
              assertThat(refused.refusal().rule()).isEqualTo(rule);
            });
  }

  @Test
  void a_game_starts_when_every_seat_is_taken_and_the_host_says_so() {
    TableScene scene = TableScene.open(DICE).seated("anna");
    scene.refuses("anna", new Command.Start(), TableRefusal.SEATS_EMPTY);
    scene.seated("bo");
    scene.refuses("bo", new Command.Start(), TableRefusal.NOT_HOST);
    scene.refuses("bo", play("place a1"), TableRefusal.NOT_STARTED);
    scene.does("anna", new Command.Start());
    scene.ignores("anna", new Command.Start());
    assertThat(scene.table.phase()).isEqualTo(Phase.PLAYING);
    assertThat(scene.last())
        .isInstanceOfSatisfying(
            Event.Started.class,
            started -> {
              assertThat(started.luck()).containsExactly("0a", "0a");
              assertThat(started.outcomes()).hasSizeGreaterThanOrEqualTo(3);
            });
  }

  @Test
  void a_move_and_the_luck_that_follows_are_one_event() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo");
    int seat = scene.acting();
    String move = scene.table.moves(seat).getFirst();
    scene.plays(scene.onTurn(), move);
    assertThat(scene.last())
        .isInstanceOfSatisfying(
            Event.Played.class,
            played -> {
              assertThat(played.actor()).isEqualTo(Integer.toString(seat));
              assertThat(played.move()).isEqualTo(move);
              assertThat(played.by()).isEqualTo(By.PERSON);
              assertThat(played.outcomes()).hasSize(1).allMatch(o -> o.startsWith("roll "));
            });
    assertThat(scene.told("bo")).containsExactly("sequence-dice.place", "sequence-dice.roll");
  }

  @Test
  void nobody_moves_for_another() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo").arrives("cleo");
    String move = scene.table.moves(scene.acting()).getFirst();
    String waiting = scene.onTurn().equals("anna") ? "bo" : "anna";
    refusesByTheGame(scene, waiting, move, "common", "NOT_YOUR_TURN", 0);
    scene.refuses("cleo", play(move), TableRefusal.NOT_SEATED);
    scene.refuses("stranger", play(move), TableRefusal.NOT_HERE);
  }

  @Test
  void a_refusal_names_the_rule_of_the_game() {
    TableScene scene = TableScene.playing("frappadingue(seats=1)", "anna");
    refusesByTheGame(scene, "anna", "score", "frappadingue", "PLACE_FIRST", 5);
  }

  @Test
  void an_unreadable_move_is_explained() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo");
    scene.refuses("anna", play("place z9"), TableRefusal.NO_SUCH_MOVE);
    scene.refuses("anna", play("x".repeat(5000)), TableRefusal.NO_SUCH_MOVE);
  }

  @Test
  void a_move_chosen_in_an_older_position_is_too_late() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo");
    String move = scene.table.moves(scene.acting()).getFirst();
    scene.refuses(scene.onTurn(), new Command.Play(move, 1), TableRefusal.TOO_LATE);
    scene.does(scene.onTurn(), new Command.Play(move, 0));
  }

  @Test
  void bots_are_asked_and_play_their_own_seats_only() {
    TableScene scene = TableScene.open(DICE).seated("anna");
    scene.does("anna", new Command.AddBot(1, 4)).does("anna", new Command.Start());
    if (scene.acting() == 0) {
      assertThat(scene.table.botTurns()).isEmpty();
      scene.playsOn(1);
    }
    int ply = scene.play("anna").ply();
    assertThat(scene.table.botTurns()).containsExactly(new Table.BotTurn(1, 4, false, ply));
    int move = scene.table.actions(1)[0];
    scene.refuses(Ask.SERVER, new Command.BotPlay(0, move, ply), TableRefusal.NOT_A_BOT);
    scene.refuses(Ask.SERVER, new Command.BotPlay(2, move, ply), TableRefusal.NO_SUCH_SEAT);
    scene.refuses(Ask.SERVER, new Command.BotPlay(1, move, ply + 1), TableRefusal.TOO_LATE);
    scene.refuses(Ask.SERVER, new Command.BotPlay(1, -1, ply), TableRefusal.NO_SUCH_MOVE);
    scene.refuses(Ask.SERVER, new Command.BotPlay(1, 1 << 20, ply), TableRefusal.NO_SUCH_MOVE);
    scene.server(new Command.BotPlay(1, move, ply));
    assertThat(((Event.Played) scene.last()).by()).isEqualTo(By.BOT);
  }

  @Test
  void nobody_moves_while_the_game_is_paused() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo");
    String move = scene.table.moves(scene.acting()).getFirst();
    scene.refuses("bo", new Command.Pause(), TableRefusal.NOT_HOST);
    scene.ignores("anna", new Command.Resume());
    scene.does("anna", new Command.Pause());
    scene.ignores("anna", new Command.Pause());
    scene.refuses(scene.onTurn(), play(move), TableRefusal.PAUSED);
    scene.does("anna", new Command.Resume()).plays(scene.onTurn(), move);
    TableScene.open(DICE).refuses("anna", new Command.Pause(), TableRefusal.NOT_STARTED);
  }

  @Test
  void a_game_that_ends_shows_its_winners_and_its_seed() {
    TableScene scene = TableScene.playing("mau-mau(seats=2,rounds=1)", "anna", "bo");
    scene.playsOn(100_000);
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    TableView.Fairness luck = scene.luck("bo");
    assertThat(Luck.commitment(luck.seed())).isEqualTo(luck.commitment());
    assertThat(scene.play("bo").winners()).isNotEmpty();
    assertThat(scene.play("bo").moves()).isEmpty();
    refusesByTheGame(scene, "anna", "draw", "common", Refusal.Common.GAME_OVER.name(), 0);
  }

  @Test
  void of_two_the_other_wins_when_one_resigns() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo");
    scene.arrives("cleo").refuses("cleo", new Command.Resign(), TableRefusal.NOT_SEATED);
    scene.does("anna", new Command.Resign());
    assertThat(scene.last())
        .isInstanceOfSatisfying(
            Event.Ended.class, ended -> assertThat(ended.winners()).containsExactly(1));
    scene.refuses("anna", new Command.Resign(), TableRefusal.NOT_STARTED);
  }

  @Test
  void of_more_who_resigns_is_played_by_a_bot_and_cannot_win() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    scene.does("anna", new Command.Resign());
    assertThat(scene.chair(0).resigned()).isTrue();
    assertThat(scene.chair(0).level()).isEqualTo(Chair.STAND_IN_LEVEL);
    scene.refuses("anna", play("draw"), TableRefusal.RESIGNED);
    scene.refuses("anna", new Command.Resign(), TableRefusal.RESIGNED);
    scene.arrives("dora").refuses("anna", new Command.PassOn("dora"), TableRefusal.RESIGNED);
    scene.does("anna", new Command.Stand());
    scene.refuses("dora", new Command.Sit(0, "Dora", "owl", ""), TableRefusal.RESIGNED);
    scene.playsOn(100_000);
    assertThat(((Event.Ended) scene.last()).winners()).isNotEmpty().doesNotContain(0);
  }

  @Test
  void who_is_left_when_all_others_resign_wins_at_once() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    scene.does("anna", new Command.Resign()).does("cleo", new Command.Resign());
    assertThat(((Event.Ended) scene.last()).winners()).containsExactly(1);
  }

  @Test
  void who_resigns_alone_ends_the_game_and_nobody_wins() {
    TableScene scene = TableScene.playing("frappadingue(seats=1)", "anna");
    scene.does("anna", new Command.Resign());
    assertThat(((Event.Ended) scene.last()).winners()).isEmpty();
  }

  @Test
  void who_has_given_up_is_offered_no_move_any_more() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo");
    String acting = scene.onTurn();
    scene.does(acting, new Command.Resign());
    assertThat(scene.table.view(acting).play())
        .isInstanceOfSatisfying(TableView.Play.class, play -> assertThat(play.moves()).isEmpty());
  }

  @Test
  void another_game_starts_when_everybody_there_wants_it() {
    TableScene scene = TableScene.playing(MAU, "anna", "bo", "cleo").arrives("dora");
    scene.refuses("anna", new Command.Rematch(""), TableRefusal.NOT_OVER);
    scene.does("bo", new Command.Resign()).does("cleo", new Command.Resign());
    scene.refuses("dora", new Command.Rematch(""), TableRefusal.NOT_SEATED);
    scene.refuses("anna", new Command.Rematch("x"), TableRefusal.BAD_LUCK);
    scene.does("anna", new Command.Rematch("aa"));
    scene.ignores("anna", new Command.Rematch("aa"));
    assertThat(scene.table.view("dora").rematch()).containsExactly(0);
    scene.does("cleo", new Command.Rematch("cc"));
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    scene.leaves("bo");
    assertThat(scene.last())
        .isInstanceOfSatisfying(
            Event.Started.class,
            started -> {
              assertThat(started.number()).isEqualTo(2);
              assertThat(started.luck()).containsExactly("aa", "0a", "cc");
            });
    assertThat(scene.table.view("dora").gameNumber()).isEqualTo(2);
    assertThat(scene.chair(1).resigned()).isFalse();
  }

  @Test
  void the_last_to_agree_starts_the_next_game_with_what_they_add() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo").does("bo", new Command.Resign());
    scene.does("anna", new Command.Rematch("aa")).does("bo", new Command.Rematch("bb"));
    assertThat(((Event.Started) scene.last()).luck()).containsExactly("aa", "bb");
  }

  @Test
  void the_host_can_start_the_next_game_anew_and_what_people_added_counts_again() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo").does("bo", new Command.Resign());
    scene.does("anna", new Command.Start());
    assertThat(((Event.Started) scene.last()).luck()).containsExactly("0a", "0a");
    assertThat(scene.table.phase()).isEqualTo(Phase.PLAYING);
  }

  @Test
  void who_stands_up_after_the_game_takes_the_word_back() {
    TableScene scene = TableScene.playing(DICE, "anna", "bo").does("bo", new Command.Resign());
    scene.does("anna", new Command.Rematch("aa")).does("anna", new Command.Stand());
    assertThat(scene.table.view("bo").rematch()).isEqualTo(List.of());
    scene.does("bo", new Command.Rematch("bb"));
    assertThat(scene.table.phase()).as("a seat is empty").isEqualTo(Phase.OVER);
  }

  @Test
  void an_arbiter_speaks_only_in_race_games() {
    TableScene.playing(DICE, "anna", "bo")
        .refuses(Ask.SERVER, new Command.Arbitrate("lapse"), TableRefusal.NO_ARBITER);
    TableScene scene = TableScene.playing("haos(seats=3)", "anna", "bo", "cleo");
    assertThat(scene.table.decide(Ask.of(Ask.SERVER, 0, new Command.Arbitrate("lapse"))))
        .isInstanceOf(Decision.Refused.class);
  }
}
