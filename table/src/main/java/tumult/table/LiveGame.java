package tumult.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.engine.Timeout;
import tumult.table.luck.Draws;
import tumult.table.luck.Luck;
import tumult.table.races.PhotoFinish;
import tumult.table.races.RacePosition;
import tumult.table.records.FairRecord;
import tumult.table.records.FairReplay;
import tumult.table.records.Resignations;
import tumult.table.steps.CachedGame;

/**
 * One game at a table, from its first draw to its end: where it stands, how it came there, and what
 * a move would lead to.
 */
final class LiveGame<S extends State<S>, V, M> {
  private final CachedGame<S, V, M> cachedGame;
  private final int number;
  private final String seed;
  private final String commitment;
  private final List<String> added;
  private final Draws draws;
  private final Draws drawsAhead;
  private final List<Step> steps = new ArrayList<>();
  private final List<@Nullable Chair> movers = new ArrayList<>();
  private final Board<S, V, M> now;
  private final @Nullable Board<S, V, M> late;
  private final S ahead;
  private @Nullable Ahead aheadOf;
  private final Map<Integer, Integer> resigned = new TreeMap<>();
  private Event.@Nullable Ended ended;
  private List<String> names = List.of();

  /** What a move leads to. */
  record Consequence(List<String> outcomes, boolean over) {}

  /** The move whose consequence has been worked out last. */
  private record Ahead(int ply, int actor, int action, List<String> outcomes) {}

  private LiveGame(
      CachedGame<S, V, M> cachedGame, Start start, List<String> outcomes, boolean delayed) {
    this.cachedGame = cachedGame;
    number = start.number();
    seed = start.seed();
    commitment = Luck.commitment(seed);
    added = start.added();
    Luck luck = start.luck();
    draws = new Draws(cachedGame, luck);
    drawsAhead = new Draws(cachedGame, luck);
    ahead = cachedGame.game().newState();
    Step first = Step.start(cachedGame.actions(outcomes));
    draws.skip(first.outcomes());
    steps.add(first);
    movers.add(null);
    now = new Board<>(cachedGame, first);
    late = delayed ? new Board<>(cachedGame, first) : null;
  }

  /** What a game begins with. */
  record Start(String table, int number, String seed, List<String> added) {
    Luck luck() {
      return new Luck(seed, table, number, added);
    }
  }

  /** A game that has begun with these outcomes. */
  static <S extends State<S>, V, M> LiveGame<S, V, M> begun(
      CachedGame<S, V, M> cachedGame, Start start, List<String> outcomes, boolean delayed) {
    return new LiveGame<>(cachedGame, start, outcomes, delayed);
  }

  /**
   * A game at one moment, in notation: what has been played leads there again.
   *
   * @param game the full name, with every option
   * @param first what chance did before anybody could act
   * @param movers the chairs from which people have moved, each once
   * @param late how many moves those have seen who see it late; -1 if nobody does
   * @param resigned after how many moves a seat gave up
   * @param names of those who sat there at the end
   */
  record Checkpoint(
      String game,
      int number,
      List<String> added,
      List<String> first,
      List<Move> moves,
      List<Chair> movers,
      int late,
      Map<Integer, Integer> resigned,
      Event.@Nullable Ended ended,
      List<String> names) {}

  /**
   * A step of it.
   *
   * @param mover which of the chairs it was made from, -1 for none
   */
  record Move(
      String actor,
      String move,
      By by,
      List<String> outcomes,
      @Nullable PhotoFinish finish,
      int mover) {
    private Event.Played played() {
      return new Event.Played(0, actor, move, by, outcomes, finish);
    }
  }

  private static final int NONE = -1;

  Checkpoint checkpoint() {
    Map<Chair, Integer> chairs = new LinkedHashMap<>();
    List<Move> moves = new ArrayList<>(steps.size());
    for (int ply = 1; ply < steps.size(); ply++) {
      Chair mover = movers.get(ply);
      int chair = mover == null ? NONE : chairs.computeIfAbsent(mover, fresh -> chairs.size());
      moves.add(move(steps.get(ply), chair));
    }
    return new Checkpoint(
        cachedGame.name(),
        number,
        added,
        texts(steps.getFirst().outcomes()),
        moves,
        List.copyOf(chairs.keySet()),
        late == null ? NONE : late.moveCount(),
        new TreeMap<>(resigned),
        ended,
        names);
  }

