package tumult.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tumult.bots.Advice;
import tumult.bots.Story;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.games.Games;
import tumult.table.Event;
import tumult.table.records.Replay;

/**
 * The worker writes and reads the very records of the protocol, without reflection; {@code
 * -Dforms.apply=true} writes anew how.
 */
final class FormsTest {
  private static final Path FILE = Path.of("../worker/src/main/java/tumult/worker/Forms.java");

  /** What is meant where nothing is said. */
  private static final Map<String, String> USUALLY =
      Map.of("views", "tumult.wire.FromClient.Views.WHOLE", "hints", "tumult.table.Hints.ALONE");

  private final Set<Class<?>> written = new TreeSet<>(Comparator.comparing(Class::getName));
  private final Set<Class<?>> read = new TreeSet<>(Comparator.comparing(Class::getName));

  @Test
  void the_worker_knows_the_records_as_they_are() throws IOException {
    String forms = forms();
    if (Boolean.getBoolean("forms.apply")) {
      Files.writeString(FILE, forms);
    }
    assertThat(unformatted(Files.readString(FILE))).isEqualTo(unformatted(forms));
  }

  /** All but where lines begin and end. */
  private static String unformatted(String code) {
    return code.replaceAll("[\\s*]+", "");
  }

  private String forms() {
    Map<String, Class<? extends Event>> events =
        Arrays.stream(Event.class.getPermittedSubclasses())
            .map(type -> type.<Event>asSubclass(Event.class))
            .collect(Collectors.toMap(FormsTest::word, type -> type));
    Stream.of(Advice.class, Story.class, Replay.class).forEach(this::toWrite);
    Stream.of(Api.Me.class, Api.OpenedTable.class, Api.DoorPlate.class, Api.Verified.class)
        .forEach(this::toWrite);
    Stream.of(Api.MyTables.class, EveningResults.class).forEach(this::toWrite);
    Games.ALL.values().forEach(kind -> toWrite(view(kind.game(Map.of())).getClass()));
    Map<String, Class<?>> said = new java.util.TreeMap<>(Names.TO_CLIENT);
    said.remove("changed"); // a page is told whole views
    said.values().forEach(this::toWrite);
    events.values().forEach(this::toWrite);
    Map<String, Class<?>> heard = new java.util.TreeMap<>(Names.FROM_CLIENT);
    Map<String, Class<?>> commands = new java.util.TreeMap<>(Names.COMMANDS);
    heard.values().forEach(this::toRead);
    commands.values().forEach(this::toRead);
    events.values().forEach(this::toRead);
    Stream.of(Api.OpenTable.class, Api.Knock.class, Api.AskHint.class).forEach(this::toRead);
    StringBuilder code = new StringBuilder(HEAD);
    said.putAll(new java.util.TreeMap<>(events));
    code.append(any(said));
    written.forEach(type -> code.append(writer(type)));
    code.append(typed("FromClient", FromClient.class, heard));
    code.append(typed("Command", tumult.table.Command.class, commands));
    code.append(typed("Event", Event.class, new java.util.TreeMap<>(events)));
    read.forEach(type -> code.append(reader(type)));
    return code.append("}\n").toString();
  }

  private static final String HEAD =
      """
      package tumult.worker;

      /**
       * How the records of the protocol are written and read in a page. Generated from them: mvn -pl
       * wire -am test -Dtest=FormsTest -Dsurefire.failIfNoSpecifiedTests=false -Dforms.apply=true
       */
      @SuppressWarnings("UnusedVariable") // some records have no parts
      final class Forms {
        private Forms() {}

      """;

  private static <S extends State<S>> Object view(Game<S, ?, ?> game) {
    return game.view(game.newState(), 0);
  }

