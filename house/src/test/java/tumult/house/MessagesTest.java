package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tumult.engine.Refusal;
import tumult.games.Messages;
import tumult.table.Hints;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.TableRefusal;
import tumult.table.Visibility;
import tumult.table.Words;

/** What games share and what a table says is there in every language, and nothing else. */
final class MessagesTest {
  private static final Pattern WORD = Pattern.compile("\"([a-z]+(?:-[a-z]+)*)\"");

  @Test
  void what_games_share_is_there_in_every_language() {
    Set<String> needed = new TreeSet<>(Messages.of("common", "en").keys());
    for (Refusal.Common refusal : Refusal.Common.values()) {
      needed.add("refusal." + refusal.name());
    }
    assertKeys("common", needed);
  }

  @Test
  void what_the_terminal_says_is_there_in_every_language() {
    assertKeys("terminal", Messages.of("terminal", "en").keys());
  }

  @Test
  void what_is_said_at_a_table_is_there_in_every_language() {
    Set<String> needed = new TreeSet<>();
    logKeys().forEach(key -> needed.add("log." + key));
    addNames(needed, "refusal", TableRefusal.values());
    addNames(needed, "phase", Phase.values());
    addNames(needed, "visibility", Visibility.values());
    addNames(needed, "spectators", Spectators.values());
    addNames(needed, "hint", Hints.values());
    Words.EMOTES.forEach(emote -> needed.add("emote." + emote));
    Words.AVATARS.forEach(avatar -> needed.add("avatar." + avatar));
    needed.add("robots");
    assertKeys("table", needed);
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

  /** The keys of the lines that a table says: the words in quotes in its log. */
  private static Set<String> logKeys() {
    Set<String> words = new TreeSet<>();
    for (Path source : SourceTree.files("/tumult/table/Log.java")) {
      Matcher word = WORD.matcher(SourceTree.read(source));
      while (word.find()) {
        words.add(word.group(1));
      }
    }
    assertThat(words).as("keys in Log.java").isNotEmpty();
    return words;
  }
}
