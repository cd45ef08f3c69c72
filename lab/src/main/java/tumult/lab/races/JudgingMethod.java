package tumult.lab.races;

/** Those who judge the same races beside each other. */
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