  private static String word(Class<?> type) {
    String name = type.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** A name of its own for a class, as part of a method's. */
  private static String name(Class<?> type) {
    String room = type.getPackageName();
    String chain = type.getName().substring(room.length() + 1).replace("$", "");
    String last = room.substring(room.lastIndexOf('.') + 1);
    return last + chain;
  }

  private void toWrite(Type type) {
    visit(type, written);
  }

  private void toRead(Type type) {
    visit(type, read);
  }

  private static void visit(Type type, Set<Class<?>> known) {
    if (type instanceof ParameterizedType list) {
      visit(list.getActualTypeArguments()[0], known);
    } else if (type instanceof Class<?> sealed && sealed.isSealed() && !sealed.isEnum()) {
      if (sealed != tumult.table.Command.class) {
        Stream.of(sealed.getPermittedSubclasses()).forEach(each -> visit(each, known));
      }
    } else if (type instanceof Class<?> record && record.isRecord() && known.add(record)) {
      Stream.of(record.getRecordComponents()).forEach(part -> visit(part.getGenericType(), known));
    }
  }

  private String any(Map<String, Class<?>> typed) {
    StringBuilder code =
        new StringBuilder(
            """
              /** Writes a record, with its type first where it has one. */
              static void any(Json out, @org.jspecify.annotations.Nullable Object value) {
                switch (value) {
                  case null -> out.nothing();
                  case String text -> out.text(text);
                  case Integer number -> out.number(number);
            """);
    for (Class<?> type : written) {
      code.append("case %s it -> %s(out, it);\n".formatted(type.getCanonicalName(), name(type)));
    }
    code.append("default -> throw new IllegalArgumentException(\"no form: \" + value);\n}\n}\n\n");
    typed.forEach((word, type) -> types.put(type, word));
    return code.toString();
  }

  private final Map<Class<?>, String> types = new java.util.HashMap<>();

  private String writer(Class<?> type) {
    StringBuilder code = new StringBuilder();
    code.append(
        "private static void %s(Json out, %s it) {\n"
            .formatted(name(type), type.getCanonicalName()));
    code.append("out.open();\n");
    String word = types.get(type);
    if (word != null) {
      code.append("out.name(\"type\").text(\"%s\");\n".formatted(word));
    }
    for (RecordComponent part : type.getRecordComponents()) {
      String value = "it." + part.getName() + "()";
      String write =
          "out.name(\"%s\");\n%s;\n"
              .formatted(part.getName(), put("out", part.getGenericType(), value));
      if (isNullable(part)) {
        String local = part.getName();
        write =
            "out.name(\"%s\");\n%s;\n"
                .formatted(part.getName(), put("out", part.getGenericType(), local));
        code.append(
            "%s %s = %s;\nif (%s != null) {\n%s}\n"
                .formatted(typeName(part.getGenericType(), true), local, value, local, write));
      } else {
        code.append(write);
      }
    }
    return code.append("out.close();\n}\n\n").toString();
  }

  private static boolean isNullable(RecordComponent part) {
    return part.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static String typeName(Type type, boolean nullable) {
    if (type instanceof ParameterizedType list) {
      return "java.util.@org.jspecify.annotations.Nullable List<%s>"
          .formatted(typeName(list.getActualTypeArguments()[0], false));
    }
    Class<?> plain = (Class<?>) type;
    String name = plain.getCanonicalName();
    if (!nullable || plain.isPrimitive()) {
      return name;
    }
    int at = name.lastIndexOf('.') + 1;
    return name.substring(0, at) + "@org.jspecify.annotations.Nullable " + name.substring(at);
  }

  /** The code that writes a value. */
  private static String put(String out, Type type, String value) {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      Type of = list.getActualTypeArguments()[0];
      String inner = out.equals("out") ? "list" : "inner";
      String each = out.equals("out") ? "each" : "one";
      return "%s.list(%s, (%s, %s) -> %s)".formatted(out, value, inner, each, put(inner, of, each));
    }
    Class<?> plain = type instanceof Class<?> known ? known : Object.class;
    if (plain == String.class) {
      return "%s.text(%s)".formatted(out, value);
    }
    if (plain == int.class
        || plain == long.class
        || plain == Integer.class
        || plain == Long.class) {
      return "%s.number(%s)".formatted(out, value);
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return "%s.truth(%s)".formatted(out, value);
    }
    if (plain == double.class) {
      return "%s.real(%s)".formatted(out, value);
    }
    if (plain == ErrorCode.class) {
      return "%s.text(%s.word())".formatted(out, value);
    }
    if (plain.isEnum()) {
      return "%s.text(%s.name())".formatted(out, value);
    }
    return plain.isRecord()
        ? "%s(%s, %s)".formatted(name(plain), out, value)
        : "any(%s, %s)".formatted(out, value);
  }

  private String typed(String method, Class<?> type, Map<String, Class<?>> words) {
    StringBuilder code = new StringBuilder();
    code.append(
        "static %s read%s(Json.Parts in) {\nreturn switch (in.text(\"type\")) {\n"
            .formatted(type.getCanonicalName(), method));
    words.forEach((word, each) ->
        code.append("case \"%s\" -> %s(in);\n".formatted(word, "read" + name(each))));
    return code.append(
            "default -> throw in.wrong(\"type\", \"one of %s\");\n};\n}\n\n"
                .formatted(String.join(", ", words.keySet())))
        .toString();
  }

  private String reader(Class<?> type) {
    List<String> parts = new ArrayList<>();
    for (RecordComponent part : type.getRecordComponents()) {
      String name = "\"" + part.getName() + "\"";
      String get = get(part.getGenericType(), name);
      String usual = USUALLY.get(part.getName());
      if (isNullable(part)) {
        get = "in.has(%s) ? %s : null".formatted(name, get);
      } else if (usual != null
          && usual.startsWith(((Class<?>) part.getType()).getCanonicalName() + ".")
          && !Event.class.isAssignableFrom(type)) {
        get = "in.has(%s) ? %s : %s".formatted(name, get, usual);
      }
      parts.add(get);
    }
    return "static %s read%s(Json.Parts in) {\nreturn new %s(%s);\n}\n\n"
        .formatted(
            type.getCanonicalName(), name(type), type.getCanonicalName(), String.join(", ", parts));
  }

  /** The code that reads a part. */
  private static String get(Type type, String name) {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      Class<?> of = (Class<?>) list.getActualTypeArguments()[0];
      if (of == String.class) {
        return "in.texts(%s)".formatted(name);
      }
      return of == Integer.class
          ? "in.integers(%s)".formatted(name)
          : "in.list(%s, Forms::read%s)".formatted(name, name(of));
    }
    Class<?> plain = (Class<?>) type;
    if (plain == String.class) {
      return "in.text(%s)".formatted(name);
    }
    if (plain == int.class) {
      return "in.integer(%s)".formatted(name);
    }
    if (plain == long.class) {
      return "in.number(%s)".formatted(name);
    }
    if (plain == boolean.class) {
      return "in.truth(%s)".formatted(name);
    }
    if (plain == double.class) {
      return "in.real(%s)".formatted(name);
    }
    if (plain.isEnum()) {
      return "in.constant(%s, %s.values())".formatted(name, plain.getCanonicalName());
    }
    if (plain == tumult.table.Command.class) {
      return "readCommand(in.parts(%s))".formatted(name);
    }
    if (!plain.isRecord()) {
      throw new IllegalArgumentException("no form for " + plain);
    }
    return "read%s(in.parts(%s))".formatted(name(plain), name);
  }
}
