package tumult.games;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/** What players read, in one language: the texts of one game, or those that all share. */
public final class Messages {
  /** English, Danish, Norwegian bokmål, Ukrainian, French. */
  public static final List<String> LANGUAGES = List.of("en", "da", "nb", "uk", "fr");

  private final String place;
  private final Properties texts;

  private Messages(String place, Properties texts) {
    this.place = place;
    this.texts = texts;
  }

  /** The texts of a game, by its id; or of {@code common}. */
  public static Messages of(String room, String language) {
    String place = room.replace("-", "") + "/messages_" + language + ".properties";
    try (var stream = Messages.class.getResourceAsStream(place)) {
      if (stream == null) {
        throw new IllegalArgumentException("there are no texts " + place);
      }
      Properties texts = new Properties();
      texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return new Messages(place, texts);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The text of a key, with {@code {0}}, {@code {1}}, … filled in. */
  public String text(String key, Object... arguments) {
    String text = texts.getProperty(key);
    if (text == null) {
      throw new IllegalArgumentException(place + " has no " + key);
    }
    for (int i = 0; i < arguments.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(arguments[i]));
    }
    return text;
  }

  /** Every key there is. */
  public Set<String> keys() {
    return texts.stringPropertyNames();
  }
}
