package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.GameKind;
import tumult.engine.Refusal;

/** Every game has the texts it needs in every language, and none that nobody needs. */
final class GameTextsTest {
  private static final Pattern LABEL = Pattern.compile("\\p{Lu}.{2,34}(?<![.?:])");
  private static final Pattern SENTENCE = Pattern.compile("[\\p{Lu}\\d].{8,100}[.!?]");
  private static final Pattern SLOT = Pattern.compile("\\{\\d(?::[a-z]+)?}");

  static List<GameKind> games() {
    return TestedGames.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_game_has_the_texts_it_needs_in_every_language(GameKind kind) {
    LogTexts log = new LogTexts(kind);
    Set<String> needed = new TreeSet<>(List.of("name", "summary"));
    options(kind).forEach(option -> needed.addAll(List.of(option, option + ".hint")));
    refusals(kind).forEach(name -> needed.add("refusal." + name));
    needed.addAll(log.keys());
    needed.addAll(LessonsTest.texts(kind));
    if (kind.realTime()) {
      needed.add("log.verdict");
      needed.add("log.verdict.3"); // with those whose connection stood still
    }
    feats(kind).forEach(feat -> needed.addAll(List.of(feat, feat + ".number")));
    Set<String> english = new TreeSet<>(Messages.of(kind.id(), "en").keys());
    english.removeAll(log.plainTableKeys()); // a table that is not drawn has them if it likes
    assertThat(english)
        .as("texts of %s in en", kind.id())
        .containsExactlyInAnyOrderElementsOf(needed);
    Messages.LANGUAGES.forEach(language -> assertLikeEnglish(kind, language));
  }

  private static void assertLikeEnglish(GameKind kind, String language) {
    Messages english = Messages.of(kind.id(), "en");
    Messages texts = Messages.of(kind.id(), language);
    assertThat(new TreeSet<>(texts.keys()))
        .as("texts of %s in %s", kind.id(), language)
        .containsExactlyInAnyOrderElementsOf(english.keys());
    for (String key : texts.keys()) {
      assertThat(texts.text(key)).as("%s %s %s", kind.id(), language, key).isNotBlank();
      assertThat(slots(texts.text(key)))
          .as("slots of %s %s %s", kind.id(), language, key)
          .isEqualTo(slots(english.text(key)));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void an_option_is_called_by_a_few_words_and_says_in_a_sentence_what_it_changes(GameKind kind) {
    for (String language : Messages.LANGUAGES) {
      Messages texts = Messages.of(kind.id(), language);
      for (String option : options(kind)) {
        assertThat(texts.text(option)).as("%s %s", kind.id(), language).matches(LABEL);
        assertThat(texts.text(option + ".hint")).as("%s %s", kind.id(), language).matches(SENTENCE);
      }
    }
  }

  private static List<String> feats(GameKind kind) {
    List<String> feats = new ArrayList<>(kind.realTime() ? List.of("feat.quickest") : List.of());
    kind.game(Map.of()).feats().kinds().forEach(feat -> feats.add("feat." + feat.key()));
    return feats;
  }

  /** The options of all versions: an old table shows those of its own. */
  private static Set<String> options(GameKind kind) {
    Set<String> options = new TreeSet<>();
    for (GameKind version = kind; version != null; version = version.before()) {
      version.options().forEach(option -> options.add("option." + option.name()));
    }
    return options;
  }

  private static Set<String> slots(String text) {
    Set<String> slots = new TreeSet<>();
    Matcher slot = SLOT.matcher(text);
    while (slot.find()) {
      slots.add(slot.group());
    }
    return slots;
  }

  /** The names of a game's own refusals. */
  private static List<String> refusals(GameKind kind) {
    List<String> names = new ArrayList<>();
    for (Class<?> type : TestedGames.classes("target/classes", kind, "")) {
      if (type.isEnum() && Refusal.class.isAssignableFrom(type)) {
        for (Object refusal : type.getEnumConstants()) {
          names.add(((Refusal) refusal).name());
        }
      }
    }
    return names;
  }
}
