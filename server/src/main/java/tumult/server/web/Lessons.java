package tumult.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Match;
import tumult.engine.NotatedPly;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.games.Lesson;
import tumult.table.TableView;
import tumult.table.steps.CachedGame;
import tumult.table.steps.LogLine;
import tumult.table.steps.StepLog;
import tumult.wire.Api;

/** Lessons played through beforehand: all that can happen in one, as its learner sees it. */
final class Lessons<S extends State<S>, V, M> {
  /** The same for everybody, so worked out once; never more than there are games. */
  private static final Map<String, Api.Lesson> KNOWN = new ConcurrentHashMap<>();

  private final CachedGame<S, V, M> cachedGame;
  private final Game<S, V, M> game;
  private final StepLog<S> stepLog;
  private final int[] actions;

  private Lessons(CachedGame<S, V, M> cachedGame) {
    this.cachedGame = cachedGame;
    game = cachedGame.game();
    stepLog = new StepLog<>(game);
    actions = new int[game.actionCount()];
  }

  /** The lesson of a game, by its id; null if there is none. */
  static Api.@Nullable Lesson of(String id) {
    Api.Lesson known = KNOWN.get(id);
    GameKind kind = Games.ALL.get(id);
    Lesson lesson = known != null || kind == null ? null : Lesson.of(kind);
    if (lesson != null) {
      known = played(Games.named(lesson.game()), lesson);
      KNOWN.put(id, known);
    }
    return known;
  }

  private static <S extends State<S>, V, M> Api.Lesson played(Game<S, V, M> game, Lesson lesson) {
    Lessons<S, V, M> lessons = new Lessons<>(new CachedGame<>(game));
    return new Api.Lesson(
        lessons.cachedGame.name(), lesson.scenes().stream().map(lessons::scene).toList());
  }

  private Api.LessonScene scene(Lesson.Scene scene) {
    Match<S, V, M> match = match(scene);
    List<String> moves = cachedGame.texts(actions, match.state().actions(Lesson.LEARNER, actions));
    return new Api.LessonScene(
        play(match, moves),
        scene.right().stream().map(answer -> answer(scene, answer)).toList(),
        scene.wrong(),
        refusals(match.state(), moves));
  }

  private Match<S, V, M> match(Lesson.Scene scene) {
    return new Match<>(game, game.read(Position.parse(scene.position())));
  }

  private TableView.Play play(Match<S, V, M> match, List<String> moves) {
    S state = match.state();
    return new TableView.Play(
        match.plies().size(),
        0,
        Seat.seats(state.actors()),
        game.view(state, Lesson.LEARNER),
        moves,
        cachedGame.scores(state),
        List.of(),
        Seat.seats(state.winners()),
        game.setup().toString());
  }

  private Api.LessonAnswer answer(Lesson.Scene scene, Lesson.Answer answer) {
    Match<S, V, M> match = match(scene);
    List<NotatedPly> plies = new ArrayList<>();
    plies.add(new NotatedPly(Lesson.LEARNER, answer.move()));
    answer.then().forEach(ply -> plies.add(NotatedPly.parse(ply, game.seats())));
    List<Api.LessonMoment> moments = new ArrayList<>();
    List<LogLine> log = new ArrayList<>();
    for (int i = 0; i < plies.size(); i++) {
      log.addAll(step(match, plies.get(i)));
      boolean luckFollows = i + 1 < plies.size() && plies.get(i + 1).actor() == Seat.CHANCE;
      if (!luckFollows) {
        moments.add(new Api.LessonMoment(List.copyOf(log), play(match, List.of())));
        log.clear();
      }
    }
    return new Api.LessonAnswer(answer.move(), moments);
  }

  /** Plays a ply, and says what the learner is told of it. */
  private List<LogLine> step(Match<S, V, M> match, NotatedPly ply) {
    int action = cachedGame.action(ply.move());
    S before = game.newState();
    before.set(match.state());
    Refusal refusal = match.play(ply.actor(), action);
    if (refusal != null) {
      throw new IllegalStateException("%s: %s is refused".formatted(cachedGame.name(), ply));
    }
    List<LogLine> lines = new ArrayList<>();
    lines.add(stepLog.line(before, ply.actor(), action, Lesson.LEARNER));
    lines.addAll(stepLog.play(before, ply.actor(), action));
    return lines;
  }

  private List<Api.LessonRefusal> refusals(S state, List<String> legal) {
    Map<Refusal, List<String>> moves = new LinkedHashMap<>();
    for (int action = 0; action < actions.length; action++) {
      String move = cachedGame.text(action);
      if (!legal.contains(move)) {
        Refusal why = state.why(Lesson.LEARNER, action);
        moves.computeIfAbsent(why, _ -> new ArrayList<>()).add(move);
      }
    }
    return moves.entrySet().stream()
        .map(refused -> refusal(refused.getKey(), refused.getValue()))
        .toList();
  }

  private Api.LessonRefusal refusal(Refusal why, List<String> moves) {
    String room = why instanceof Refusal.Common ? "common" : cachedGame.id();
    return new Api.LessonRefusal(room, "refusal." + why.name(), why.rule(), moves);
  }
}
