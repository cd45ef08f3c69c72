package tumult.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tumult.engine.Refusal;
import tumult.table.luck.Luck;
import tumult.table.records.Robots;
import tumult.table.steps.CachedGame;
import tumult.table.steps.GameCache;

/** All that a table is: what its events have made of it. Only events change it. */
final class TableState {
  static final int NOBODY = People.NO_SEAT;
  private static final int NEVER_HINTED = -1;

  private final GameCache games;
  private final Event.Opened opened;
  private final People people;
  private final Evening evening;
  private final Set<Integer> undoAgreed = new HashSet<>();
  private final Set<Integer> rematch = new TreeSet<>();
  private CachedGame<?, ?, ?> cachedGame;
  private Clocks clocks;
  private Phase phase = Phase.GATHERING;
  private Visibility visibility;
  private Spectators spectators;
  private Hints hints = Hints.ALONE;

  /** How many moves had been played when a hint was last asked for in this game. */
  private int hintedAt = NEVER_HINTED;

  private int pace;
  private @Nullable LiveGame<?, ?, ?> game;
  private int gamesBegun;
  private long gameBegan;
  private int undoOffer = NOBODY;
  private long time;
  private long hostLeftAt = Clocks.NEVER;

  TableState(GameCache games, Event.Opened opened) {
    this.games = games;
    this.opened = opened;
    cachedGame = games.game(opened.game());
    visibility = opened.visibility();
    spectators = opened.spectators();
    pace = opened.pace();
    time = opened.time();
    Guest host =
        new Guest(opened.host(), opened.name(), opened.avatar(), false, false, Right.INVITE, false);
    people = new People(cachedGame.game().seats(), host);
    evening = new Evening();
    clocks = new Clocks(cachedGame.game().seats(), opened.pace());
  }

  TableState(GameCache games, TableCheckpoint at) {
    this.games = games;
    opened = at.opened();
    cachedGame = games.game(at.game());
    phase = at.phase();
    visibility = at.visibility();
    spectators = at.spectators();
    hints = at.hints();
    hintedAt = at.hintedAt();
    pace = at.pace();
    gamesBegun = at.gamesBegun();
    gameBegan = at.gameBegan();
    undoOffer = at.undoOffer();
    undoAgreed.addAll(at.undoAgreed());
    rematch.addAll(at.rematch());
    time = at.time();
    hostLeftAt = at.hostLeftAt();
    people = new People(at.people());
    evening = new Evening(at.evening());
    clocks = new Clocks(pace, at.clocks());
    LiveGame.Checkpoint play = at.play();
    game = play == null ? null : LiveGame.restored(games.game(play.game()), start(play), play);
  }

  private LiveGame.Start start(LiveGame.Checkpoint play) {
    return new LiveGame.Start(opened.table(), play.number(), seed(play.number()), play.added());
  }

  TableCheckpoint checkpoint(long number) {
    return new TableCheckpoint(
        number,
        opened,
        cachedGame.name(),
        phase,
        visibility,
        spectators,
        hints,
        hintedAt,
        pace,
        gamesBegun,
        gameBegan,
        undoOffer,
        List.copyOf(undoAgreed),
        List.copyOf(rematch),
        time,
        hostLeftAt,
        people.checkpoint(),
        evening.checkpoint(),
        clocks.checkpoint(),
        game == null ? null : game.checkpoint());
  }

  /** The game that is on or comes next. */
  CachedGame<?, ?, ?> cachedGame() {
    return cachedGame;
  }

  GameCache games() {
    return games;
  }

  /** The table's id. */
  String table() {
    return opened.table();
  }

  Spectators spectators() {
    return spectators;
  }

  Hints hints() {
    return hints;
  }

  int hintedAt() {
    return hintedAt;
  }

  /** Whether somebody who is on turn may ask for a hint. */
  boolean allowsHints() {
    boolean alone = people.owned() == 1;
    return switch (hints) {
      case ALONE -> alone;
      case ALL -> alone || !cachedGame.game().setup().kind().realTime();
      case NONE -> false;
    };
  }

