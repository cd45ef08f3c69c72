package tumult.table;

import tumult.table.records.Robots;

/**
 * A seat of the table and who is on it.
 *
 * @param person the owner, empty for a bot's and for a vacant chair
 * @param name the owner's, empty for a bot: {@code avatar} says which of the {@link Robots} it is
 * @param level the level of the bot that plays here now, 0 if none does
 * @param present whether the owner is connected
 * @param standIn whether a bot plays for the owner, who may take over at any time
 * @param resigned whether the seat has been given up in this game
 */
public record Chair(
    int seat,
    String person,
    String name,
    String avatar,
    int level,
    boolean present,
    boolean standIn,
    boolean resigned) {
  /** The best bot there is. */
  public static final int TOP_LEVEL = 5;

  /** The level of the bots that play in a person's place. */
  static final int STAND_IN_LEVEL = 2;

  /** How well they play all the same: by the rule of thumb, without the slips of their level. */
  static final int STAND_IN_SKILL = 3;

  static Chair vacant(int seat) {
    return new Chair(seat, "", "", "", 0, false, false, false);
  }

  /** Whether the seat is a person's, even if a bot plays it at the moment. */
  public boolean owned() {
    return !person.isEmpty();
  }

  /** Whether a bot is to choose the moves. */
  boolean botPlays() {
    return level > 0;
  }

  /** Whether neither a person nor a bot has it. */
  public boolean vacant() {
    return !owned() && !botPlays();
  }

  /** The same somewhere else. */
  Chair at(int otherSeat) {
    return new Chair(otherSeat, person, name, avatar, level, present, standIn, resigned);
  }

  /** Another owner; somebody who takes over a seat that was given up can only look on. */
  Chair takenBy(Guest guest) {
    return new Chair(
        seat,
        guest.person(),
        guest.name(),
        guest.avatar(),
        resigned ? level : 0,
        guest.present(),
        false,
        resigned);
  }

  Chair takenByBot(String itsAvatar, int itsLevel) {
    return new Chair(seat, "", "", itsAvatar, itsLevel, false, false, resigned);
  }

  /** The same owner, looking different or having come or gone. */
  Chair updated(Guest guest) {
    return new Chair(
        seat, person, guest.name(), guest.avatar(), level, guest.present(), standIn, resigned);
  }

  Chair withStandIn() {
    return new Chair(seat, person, name, avatar, STAND_IN_LEVEL, present, true, resigned);
  }

  Chair givenBack() {
    return new Chair(seat, person, name, avatar, 0, present, false, resigned);
  }

  Chair givenUp() {
    return new Chair(seat, person, name, avatar, STAND_IN_LEVEL, present, false, true);
  }

  /** As it is when a new game begins. */
  Chair fresh() {
    return new Chair(seat, person, name, avatar, owned() ? 0 : level, present, false, false);
  }
}
