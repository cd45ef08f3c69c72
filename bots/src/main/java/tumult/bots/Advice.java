package tumult.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Remark;

/**
 * What a coach says about a turn.
 *
 * @param choices every legal move, the one to play first, then the others from good to bad; in a
 *     race those alone that are right now
 * @param exact whether this is known, and not found out by trying
 */
public record Advice(List<Choice> choices, boolean exact) {
  public Advice {
    choices = List.copyOf(choices);
  }

  /**
   * One of the moves.
   *
   * @param move in notation
   * @param share the part of the win that it promises, in thousandths; -1 where nobody can say
   * @param error how far that may be off: two standard errors, in thousandths
   * @param reason why one might choose it
   */
  public record Choice(String move, int share, int error, @Nullable Remark reason) {}
}