  /** How many seconds there are for a decision, 0 for no limit. */
  int pace() {
    return pace;
  }

  Evening evening() {
    return evening;
  }

  /** How many games have been begun at this table. */
  int gamesBegun() {
    return gamesBegun;
  }

  People people() {
    return people;
  }

  Clocks clocks() {
    return clocks;
  }

  Phase phase() {
    return phase;
  }

  Visibility visibility() {
    return visibility;
  }

  /** The game that is on or was the last; null before the first, and once another is to come. */
  @Nullable LiveGame<?, ?, ?> game() {
    return game;
  }

  /** When the last event happened. */
  long time() {
    return time;
  }

  /** Since when the host has been away, {@link Clocks#NEVER} if not. */
  long hostLeftAt() {
    return hostLeftAt;
  }

  int undoOffer() {
    return undoOffer;
  }

  Set<Integer> undoAgreed() {
    return undoAgreed;
  }

  Set<Integer> rematch() {
    return rematch;
  }

  /** Whether a game is on, paused or not. */
  boolean gameIsOn() {
    return phase == Phase.PLAYING || phase == Phase.PAUSED;
  }

  /** Why nobody may write now, by the rules of the game that is on; null if all may. */
  Decision.@Nullable Refused silence() {
    Refusal reason = gameIsOn() ? cachedGame.game().silence() : null;
    return reason == null ? null : new Decision.Refused(reason, cachedGame.id(), "");
  }

  /** What the next game would begin with if it began now. */
  LiveGame.Start nextStart(List<String> added) {
    int number = gamesBegun + 1;
    return new LiveGame.Start(opened.table(), number, seed(number), added);
  }

  /** The seed of one of the games; a secret until that game is over. */
  String seed(int number) {
    return Luck.seed(opened.luckRoot(), number);
  }

  void evolve(Event event) {
    time = event.time();
    switch (event) {
      case Event.Opened again -> throw new IllegalStateException("opened twice: " + again);
      case Event.Arrived arrived -> arrive(arrived);
      case Event.Left left -> leave(left);
      case Event.Renamed e -> rename(e.person(), e.name(), e.avatar());
      case Event.Sat sat -> sit(sat);
      case Event.Stood stood -> empty(stood.seat());
      case Event.Kicked kicked -> empty(kicked.seat());
      case Event.Waited e -> people.change(e.person(), guest -> guest.waiting(e.waits()));
      case Event.Dismissed dismissed -> dismiss(dismissed.person());
      case Event.GameChanged changed -> change(changed);
      case Event.BotAdded e -> changePlayer(e.seat(), bot(e.seat(), e.level()));
      case Event.BotRemoved removed -> empty(removed.seat());
      case Event.PassedOn passed -> give(passed.seat(), passed.person());
      case Event.HostChanged changed -> makeHost(changed.person());
      case Event.KeyMade key -> people.put(key);
      case Event.Claimed claimed -> claim(claimed);
      case Event.HintsChanged changed -> hints = changed.hints();
      case Event.Hinted hinted -> hintedAt = game == null ? NEVER_HINTED : game.ply();
      case Event.VisibilityChanged changed -> visibility = changed.visibility();
      case Event.Muted e -> people.change(e.person(), guest -> guest.muted(e.muted()));
      case Event.Said said -> {}
      case Event.Emoted emoted -> {}
      case Event.Started started -> start(started);
      case Event.Played played -> play(played);
      case Event.TimedOut e -> changePlayer(e.seat(), people.chair(e.seat()).withStandIn());
      case Event.StoodIn e -> changePlayer(e.seat(), people.chair(e.seat()).withStandIn());
      case Event.Nudged nudged -> people.nudged(nudged.seat(), time);
      case Event.Returned e -> changePlayer(e.seat(), people.chair(e.seat()).givenBack());
      case Event.Paused paused -> pause();
      case Event.Resumed resumed -> resume();
      case Event.UndoOffered offered -> undoOffer = offered.seat();
      case Event.UndoAnswered answered -> answerUndo(answered);
      case Event.Undone undone -> undo();
      case Event.Resigned resigned -> resign(resigned.seat());
      case Event.Ended ended -> end(ended);
      case Event.RematchAgreed agreed -> agree(agreed);
      case Event.Closed closed -> close();
    }
  }

