package tumult.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tumult.engine.GameKind;
import tumult.engine.Option;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.wire.Api;
import tumult.wire.ErrorCode;

/** What can be played, and how it is worded. */
final class GamesApi {
  private GamesApi() {}

  static List<Route> routes() {
    return List.of(
        Route.list("/api/games", "The games", Api.GameInfo.class, GamesApi::games)
            .with("language", "of the texts; en if none is given"),
        Route.get(
                "/api/games/{game}/lesson",
                "The first minute of a game, to be learned at its table",
                Api.Lesson.class,
                GamesApi::lesson)
            .with("game", "its id"),
        Route.get(
                "/api/texts/{language}",
                "All texts of a language",
                Api.Texts.class,
                GamesApi::texts)
            .with("language", "one of " + String.join(", ", Messages.LANGUAGES)));
  }

  private static Object games(Route.Call call) {
    return games(language(call));
  }

  static List<Api.GameInfo> games(String language) {
    return Games.ALL.values().stream().map(kind -> info(kind, language)).toList();
  }

  private static Api.GameInfo info(GameKind kind, String language) {
    Messages texts = Messages.of(kind.id(), language);
    return new Api.GameInfo(
        kind.id(),
        kind.version(),
        texts.text("name"),
        texts.text("summary"),
        kind.realTime(),
        kind.options().stream().map(option -> info(option, kind, texts)).toList(),
        texts.keys().contains("lesson.1"));
  }

  private static Api.OptionInfo info(Option option, GameKind kind, Messages texts) {
    boolean number = option.words().isEmpty();
    int seats = kind.setup(Map.of()).seats();
    return new Api.OptionInfo(
        option.name(),
        number ? option.least() : 0,
        number ? option.most() : 0,
        option.words(),
        usual(option, seats),
        usualBySeats(option, kind.options().getFirst()),
        texts.text("option." + option.name()),
        texts.text("option." + option.name() + ".hint"));
  }

  private static List<String> usualBySeats(Option option, Option seats) {
    List<String> usual = new ArrayList<>();
    for (int count = seats.least(); count <= seats.most(); count++) {
      usual.add(usual(option, count));
    }
    return usual;
  }

  private static String usual(Option option, int seats) {
    return option.text(option.usual().applyAsInt(seats));
  }

  private static Object lesson(Route.Call call) {
    Api.Lesson lesson = Lessons.of(call.parameter("game"));
    if (lesson == null) {
      throw new FailedRequest(ErrorCode.NOT_FOUND, "game: there is no lesson of that id");
    }
    return lesson;
  }

  private static Object texts(Route.Call call) {
    String language = language(call);
    Map<String, Map<String, String>> rooms = new LinkedHashMap<>();
    rooms.put("common", texts("common", language));
    rooms.put("table", texts("table", language));
    Games.ALL.keySet().forEach(game -> rooms.put(game, texts(game, language)));
    return new Api.Texts(language, rooms);
  }

  private static Map<String, String> texts(String room, String language) {
    Messages messages = Messages.of(room, language);
    Map<String, String> texts = new TreeMap<>();
    messages.keys().forEach(key -> texts.put(key, messages.text(key)));
    return texts;
  }

  private static String language(Route.Call call) {
    String language = call.parameters().getOrDefault("language", "en");
    if (!Messages.LANGUAGES.contains(language)) {
      throw new FailedRequest(
          ErrorCode.NOT_FOUND, "language: must be one of " + String.join(", ", Messages.LANGUAGES));
    }
    return language;
  }
}
