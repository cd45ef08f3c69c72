package tumult.cli.commands;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tumult.bots.SeatedBots;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A game as JSON lines, one a step, with the whole position before it, so that every rule can be
 * checked from outside. Described in {@code docs/transcript.md}.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
final class Transcript<S extends State<S>, V, M> {
  private final Consumer<String> out;
  private final Match<S, V, M> match;
  private final Game<S, V, M> game;
  private Map<String, Object> line = new LinkedHashMap<>();

  /** A transcript of this match, given out line by line. */
  Transcript(Match<S, V, M> match, Consumer<String> out) {
    this.out = out;
    this.match = match;
    this.game = match.game();
  }

  /** Lets everybody act until the game is over. */
  void play(SeatedBots<S, ?> everybody) {
    while (!match.state().over()) {
      before();
      everybody.act();
      after(match.plies().getLast());
    }
    end();
  }

  /** Notes the position, and what everybody might do in it. */
  private void before() {
    S state = match.state();
    line = new LinkedHashMap<>();
    line.put("game", game.setup().toString());
    line.put("options", game.setup().texts());
    line.put("ply", match.plies().size() + 1);
    line.put("state", game.write(state).fields());
    line.put("scores", IntStream.range(0, game.seats()).map(state::score).boxed().toList());
    Map<String, Object> legal = new LinkedHashMap<>();
    for (int actors = state.actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      legal.put(Seat.text(actor), moves(actor));
    }
    line.put("legal", legal);
  }

  private List<Object> moves(int actor) {
    List<Object> moves = new ArrayList<>();
    for (int action : match.actions(actor)) {
      Map<String, Object> move = typed(action);
      if (actor == Seat.CHANCE) {
        move.put("weight", match.state().weight(action));
      }
      moves.add(move);
    }
    return moves;
  }

  private Map<String, Object> typed(int action) {
    Map<String, Object> move = new LinkedHashMap<>();
    move.put("text", game.text(action));
    move.putAll(JsonFile.typed((Object) game.move(action)));
    return move;
  }

  /** Writes the step that was then taken. */
  private void after(Match.Ply ply) {
    String actor = Seat.text(ply.actor());
    line.put("actor", actor);
    line.put("move", typed(ply.action()));
    Object legal = line.get("legal");
    if (legal instanceof Map<?, ?> all && game.setup().kind().realTime()) {
      line.put("legalOfAll", all);
    }
    line.put("legal", legal instanceof Map<?, ?> all ? all.get(actor) : List.of());
    write();
  }

  /** Writes the end: the last position, the winners, the scores. */
  private void end() {
    before();
    line.put("actor", null);
    line.put("legal", List.of());
    line.put("move", null);
    int winners = match.state().winners();
    line.put(
        "winners",
        IntStream.range(0, game.seats()).filter(s -> (winners >> s & 1) != 0).boxed().toList());
    write();
  }

  private void write() {
    out.accept(JsonFile.text(line) + "\n");
  }
}
