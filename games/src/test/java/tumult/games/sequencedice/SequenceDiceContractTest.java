package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.games.sequencedice.SequenceDiceView.Side;
import tumult.testkit.GameContract;

class SequenceDiceContractTest
    extends GameContract<SequenceDiceState, SequenceDiceView, SequenceDiceMove> {
  private static final String ROLL = "* roll ";

  SequenceDiceContractTest() {
    super(SequenceDice.KIND);
  }

  @Override
  protected List<Game<SequenceDiceState, SequenceDiceView, SequenceDiceMove>> variants() {
    return Stream.of(
            "sequence-dice",
            "sequence-dice(seats=2,length=5)",
            "sequence-dice(seats=3)",
            "sequence-dice(seats=3,length=6)",
            "sequence-dice(seats=4)",
            "sequence-dice(seats=4,length=5)")
        .<Game<SequenceDiceState, SequenceDiceView, SequenceDiceMove>>map(
            name -> new SequenceDice(Setup.parse(name, Games.ALL)))
        .toList();
  }

  @Override
  protected void assertConserved(
      Game<SequenceDiceState, SequenceDiceView, SequenceDiceMove> game, SequenceDiceState state) {
    SequenceDiceView view = game.view(state, Seat.SPECTATOR);
    for (Side side : view.sides()) {
      long placed = view.board().stream().filter(s -> s.chip() == side.colour()).count();
      assertThat(placed + side.stock()).isEqualTo(20);
    }
    int placed = view.sides().stream().mapToInt(side -> 20 - side.stock()).sum();
    assertThat(view.board()).filteredOn(space -> space.chip() != null).hasSize(placed);
  }

  /** Only the start rolls, which go by seat, change their order: the last of a round is first. */
  @Override
  protected List<String> rotated(
      Game<SequenceDiceState, SequenceDiceView, SequenceDiceMove> game, List<String> steps) {
    List<String> rotated = new ArrayList<>();
    List<Integer> contenders = IntStream.range(0, game.seats()).boxed().toList();
    while (contenders.size() > 1) {
      int from = rotated.size();
      List<String> round = steps.subList(from, from + contenders.size());
      boolean lastSeatRolls = contenders.getLast() == game.seats() - 1;
      List<String> turned = new ArrayList<>(round);
      Collections.rotate(turned, lastSeatRolls ? 1 : 0);
      rotated.addAll(turned);
      contenders = best(contenders, round);
    }
    steps.stream()
        .skip(rotated.size())
        .map(step -> rotatedStep(step, game.seats()))
        .forEach(rotated::add);
    return rotated;
  }

  private static List<Integer> best(List<Integer> contenders, List<String> round) {
    int best = round.stream().mapToInt(SequenceDiceContractTest::sum).max().orElseThrow();
    return IntStream.range(0, round.size())
        .filter(i -> sum(round.get(i)) == best)
        .mapToObj(contenders::get)
        .collect(Collectors.toList());
  }

  private static int sum(String roll) {
    String[] dice = roll.substring(ROLL.length()).split("\\+", -1);
    return Integer.parseInt(dice[0]) + Integer.parseInt(dice[1]);
  }

  private static String rotatedStep(String step, int seats) {
    if (step.startsWith(ROLL)) {
      return step;
    }
    int seat = Integer.parseInt(step.substring(0, 1));
    return (seat + 1) % seats + step.substring(1);
  }
}
