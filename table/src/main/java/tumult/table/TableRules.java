package tumult.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answers of an open table: finds out who may ask, and passes the command on to the rules for
 * it.
 */
final class TableRules {
  /** How long a table waits for an absent host. */
  static final long HOST_PATIENCE = 120_000;

  private final TableState state;
  private final People people;
  private final Ask ask;
  private final long now;
  private final DoorRules door;
  private final SeatRules seats;
  private final PlayRules play;

  TableRules(TableState state, Ask ask) {
    this.state = state;
    this.ask = ask;
    people = state.people();
    now = Math.max(ask.time(), state.time()); // a clock set back does not turn time back
    door = new DoorRules(state, ask, now);
    seats = new SeatRules(state, ask, now);
    play = new PlayRules(state, ask, now);
  }

  Decision decide() {
    if (state.phase() == Phase.CLOSED) {
      return Decision.refused(TableRefusal.CLOSED);
    }
    return ask.who().equals(Ask.SERVER) ? ofServer() : ofPerson();
  }

  private Decision ofServer() {
    return switch (ask.command()) {
      case Command.Come come -> withReturn(door.come(come), come.person(), false);
      case Command.Arrive arrive -> arrive(arrive);
      case Command.Leave leave -> leave(leave);
      case Command.BotPlay bot -> play.botPlay(bot);
      case Command.Arbitrate word -> arbitrate(word);
      case Command.Tick tick -> tick();
      case Command.Close close -> Decision.accepted(new Event.Closed(now));
      default -> Decision.refused(TableRefusal.ONLY_A_PERSON);
    };
  }

  private Decision arrive(Command.Arrive arrive) {
    return withReturn(door.arrive(arrive), arrive.person(), false);
  }

  private Decision arbitrate(Command.Arbitrate word) {
    Decision decision = play.arbitrate(word);
    return word.by() == By.PERSON
        ? withReturn(decision, people.chair(word.actor()).person(), true)
        : decision;
  }

  private Decision leave(Command.Leave leave) {
    Guest guest = people.guest(leave.person());
    if (guest == null || !guest.present()) {
      return Decision.refused(TableRefusal.NOT_HERE);
    }
    Event left = new Event.Left(now, leave.person());
    int seat = people.seatOf(leave.person());
    Event started = seat == People.NO_SEAT ? null : play.startedWithout(seat);
    return started == null ? Decision.accepted(left) : Decision.accepted(left, started);
  }

  private Decision tick() {
    Clocks.Due due = state.phase() == Phase.PLAYING ? state.clocks().next() : null;
    if (due != null && due.deadline() <= now) {
      return due.standsIn()
          ? Decision.accepted(new Event.TimedOut(now, due.actor()))
          : play.lapse(due.actor(), due.action());
    }
    String heir = state.hostLeftAt() <= now - HOST_PATIENCE ? heir(state) : null;
    return heir == null ? seats.seatWaiting() : Decision.accepted(new Event.HostChanged(now, heir));
  }

  /** Whether somebody waits who can have a seat now. */
  static boolean seatsSomebody(TableState state) {
    Ask tick = Ask.of(Ask.SERVER, state.time(), new Command.Tick());
    return state.phase() != Phase.CLOSED
        && !state.gameIsOn()
        && state.people().nextWaiting() != null
        && new SeatRules(state, tick, state.time()).seatWaiting()
            instanceof Decision.Accepted(List<Event> events)
        && !events.isEmpty();
  }

  /** Who would become host if the host stayed away: the first person seated and present. */
  static @Nullable String heir(TableState state) {
    for (Chair chair : state.people().chairs()) {
      boolean person = chair.present() && !state.people().isProgram(chair);
      if (person && !chair.person().equals(state.people().host())) {
        return chair.person();
      }
    }
    return null;
  }

  private Decision ofPerson() {
    Guest guest = people.guest(ask.who());
    if (isServers(ask.command())) {
      return Decision.refused(TableRefusal.ONLY_THE_SERVER);
    }
    if (guest == null) {
      Guest onlooker = people.visitor(ask.who());
      return onlooker == null ? Decision.refused(TableRefusal.NOT_HERE) : ofOnlooker(onlooker);
    }
    boolean returns = ask.command() instanceof Command.Return;
    Decision decision = returns ? seats.comeBack() : decide(guest);
    return returns ? decision : withReturn(decision, ask.who(), true);
  }

