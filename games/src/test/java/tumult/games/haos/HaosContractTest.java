package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.GameContract;

/** Haos obeys the laws of every game. */
final class HaosContractTest extends GameContract<HaosState, HaosView, HaosMove> {
  HaosContractTest() {
    super(Haos.KIND);
  }

  @Override
  protected List<Game<HaosState, HaosView, HaosMove>> variants() {
    return Stream.of(
            "haos(seats=2)",
            "haos(seats=2,grabs=1,palms=0,allOpens=6)",
            "haos@1(seats=2)",
            "haos(seats=3)",
            "haos(seats=3,lefts=6,allOpens=6,grabs=0,palms=6)",
            "haos(seats=4)",
            "haos(seats=5,grabs=0,palms=0,allOpens=0,lefts=0)",
            "haos(seats=6,grabs=6,palms=6,allOpens=6,lefts=6)",
            "haos(seats=7)",
            "haos(seats=8,lefts=6)",
            "haos(seats=9,allOpens=6)",
            "haos(seats=10)")
        .map(HaosContractTest::game)
        .toList();
  }

  static Game<HaosState, HaosView, HaosMove> game(String name) {
    return new Haos(Setup.parse(name, Games.ALL));
  }

  @Override
  protected void assertConserved(Game<HaosState, HaosView, HaosMove> game, HaosState state) {
    HaosView view = game.view(state, 0);
    HaosOptions options = HaosOptions.of(game.setup());
    List<String> seen = new ArrayList<>(view.totem());
    int unseen = 0;
    for (HaosView.Place place : view.places()) {
      place.returned().forEach(seen::addAll);
      seen.addAll(place.pile());
      seen.addAll(java.util.Collections.nCopies(place.lefts(), "Left"));
      unseen += place.unseen();
    }
    int toCome = view.phase().setUp() ? options.leftOver() - view.totem().size() : 0;
    assertThat(seen.size() + unseen + toCome).isEqualTo(options.deck());
    for (int face = 0; face < Face.COUNT; face++) {
      String card = Face.text(face);
      long there = seen.stream().filter(card::equals).count() + state.piles.unseenWeight(face);
      assertThat(there).as(card).isEqualTo(options.copies(face));
    }
  }

  @Override
  protected List<String> rotated(Game<HaosState, HaosView, HaosMove> game, List<String> steps) {
    return steps.stream().map(step -> rotated(game, step)).toList();
  }

  /** With four hands, everybody's next place is the right hand's left neighbour or the left's. */
  private static String rotated(Game<HaosState, HaosView, HaosMove> game, String step) {
    int places = HaosOptions.of(game.setup()).places();
    if (step.startsWith("* first ")) {
      return "* first " + (Integer.parseInt(step.substring(8)) + 1) % places;
    }
    if (step.startsWith("*") || step.startsWith("!")) {
      return step;
    }
    int seat = step.charAt(0) - '0';
    String moved = (seat + 1) % game.seats() + step.substring(1);
    return seat == 1 && game.seats() == 2 ? otherHand(moved) : moved;
  }

  private static String otherHand(String step) {
    return step.contains(" right")
        ? step.replace(" right", " left")
        : step.replace(" left", " right");
  }
}
