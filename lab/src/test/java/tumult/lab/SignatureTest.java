package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.games.Games;

/**
 * The behaviour of every game, as {@code ./tumult signature} prints it. A commit that changes one
 * of these says why: it changes a rule, or the order in which legal moves are listed.
 */
final class SignatureTest {
  @ParameterizedTest
  @CsvSource({
    "mau-mau, ac86465f3546aef5",
    "sequence-dice, 7538504608e1290e",
    "kaos, 23f513c9cc2db83f",
    "haos, 4afd37715e94c94c",
    "frappadingue, 9072ebb8599dbdd7",
  })
  void a_game_behaves_as_it_did(String id, String signature) {
    assertThat(Long.toHexString(Signature.of(Games.named(id), 1, 1000))).isEqualTo(signature);
  }
}
