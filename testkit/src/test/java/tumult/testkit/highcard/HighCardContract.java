package tumult.testkit.highcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tumult.engine.Game;
import tumult.engine.Setup;
import tumult.testkit.GameContract;

/** The contract with the hooks of high card, for the honest game and for broken ones. */
public class HighCardContract extends GameContract<HighCardState, HighCardView, String> {
  private final Function<Setup, HighCard> maker;

  public HighCardContract(Function<Setup, HighCard> maker) {
    super(HighCard.kind(maker));
    this.maker = maker;
  }

  @Override
  protected List<Game<HighCardState, HighCardView, String>> variants() {
    return List.of(variant(2), variant(3));
  }

  private Game<HighCardState, HighCardView, String> variant(int seats) {
    return maker.apply(HighCard.kind(maker).setup(Map.of("seats", Integer.toString(seats))));
  }

  @Override
  protected void assertConserved(
      Game<HighCardState, HighCardView, String> game, HighCardState state) {
    for (int rank = 1; rank <= HighCard.RANKS; rank++) {
      assertThat(state.cards(rank)).as("rank %d", rank).isEqualTo(HighCard.COPIES);
    }
  }

  @Override
  protected List<String> rotated(
      Game<HighCardState, HighCardView, String> game, List<String> steps) {
    return steps.stream().map(step -> rotated(game.seats(), step)).toList();
  }

  private static String rotated(int seats, String step) {
    String[] words = step.split(" ", -1);
    int turned = step.startsWith("* first") ? 2 : 0;
    if (!step.startsWith("* card")) {
      words[turned] = Integer.toString((Integer.parseInt(words[turned]) + 1) % seats);
    }
    return String.join(" ", words);
  }

  /** Seat 0 holds a 3 and sees an open 2: of the unseen cards there are 1, 1, 2, 3, 4 and 4. */
  @Override
  protected List<Posterior> posteriors() {
    String before = "phase=choice first=1 turn=0 left=";
    return List.of(
        new Posterior(
            "high-card@1(seats=2)",
            before + "2,1,0,2 discards=0,1,0,0 hands=3,3",
            0,
            Map.of(
                before + "1,1,1,2 discards=0,1,0,0 hands=3,1", 2,
                before + "2,0,1,2 discards=0,1,0,0 hands=3,2", 1,
                before + "2,1,0,2 discards=0,1,0,0 hands=3,3", 1,
                before + "2,1,1,1 discards=0,1,0,0 hands=3,4", 2)));
  }
}