  private void arrive(Event.Arrived e) {
    Guest known = people.guest(e.person());
    boolean muted = known != null && known.muted();
    boolean waits = known != null && known.waits();
    Guest forgotten = known == null && people.isFull() ? people.longestAway() : null;
    if (forgotten != null) {
      people.forget(forgotten.person());
    }
    people.put(new Guest(e.person(), e.name(), e.avatar(), true, muted, e.right(), waits));
    evening.rename(e.person(), e.name(), e.avatar());
    if (e.person().equals(people.host())) {
      hostLeftAt = Clocks.NEVER;
    }
  }

  private void leave(Event.Left left) {
    people.change(left.person(), guest -> guest.arrived(false));
    if (left.person().equals(people.host())) {
      hostLeftAt = time;
    } else if (isPassingBy(left.person())) {
      people.forget(left.person());
    }
  }

  /** Whether nothing needs to be remembered of somebody who leaves. */
  private boolean isPassingBy(String person) {
    Guest guest = people.guest(person);
    return guest != null
        && (visibility == Visibility.PUBLIC || guest.right() == Right.SCREEN)
        && people.seatOf(person) == NOBODY
        && !guest.muted();
  }

  private void rename(String person, String name, String avatar) {
    people.change(person, guest -> guest.renamed(name, avatar));
    evening.rename(person, name, avatar);
  }

  private void dismiss(String person) {
    Guest guest = people.guest(person);
    if (guest != null && guest.right() == Right.SCREEN) {
      people.drop(Right.SCREEN, NOBODY); // a screen needs a new link, and no forgiveness
      people.forget(person);
      return;
    }
    int seat = people.seatOf(person);
    if (seat != NOBODY) {
      empty(seat);
    }
    people.dismiss(person);
  }

  /** Something else is played next. The last game stays in sight if it fits to the chairs. */
  private void change(Event.GameChanged changed) {
    CachedGame<?, ?, ?> next = games.game(changed.game());
    boolean fits = next.id().equals(cachedGame.id()) && next.game().seats() >= people.seats();
    cachedGame = next;
    spectators = changed.spectators();
    pace = changed.pace();
    people.resize(next.game().seats());
    clocks = new Clocks(next.game().seats(), pace);
    if (!fits) {
      phase = Phase.GATHERING;
      game = null;
      rematch.clear();
      people.changeAll(Chair::fresh); // who gave up the last game is back for the next
    }
  }

  private void makeHost(String person) {
    Guest guest = people.guest(person);
    people.hostIs(person);
    hostLeftAt = guest != null && guest.present() ? Clocks.NEVER : time;
  }

  private void sit(Event.Sat sat) {
    rename(sat.person(), sat.name(), sat.avatar());
    people.change(sat.person(), guest -> guest.waiting(false));
    give(sat.seat(), sat.person());
    if (!gameIsOn()) {
      people.add(sat.seat(), sat.luck());
    }
  }

  private void give(int seat, String person) {
    people.seat(seat, person);
    playerHasChanged(seat);
  }

  /** Frees a seat; while a game is on, a bot gets it at once. */
  private void empty(int seat) {
    changePlayer(seat, gameIsOn() ? bot(seat, Chair.STAND_IN_LEVEL) : Chair.vacant(seat));
  }

  private Chair bot(int seat, int level) {
    return people.chair(seat).takenByBot(Robots.avatar(opened.table(), seat), level);
  }

  private void changePlayer(int seat, Chair chair) {
    people.change(seat, before -> chair);
    playerHasChanged(seat);
  }

