package tumult.lab.races;

/** One direction of a connection, in milliseconds. */
interface Line {
  /** When a message arrives; to be asked in the order of sending. */
  double deliver(double sent);

  /** How long a message is on its way when nothing goes wrong. */
  double meanDelay();
}
