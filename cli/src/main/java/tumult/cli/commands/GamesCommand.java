package tumult.cli.commands;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.Layout;
import tumult.engine.GameKind;
import tumult.engine.Option;
import tumult.games.Games;
import tumult.games.Messages;

/** Lists the games, their options and ranges. */
@Command(
    name = "games",
    description = "List the games with their options, ranges and defaults.",
    mixinStandardHelpOptions = true)
public final class GamesCommand implements Runnable {
  @picocli.CommandLine.Option(names = "--json", description = "as JSON")
  private boolean json;

  @picocli.CommandLine.Mixin private Language language = new Language();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    language.check();
    if (json) {
      spec.commandLine()
          .getOut()
          .println(JsonFile.text(Games.ALL.values().stream().map(this::plain).toList()));
    } else {
      Games.ALL.values().forEach(this::print);
    }
  }

  private Map<String, Object> plain(GameKind kind) {
    Messages messages = language.messages(kind.id());
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("id", kind.id());
    plain.put("version", kind.version());
    plain.put("name", messages.text("name"));
    plain.put("summary", messages.text("summary"));
    plain.put("realTime", kind.realTime());
    List<Object> options = new ArrayList<>();
    int seats = kind.setup(Map.of()).seats();
    for (Option option : kind.options()) {
      options.add(plain(option, seats, messages));
    }
    plain.put("options", options);
    return plain;
  }

  private static Map<String, Object> plain(Option option, int seats, Messages messages) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("name", option.name());
    if (option.words().isEmpty()) {
      plain.put("min", option.least());
      plain.put("max", option.most());
      plain.put("default", option.usual().applyAsInt(seats));
    } else {
      plain.put("values", option.words());
      plain.put("default", option.text(option.usual().applyAsInt(seats)));
    }
    plain.put("label", messages.text("option." + option.name()));
    plain.put("description", messages.text("option." + option.name() + ".hint"));
    return plain;
  }

  private void print(GameKind kind) {
    Messages messages = language.messages(kind.id());
    var out = spec.commandLine().getOut();
    out.printf("%s  %s%n", kind.id(), messages.text("name"));
    out.println(beside("  ", messages.text("summary")));
    int seats = kind.setup(Map.of()).seats();
    for (Option option : kind.options()) {
      String usual = "[%s]".formatted(option.text(option.usual().applyAsInt(seats)));
      String start = "    %-12s %-18s %-8s ".formatted(option.name(), option.range(), usual);
      String key = "option." + option.name();
      out.println(beside(start, messages.text(key) + ": " + messages.text(key + ".hint")));
    }
    out.println();
  }

  private static String beside(String start, String sentence) {
    return start + Layout.wrap(List.of(sentence.split(" ")), " ", start.length());
  }
}
