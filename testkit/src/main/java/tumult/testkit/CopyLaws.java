package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** What is true of positions as data: copies share nothing, and neither do games. */
final class CopyLaws {
  private static final int COURSES = 8;
  private static final int THREADS = 4;

  private CopyLaws() {}

  /** Most other laws make copies: where this one is broken they say nothing. */
  static <S extends State<S>, V, M> void copiesAreEqual(Trial<S, V, M> trial) {
    S copy = trial.game().newState();
    trial.visit(state -> {
      copy.set(state);
      assertSameFields(trial.text(state), trial.text(copy));
      assertThat(copy.hash()).as("the hash of a copy that reads the same").isEqualTo(state.hash());
      for (int actor : trial.everybody()) {
        assertThat(trial.legal(copy, actor))
            .as("what %s may do in a copy that reads the same", Seat.text(actor))
            .isEqualTo(trial.legal(state, actor));
      }
    });
  }

  private static void assertSameFields(String original, String copied) {
    Set<String> lost = new LinkedHashSet<>(List.of(original.split(" ", -1)));
    Set<String> strange = new LinkedHashSet<>(List.of(copied.split(" ", -1)));
    lost.removeAll(strange);
    strange.removeAll(List.of(original.split(" ", -1)));
    if (!original.equals(copied)) {
      throw new AssertionError(
          "the copy has %s instead of %s: does set copy that?"
              .formatted(String.join(" ", strange), String.join(" ", lost)));
    }
  }

  static <S extends State<S>, V, M> void copies(Trial<S, V, M> trial) {
    S copy = trial.game().newState();
    S older = trial.game().newState();
    String[] olderText = {trial.text(older)};
    trial.visit(state -> {
      assertThat(trial.text(older)).as("an old copy").isEqualTo(olderText[0]);
      String before = trial.text(state);
      copy.set(state);
      trial.playOn(copy, trial.luck(state.hash()), 20);
      assertThat(trial.text(state)).as("the original").isEqualTo(before);
      older.set(state);
      olderText[0] = before;
    });
  }

  /** The same courses alone, in turns, and at the same time: nothing that they show may differ. */
  static <S extends State<S>, V, M> void threads(Trial<S, V, M> trial) {
    List<Long> alone = courses(trial).stream().map(Course::whole).toList();
    assertThat(new HashSet<>(alone)).as("different luck, different games").hasSizeGreaterThan(4);
    assertThat(inTurns(courses(trial))).as("in turns").isEqualTo(alone);
    assertThat(together(trial)).as("at the same time").hasSize(THREADS).containsOnly(alone);
  }

  private static <S extends State<S>, V, M> List<Course<S, V, M>> courses(Trial<S, V, M> trial) {
    return IntStream.range(0, COURSES).mapToObj(number -> new Course<>(trial, number)).toList();
  }

  private static <S extends State<S>, V, M> List<Long> inTurns(List<Course<S, V, M>> courses) {
    for (int step = 0; step < Course.STEPS; step++) {
      courses.forEach(Course::step);
    }
    return courses.stream().map(course -> course.signature).toList();
  }

  private static <S extends State<S>, V, M> List<List<Long>> together(Trial<S, V, M> trial) {
    List<List<Long>> signatures = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch start = new CountDownLatch(THREADS);
    Runnable all =
        () -> {
          start.countDown();
          awaitAll(start);
          signatures.add(courses(trial).stream().map(Course::whole).toList());
        };
    List<Thread> threads =
        IntStream.range(0, THREADS).mapToObj(n -> Thread.ofPlatform().unstarted(all)).toList();
    // A thread that fails adds nothing, which the law sees; its own report would only be noise.
    threads.forEach(thread -> thread.setUncaughtExceptionHandler((failed, why) -> {}));
    threads.forEach(Thread::start);
    threads.forEach(CopyLaws::joined);
    return signatures;
  }

  private static void awaitAll(CountDownLatch start) {
    try {
      start.await();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private static void joined(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  /** Random games one after the other, and a number made of everything that they show. */
  private static final class Course<S extends State<S>, V, M> {
    static final int STEPS = 400;

    private final Trial<S, V, M> trial;
    private final Game<S, V, M> game;
    private final Rng rng;
    private final S world;
    private Match<S, V, M> match;
    private int steps;
    private long signature;

    Course(Trial<S, V, M> trial, int number) {
      this.trial = trial;
      this.game = trial.game();
      this.rng = trial.luckOfGame(number);
      this.world = game.newState();
      this.match = new Match<>(game);
    }

    long whole() {
      while (steps < STEPS) {
        step();
      }
      return signature;
    }

    void step() {
      if (match.state().over()) {
        match = new Match<>(game);
      }
      match.random(rng);
      note(match.state().hash());
      if (steps++ % 8 == 0) {
        game.imagine(game.view(match.state(), steps / 8 % game.seats()), world, rng);
        note(world.hash());
        note(trial.text(match.state()).hashCode());
      }
    }

    private void note(long shown) {
      signature = Rng.mix(signature ^ shown);
    }
  }
}
