package tumult.lab.races;

/** The ways of judging that are compared on the same races. */
public enum JudgingMethod {
  ARRIVAL("arrival order"),
  AVERAGE("average round trip"),
  ARBITER("arbiter"),
  PERFECT("perfect referee");

  private final String title;

  JudgingMethod(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
