package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlayoutTest {
  private final SprintGame race = SprintGame.to(10);
  private final int[] actions = new int[race.actionCount()];

  @Test
  void a_playout_ends_the_game() {
    for (int game = 0; game < 100; game++) {
      SprintState state = race.newState();
      Playout.run(state, new Rng(1, game), actions);
      assertThat(state.over()).isTrue();
    }
  }

  @Test
  void only_decisions_count_not_what_chance_does() {
    SprintState state = race.read(Position.parse("turn=0 rolled=1 places=9,9"));
    assertThat(Playout.run(state, new Rng(2), actions)).isEqualTo(1);
  }

  @Test
  void a_finished_game_needs_no_decision() {
    SprintState state = race.read(Position.parse("turn=0 rolled=0 places=9,10"));
    assertThat(Playout.run(state, new Rng(3), actions)).isZero();
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    assertThat(played(4)).isEqualTo(played(4));
    assertThat(played(4)).isNotEqualTo(played(5));
  }

  private String played(int seed) {
    SprintState state = race.newState();
    long decisions = Playout.run(state, new Rng(seed), actions);
    return decisions + " decisions to " + race.write(state);
  }

  @Test
  void who_acts_alone_is_taken_without_luck() {
    Rng rng = new Rng(6);
    assertThat(Playout.anyActor(Seat.bit(Seat.ARBITER), rng)).isEqualTo(Seat.ARBITER);
    assertThat(rng.next()).isEqualTo(new Rng(6).next());
  }

  @Test
  void of_several_who_may_act_each_is_equally_likely() {
    int actors = Seat.bit(0) | Seat.bit(3) | Seat.bit(Seat.ARBITER);
    int[] counts = new int[31];
    Rng rng = new Rng(7);
    for (int draw = 0; draw < 3_000; draw++) {
      counts[Playout.anyActor(actors, rng)]++;
    }
    assertThat(counts[0]).isBetween(850, 1_150);
    assertThat(counts[3]).isBetween(850, 1_150);
    assertThat(counts[0] + counts[3] + counts[Seat.ARBITER]).isEqualTo(3_000);
  }
}
