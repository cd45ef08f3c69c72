package tumult.server.entity;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Answer;

/**
 * The last answers that each person got, so that a repeated command gets its answer again.
 *
 * <p>Ids are kept as numbers, a tenth of their size. Two of one person that give the same number
 * would be taken for one; nobody but that person can choose them.
 */
public final class Answers {
  private static final int PEOPLE = 64;

  /** More than one may send before an answer comes: what is sent again must be known. */
  static final int PER_PERSON = 128;

  private final Map<String, Latest> byPerson =
      new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Latest> eldest) {
          return size() > PEOPLE;
        }
      };

  void keep(String who, String command, Answer answer) {
    if (!command.isEmpty()) {
      keep(who, number(command), answer);
    }
  }

  private void keep(String who, long command, Answer answer) {
    byPerson.computeIfAbsent(who, person -> new Latest()).put(command, answer);
  }

  @Nullable Answer to(String who, String command) {
    Latest answers = byPerson.get(who);
    return answers == null ? null : answers.to(number(command));
  }

  /** The commands that were accepted, with the numbers that were answered; the oldest first. */
  Map<String, Map<Long, Long>> accepted() {
    Map<String, Map<Long, Long>> all = new LinkedHashMap<>();
    byPerson.forEach((person, answers) -> all.put(person, answers.accepted()));
    return all;
  }

  /** Keeps what {@link #accepted} has given. */
  void keep(Map<String, Map<Long, Long>> accepted) {
    accepted.forEach((person, theirs) ->
        theirs.forEach((command, number) -> keep(person, command, new Answer.Accepted(number))));
  }

  /** FNV-1a, 64 bits. */
  private static long number(String command) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < command.length(); i++) {
      hash = (hash ^ command.charAt(i)) * 0x100000001b3L;
    }
    return hash;
  }

  /** One person's, the oldest of which make room for new ones. */
  private static final class Latest {
    private static final int FIRST_SIZE = 8;

    private long[] commands = new long[FIRST_SIZE];
    private Answer[] answers = new Answer[FIRST_SIZE];
    private int count;

    void put(long command, Answer answer) {
      if (count == commands.length && count < PER_PERSON) {
        commands = Arrays.copyOf(commands, 2 * count);
        answers = Arrays.copyOf(answers, 2 * count);
      }
      int place = count++ % commands.length;
      commands[place] = command;
      answers[place] = answer;
    }

    @Nullable Answer to(long command) {
      for (int place = 0; place < Math.min(count, commands.length); place++) {
        if (commands[place] == command) {
          return answers[place];
        }
      }
      return null;
    }

    Map<Long, Long> accepted() {
      Map<Long, Long> accepted = new LinkedHashMap<>();
      for (int i = Math.max(0, count - commands.length); i < count; i++) {
        if (answers[i % commands.length] instanceof Answer.Accepted answer) {
          accepted.put(commands[i % commands.length], answer.number());
        }
      }
      return accepted;
    }
  }
}
