package tumult.server.entity;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Answer;

/** The last answers that each person got, so that a repeated command gets its answer again. */
public final class Answers {
  private static final int PEOPLE = 64;

  /** More than one may send before an answer comes: what is sent again must be known. */
  static final int PER_PERSON = 128;

  private final Map<String, Map<String, Answer>> byPerson = latest(PEOPLE);

  void keep(String who, String command, Answer answer) {
    if (!command.isEmpty()) {
      byPerson.computeIfAbsent(who, person -> latest(PER_PERSON)).put(command, answer);
    }
  }

  /** The commands that were accepted, with the numbers that were answered. */
  Map<String, Map<String, Long>> accepted() {
    Map<String, Map<String, Long>> all = new LinkedHashMap<>();
    byPerson.forEach((person, answers) -> {
      Map<String, Long> theirs = new LinkedHashMap<>();
      answers.forEach((command, answer) -> {
        if (answer instanceof Answer.Accepted accepted) {
          theirs.put(command, accepted.number());
        }
      });
      all.put(person, theirs);
    });
    return all;
  }

  /** Keeps what {@link #accepted} has given. */
  void keep(Map<String, Map<String, Long>> accepted) {
    accepted.forEach((person, theirs) ->
        theirs.forEach((command, number) -> keep(person, command, new Answer.Accepted(number))));
  }

  @Nullable Answer to(String who, String command) {
    Map<String, Answer> answers = byPerson.get(who);
    return answers == null ? null : answers.get(command);
  }

  private static <V> Map<String, V> latest(int most) {
    return new LinkedHashMap<>(8, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
        return size() > most;
      }
    };
  }
}
