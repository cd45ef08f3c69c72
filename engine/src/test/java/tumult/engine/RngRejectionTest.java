package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@link Rng#below} is exactly fair, not nearly.
 *
 * <p>It takes a 32-bit word x and answers the upper half of x · bound. The words that give one
 * answer k are those whose product lies in [k · 2³², (k + 1) · 2³²): one more or one fewer of them
 * than for another k. Refusing every product whose lower half is less than 2³² mod bound leaves an
 * interval whose length is a multiple of bound, so exactly ⌊2³² / bound⌋ words for every k. Here
 * that is counted: the scrambling of the generator can be undone, so a test can hand it any word.
 */
final class RngRejectionTest {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
  private static final long FIRST_UNDONE = inverse(0xBF58476D1CE4E5B9L);
  private static final long SECOND_UNDONE = inverse(0x94D049BB133111EBL);
  private static final long WORDS = 1L << 32;

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5, 181, 10_923, 21_845, 32_767})
  void no_answer_has_more_words_than_another(int factor) {
    // With bound = factor · 2¹⁶ the pattern repeats every 2¹⁶ words: these are all there is to see.
    int bound = factor << 16;
    int[] words = new int[factor];
    for (int word = 0; word < 1 << 16; word++) {
      if (accepted(word, bound)) {
        words[rng(word).below(bound)]++;
      }
    }
    assertThat(words).containsOnly((1 << 16) / factor);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        65_537,
        1_000_003,
        3 << 29,
        (1 << 30) - 1,
        1 << 30,
        (1 << 30) + 1,
        1_431_655_765,
        1_431_655_766,
        Integer.MAX_VALUE - 1,
        Integer.MAX_VALUE
      })
  void every_answer_below_a_large_bound_has_the_same_number_of_words(int bound) {
    Rng some = new Rng(9, bound);
    for (int sample = 0; sample < 40; sample++) {
      int answer = sample == 0 ? 0 : sample == 1 ? bound - 1 : some.below(bound);
      assertThat(wordsFor(answer, bound)).as("%d below %d", answer, bound).isEqualTo(WORDS / bound);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 6, 7, 36, 52, 104, 110})
  void a_small_bound_refuses_exactly_the_surplus_words(int bound) {
    Map<Integer, Integer> refused = new HashMap<>();
    for (int answer = 0; answer < bound; answer++) {
      // Only the first word of an answer can have a lower half less than the bound.
      long first = firstWord(answer, bound);
      assertThat(accepted(first + 1, bound)).isTrue();
      refused.put(answer, accepted(first, bound) ? 0 : 1);
      long words = firstWord(answer + 1, bound) - first;
      assertThat(words - refused.getOrDefault(answer, 0)).isEqualTo(WORDS / bound);
    }
    assertThat(refused.values().stream().mapToInt(Integer::intValue).sum())
        .isEqualTo((int) (WORDS % bound));
  }

  @Test
  void without_refusing_a_third_of_the_answers_would_be_rarer() {
    // Below 3 · 2²⁹ one word in four is refused; taken all, the rests by 3 would come 3 : 3 : 2.
    Rng rng = new Rng(10);
    int[] rests = new int[3];
    for (int draw = 0; draw < 30_000; draw++) {
      rests[rng.below(3 << 29) % 3]++;
    }
    assertThat(IntStream.of(rests)).allMatch(count -> Math.abs(count - 10_000) < 400);
  }

  private static long wordsFor(int answer, int bound) {
    long words = 0;
    for (long word = firstWord(answer, bound); word < firstWord(answer + 1, bound); word++) {
      if (accepted(word, bound) && rng(word).below(bound) == answer) {
        words++;
      }
    }
    return words;
  }

  /** The least word whose product with the bound has the answer as its upper half. */
  private static long firstWord(long answer, int bound) {
    return Math.ceilDiv(answer << 32, (long) bound);
  }

  /** Whether this word alone makes an answer: then the generator has moved on by one number. */
  private static boolean accepted(long word, int bound) {
    Rng rng = rng(word);
    rng.below(bound);
    Rng one = rng(word);
    one.next();
    return rng.next() == one.next();
  }

  /** A generator whose first number begins with this word. */
  private static Rng rng(long word) {
    return new Rng(unmix(unmix(word << 32) - GOLDEN_GAMMA));
  }

  private static long unmix(long z) {
    z = (z ^ (z >>> 31) ^ (z >>> 62)) * SECOND_UNDONE;
    z = (z ^ (z >>> 27) ^ (z >>> 54)) * FIRST_UNDONE;
    return z ^ (z >>> 30) ^ (z >>> 60);
  }

  /** The number that an odd one must be multiplied by to give 1 (Newton's method). */
  private static long inverse(long odd) {
    long inverse = odd;
    for (int step = 0; step < 5; step++) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }

  @Test
  void a_test_can_hand_the_generator_any_word() {
    assertThat(rng(0xCAFE_F00DL).next() >>> 32).isEqualTo(0xCAFE_F00DL);
  }
}
