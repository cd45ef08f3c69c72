package tumult.table.races;

/**
 * A touch as it came in.
 *
 * @param rival whose it is
 * @param opening the last opening which that person had seen
 * @param arrived when it came in
 * @param claimed the reaction to that opening as the client claims, or {@link #UNCLAIMED}
 * @param granularity of the client's clock
 * @param visible whether the client's page was visible all the while
 */
public record Touch(
    int rival, int opening, long arrived, long claimed, long granularity, boolean visible) {
  /** The claim of a client that cannot measure, such as a terminal. */
  public static final long UNCLAIMED = Long.MIN_VALUE;
}
