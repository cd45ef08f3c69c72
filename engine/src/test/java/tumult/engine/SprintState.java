package tumult.engine;

import java.util.Arrays;
import java.util.stream.IntStream;
import tumult.engine.SprintGame.Move;
import tumult.engine.SprintGame.RaceRefusal;

/** Where everybody stands on the track, and what was rolled. */
final class SprintState implements State<SprintState> {
  private final SprintGame race;
  private final int[] places;
  private int turn;
  private int rolled;

  /** Everything is open, so everybody sees the whole position. */
  record View(String position) {}

  SprintState(SprintGame race) {
    this.race = race;
    this.places = new int[race.seats()];
  }

  @Override
  public int actors() {
    if (winners() != 0) {
      return 0;
    }
    return Seat.bit(rolled == 0 ? Seat.CHANCE : turn);
  }

  @Override
  public int actions(int seat, int[] out) {
    if ((actors() & Seat.bit(seat)) == 0) {
      return 0;
    }
    boolean chance = seat == Seat.CHANCE;
    out[0] = (chance ? Move.ROLL_1 : Move.WALK).code;
    out[1] = (chance ? Move.ROLL_2 : Move.RUN).code;
    return chance || !tooFar() ? 2 : 1;
  }

  private boolean tooFar() {
    return places[turn] + 2 * rolled > race.goal();
  }

  @Override
  public Refusal why(int seat, int action) {
    if ((actors() & Seat.bit(seat)) == 0) {
      return Refusal.Common.NOT_YOUR_TURN;
    }
    boolean run = action == Move.RUN.code;
    return run && seat != Seat.CHANCE ? RaceRefusal.TOO_FAR : Refusal.Common.NOT_NOW;
  }

  @Override
  public void play(int seat, int action) {
    if (seat == Seat.CHANCE) {
      rolled = action + 1;
    } else {
      places[turn] += action == Move.RUN.code ? 2 * rolled : rolled;
      rolled = 0;
      turn = (turn + 1) % places.length;
    }
  }

  @Override
  public int chance(Rng rng) {
    return (rng.below(3) < 2 ? Move.ROLL_1 : Move.ROLL_2).code;
  }

  @Override
  public int weight(int outcome) {
    return actors() == Seat.bit(Seat.CHANCE) && outcome < 2 ? 2 - outcome : 0;
  }

  @Override
  public int score(int seat) {
    return places[seat];
  }

  @Override
  public int winners() {
    return IntStream.range(0, places.length)
        .filter(seat -> places[seat] >= race.goal())
        .map(Seat::bit)
        .sum();
  }

  @Override
  public void set(SprintState other) {
    System.arraycopy(other.places, 0, places, 0, places.length);
    turn = other.turn;
    rolled = other.rolled;
  }

  @Override
  public long hash() {
    return Rng.mix(31L * (31L * Arrays.hashCode(places) + turn) + rolled);
  }

  Position write() {
    return new Position()
        .put("turn", turn)
        .put("rolled", rolled)
        .put("places", Arrays.stream(places).boxed().toList());
  }

  SprintState read(Position position) {
    turn = position.number("turn", 0, places.length - 1);
    rolled = position.number("rolled", 0, 2);
    int[] read = position.numbers("places", places.length, 0, race.goal() + 1);
    System.arraycopy(read, 0, places, 0, read.length);
    position.end();
    return this;
  }
}
