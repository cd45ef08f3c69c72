package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tumult.engine.Game;
import tumult.engine.NotatedPly;
import tumult.engine.Position;
import tumult.testkit.GameContract;

/** Kaos obeys the laws of every game. */
final class KaosContractTest extends GameContract<KaosState, KaosView, KaosMove> {
  private static final String SMALL =
      "seats=2,highest=6,copies=3,blanks=1,forgiving=true,maxRounds=3";

  KaosContractTest() {
    super(Kaos.KIND);
  }

  @Override
  protected List<Game<KaosState, KaosView, KaosMove>> variants() {
    return Stream.of(
            "seats=2,maxRounds=3",
            "seats=3,blanks=0,maxRounds=2",
            "seats=4,maxRounds=2",
            "seats=5,highest=15,copies=10,blanks=1,maxRounds=2",
            "seats=6,blanks=2,maxRounds=2",
            "seats=6,highest=6,copies=3,blanks=0,maxRounds=2",
            SMALL)
        .<Game<KaosState, KaosView, KaosMove>>map(KaosScenes::game)
        .toList();
  }

  @Override
  protected void assertConserved(Game<KaosState, KaosView, KaosMove> game, KaosState state) {
    long numbers = state.numberPile.contents();
    long chaosCards = state.chaosPile.contents();
    int chips = state.chips.pot();
    for (int seat = 0; seat < game.seats(); seat++) {
      numbers += state.numbers.of(seat);
      chaosCards += state.saved.of(seat);
      chips += state.chips.of(seat);
      assertThat(state.numbers.size(seat)).isEqualTo(Cards.size(state.numbers.of(seat)));
      assertThat(state.numbers.sum(seat)).isEqualTo(sum(state.numbers.of(seat)));
    }
    ChaosCard using = state.using();
    assertThat(numbers).isEqualTo(state.options.deck());
    assertThat(chaosCards + (using == null ? 0 : Cards.one(using.number())))
        .isEqualTo(ChaosCard.deck());
    assertThat(chips).isEqualTo(state.options.allChips());
  }

  private static int sum(long cards) {
    return Cards.list(cards).stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  protected List<String> rotated(Game<KaosState, KaosView, KaosMove> game, List<String> steps) {
    KaosState state = game.newState();
    List<String> rotated = new ArrayList<>();
    int contest = 0;
    for (String step : steps) {
      assumeSeatOrderDoesNotMatter(state);
      boolean drawing = state.phase.opening();
      boolean first = drawing && state.target == game.seats() - 1; // it becomes seat 0
      rotated.add(first ? contest : rotated.size(), further(step, game.seats()));
      play(game, state, step);
      if (!drawing || state.contest.ahead == 0) {
        contest = rotated.size();
      }
    }
    return rotated;
  }

  /** R6 puts cards under in seat order: when they come up again, it matters who sits where. */
  private static void assumeSeatOrderDoesNotMatter(KaosState state) {
    Pile pile = state.numberPile;
    Assumptions.assumeFalse(
        pile.shuffled() == Cards.NONE
            && pile.size() > 0
            && pile.knowers(0) == state.everybody
            && state.phase.drawsNumber(),
        "a card put under for the start comes up again");
  }

  private static String further(String step, int seats) {
    String[] words = step.split(" ", -1);
    boolean namesSeat = words.length == 3 && (words[1].equals("reset") || words[1].equals("steal"));
    words[0] = words[0].equals("*") ? "*" : left(words[0], seats);
    words[words.length - 1] = namesSeat ? left(words[2], seats) : words[words.length - 1];
    return String.join(" ", words);
  }

  private static String left(String seat, int seats) {
    return Integer.toString((Integer.parseInt(seat) + 1) % seats);
  }

  private static void play(Game<KaosState, KaosView, KaosMove> game, KaosState state, String step) {
    NotatedPly parsed = NotatedPly.parse(step, game.seats());
    state.play(parsed.actor(), game.action(game.parse(parsed.move())));
  }

  @Override
  protected List<Posterior> posteriors() {
    return List.of(handAndUnder(), savedCard(), robbedHand());
  }

  /** 1, 1 and 2 are unseen: one is in the other's hand, two went under in a Reset, lowest first. */
  private static Posterior handAndUnder() {
    String seen = "phase=start turn=0 hands=2,2,3,3,3,4,4,4,5,5,5,6,6,6,1/%s pile=-";
    return posterior(
        seen.formatted("2") + " under=1,1 underKnownTo=1,1+",
        Map.of(
            seen.formatted("2") + " under=1,1 underKnownTo=none,none+", 2,
            seen.formatted("1") + " under=1,2 underKnownTo=none,none+", 4));
  }

  /** Two chances and a steal are unseen: one of them is saved. */
  private static Posterior savedCard() {
    String seen =
        "phase=start turn=0 hands=5/6 known=-/6:all under=1,1,1,2,2,2,3,3,3,4,4,4,5,5,6,6"
            + " underKnownTo=all,all,all,all,all,all,all,all,all,all,all,all,all,all,all,all"
            + " saved=reset,reset,reset,reset,steal,steal,steal,perfect,perfect,perfect,perfect,"
            + "destroy,destroy,destroy,destroy,switch,switch,switch,switch/%s"
            + " chaosUnder=chance,chance,chance,chance,chance,chance";
    return posterior(
        seen.formatted("steal"), Map.of(seen.formatted("chance"), 2, seen.formatted("steal"), 1));
  }

  /** Whether a hand now worth 30 has been 30–36 before it was stolen from is a toss-up. */
  private static Posterior robbedHand() {
    String seen =
        "phase=start turn=0 turns=2 hands=5/6,6,6,4,4,4 known=-/6:all,6:all,6:all,4:all,4:all,4:all"
            + " under=1,1,1,2,2,2,3,3,3,5,5"
            + " underKnownTo=all,all,all,all,all,all,all,all,all,all,all tenure=none,robbed"
            + " held=%s";
    return posterior(seen.formatted("1"), Map.of(seen.formatted("1"), 1, seen.formatted("-"), 1));
  }

  private static Posterior posterior(String position, Map<String, Integer> worlds) {
    Kaos game = KaosScenes.game(SMALL);
    Map<String, Integer> full = new HashMap<>();
    worlds.forEach((world, weight) ->
        full.put(game.write(game.read(Position.parse(world))).toString(), weight));
    return new Posterior(game.setup().toString(), position, 0, full);
  }
}
