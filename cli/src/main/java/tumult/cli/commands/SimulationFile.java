package tumult.cli.commands;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.lab.Estimate;
import tumult.lab.Totals;

/**
 * What a simulation has found, as it is told and kept.
 *
 * @param game its full name
 * @param bots one for each seat
 * @param from the number of the first game
 * @param totals of all games from there on
 */
record SimulationFile(String game, long seed, List<String> bots, long from, Totals totals)
    implements PartFile {
  /**
   * The form of the file. The estimates are there to be read, the totals to be joined.
   *
   * @param seats the estimates, seat 0 first
   */
  @JsonPropertyOrder({
    "game",
    "seed",
    "bots",
    "from",
    "to",
    "games",
    "hash",
    "decisionsPerGame",
    "seats",
    "totals"
  })
  record Form(
      String game,
      long seed,
      List<String> bots,
      long from,
      long to,
      long games,
      String hash,
      double decisionsPerGame,
      List<SeatFigures> seats,
      Totals.Stored totals) {}

  /**
   * What became of one seat.
   *
   * @param score its part of the wins
   * @param low the lower end of the interval that covers the true part in 95 of 100 cases
   * @param high its upper end
   * @param points what it scored in a game
   */
  record SeatFigures(double score, double low, double high, double points) {}

  /** The first line of a file with a line for each game. */
  static String header(int seats) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> ",score_" + seat)
        .collect(Collectors.joining("", "game,decisions,winners", "\n"));
  }

  /** What {@link #json} gave. */
  static SimulationFile read(String file, String text) {
    Form form = JsonFile.read(file, text, Form.class);
    boolean whole =
        form.game() != null
            && form.bots() != null
            && form.totals() != null
            && form.totals().wins() != null
            && form.totals().points() != null
            && form.totals().winSquares() != null
            && form.totals().hash() != null
            && form.totals().wins().length == form.bots().size()
            && form.totals().points().length == form.bots().size()
            && form.totals().winSquares().length == form.bots().size();
    if (!whole) {
      throw new BadInput("%s: is no file of 'tumult simulate --json'".formatted(file));
    }
    return new SimulationFile(
        form.game(), form.seed(), form.bots(), form.from(), new Totals(form.totals()));
  }

  @Override
  public long to() {
    return from + totals.games();
  }

  @Override
  public PartFile and(PartFile next) {
    Totals both = new Totals(totals.stored());
    both.add(((SimulationFile) next).totals);
    return new SimulationFile(game, seed, bots, from, both);
  }

  @Override
  public String json() {
    List<SeatFigures> seats = new ArrayList<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      Estimate share = totals.winShare(seat).within(0, 1);
      seats.add(
          new SeatFigures(share.mean(), share.low(), share.high(), totals.pointsPerGame(seat)));
    }
    Form form =
        new Form(
            game,
            seed,
            bots,
            from,
            to(),
            totals.games(),
            totals.hash(),
            totals.decisionsPerGame(),
            seats,
            totals.stored());
    return JsonFile.text(form) + "\n";
  }

  @Override
  public String words() {
    if (totals.games() == 0) {
      return "%s: no game was finished%n".formatted(game);
    }
    StringBuilder words = new StringBuilder();
    words.append(
        String.format(
            Locale.ROOT,
            "%s: %,d games, %.1f decisions each (%d–%d)%n",
            game,
            totals.games(),
            totals.decisionsPerGame(),
            totals.fewestDecisions(),
            totals.mostDecisions()));
    for (int seat = 0; seat < bots.size(); seat++) {
      Estimate share = totals.winShare(seat).within(0, 1);
      words.append(
          String.format(
              Locale.ROOT,
              "seat %d  %-10s  %5.1f %% of the wins (%.1f–%.1f)  %.1f points%n",
              seat + 1,
              bots.get(seat),
              100 * share.mean(),
              100 * share.low(),
              100 * share.high(),
              totals.pointsPerGame(seat)));
    }
    return words.append("hash %s%n".formatted(totals.hash())).toString();
  }
}
