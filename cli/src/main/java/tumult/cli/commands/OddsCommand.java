package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.OpenGame;
import tumult.engine.Position;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Estimate;
import tumult.lab.WinOdds;

/** Says who wins from a position how often, and what each next step would change. */
@Command(
    name = "odds",
    description = {
      "Who wins from a position how often, and what each next step would change:",
      "exactly where that can be counted, else by playing on, with intervals."
    },
    mixinStandardHelpOptions = true)
public final class OddsCommand implements Runnable {
  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--position",
      paramLabel = "POSITION",
      description = "in notation (docs/positions.md); the beginning if left out")
  private @Nullable String position;

  @Option(
      names = "--seat",
      paramLabel = "N",
      description = "as this seat knows it, counted from 1; all is known if left out")
  private @Nullable Integer seat;

  @Option(
      names = "--play",
      paramLabel = "HOW",
      defaultValue = "thumb",
      description = "how all play on: thumb or random (default: ${DEFAULT-VALUE})")
  private String play = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "4000",
      description = "how often to play on where it cannot be counted (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "200000",
      description = "how many positions may be counted (default: ${DEFAULT-VALUE})")
  private int positions;

  @Mixin private SeedOption seed = new SeedOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 2 || games > 100_000_000) {
      throw new BadInput("--games %d: must be 2–100000000".formatted(games));
    }
    if (positions < 0 || positions > 20_000_000) {
      throw new BadInput("--positions %d: must be 0–20000000".formatted(positions));
    }
    if (!play.equals("thumb") && !play.equals("random")) {
      throw new BadInput("--play %s: must be thumb or random".formatted(play));
    }
    Game<?, ?, ?> game = chosen.game();
    if (seat != null && (seat < 1 || seat > game.seats())) {
      throw new BadInput("--seat %d: must be 1–%d".formatted(seat, game.seats()));
    }
    tell(game);
  }

  private <S extends State<S>> S read(Game<S, ?, ?> game) {
    if (position == null) {
      return game.newState();
    }
    try {
      return game.read(Position.parse(position));
    } catch (BadInput wrong) {
      throw wrong.at("--position");
    }
  }

  private <S extends State<S>> void tell(Game<S, ?, ?> game) {
    S state = read(game);
    PrintWriter out = spec.commandLine().getOut();
    Asking<S> asking = new Asking<>(game);
    List<Estimate> odds = asking.odds(state);
    out.println(game.setup());
    out.println(asking.how());
    for (int each = 0; each < game.seats(); each++) {
      out.printf("seat %d  %s%n", each + 1, percent(odds.get(each)));
    }
    if (!state.over()) {
      asking.next(state, out);
    }
    out.flush();
  }

  private static String percent(Estimate estimate) {
    return estimate.high() > estimate.low()
        ? String.format(
            Locale.ROOT,
            "%6.2f %% of the wins (%.2f–%.2f)",
            100 * estimate.mean(),
            100 * estimate.low(),
            100 * estimate.high())
        : String.format(Locale.ROOT, "%8.4f %% of the wins", 100 * estimate.mean());
  }

  /** The odds of positions, all found out in the same way. */
  private final class Asking<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final WinOdds<S> odds;
    private final int who;
    private boolean counted;

    Asking(Game<S, ?, ?> game) {
      this.game = game;
      boolean random = play.equals("random") || game.setup().kind().realTime();
      odds = new WinOdds<>(game, random, positions);
      who = seat == null ? Seat.CHANCE : seat - 1;
    }

    List<Estimate> odds(S state) {
      boolean open = who == Seat.CHANCE || game instanceof OpenGame;
      double[] exact = open ? odds.exact(state) : null;
      counted = exact != null;
      if (exact == null) {
        return odds.sampled(state, who, games, seed.seed());
      }
      return Arrays.stream(exact).mapToObj(share -> new Estimate(share, share, share)).toList();
    }

    String how() {
      String all =
          game.setup().kind().realTime() || play.equals("thumb")
              ? "all play by the rule of thumb"
              : "all play at random";
      return counted
          ? String.format(Locale.ROOT, "%s; exact, %,d positions", all, odds.positions())
          : String.format(Locale.ROOT, "%s; %,d games played on", all, games);
    }

    /** What each next step would change, for who acts; where luck does, for the seat that asks. */
    void next(S state, PrintWriter out) {
      int actor = Integer.numberOfTrailingZeros(state.actors());
      if (who != Seat.CHANCE && actor != who && !(game instanceof OpenGame)) {
        return; // what this seat cannot know
      }
      int[] actions = new int[game.actionCount()];
      int count = state.actions(actor, actions);
      boolean luck = actor == Seat.CHANCE;
      int asks = who == Seat.CHANCE ? (luck ? 0 : actor) : who;
      double whole = 0;
      for (int i = 0; luck && i < count; i++) {
        whole += state.weight(actions[i]);
      }
      out.printf("%nwhat seat %d wins after each %s%n", asks + 1, luck ? "turn of luck" : "move");
      List<Step> steps = new ArrayList<>();
      S after = game.newState();
      for (int i = 0; i < count; i++) {
        after.set(state);
        after.play(actor, actions[i]);
        double chance = luck ? state.weight(actions[i]) / whole : 1;
        steps.add(new Step(game.text(actions[i]), chance, odds(after).get(asks)));
      }
      steps.sort((one, other) -> Double.compare(other.odds.mean(), one.odds.mean()));
      for (Step step : steps) {
        String chance =
            luck ? String.format(Locale.ROOT, "comes %7.3f %%  ", 100 * step.chance) : "";
        out.printf("%-16s %s%s%n", step.name, chance, percent(step.odds));
      }
    }
  }

  /** A step that may come next. */
  private record Step(String name, double chance, Estimate odds) {}
}
