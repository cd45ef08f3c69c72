package tumult.table;

/**
 * Somebody at the table, with or without a seat.
 *
 * @param right {@code INVITE} if they may also sit, {@code WATCH} if they may only watch
 */
public record Guest(
    String person, String name, String avatar, boolean present, boolean muted, Right right) {

  Guest arrived(boolean here) {
    return new Guest(person, name, avatar, here, muted, right);
  }

  Guest renamed(String newName, String newAvatar) {
    return new Guest(person, newName, newAvatar, present, muted, right);
  }

  Guest muted(boolean silenced) {
    return new Guest(person, name, avatar, present, silenced, right);
  }

  Guest with(Right newRight) {
    return new Guest(person, name, avatar, present, muted, newRight);
  }
}
