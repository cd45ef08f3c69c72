package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Position;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.GameContract;

/** Frappadingue obeys the laws of every game. */
final class FrappadingueContractTest
    extends GameContract<FrappadingueState, FrappadingueView, FrappadingueMove> {
  FrappadingueContractTest() {
    super(Frappadingue.KIND);
  }

  @Override
  protected List<Game<FrappadingueState, FrappadingueView, FrappadingueMove>> variants() {
    Stream<String> seats = IntStream.rangeClosed(1, 8).mapToObj(n -> "target=500,seats=" + n);
    Stream<String> spread =
        Stream.of(
            "seats=2,copies=5,specials=0,crashes=0,target=500",
            "seats=3,copies=20,specials=10,crashes=20,target=500",
            "seats=4",
            "seats=2,copies=20,specials=10,crashes=0,target=5000",
            "seats=2,copies=5,specials=1,crashes=1,crashOnDeal=true,plusFive=30");
    return Stream.concat(seats, spread).map(FrappadingueContractTest::game).toList();
  }

  private static Game<FrappadingueState, FrappadingueView, FrappadingueMove> game(String options) {
    return new Frappadingue(Setup.parse("frappadingue(" + options + ")", Games.ALL));
  }

  @Override
  protected void assertConserved(
      Game<FrappadingueState, FrappadingueView, FrappadingueMove> game, FrappadingueState state) {
    Position position = game.write(state);
    List<Integer> deck = position.list("deck", Integer::valueOf);
    List<Card> table =
        Stream.of(
                position.word("counter"),
                position.word("phase").equals("choose") ? "-" : position.word("deal"))
            .flatMap(cards -> Stream.of(cards.split("[,/]", -1)))
            .filter(card -> !card.equals("-"))
            .map(Card::parse)
            .toList();
    FrappadingueOptions options = FrappadingueOptions.of(game.setup());
    for (Card card : Card.ALL) {
      long onTable = table.stream().filter(c -> c == card).count();
      assertThat(deck.get(Card.ALL.indexOf(card)) + onTable)
          .as("%s in %s", card, position)
          .isEqualTo(options.copies(card));
    }
  }
}
