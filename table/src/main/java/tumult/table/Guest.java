package tumult.table;

/**
 * Somebody at the table, with or without a seat.
 *
 * @param right {@code INVITE} if they may also sit, {@code WATCH} if they may only watch, {@code
 *     SCREEN} for a big screen, {@code PROGRAM} for a program that plays
 * @param waits whether they want a seat as soon as there is one
 */
public record Guest(
    String person,
    String name,
    String avatar,
    boolean present,
    boolean muted,
    Right right,
    boolean waits) {

  boolean isProgram() {
    return right == Right.PROGRAM;
  }

  boolean isCalled(String aName, String anAvatar) {
    return name.equals(aName) && avatar.equals(anAvatar);
  }

  Guest arrived(boolean here) {
    return new Guest(person, name, avatar, here, muted, right, waits);
  }

  Guest renamed(String newName, String newAvatar) {
    return new Guest(person, newName, newAvatar, present, muted, right, waits);
  }

  Guest muted(boolean silenced) {
    return new Guest(person, name, avatar, present, silenced, right, waits);
  }

  Guest waiting(boolean wants) {
    return new Guest(person, name, avatar, present, muted, right, wants);
  }

  Guest with(Right newRight) {
    return new Guest(person, name, avatar, present, muted, newRight, waits);
  }
}