  private Move move(Step step, int mover) {
    return new Move(
        Seat.text(step.actor()),
        cachedGame.text(step.action()),
        step.by(),
        texts(step.outcomes()),
        step.finish(),
        mover);
  }

  private List<String> texts(List<Integer> outcomes) {
    return outcomes.isEmpty() ? List.of() : outcomes.stream().map(cachedGame::text).toList();
  }

  /** A game that goes on from a checkpoint. */
  static <S extends State<S>, V, M> LiveGame<S, V, M> restored(
      CachedGame<S, V, M> cachedGame, Start start, Checkpoint at) {
    LiveGame<S, V, M> game = new LiveGame<>(cachedGame, start, at.first, at.late != NONE);
    for (Move move : at.moves) {
      game.play(move.played(), move.mover == NONE ? null : at.movers.get(move.mover));
    }
    if (game.late != null) {
      game.catchUp(game.late, at.late + 1);
    }
    game.resigned.putAll(at.resigned);
    game.ended = at.ended;
    game.names = at.names;
    return game;
  }

  /** The outcomes that a game will begin with. */
  static <S extends State<S>, V, M> List<String> firstOutcomes(
      CachedGame<S, V, M> cachedGame, Start start) {
    LiveGame<S, V, M> game = new LiveGame<>(cachedGame, start, List.of(), false);
    game.ahead.set(game.now.state());
    return game.drawAhead();
  }

  CachedGame<S, V, M> cachedGame() {
    return cachedGame;
  }

  Board<S, V, M> now() {
    return now;
  }

  /** The position that delayed spectators see; null if there are none. */
  @Nullable Board<S, V, M> late() {
    return late;
  }

  boolean realTime() {
    return cachedGame.game().setup().kind().realTime();
  }

  int number() {
    return number;
  }

  String seed() {
    return seed;
  }

  String commitment() {
    return commitment;
  }

  List<String> added() {
    return added;
  }

  Event.@Nullable Ended ended() {
    return ended;
  }

  int ply() {
    return now.moveCount();
  }

  List<Step> steps() {
    return steps;
  }

  /** The game as its arbiter sees it; null unless it is a race game. */
  @Nullable RacePosition<S> racePosition() {
    return RacePosition.of(cachedGame.game(), now.state());
  }

  /** Why an actor may not play an action now; null if it may. */
  @Nullable Refusal refusal(int actor, int action) {
    if (now.isLegal(actor, action)) {
      return null;
    }
    return now.state().over() ? Refusal.Common.GAME_OVER : now.state().why(actor, action);
  }

  @Nullable Timeout timeout(int actor) {
    return cachedGame.game().timeout(now.state(), actor);
  }

  boolean awaits(int seat) {
    return cachedGame.game().awaits(now.state(), seat);
  }

  /**
   * What a legal action leads to, luck included. It is remembered until the next event, so that
   * {@link #play} need not work it out again.
   */
  Consequence consequence(int actor, int action) {
    ahead.set(now.state());
    ahead.play(actor, action);
    List<String> outcomes = drawAhead();
    aheadOf = new Ahead(ply(), actor, action, outcomes);
    return new Consequence(outcomes, ahead.over());
  }

  private List<String> drawAhead() {
    if (ahead.actors() != Seat.bit(Seat.CHANCE)) {
      return List.of();
    }
    drawsAhead.set(draws);
    List<String> texts = new ArrayList<>();
    while (ahead.actors() == Seat.bit(Seat.CHANCE)) {
      int outcome = drawsAhead.next(ahead);
      ahead.play(Seat.CHANCE, outcome);
      texts.add(cachedGame.text(outcome));
    }
    return texts;
  }

  /** The end that the consequence worked out last brings. */
  Event.Ended endAhead(long time) {
    return end(ahead, time, resigned());
  }

