package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cz.habarta.typescript.generator.EnumMapping;
import cz.habarta.typescript.generator.Input;
import cz.habarta.typescript.generator.JsonLibrary;
import cz.habarta.typescript.generator.Logger;
import cz.habarta.typescript.generator.NullabilityDefinition;
import cz.habarta.typescript.generator.Settings;
import cz.habarta.typescript.generator.TypeScriptFileType;
import cz.habarta.typescript.generator.TypeScriptGenerator;
import cz.habarta.typescript.generator.TypeScriptOutputKind;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tumult.bots.Advice;
import tumult.bots.Story;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.games.Games;
import tumult.server.tables.LobbyTable;
import tumult.table.Command;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.records.Replay;
import tumult.wire.Api;
import tumult.wire.CloseCode;
import tumult.wire.EveningResults;
import tumult.wire.Names;
import tumult.wire.ToClient;

/** The page's types are those of the Java records; {@code -Dtypes.apply=true} writes them anew. */
final class TypesTest {
  private static final Path FILE = Path.of("../web/src/wire/types.ts");
  private static final String TITLE =
      """
      // What travels between the page and the server. Generated from the Java records:
      // mvn -pl server -am test -Dtest=TypesTest -Dsurefire.failIfNoSpecifiedTests=false -Dtypes.apply=true
      """;

  /** The views of the games that the page draws: each has a folder there. */
  private static final List<Class<?>> VIEWS =
      Games.ALL.values().stream()
          .filter(kind -> Files.isDirectory(Path.of("../web/src/games", kind.id())))
          .<Class<?>>map(kind -> view(kind.game(Map.of())).getClass())
          .toList();

  private static <S extends State<S>> Object view(Game<S, ?, ?> game) {
    return game.view(game.newState(), 0);
  }

  @Test
  void the_page_and_the_server_speak_of_the_same_things() throws IOException {
    String types = types();
    if (Boolean.getBoolean("types.apply")) {
      Files.writeString(FILE, types);
    }
    assertThat(Files.readString(FILE)).isEqualTo(types);
  }

  private static String types() {
    String types = new TypeScriptGenerator(settings()).generateTypeScript(Input.from(records()));
    types = types.replaceAll(" extends \\w+ \\{", " {"); // the unions below say it better
    types = types.replaceAll("export interface (Command|FromClient|ToClient) \\{\n}\n\n", "");
    types = types.replaceAll("(\\w+): (.+) \\| null;", "$1?: $2 | null;"); // null is left out
    types = types.replaceAll("view: any;", "view: unknown;").strip() + "\n";
    types = tagged(types, "Command", Names.COMMANDS);
    types = tagged(types, "FromClient", Names.FROM_CLIENT);
    return TITLE
        + "\n"
        + tagged(types, "FromServer", Names.TO_CLIENT)
        + "\nexport const TABLE_ID = '%s';\n".formatted(Table.ID)
        + "\nexport const CLOSE_CODE = {\n%s} as const;\n".formatted(closeCodes());
  }

  private static String closeCodes() {
    return Arrays.stream(CloseCode.values())
        .map(code -> "  %s: %d,\n".formatted(code, code.code()))
        .collect(Collectors.joining());
  }

  private static Type[] records() {
    List<Class<?>> all =
        new ArrayList<>(
            List.of(
                TableView.class,
                Replay.class,
                LobbyTable.class,
                EveningResults.class,
                Advice.class,
                Story.class));
    all.addAll(Arrays.asList(Api.class.getDeclaredClasses()));
    all.addAll(Names.COMMANDS.values());
    all.addAll(Names.FROM_CLIENT.values());
    all.addAll(Names.TO_CLIENT.values());
    all.addAll(VIEWS);
    return all.toArray(Type[]::new);
  }

  private static Settings settings() {
    TypeScriptGenerator.setLogger(new Logger(Logger.Level.Warning));
    Settings settings = new Settings();
    settings.outputKind = TypeScriptOutputKind.module;
    settings.outputFileType = TypeScriptFileType.implementationFile;
    settings.jsonLibrary = JsonLibrary.jackson2;
    settings.mapEnum = EnumMapping.asUnion;
    settings.nullableAnnotations = List.of(Nullable.class);
    settings.nullabilityDefinition = NullabilityDefinition.nullInlineUnion;
    settings.customTypeNamingFunctionImpl = TypesTest::name;
    settings.customTypeMappings = Map.of("tumult.table.Command", "Command");
    settings.sortTypeDeclarations = true;
    settings.noFileComment = true;
    settings.noTslintDisable = true;
    settings.noEslintDisable = true;
    settings.quotes = "'";
    settings.indentString = "  ";
    settings.newline = "\n";
    return settings;
  }

  /** What a class is called in TypeScript, where there are no packages to tell names apart. */
  private static @Nullable Object name(String type, String simpleName) {
    if (type.startsWith(Command.class.getName() + "$")) {
      return simpleName + "Command";
    }
    if (type.equals(ToClient.Failed.class.getName())) {
      return "WireError";
    }
    for (Class<?> view : VIEWS) {
      String game = view.getSimpleName().replace("View", "");
      if (type.startsWith(view.getPackageName() + ".")) {
        return ofGame(game, simpleName);
      }
    }
    return null;
  }

  private static String ofGame(String game, String simpleName) {
    boolean ownName = simpleName.startsWith(game) || simpleName.startsWith("Chaos");
    return ownName ? simpleName : game + simpleName;
  }

  /** Tells the records of a union apart by their type, and puts the union beside them. */
  private static <T> String tagged(
      String types, String union, Map<String, ? extends Class<? extends T>> records) {
    String tagged = types;
    Map<String, String> names = new TreeMap<>();
    records.forEach((tag, record) -> {
      Object name = name(record.getName(), record.getSimpleName());
      names.put(tag, name == null ? record.getSimpleName() : name.toString());
    });
    for (Map.Entry<String, String> member : names.entrySet()) {
      String head = "export interface " + member.getValue() + " {\n";
      assertThat(tagged).contains(head);
      tagged = tagged.replace(head, head + "  type: '" + member.getKey() + "';\n");
    }
    String members = names.values().stream().map("\n  | "::concat).collect(Collectors.joining());
    return tagged + "\nexport type " + union + " =" + members + ";\n";
  }
}
