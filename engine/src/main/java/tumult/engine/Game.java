package tumult.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game with all options chosen. Immutable, shared by threads.
 *
 * @param <S> its positions
 * @param <V> what one seat may know of a position
 * @param <M> its moves, chance's and the arbiter's included
 */
public interface Game<S extends State<S>, V, M> {
  /** The kind of game and its chosen options. */
  Setup setup();

  /** The position before anything has happened. */
  S newState();

  /**
   * Everything this seat, or {@link Seat#SPECTATOR}, may know: equal positions give equal views.
   */
  V view(S state, int seat);

  /**
   * Makes {@code into} a position that this view allows, each arrangement of what is hidden equally
   * likely. Law: the view of it, from the same seat, equals the view given.
   */
  void imagine(V view, S into, Rng rng);

  /**
   * Deals anew what a seat cannot see of a position: like {@link #imagine} of its view, but in
   * place. Games with something to hide override this with what allocates nothing.
   */
  default void reimagine(S state, int seat, Rng rng) {
    imagine(view(state, seat), state, rng);
  }

  /** How many actions there are: their codes are 0 to one less. No legal list is longer. */
  int actionCount();

  /** The code of a move. */
  int action(M move);

  /** The move that a code stands for. */
  M move(int action);

  /** A move in notation. */
  String text(M move);

  /** The move that a notation stands for. */
  M parse(String text);

  /**
   * What an observer may know of an action that is about to be played: its notation, with {@code ?}
   * for each part that is hidden from this seat.
   */
  String seen(S before, int actor, int action, int observer);

  /**
   * What everybody may know about what an action has led to, where its notation does not tell: who
   * had to take the cards, where the chips went.
   */
  default List<Remark> remarks(S before, int actor, int action, S after) {
    return List.of();
  }

  /**
   * Which luck is due while chance acts: its kind, e.g. {@code deal} or {@code dice}, and for whom
   * where that is known, after a space. Where games are compared, luck of one name is a stream of
   * its own: it stays the same though more or less is needed of another.
   */
  default String luck(S state) {
    return "luck";
  }

  /** Finds what players can be proud of, in one game that is over; nothing, unless it says more. */
  default Feats<S> feats() {
    return Feats.none();
  }

  /** A position in notation. */
  Position write(S state);

  /** The position that a notation describes, if it is one that the rules allow. */
  S read(Position position);

  /**
   * How long an actor may take over the decision due now, by the rules of the game itself, and what
   * happens then; null without such a rule. Asked by live tables only: the rules know no clock.
   */
  default @Nullable Timeout timeout(S state, int actor) {
    return null;
  }

  /**
   * Whether the game waits for this seat: it may act, and the others are held up until it does.
   * Asked by live tables only, which let a bot stand in for somebody who takes too long.
   */
  default boolean awaits(S state, int seat) {
    return (state.actors() & Seat.bit(seat)) != 0;
  }

  /**
   * Whether an action that is about to be played may tell anybody something they do not know, so
   * that it cannot be taken back. By default, a seat that knows no more than a spectator reveals
   * nothing; luck that follows does not count. Games override this with something faster or more
   * exact.
   */
  default boolean reveals(S before, int seat, int action) {
    return !view(before, seat).equals(view(before, Seat.SPECTATOR));
  }

  /** How a live table finds out who was first; null unless this is a race game. */
  default @Nullable RaceRules<S> race() {
    return null;
  }

  /**
   * Why nobody at a live table may write to the others while this game is on; null if all may. In
   * the reason's text the players read what the rule says.
   */
  default @Nullable Refusal silence() {
    return null;
  }

  /** How this is played without thinking; at random as long as the game says nothing better. */
  default Policy<S> policy() {
    return Policy.random();
  }

  /** What positions promise to those who look ahead; nothing as long as the game does not say. */
  default Outlook<S> outlook() {
    return Outlook.atTheEnd();
  }

  /**
   * What a child does at times instead; anything, as long as the game knows nothing more typical.
   */
  default Policy<S> mistakes() {
    return Policy.random();
  }

  /**
   * How a sensible person plays this; by the policy as long as the game says nothing better, with
   * mistakes half of the time at the first level and less than every third time at the second.
   */
  default RuleOfThumb<V> ruleOfThumb() {
    return RuleOfThumb.inTurn(
        RuleOfThumb.by(this, policy()), RuleOfThumb.by(this, mistakes()), 50, 30);
  }

  /**
   * How many iterations those bots take that look ahead, the best one last: more of them, as long
   * as more helps.
   */
  default List<Integer> searches() {
    return List.of(400, 6_000);
  }

  /**
   * The best player that is known, where that needs no search; null where looking ahead is best.
   */
  default @Nullable Expert<V> expert() {
    return null;
  }

  /** What is known exactly, where the game has been solved; null where it has not. */
  default @Nullable Solved<S> solved() {
    return null;
  }

  /**
   * Why a seat might choose an action, in one sentence; null where the game does not say. It looks
   * at nothing but what the seat may know.
   */
  default @Nullable Remark reason(S state, int seat, int action) {
    return null;
  }

  /**
   * What sort of thing an action is, for those who count what wins: its notation without what makes
   * no difference, such as the colour of a card.
   */
  default String sort(int action) {
    return text(action);
  }

  /** How many seats the table has. */
  default int seats() {
    return setup().seats();
  }

  /** An action in notation. */
  default String text(int action) {
    return text(move(action));
  }
}
