package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a table is at one moment, its secrets included: enough to go on from there without what
 * came before. Games are in notation, since a position of theirs is nobody else's business.
 *
 * @param number how many events had happened
 * @param game the full name of the game that is on or comes next
 * @param hintedAt how many moves had been played when a hint was last asked for, -1 for never
 * @param play the game that is on or was the last, if it is in sight
 */
public record TableCheckpoint(
    long number,
    Event.Opened opened,
    String game,
    Phase phase,
    Visibility visibility,
    Spectators spectators,
    Hints hints,
    int hintedAt,
    int pace,
    int gamesBegun,
    long gameBegan,
    int undoOffer,
    List<Integer> undoAgreed,
    List<Integer> rematch,
    long time,
    long hostLeftAt,
    People.Checkpoint people,
    Evening.Checkpoint evening,
    Clocks.Checkpoint clocks,
    LiveGame.@Nullable Checkpoint play) {}
