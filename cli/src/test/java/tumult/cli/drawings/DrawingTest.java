package tumult.cli.drawings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Match;
import tumult.engine.Option;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.games.kaos.Kaos;

/** Every position of every game can be drawn for everybody. */
final class DrawingTest {
  private static Stream<String> tables() {
    return Games.ALL.values().stream().flatMap(DrawingTest::tables);
  }

  private static Stream<String> tables(GameKind kind) {
    Option seats = kind.options().getFirst();
    return IntStream.rangeClosed(seats.least(), seats.most())
        .mapToObj(n -> kind.id() + "(seats=" + n + ")");
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_drawing_fits_and_says_the_same_without_colour(String table) {
    assertDrawn(Games.named(table));
  }

  @Test
  void die_and_cards_of_kaos_are_named_in_the_language_of_the_player() {
    Game<?, ?, ?> game = Games.named("kaos(seats=3)");
    Messages danish = Messages.of("kaos", "da");
    var drawing = new KaosDrawing(Messages.of("terminal", "da"), danish, names(game));
    assertThat(drawnInRandomPlay((Kaos) game, drawing))
        .contains(danish.text("die.dare"), danish.text("card.switch"))
        .doesNotContain(" dare", " switch", " steal", " perfect");
  }

  private static String drawnInRandomPlay(Kaos game, KaosDrawing drawing) {
    var match = new Match<>(game);
    Rng rng = new Rng(7);
    StringBuilder drawn = new StringBuilder();
    for (int ply = 0; ply < 2000 && !match.state().over(); ply++) {
      match.random(rng);
      drawn.append(drawing.draw(game.view(match.state(), 0), 0, Ansi.PLAIN)).append('\n');
    }
    return drawn.toString();
  }

  /** The longest names that a live table allows. */
  private static SeatNames names(Game<?, ?, ?> game) {
    return SeatNames.written(
        Messages.of("terminal", "en"), Collections.nCopies(game.seats(), "W".repeat(24)));
  }

  private static <S extends State<S>, V, M> void assertDrawn(Game<S, V, M> game) {
    Drawing<V> drawing = Drawings.of(game, new Language(), names(game));
    Match<S, V, M> match = new Match<>(game);
    Rng rng = new Rng(game.seats());
    for (int ply = 0; ply < 1000 && !match.state().over(); ply++) {
      match.random(rng);
      int seat = rng.below(game.seats() + 1);
      int looker = seat == game.seats() ? Seat.SPECTATOR : seat;
      V view = game.view(match.state(), looker);
      String plain = drawing.draw(view, looker, Ansi.PLAIN);
      String coloured = drawing.draw(view, looker, Ansi.COLOURED);
      assertThat(coloured.replaceAll("\u001b\\[\\d+m", "")).isEqualTo(plain);
      assertThat(plain.lines()).as(plain).allMatch(line -> line.length() <= Layout.WIDTH);
      assertThat(plain).doesNotContain("View[");
    }
  }
}
