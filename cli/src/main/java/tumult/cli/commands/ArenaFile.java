package tumult.cli.commands;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.lab.Estimate;
import tumult.lab.Ratings;
import tumult.lab.Score;

/**
 * How bots did against each other, as it is told and kept.
 *
 * @param game its full name
 * @param from the number of the first block
 * @param score of all blocks from there on
 */
record ArenaFile(String game, int seats, long seed, List<String> bots, long from, Score score)
    implements PartFile {
  /** The form of the file. The estimates are there to be read, the totals to be joined. */
  @JsonPropertyOrder({
    "game", "seats", "bots", "blocks", "games", "score", "low", "high", "seed", "from", "totals"
  })
  record Form(
      String game,
      int seats,
      List<String> bots,
      long blocks,
      long games,
      List<Double> score,
      List<Double> low,
      List<Double> high,
      long seed,
      long from,
      Score.Stored totals) {}

  /** What {@link #json} gave. */
  static ArenaFile read(String file, String text) {
    Form form = JsonFile.read(file, text, Form.class);
    boolean whole =
        form.game() != null
            && form.bots() != null
            && form.totals() != null
            && form.totals().wins() != null
            && form.totals().products() != null
            && form.totals().gamesPerBlock() > 0
            && form.totals().wins().length == form.bots().size()
            && form.totals().products().length == form.bots().size() * form.bots().size();
    if (!whole) {
      throw new BadInput("%s: is no file of 'tumult arena --json'".formatted(file));
    }
    return new ArenaFile(
        form.game(), form.seats(), form.seed(), form.bots(), form.from(), new Score(form.totals()));
  }

  @Override
  public long to() {
    return from + score.blocks();
  }

  @Override
  public PartFile and(PartFile next) {
    Score both = new Score(score.stored());
    both.add(((ArenaFile) next).score);
    return new ArenaFile(game, seats, seed, bots, from, both);
  }

  @Override
  public String json() {
    List<Estimate> shares = IntStream.range(0, bots.size()).mapToObj(score::share).toList();
    Form form =
        new Form(
            game,
            seats,
            bots,
            score.blocks(),
            score.games(),
            shares.stream().map(Estimate::mean).toList(),
            shares.stream().map(Estimate::low).toList(),
            shares.stream().map(Estimate::high).toList(),
            seed,
            from,
            score.stored());
    return JsonFile.text(form) + "\n";
  }

  @Override
  public String words() {
    if (score.blocks() == 0) {
      return "%s: no block was finished%n".formatted(game);
    }
    StringBuilder words = new StringBuilder();
    words.append(
        String.format(
            Locale.ROOT, "%s: %,d games in %,d blocks%n", game, score.games(), score.blocks()));
    for (int bot = 0; bot < bots.size(); bot++) {
      Estimate share = score.share(bot);
      words.append(
          String.format(
              Locale.ROOT,
              "%s  %-10s  %5.1f %% of the wins (%.1f–%.1f)%n",
              (char) ('a' + bot),
              bots.get(bot),
              100 * share.mean(),
              100 * share.low(),
              100 * share.high()));
    }
    if (bots.size() > 2) {
      words.append(new Ladder(List.of(this)).words());
    }
    return words.toString();
  }

  /** The meeting as ratings see it. */
  Ratings.Meeting meeting() {
    return new Ratings.Meeting(bots, seats, score);
  }
}