  private void playerHasChanged(int seat) {
    if (seat == undoOffer) {
      dropUndo();
    }
    if (gameIsOn()) {
      clocks.restart(seat, gameThatIsOn(), people, time);
    } else {
      people.add(seat, "");
      rematch.remove(seat);
    }
  }

  private void claim(Event.Claimed claimed) {
    people.drop(claimed.right(), claimed.seat());
    if (claimed.right() == Right.HOST) {
      makeHost(claimed.person());
    } else {
      String from = people.chair(claimed.seat()).person();
      give(claimed.seat(), claimed.person());
      move(from, people.chair(claimed.seat()));
    }
  }

  /** The same person goes on at another device. */
  private void move(String from, Chair to) {
    if (!from.isEmpty() && to.owned()) {
      evening.move(from, to);
      if (gameIsOn()) {
        gameThatIsOn().move(from, to);
      }
    }
  }

  private void start(Event.Started started) {
    LiveGame.Start start =
        new LiveGame.Start(
            opened.table(), started.number(), seed(started.number()), started.luck());
    boolean delayed = spectators == Spectators.DELAYED;
    game = LiveGame.begun(cachedGame, start, started.outcomes(), delayed);
    gamesBegun = started.number();
    hintedAt = NEVER_HINTED;
    gameBegan = time;
    phase = Phase.PLAYING;
    people.dealAnew();
    rematch.clear();
    dropUndo();
    clocks.restart(game, people, time);
  }

  private void play(Event.Played played) {
    LiveGame<?, ?, ?> on = gameThatIsOn();
    on.play(played, people.chairs());
    dropUndo();
    clocks.restart(on, people, time);
  }

  private LiveGame<?, ?, ?> gameThatIsOn() {
    if (game == null) {
      throw new IllegalStateException("no game is on at " + opened.table());
    }
    return game;
  }

  private void pause() {
    phase = Phase.PAUSED;
    clocks.pause(time);
  }

  private void resume() {
    phase = Phase.PLAYING;
    clocks.resume(time);
  }

  private void answerUndo(Event.UndoAnswered answered) {
    if (answered.agreed()) {
      undoAgreed.add(answered.seat());
    } else {
      dropUndo();
    }
  }

  private void undo() {
    gameThatIsOn().undo();
    dropUndo();
    clocks.restart(gameThatIsOn(), people, time);
  }

  private void dropUndo() {
    undoOffer = NOBODY;
    undoAgreed.clear();
  }

  private void resign(int seat) {
    gameThatIsOn().resign(seat);
    changePlayer(seat, people.chair(seat).givenUp());
  }

  private void end(Event.Ended ended) {
    LiveGame<?, ?, ?> on = gameThatIsOn();
    on.end(ended, people.names());
    GameResult result = result(ended);
    evening.add(result, result.counts() ? on.feats() : List.of());
    phase = Phase.OVER;
    clocks.stop();
    dropUndo();
    people.changeAll(chair -> chair.owned() ? chair.givenBack() : chair);
    people.keepAdded();
  }

  private GameResult result(Event.Ended ended) {
    int[] points = Evening.points(ended.winners(), ended.scores(), people.resigned());
    List<GameResult.Player> players = new ArrayList<>();
    for (int seat = 0; seat < people.seats(); seat++) {
      Chair player = people.lastPlayer(seat);
      players.add(
          new GameResult.Player(
              player.person(),
              player.name(),
              player.avatar(),
              player.owned() ? 0 : player.level(),
              ended.scores().get(seat),
              ended.winners().contains(seat),
              people.chair(seat).resigned(),
              points[seat]));
    }
    return new GameResult(gamesBegun, cachedGame.name(), gameBegan, time, players);
  }

  private void agree(Event.RematchAgreed agreed) {
    rematch.add(agreed.seat());
    people.add(agreed.seat(), agreed.luck());
  }

  private void close() {
    phase = Phase.CLOSED;
    clocks.stop();
  }
}
