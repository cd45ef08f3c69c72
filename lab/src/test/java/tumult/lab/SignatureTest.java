package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Signature;
import tumult.games.Games;

/**
 * The behaviour of every game, as {@code ./tumult signature} prints it. A commit that changes one
 * of these says why: it changes a rule, or the order in which legal moves are listed. A game whose
 * rules are settled gets a line; until then its signature need only repeat.
 */
final class SignatureTest {
  static Stream<String> games() {
    return Games.ALL.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_repeats(String game) {
    assertThat(Signature.of(Games.named(game), 1, 20))
        .isEqualTo(Signature.of(Games.named(game), 1, 20))
        .isNotEqualTo(Signature.of(Games.named(game), 2, 20));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mau-mau                 | e7a79dd4c53d22fa",
        "mau-mau(starter=number) | ac86465f3546aef5",
        "sequence-dice           | 7538504608e1290e",
        "kaos                    | 23f513c9cc2db83f",
        "haos                    | 4afd37715e94c94c",
        "haos(seats=2)           | bc9b9654d2f3d318",
        "haos@1                  | 4afd37715e94c94c",
        "haos@1(seats=2)         | ed3cdb42cbd88a6d",
        "frappadingue            | 9072ebb8599dbdd7",
      })
  void a_game_behaves_as_it_did(String game, String signature) {
    assertThat(Long.toHexString(Signature.of(Games.named(game), 1, 1000))).isEqualTo(signature);
  }
}