  /** The end that comes if so many give up, a bit each. */
  Event.Ended endNow(long time, int givenUp) {
    return end(now.state(), time, givenUp);
  }

  private Event.Ended end(S last, long time, int givenUp) {
    int seats = cachedGame.game().seats();
    int winners = Resignations.winners(last, seats, givenUp);
    return new Event.Ended(time, Seat.seats(winners), cachedGame.scores(last), seed);
  }

  /** The seats that have resigned, a bit each. */
  int resigned() {
    int bits = 0;
    for (int seat : resigned.keySet()) {
      bits |= Seat.bit(seat);
    }
    return bits;
  }

  void resign(int seat) {
    resigned.put(seat, ply());
  }

  /**
   * Lets a move happen.
   *
   * @param chairs who sat where then
   */
  void play(Event.Played played, List<Chair> chairs) {
    int actor = Seat.parse(played.actor(), cachedGame.game().seats());
    Chair mover = actor == Seat.ARBITER ? null : chairs.get(actor);
    play(played, mover);
    if (late != null) {
      catchUp(late, steps.size() - Spectators.DELAY);
    }
  }

  private void play(Event.Played played, @Nullable Chair mover) {
    int actor = Seat.parse(played.actor(), cachedGame.game().seats());
    int action = cachedGame.action(played.move());
    boolean fixed = !played.outcomes().isEmpty() || realTime();
    boolean revealing = fixed || cachedGame.game().reveals(now.state(), actor, action);
    Step step =
        new Step(
            actor,
            action,
            played.by(),
            cachedGame.actions(played.outcomes()),
            revealing,
            played.finish());
    draws.skip(step.outcomes());
    boolean decided = new Ahead(ply(), actor, action, played.outcomes()).equals(aheadOf);
    steps.add(step);
    movers.add(mover);
    if (decided) {
      now.play(step, ahead);
    } else {
      now.play(List.of(step));
    }
    aheadOf = null;
  }

  private void catchUp(Board<S, V, M> board, int until) {
    int from = board.moveCount() + 1;
    board.play(from < until ? List.copyOf(steps.subList(from, until)) : List.of());
  }

  /** The last move, or the first outcomes if there is none. */
  Step last() {
    return steps.getLast();
  }

  /** Takes the last move back, which no luck may have followed. */
  void undo() {
    steps.removeLast();
    movers.removeLast();
    now.rewind(steps);
    resigned.replaceAll((seat, ply) -> Math.min(ply, ply()));
    if (late != null && late.moveCount() >= steps.size()) {
      late.rewind(steps);
    }
  }

  /** The game is over, and these sat at the table. */
  void end(Event.Ended end, List<String> those) {
    ended = end;
    names = those;
    if (late != null) {
      catchUp(late, steps.size());
    }
  }

  /** Somebody goes on at another device: what they did is done by the same person. */
  void move(String from, Chair to) {
    movers.replaceAll(mover -> mover != null && mover.person().equals(from) ? to : mover);
  }

  /** The best that people have done in it. */
  List<GameFeats.Done> feats() {
    return GameFeats.of(cachedGame.game(), steps, movers);
  }

  /** The record of the game, for everybody to check; null unless it is over. */
  @Nullable FairRecord record(String table) {
    return ended == null
        ? null
        : new FairRecord(
            cachedGame.name(),
            names,
            table,
            number,
            added,
            seed,
            written(),
            FairRecord.end(ended.winners(), ended.scores()));
  }

  /** The steps in notation, resignations among them. */
  private List<String> written() {
    List<String> lines = new ArrayList<>();
    for (int ply = 0; ply < steps.size(); ply++) {
      Step step = steps.get(ply);
      if (step.finish() != null) {
        lines.addAll(step.finish().lines());
      }
      if (step.isMove()) {
        lines.add(Seat.text(step.actor()) + " " + cachedGame.text(step.action()));
      }
      step.outcomes().forEach(outcome -> lines.add("* " + cachedGame.text(outcome)));
      int after = ply;
      resigned.forEach((seat, when) -> {
        if (when == after) {
          lines.add(seat + " " + FairReplay.RESIGNS);
        }
      });
    }
    return lines;
  }
}
