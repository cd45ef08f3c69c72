package tumult.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tumult.engine.BadInput;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.server.wire.Wire;
import tumult.wire.Api;

/**
 * The page as files that any web host can show, in any folder: all tables are on the device of
 * whoever looks at it. What a server would tell of the games lies beside it.
 */
public final class StaticSite {
  private static final String PAGE = "index.html";
  private static final String SERVICE_WORKER = "sw.js";

  /** By this, what was written here before is known. */
  private static final String MARK = "const KEPT = `tumult-";

  private static final Pattern VERSION = Pattern.compile("VERSION = '[^']*'");
  private static final Pattern FILES = Pattern.compile("FILES = (\\[.*?])");
  private static final List<String> ROOMS = List.of("assets", "worker", "api");

  private final Pages pages = new Pages();
  private final Map<String, byte[]> files = new TreeMap<>();

  /** The names of the files as the page asks for them, some with a version behind them. */
  private final List<String> asked;

  private final String serviceWorker;

  private StaticSite() {
    serviceWorker = text(SERVICE_WORKER);
    Matcher list = FILES.matcher(serviceWorker);
    if (!list.find()) {
      throw new IllegalStateException("the page's service worker knows no files");
    }
    asked =
        Stream.of(Wire.read(String[].class, list.group(1)))
            .filter(file -> !file.startsWith("api/") && !file.equals("./"))
            .toList();
    asked.stream().map(StaticSite::path).forEach(file -> files.put(file, page(file).bytes));
    files.put(PAGE, bytes(alone(text(PAGE))));
    for (String language : Messages.LANGUAGES) {
      files.put("api/games-" + language + ".json", json(GamesApi.games(language)));
    }
    for (String game : Games.ALL.keySet()) {
      Api.Lesson lesson = Lessons.of(game);
      if (lesson != null) {
        files.put("api/games/" + game + "/lesson.json", json(lesson));
      }
    }
    files.put(SERVICE_WORKER, bytes(versioned()));
  }

  /**
   * Writes it into a folder, in place of what was written there before.
   *
   * @return how many files it is
   * @throws BadInput if there is something else in the folder
   */
  public static int write(Path folder) {
    try {
      clear(folder);
      StaticSite site = new StaticSite();
      for (Map.Entry<String, byte[]> file : site.files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Path room = path.getParent();
        Files.createDirectories(room == null ? folder : room);
        Files.write(path, file.getValue());
      }
      return site.files.size();
    } catch (IOException unwritable) {
      throw new BadInput("%s cannot be written: %s".formatted(folder, unwritable.getMessage()));
    }
  }

  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new BadInput("%s is a file; expected a folder".formatted(folder));
    }
    if (Files.notExists(folder) || isEmpty(folder)) {
      return;
    }
    Path known = folder.resolve(SERVICE_WORKER);
    if (!Files.isRegularFile(known) || !Files.readString(known).contains(MARK)) {
      throw new BadInput(
          "%s has something else in it: name an empty folder, or one that was written so before"
              .formatted(folder));
    }
    for (String room : ROOMS) {
      if (Files.isDirectory(folder.resolve(room))) {
        try (Stream<Path> old = Files.walk(folder.resolve(room))) {
          for (Path file : old.filter(Files::isRegularFile).toList()) {
            Files.delete(file);
          }
        }
      }
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    }
  }

  /** The page that says of itself that there is no server, and lies anywhere. */
  private static String alone(String page) {
    String policy =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"%s\" />"
            .formatted(Headers.FOR_FILES);
    String head = "<meta charset=\"utf-8\" />";
    return page.replace("=\"/", "=\"./")
        .replace("<html ", "<html data-alone ")
        .replace(head, head + "\n    " + policy);
  }

  /** The service worker with all that is here, and a version that changes with any of it. */
  private String versioned() {
    String contents =
        files.entrySet().stream()
            .map(file -> file.getKey() + " " + Secrets.tag(file.getValue()))
            .collect(Collectors.joining("\n"));
    List<String> all =
        Stream.of(
                Stream.of("./"),
                asked.stream(),
                files.keySet().stream().filter(file -> file.startsWith("api/")))
            .flatMap(each -> each)
            .toList();
    String list = new String(json(all), StandardCharsets.UTF_8);
    String told =
        FILES.matcher(serviceWorker).replaceFirst(Matcher.quoteReplacement("FILES = " + list));
    String version = "VERSION = '" + Secrets.tag(bytes(contents)) + "'";
    return VERSION.matcher(told).replaceFirst(Matcher.quoteReplacement(version));
  }

  private static String path(String file) {
    int version = file.indexOf('?');
    return version < 0 ? file : file.substring(0, version);
  }

  private Pages.Page page(String file) {
    Pages.Page found = pages.page("/" + file);
    if (found == null) {
      throw new BadInput("the page is not built: %s is missing".formatted(file));
    }
    return found;
  }

  private String text(String file) {
    return new String(page(file).bytes, StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] json(Object told) {
    try {
      return Wire.JSON.writeValueAsBytes(told);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
