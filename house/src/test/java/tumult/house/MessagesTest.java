package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tumult.engine.GameKind;
import tumult.engine.Refusal;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.TableRefusal;
import tumult.table.Visibility;
import tumult.table.Words;

/** Every text is there in all five languages, and none that nobody needs. */
final class MessagesTest {
  private static final Pattern ENUM_CONSTANT =
      Pattern.compile("(?m)^  ([A-Z][A-Z0-9_]+)(?:\\(|,|;)");
  private static final Pattern LABEL = Pattern.compile("\\p{Lu}.{2,34}(?<![.?:])");
  private static final Pattern SENTENCE = Pattern.compile("[\\p{Lu}\\d].{8,100}[.!?]");

  @Test
  void every_game_has_the_texts_it_needs_in_every_language() {
    for (GameKind kind : Games.ALL.values()) {
      Set<String> needed = new TreeSet<>(List.of("name", "summary"));
      options(kind).forEach(option -> needed.addAll(List.of(option, option + ".hint")));
      refusals(kind).forEach(name -> needed.add("refusal." + name));
      needed.addAll(new LogTexts(kind).keys());
      if (kind.realTime()) {
        needed.add("log.verdict");
      }
      assertKeys(kind.id(), needed);
    }
  }

  @Test
  void an_option_is_called_by_a_few_words_and_says_in_a_sentence_what_it_changes() {
    for (GameKind kind : Games.ALL.values()) {
      for (String language : Messages.LANGUAGES) {
        Messages messages = Messages.of(kind.id(), language);
        for (String option : options(kind)) {
          assertThat(messages.text(option)).as("%s %s", kind.id(), language).matches(LABEL);
          assertThat(messages.text(option + ".hint"))
              .as("%s %s", kind.id(), language)
              .matches(SENTENCE);
        }
      }
    }
  }

  @Test
  void what_games_share_is_there_in_every_language() {
    Set<String> needed = new TreeSet<>(Messages.of("common", "en").keys());
    for (Refusal.Common refusal : Refusal.Common.values()) {
      needed.add("refusal." + refusal.name());
    }
    assertKeys("common", needed);
  }

  @Test
  void what_is_said_at_a_table_is_there_in_every_language() {
    Set<String> needed = new TreeSet<>();
    LogTexts.words("Log.java", "/tumult/table/").forEach(key -> needed.add("log." + key));
    addNames(needed, "refusal", TableRefusal.values());
    addNames(needed, "phase", Phase.values());
    addNames(needed, "visibility", Visibility.values());
    addNames(needed, "spectators", Spectators.values());
    Words.EMOTES.forEach(emote -> needed.add("emote." + emote));
    Words.AVATARS.forEach(avatar -> needed.add("avatar." + avatar));
    assertKeys("table", needed);
  }

  /** The options of all versions: an old table shows those of its own. */
  private static Set<String> options(GameKind kind) {
    Set<String> options = new TreeSet<>();
    for (GameKind version = kind; version != null; version = version.before()) {
      version.options().forEach(option -> options.add("option." + option.name()));
    }
    return options;
  }

  private static void addNames(Set<String> needed, String kind, Enum<?>[] values) {
    for (Enum<?> value : values) {
      needed.add(kind + "." + value.name());
    }
  }

  private static void assertKeys(String room, Set<String> needed) {
    for (String language : Messages.LANGUAGES) {
      Messages messages = Messages.of(room, language);
      assertThat(new TreeSet<>(messages.keys())).as("%s %s", room, language).isEqualTo(needed);
      for (String key : needed) {
        assertThat(messages.text(key)).as("%s %s %s", room, language, key).isNotBlank();
        assertThat(slots(messages.text(key)))
            .as("slots of %s %s %s", room, language, key)
            .isEqualTo(slots(Messages.of(room, "en").text(key)));
      }
    }
  }

  private static Set<String> slots(String text) {
    Set<String> slots = new TreeSet<>();
    Matcher slot = Pattern.compile("\\{\\d(?::[a-z]+)?}").matcher(text);
    while (slot.find()) {
      slots.add(slot.group());
    }
    return slots;
  }

  /** The names of a game's refusals, read from its enum's source. */
  private static List<String> refusals(GameKind kind) {
    String folder = "games/" + kind.id().replace("-", "") + "/";
    List<String> names = new ArrayList<>();
    for (Path file : SourceTree.files("Refusal.java")) {
      if (file.toString().replace('\\', '/').contains(folder)) {
        Matcher constant = ENUM_CONSTANT.matcher(SourceTree.read(file));
        while (constant.find()) {
          names.add(constant.group(1));
        }
      }
    }
    assertThat(names).as("refusals of %s", kind.id()).isNotEmpty();
    return names;
  }
}
