/**
 * What every game is made of: positions, seats, chance, moves, notation and records.
 *
 * <p>A game of each, played at random (this needs the games beside the engine):
 *
 * <pre>{@code
 * import tumult.engine.*;
 * import tumult.games.Games;
 *
 * void main() {
 *   Games.ALL.keySet().forEach(id -> play(Games.named(id), new Rng(7)));
 * }
 *
 * <S extends State<S>> void play(Game<S, ?, ?> game, Rng rng) {
 *   S state = game.newState();
 *   Playout.run(state, rng, new int[game.actionCount()]);
 *   IO.println(game.setup().kind().id() + " is won by seat " + Seat.seats(state.winners()));
 * }
 * }</pre>
 *
 * <p>A {@link tumult.engine.Game} is a set of rules with its options chosen, a {@link
 * tumult.engine.State} a position of it. {@link tumult.engine.Match} checks every move and
 * remembers what was played; {@link tumult.engine.GameRecord} writes that down. More examples are
 * in {@code docs/library.md}.
 */
@NullMarked
package tumult.engine;

import org.jspecify.annotations.NullMarked;
