package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Position;
import tumult.testkit.GameContract;

class MauMauContractTest extends GameContract<MauMauState, MauMauView, MauMauMove> {
  private static final String DUEL = "seats=2,rounds=1";
  private static final List<String> DECK = Deck.cards().stream().sorted().toList();

  MauMauContractTest() {
    super(MauMau.KIND);
  }

  @Override
  protected List<Game<MauMauState, MauMauView, MauMauMove>> variants() {
    return Stream.of(
            DUEL,
            "seats=3,rounds=2",
            "seats=4",
            "seats=5,rounds=1,starter=number",
            "seats=6,rounds=2,mustPlay=false",
            "seats=7,rounds=1,starter=number,mustPlay=false",
            "seats=8,rounds=2",
            "seats=2,rounds=3,starter=number,mustPlay=false")
        .<Game<MauMauState, MauMauView, MauMauMove>>map(Deck::game)
        .toList();
  }

  @Override
  protected void assertConserved(
      Game<MauMauState, MauMauView, MauMauMove> game, MauMauState state) {
    Position position = game.write(state);
    List<String> cards = new ArrayList<>(position.list("pile", card -> card));
    cards.addAll(position.list("discards", card -> card));
    position.lists("hands", game.seats(), card -> card).forEach(cards::addAll);
    assertThat(cards.stream().sorted().toList()).isEqualTo(DECK);
  }

  @Override
  protected List<String> rotated(
      Game<MauMauState, MauMauView, MauMauMove> game, List<String> steps) {
    return steps.stream().map(step -> rotated(step, game.seats())).toList();
  }

  private static String rotated(String step, int seats) {
    if (step.startsWith("* dealer ")) {
      return "* dealer " + (Integer.parseInt(step.substring(9)) + 1) % seats;
    }
    return step.startsWith("*") ? step : (step.charAt(0) - '0' + 1) % seats + step.substring(1);
  }

  @Override
  protected boolean lowestScoreWins() {
    return true;
  }

  /** Seat 0 sees r1 and all discards; among g1, g1 and b2 one is seat 1's, two are the pile. */
  @Override
  protected List<Posterior> posteriors() {
    Map<String, Integer> worlds = new LinkedHashMap<>();
    worlds.put(world("g1"), 2);
    worlds.put(world("b2"), 1);
    return List.of(new Posterior(Deck.game(DUEL).setup().toString(), world("b2"), 0, worlds));
  }

  private static String world(String hand) {
    String discards = Deck.without("r1,g1,g1,b2,r8") + ",r8";
    MauMau game = Deck.game(DUEL);
    String position = "turn=0 hands=r1/%s discards=%s".formatted(hand, discards);
    return game.write(game.read(Position.parse(position))).toString();
  }
}
