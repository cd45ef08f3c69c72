package tumult.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.bots.Story.Account;
import tumult.bots.Story.Prospect;
import tumult.bots.Story.TurningPoint;

/** Adds up what each step of a game has changed, in whole thousandths of a win. */
final class Ledger {
  static final int CHANCE = -1;
  private static final int WIN = 1000;

  private final int seats;
  private final List<Prospect> prospects = new ArrayList<>();
  private final List<TurningPoint> points = new ArrayList<>();
  private final int[] luck;
  private final int[] skill;
  private final int[] others;

  /** What the step that is being told has changed so far, who chose it, and when. */
  private final int[] changed;

  private int chooser = CHANCE;
  private int since;

  /** Begins with what each seat may expect. */
  Ledger(double[] start) {
    seats = start.length;
    luck = new int[seats];
    skill = new int[seats];
    others = new int[seats];
    changed = new int[seats];
    prospects.add(new Prospect(0, whole(start), CHANCE, null));
  }

  /** A seat has chosen something. */
  void chose(int seat, int ply, double[] shares, @Nullable String better) {
    closeStep();
    chooser = seat;
    since = ply;
    int[] change = add(new Prospect(ply, whole(shares), seat, better));
    for (int each = 0; each < seats; each++) {
      (each == seat ? skill : others)[each] += change[each];
    }
  }

  /**
   * Chance has done something.
   *
   * @param owner for whom; {@link #CHANCE} if for whoever chose last
   */
  void happened(int owner, int ply, double[] shares) {
    if (owner != CHANCE && owner != chooser) {
      closeStep();
      chooser = owner;
      since = ply;
    }
    since = since == 0 ? ply : since;
    int[] change = add(new Prospect(ply, whole(shares), CHANCE, null));
    for (int each = 0; each < seats; each++) {
      luck[each] += change[each];
    }
  }

  private int[] add(Prospect prospect) {
    List<Integer> before = prospects.getLast().shares();
    int[] change = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      change[seat] = prospect.shares().get(seat) - before.get(seat);
      changed[seat] += change[seat];
    }
    prospects.add(prospect);
    return change;
  }

  private void closeStep() {
    int most = chooser == CHANCE ? 0 : chooser;
    for (int seat = 0; seat < seats; seat++) {
      most = Math.abs(changed[seat]) > Math.abs(changed[most]) ? seat : most;
    }
    if (changed[most] != 0) {
      points.add(new TurningPoint(since, most, changed[most]));
    }
    Arrays.fill(changed, 0);
  }

  /** The whole story. */
  Story story(Story.Basis basis, int error, int[] errors) {
    closeStep();
    List<Account> accounts = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      accounts.add(
          new Account(
              prospects.getFirst().shares().get(seat),
              luck[seat],
              skill[seat],
              others[seat],
              prospects.getLast().shares().get(seat),
              errors[seat]));
    }
    Comparator<TurningPoint> most = Comparator.comparingInt(point -> -Math.abs(point.gain()));
    List<TurningPoint> top =
        points.stream()
            .sorted(most)
            .limit(Story.MOST_POINTS)
            .sorted(Comparator.comparingInt(TurningPoint::ply))
            .toList();
    return new Story(basis, error, prospects, accounts, top);
  }

  /** Shares as thousandths that add up to a whole win: the largest remainders are rounded up. */
  private static List<Integer> whole(double[] shares) {
    Integer[] whole = new Integer[shares.length];
    Integer[] order = new Integer[shares.length];
    int left = WIN;
    for (int seat = 0; seat < shares.length; seat++) {
      order[seat] = seat;
      whole[seat] = (int) Math.floor(WIN * shares[seat] + 1e-9);
      left -= whole[seat];
    }
    Arrays.sort(order, Comparator.comparingDouble(seat -> whole[seat] - WIN * shares[seat]));
    for (int i = 0; i < left; i++) {
      whole[order[i % order.length]]++;
    }
    return List.of(whole);
  }
}
