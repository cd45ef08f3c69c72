package tumult.server.web;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import tumult.bots.Budget;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.Plan;
import tumult.engine.RaceRules;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.server.tables.Measurement;
import tumult.server.wire.FromProgram;
import tumult.server.wire.ToProgram;
import tumult.server.wire.Wire;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.TableView;
import tumult.table.steps.CachedGame;

/** A turn as a program at a live table is asked about it, and what its answer leads to. */
final class ProgramQuestion {
  private static final long MILLI = 1000;
  private static final long NEVER = Long.MAX_VALUE;

  /** How long a touch takes that no bot would make, in milliseconds. */
  private static final int UNHURRIED = 500;

  private final ToProgram.Turn message;
  private final int game;
  private final int ply;
  private final @Nullable Race race;
  private final long asked = Measurement.now();
  private boolean answered;
  private @Nullable String move;
  private long due = NEVER;

  /**
   * What matters besides where several may act at once.
   *
   * @param opening the number of the last one
   * @param hands how long the best bot would take, in milliseconds: no program is quicker
   * @param touches the moves by which somebody can be first
   */
  private record Race(int opening, int hands, List<String> touches) {}

  private ProgramQuestion(ToProgram.Turn message, int game, int ply, @Nullable Race race) {
    this.message = message;
    this.game = game;
    this.ply = ply;
    this.race = race;
  }

  static <S extends State<S>, V> ProgramQuestion of(
      CachedGame<S, V, ?> cached, TableView view, TableView.Play play, long number, int millis) {
    int seed = ThreadLocalRandom.current().nextInt();
    Game<S, V, ?> game = cached.game();
    RaceRules<S> rules = game.race();
    Turn<S, V> turn = rules == null ? null : turn(cached, view, play);
    Race race = rules == null || turn == null ? null : race(cached, rules, turn, play, seed);
    boolean mayWait = turn != null && turn.mayWait();
    return new ProgramQuestion(
        new ToProgram.Turn(number, play.view(), play.moves(), mayWait, millis, seed),
        view.gameNumber(),
        play.ply(),
        race);
  }

  /** The turn as a bot would be asked; a view that comes from another node is read first. */
  private static <S extends State<S>, V> Turn<S, V> turn(
      CachedGame<S, V, ?> cached, TableView view, TableView.Play play) {
    Game<S, V, ?> game = cached.game();
    V any = game.view(game.newState(), view.you());
    @SuppressWarnings("unchecked") // of the same type
    V seen =
        any.getClass().isInstance(play.view())
            ? (V) play.view()
            : (V) Wire.JSON.convertValue(play.view(), any.getClass());
    int[] actions = play.moves().stream().mapToInt(cached::action).sorted().toArray();
    return new Turn<>(game, seen, view.you(), actions, Budget.ANY);
  }

  private static <S extends State<S>, V> Race race(
      CachedGame<S, V, ?> cached,
      RaceRules<S> rules,
      Turn<S, V> turn,
      TableView.Play play,
      int seed) {
    Plan best = new ThumbBot(Chair.TOP_LEVEL).choose(turn, new Rng(seed));
    return new Race(
        rules.openings(turn.world()),
        best == null ? UNHURRIED : best.afterMillis(),
        play.moves().stream().filter(move -> rules.isTouch(cached.action(move))).toList());
  }

  ToProgram.Turn message() {
    return message;
  }

  /** Whether it is about this position, and not about one before or after. */
  boolean isAbout(int otherGame, TableView.Play play) {
    return game == otherGame && ply == play.ply() && message.moves().equals(play.moves());
  }

  boolean isAnswered() {
    return answered;
  }

  /** Takes an answer that is not wrong. */
  void answer(FromProgram said) {
    answered = true;
    if (said instanceof FromProgram.Move(long turn, String chosen, Integer after)) {
      move = chosen;
      due = asked + (race == null ? 0 : pause(race, chosen, after == null ? 0 : after) * MILLI);
    }
  }

  private static int pause(Race race, String chosen, int after) {
    return race.touches.contains(chosen) ? Math.max(after, race.hands) : after;
  }

  /** When the answer is to be carried out, in microseconds; never if there is nothing to do. */
  long due() {
    return due;
  }

  /** Takes the command that the answer leads to; null if it is on its way already. */
  @Nullable Command take() {
    String chosen = move;
    due = NEVER;
    move = null;
    if (chosen == null) {
      return null;
    }
    // Claims nothing for the way, as a page that was hidden: it is judged by our clock alone.
    return race != null && race.touches.contains(chosen)
        ? new Command.React(chosen, race.opening, reaction(), 0, false)
        : new Command.Play(chosen, ply);
  }

  private double reaction() {
    return (double) (Measurement.now() - asked) / MILLI;
  }

  /** The answer came to nothing: another one may come. */
  void reopen() {
    answered = false;
  }
}
