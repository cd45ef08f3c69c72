package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A move is taken back only if nobody has learnt anything by it, and if the others agree. */
final class UndoRulesTest {
  private TableScene scene = new TableScene();
  private String mover = "";
  private String other = "";
  private Object before = "";

  /** In Frappadingue nothing is hidden, and placing is not followed by luck. */
  @BeforeEach
  void a_placement_has_been_made() {
    scene = TableScene.playing("frappadingue(seats=2)", "anna", "bo");
    mover = scene.onTurn();
    other = mover.equals("anna") ? "bo" : "anna";
    before = scene.table.gameView(0);
    String place = scene.table.moves(scene.acting()).getFirst();
    assertThat(place).startsWith("place ");
    scene.plays(mover, place);
  }

  @Test
  void the_move_is_taken_back_when_the_other_agrees() {
    assertThat(scene.table.view(mover).mayUndo()).isTrue();
    assertThat(scene.table.view(other).mayUndo()).isFalse();
    scene.does(mover, new Command.OfferUndo());
    assertThat(scene.table.view(other).undo()).isEqualTo(scene.acting());
    scene.does(other, new Command.AnswerUndo(true));
    assertThat(scene.last()).isInstanceOf(Event.Undone.class);
    assertThat(scene.table.gameView(0)).isEqualTo(before);
    scene.refuses(mover, new Command.OfferUndo(), TableRefusal.NOTHING_TO_UNDO);
  }

  @Test
  void the_move_stays_when_the_other_declines() {
    scene.does(mover, new Command.OfferUndo()).does(other, new Command.AnswerUndo(false));
    assertThat(scene.table.gameView(0)).isNotEqualTo(before);
    scene.refuses(other, new Command.AnswerUndo(true), TableRefusal.NO_OFFER);
    scene.does(mover, new Command.OfferUndo());
  }

  @Test
  void the_offer_lapses_with_the_next_move() {
    scene.does(mover, new Command.OfferUndo()).plays(mover, "redeal");
    scene.refuses(other, new Command.AnswerUndo(true), TableRefusal.NO_OFFER);
    assertThat(scene.table.view(other).undo()).isEqualTo(-1);
  }

  @Test
  void who_is_absent_or_a_bot_is_not_asked() {
    scene.leaves(other).does(mover, new Command.OfferUndo());
    assertThat(scene.last()).isInstanceOf(Event.Undone.class);
  }

  @Test
  void questions_and_answers_have_their_order() {
    scene.refuses(other, new Command.AnswerUndo(true), TableRefusal.NO_OFFER);
    scene.refuses(other, new Command.OfferUndo(), TableRefusal.NOT_YOUR_MOVE);
    scene.does(mover, new Command.OfferUndo());
    scene.refuses(mover, new Command.OfferUndo(), TableRefusal.ALREADY_OFFERED);
    scene.refuses(mover, new Command.AnswerUndo(true), TableRefusal.YOUR_OWN_OFFER);
    scene.arrives("cleo").refuses("cleo", new Command.AnswerUndo(true), TableRefusal.NOT_SEATED);
    scene.refuses("cleo", new Command.OfferUndo(), TableRefusal.NOT_SEATED);
  }

  @Test
  void everybody_answers_once() {
    TableScene three = TableScene.playing("frappadingue(seats=3)", "anna", "bo", "cleo");
    String mine = three.onTurn();
    three.playsOn(1).does(mine, new Command.OfferUndo());
    String second = mine.equals("bo") ? "anna" : "bo";
    three.does(second, new Command.AnswerUndo(true));
    three.refuses(second, new Command.AnswerUndo(true), TableRefusal.ALREADY_ANSWERED);
    three.does(mine.equals("cleo") ? "anna" : "cleo", new Command.AnswerUndo(true));
    assertThat(three.last()).isInstanceOf(Event.Undone.class);
  }

  @Test
  void who_has_resigned_is_not_asked() {
    TableScene three = TableScene.playing("frappadingue(seats=3)", "anna", "bo", "cleo");
    String mine = three.onTurn();
    String gone = mine.equals("bo") ? "anna" : "bo";
    three.does(gone, new Command.Resign()).playsOn(1).does(mine, new Command.OfferUndo());
    three.refuses(gone, new Command.AnswerUndo(false), TableRefusal.RESIGNED);
  }

  @Test
  void nothing_is_taken_back_across_luck() {
    scene.plays(mover, "redeal");
    scene.refuses(mover, new Command.OfferUndo(), TableRefusal.LUCK_FOLLOWED);
    assertThat(scene.table.view(mover).mayUndo()).isFalse();
  }

  @Test
  void nothing_is_taken_back_that_has_shown_a_hidden_card() {
    TableScene mau = TableScene.playing("mau-mau(seats=2)", "anna", "bo");
    for (int i = 0; i < 40; i++) {
      String player = mau.onTurn();
      String move = mau.table.moves(mau.acting()).getFirst();
      mau.plays(player, move);
      if (move.startsWith("lay") && ((Event.Played) mau.last()).outcomes().isEmpty()) {
        mau.refuses(player, new Command.OfferUndo(), TableRefusal.SOMETHING_SHOWN);
        return;
      }
    }
    throw new AssertionError("nothing was laid");
  }

  @Test
  void nothing_is_taken_back_in_a_race_game_or_between_games() {
    TableScene haos = TableScene.playing("haos(seats=3)", "anna", "bo", "cleo").playsOn(1);
    haos.refuses("anna", new Command.OfferUndo(), TableRefusal.NO_UNDO_IN_REAL_TIME);
    scene.does(other, new Command.Resign());
    scene.refuses(mover, new Command.OfferUndo(), TableRefusal.NOT_STARTED);
  }
}
