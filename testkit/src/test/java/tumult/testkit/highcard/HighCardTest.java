package tumult.testkit.highcard;

/** The honest game obeys every law. */
final class HighCardTest extends HighCardContract {
  HighCardTest() {
    super(HighCard::new);
  }
}
