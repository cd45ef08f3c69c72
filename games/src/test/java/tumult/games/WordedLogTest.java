package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The log as people read it. */
final class WordedLogTest {
  private static final Map<String, String> NAMES = Map.of("0", "Anna", "1", "Bo {1}", "*", "Luck");

  private static String line(String room, String language, String verb, String... arguments) {
    return Messages.of(room, language)
        .line(verb, List.of(arguments), seat -> NAMES.getOrDefault(seat, "?"));
  }

  @Test
  void cards_have_names() {
    assertThat(line("mau-mau", "en", "lay", "0", "r8")).isEqualTo("Anna plays: red 8.");
    assertThat(line("mau-mau", "fr", "lay", "0", "b+2")).isEqualTo("Anna pose : « +2 » bleu.");
    assertThat(line("mau-mau", "da", "lay", "0", "C=g"))
        .isEqualTo("Anna lægger: farveskiftekort, nu gælder grøn.");
    assertThat(line("haos", "uk", "card", "*", "rK")).isEqualTo("На картці: червона K.");
    assertThat(line("haos", "nb", "card", "*", "Left")).isEqualTo("Kortet viser: Venstre.");
  }

  @Test
  void what_is_hidden_stays_hidden() {
    assertThat(line("mau-mau", "en", "card", "*", "?")).isEqualTo("A card is drawn: face down.");
  }

  @Test
  void numbers_stand_for_themselves() {
    assertThat(line("kaos", "en", "card", "*", "12")).isEqualTo("A number card comes: 12.");
  }

  @Test
  void lists_are_read_out() {
    assertThat(line("frappadingue", "en", "place", "0", "8,12,12"))
        .isEqualTo("Anna puts in: 8, 12, 12.");
    assertThat(line("table", "en", "ended", "0,1"))
        .isEqualTo("The game is over. Won by: Anna, Bo {1}.");
  }

  @Test
  void the_same_verb_may_say_different_things() {
    assertThat(line("kaos", "en", "take", "0")).isEqualTo("Anna takes the dare.");
    assertThat(line("kaos", "en", "take", "0", "9"))
        .isEqualTo("Anna picks a card from the pile: 9.");
  }

  @Test
  void a_name_is_never_taken_for_a_slot_nor_a_word_for_a_seat() {
    assertThat(line("kaos", "en", "steal", "1", "0"))
        .isEqualTo("Bo {1} plays Steal: Anna loses a card.");
    assertThat(line("table", "en", "said", "0", "{0:seat} $1")).isEqualTo("0: {0:seat} $1");
  }

  @Test
  void seats_are_counted_from_one() {
    assertThat(line("table", "en", "sat", "0", "Anna")).isEqualTo("Anna takes seat 1.");
  }
}
