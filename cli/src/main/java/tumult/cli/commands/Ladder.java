package tumult.cli.commands;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import tumult.lab.Estimate;
import tumult.lab.Ratings;

/** Bots with their ratings, the best first, as a table and as a picture. */
final class Ladder {
  private static final String ZERO = "random";
  private static final int ROW = 28;
  private static final int LEFT = 190;
  private static final int WIDTH = 400;

  private final Ratings ratings;
  private final List<String> bots;

  Ladder(List<ArenaFile> files) {
    ratings = new Ratings(files.stream().map(ArenaFile::meeting).toList(), ZERO);
    bots =
        ratings.bots().stream()
            .sorted(Comparator.comparingDouble((String bot) -> -ratings.rating(bot).mean()))
            .toList();
  }

  String words() {
    StringBuilder words = new StringBuilder("ratings, ").append(ratings.zero()).append(" = 0\n");
    for (String bot : bots) {
      Estimate rating = ratings.rating(bot);
      words.append(
          String.format(
              Locale.ROOT,
              "   %-20s %6.0f (%.0f to %.0f)%n",
              bot,
              rating.mean(),
              rating.low(),
              rating.high()));
    }
    return words.toString();
  }

  /** A line for each bot: a dot, and a stroke as long as the interval. */
  String svg() {
    double least = bots.stream().mapToDouble(bot -> ratings.rating(bot).low()).min().orElse(0);
    double most = bots.stream().mapToDouble(bot -> ratings.rating(bot).high()).max().orElse(1);
    double scale = WIDTH / Math.max(1, most - least);
    int height = ROW * bots.size() + 20;
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="14">
        <style>text{fill:#222}.b{stroke:#2a6fb0;stroke-width:4}circle{fill:#2a6fb0}
        @media(prefers-color-scheme:dark){text{fill:#eee}.b{stroke:#7ab8f5}circle{fill:#7ab8f5}}</style>
        """
            .formatted(LEFT + WIDTH + 90, height));
    for (int row = 0; row < bots.size(); row++) {
      Estimate rating = ratings.rating(bots.get(row));
      int y = 20 + ROW * row;
      svg.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>"
                  + "<line class=\"b\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" opacity=\".45\"/>"
                  + "<circle cx=\"%.1f\" cy=\"%d\" r=\"5\"/>"
                  + "<text x=\"%d\" y=\"%d\">%.0f</text>%n",
              LEFT - 12,
              y + 5,
              escaped(bots.get(row)),
              LEFT + (rating.low() - least) * scale,
              LEFT + (rating.high() - least) * scale,
              y,
              y,
              LEFT + (rating.mean() - least) * scale,
              y,
              LEFT + WIDTH + 20,
              y + 5,
              rating.mean()));
    }
    return svg.append("</svg>\n").toString();
  }

  private static String escaped(String name) {
    String text = name.length() > 24 ? "…" + name.substring(name.length() - 23) : name;
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
