package tumult.cli.drawings;

/**
 * How one game's view looks in a terminal. It draws what a seat may know and knows no rule.
 *
 * @param <V> the game's views
 */
public interface Drawing<V> {
  /** The table as lines of text, as this seat (or a spectator) sees it. */
  String draw(V view, int seat, Ansi pen);
}
