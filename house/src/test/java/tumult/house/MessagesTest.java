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

/** Every text is there in all five languages, and none that nobody needs. */
final class MessagesTest {
  private static final Pattern ENUM_CONSTANT =
      Pattern.compile("(?m)^  ([A-Z][A-Z0-9_]+)(?:\\(|,|;)");

  @Test
  void every_game_has_the_texts_it_needs_in_every_language() {
    for (GameKind kind : Games.ALL.values()) {
      Set<String> needed = new TreeSet<>(List.of("name", "summary"));
      kind.options().forEach(option -> needed.add("option." + option.name()));
      refusals(kind).forEach(name -> needed.add("refusal." + name));
      assertKeys(kind.id(), needed);
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
    Matcher slot = Pattern.compile("\\{\\d}").matcher(text);
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
