package tumult.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tumult.table.luck.Luck;
import tumult.table.steps.CachedGame;

/** All that a table is: what its events have made of it. Only events change it. */
final class TableState {
  static final int NOBODY = People.NO_SEAT;

  private final CachedGame<?, ?, ?> cachedGame;
  private final Event.Opened opened;
  private final People people;
  private final Clocks clocks;
  private final Set<Integer> undoAgreed = new HashSet<>();
  private final Set<Integer> rematch = new TreeSet<>();
  private Phase phase = Phase.GATHERING;
  private Visibility visibility;
  private @Nullable LiveGame<?, ?, ?> game;
  private int undoOffer = NOBODY;
  private long time;
  private long hostLeftAt = Clocks.NEVER;

  TableState(CachedGame<?, ?, ?> cachedGame, Event.Opened opened) {
    this.cachedGame = cachedGame;
    this.opened = opened;
    visibility = opened.visibility();
    time = opened.time();
    Guest host =
        new Guest(opened.host(), opened.name(), opened.avatar(), false, false, Right.INVITE);
    people = new People(cachedGame.game().seats(), host);
    clocks = new Clocks(cachedGame.game().seats(), opened.pace());
  }

  CachedGame<?, ?, ?> cachedGame() {
    return cachedGame;
  }

  Event.Opened opened() {
    return opened;
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

  /** The game that is on or was the last; null before the first. */
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

  /** What the next game would begin with if it began now. */
  LiveGame.Start nextStart(List<String> added) {
    int number = game == null ? 1 : game.number() + 1;
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
      case Event.Renamed e -> people.change(e.person(), g -> g.renamed(e.name(), e.avatar()));
      case Event.Sat sat -> sit(sat);
      case Event.Stood stood -> empty(stood.seat());
      case Event.Kicked kicked -> empty(kicked.seat());
      case Event.BotAdded e -> changePlayer(e.seat(), people.chair(e.seat()).takenByBot(e.level()));
      case Event.BotRemoved removed -> empty(removed.seat());
      case Event.PassedOn passed -> give(passed.seat(), passed.person());
      case Event.HostChanged changed -> makeHost(changed.person());
      case Event.KeyMade key -> people.put(key);
      case Event.Claimed claimed -> claim(claimed);
      case Event.VisibilityChanged changed -> visibility = changed.visibility();
      case Event.Muted e -> people.change(e.person(), guest -> guest.muted(e.muted()));
      case Event.Said said -> {}
      case Event.Emoted emoted -> {}
      case Event.Started started -> start(started);
      case Event.Played played -> play(played);
      case Event.TimedOut out -> changePlayer(out.seat(), people.chair(out.seat()).withStandIn());
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
    people.put(new Guest(e.person(), e.name(), e.avatar(), true, muted, e.right()));
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
    return visibility == Visibility.PUBLIC
        && people.seatOf(person) == NOBODY
        && guest != null
        && !guest.muted();
  }

  private void makeHost(String person) {
    Guest guest = people.guest(person);
    people.hostIs(person);
    hostLeftAt = guest != null && guest.present() ? Clocks.NEVER : time;
  }

  private void sit(Event.Sat sat) {
    people.change(sat.person(), guest -> guest.renamed(sat.name(), sat.avatar()));
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
    Chair chair = people.chair(seat);
    changePlayer(seat, gameIsOn() ? chair.takenByBot(Chair.STAND_IN_LEVEL) : Chair.vacant(seat));
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
      give(claimed.seat(), claimed.person());
    }
  }

  private void start(Event.Started started) {
    LiveGame.Start start =
        new LiveGame.Start(
            opened.table(), started.number(), seed(started.number()), started.luck());
    boolean delayed = opened.spectators() == Spectators.DELAYED;
    game = LiveGame.begun(cachedGame, start, started.outcomes(), delayed);
    phase = Phase.PLAYING;
    people.dealAnew();
    rematch.clear();
    dropUndo();
    clocks.restart(game, people, time);
  }

  private void play(Event.Played played) {
    LiveGame<?, ?, ?> on = gameThatIsOn();
    on.play(played);
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
    gameThatIsOn().end(ended, people.names());
    phase = Phase.OVER;
    clocks.stop();
    dropUndo();
    people.changeAll(chair -> chair.owned() ? chair.givenBack() : chair);
    people.addNothing();
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