  /** Who looked on and does something has arrived just before. */
  private Decision ofOnlooker(Guest onlooker) {
    Decision decision;
    people.put(onlooker);
    try {
      decision = decide(onlooker);
    } finally {
      people.forget(onlooker.person());
      people.lookOn(onlooker);
    }
    if (!(decision instanceof Decision.Accepted(List<Event> events)) || events.isEmpty()) {
      return decision;
    }
    List<Event> all = new ArrayList<>();
    all.add(
        new Event.Arrived(
            now, onlooker.person(), onlooker.name(), onlooker.avatar(), onlooker.right()));
    all.addAll(events);
    return new Decision.Accepted(all);
  }

  private static boolean isServers(Command command) {
    return switch (command) {
      case Command.Come c -> true;
      case Command.Arrive c -> true;
      case Command.Leave c -> true;
      case Command.BotPlay c -> true;
      case Command.Arbitrate c -> true;
      case Command.Tick c -> true;
      default -> false;
    };
  }

  /** A person who does anything at all has the seat back from the bot that stood in. */
  private Decision withReturn(Decision decision, String person, boolean first) {
    int seat = people.seatOf(person);
    if (seat == People.NO_SEAT
        || !people.chair(seat).standIn()
        || !(decision instanceof Decision.Accepted(List<Event> events))) {
      return decision;
    }
    List<Event> all = new ArrayList<>(events);
    all.add(first ? 0 : all.size(), new Event.Returned(now, seat));
    return new Decision.Accepted(all);
  }

  private Decision decide(Guest guest) {
    return switch (ask.command()) {
      case Command.Open open -> Decision.refused(TableRefusal.ALREADY_OPEN);
      case Command.Sit sit -> seats.sit(guest, sit);
      case Command.Stand stand -> seats.stand(guest);
      case Command.StandIn standIn -> seats.standIn(standIn);
      case Command.Nudge nudge -> seats.nudge(nudge);
      case Command.PassOn passOn -> seats.passOn(passOn);
      case Command.Play move -> play.play(move);
      case Command.React touch -> play.play(new Command.Play(touch.move(), Command.ANY_PLY));
      case Command.Hint hint -> play.hint(hint);
      case Command.Resign resign -> play.resign();
      case Command.Rematch rematch -> play.rematch(rematch);
      case Command.OfferUndo offer -> new UndoRules(state).offer(ask.who(), now);
      case Command.AnswerUndo(boolean yes) -> new UndoRules(state).answer(ask.who(), yes, now);
      case Command.Say say -> door.say(guest, say);
      case Command.Emote emote -> door.emote(guest, emote);
      case Command.Rename rename -> door.rename(rename);
      case Command.NewKey key -> door.newKey(key);
      case Command.Claim claim -> door.claim();
      default ->
          ask.who().equals(people.host()) ? ofHost() : Decision.refused(TableRefusal.NOT_HOST);
    };
  }

  private Decision ofHost() {
    return switch (ask.command()) {
      case Command.AddBot add -> seats.addBot(add);
      case Command.RemoveBot remove -> seats.removeBot(remove);
      case Command.FillSeats fill -> seats.fillSeats(fill);
      case Command.CloseSeats close -> seats.closeSeats();
      case Command.ChangeGame change -> seats.changeGame(change);
      case Command.Dismiss dismiss -> door.dismiss(dismiss);
      case Command.Kick kick -> seats.kick(kick);
      case Command.Start start -> play.start();
      case Command.Pause pause -> play.pause();
      case Command.Resume resume -> play.resume();
      case Command.MakeHost heir -> door.makeHost(heir);
      case Command.Mute mute -> door.mute(mute);
      case Command.ChangeHints change -> door.changeHints(change);
      case Command.ChangeVisibility change -> door.changeVisibility(change);
      case Command.Close close -> Decision.accepted(new Event.Closed(now));
      default -> throw new IllegalStateException("nobody decides about " + ask.command());
    };
  }
}
