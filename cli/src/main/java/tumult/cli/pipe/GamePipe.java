package tumult.cli.pipe;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Refusal;
import tumult.engine.State;
import tumult.lab.SteppedGame;
import tumult.server.wire.Wire;

/**
 * Many games of one kind, stepped all at once by another program over pipes. A request is a letter
 * and whole numbers of four bytes, the lowest first; an answer is the number of its bytes and then
 * these, of which the first is 0, or 1 before a text that says what was wrong.
 *
 * @param <S> the game's positions
 * @param <V> its views
 */
public final class GamePipe<S extends State<S>, V> {
  private static final int LEAVE = -1;

  private final Game<S, V, ?> game;
  private final List<SteppedGame<S, V>> games = new ArrayList<>();
  private final ViewNumbers numbers;
  private final int length;
  private final DataInputStream in;
  private final OutputStream out;
  private ByteBuffer answer;

  /**
   * @param count how many games
   * @param length how many numbers of each view are sent along; 0 for none
   */
  public GamePipe(Game<S, V, ?> game, int count, int length, DataInputStream in, OutputStream out) {
    this.game = game;
    this.length = length;
    this.in = in;
    this.out = out;
    numbers = new ViewNumbers(Math.max(1, length));
    for (int i = 0; i < count; i++) {
      games.add(new SteppedGame<>(game));
    }
    int most = 64 + count * (2 * (game.actionCount() + 1) + length + 4 * game.seats() + 16);
    answer = ByteBuffer.allocate(Math.max(1 << 16, most)).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Answers until nothing more is asked. */
  public void serve() throws IOException {
    begin();
    text(about());
    send();
    for (int what = in.read(); what >= 0; what = in.read()) {
      try {
        answer(what);
      } catch (BadInput wrong) {
        begin().put(4, (byte) 1);
        text(wrong.getMessage());
      } catch (EOFException gone) {
        return;
      }
      send();
    }
  }

  private void answer(int what) throws IOException {
    switch (what) {
      case 'b' -> beginGames();
      case 's' -> step();
      case 'v' -> json(one().view());
      case 'w' -> json(games.stream().map(SteppedGame::view).toList());
      case 'p' -> points();
      case 'n' -> name();
      default -> throw new BadInput("there is no request '%c'".formatted(what));
    }
  }

  private String about() throws IOException {
    return Wire.JSON.writeValueAsString(
        Map.of(
            "game", game.setup().toString(),
            "id", game.setup().kind().id(),
            "seats", game.seats(),
            "actions", game.actionCount() + 1,
            "games", games.size(),
            "numbers", length));
  }

  /** Begins games anew: for each a seed, and its number, below which it is left as it is. */
  private void beginGames() throws IOException {
    int[] wanted = read(2 * games.size());
    for (int i = 0; i < games.size(); i++) {
      if (wanted[2 * i + 1] != LEAVE) {
        games.get(i).begin(wanted[2 * i], wanted[2 * i + 1]);
      }
    }
    positions();
  }

  /** Lets the seat that is asked act in each game; all actions are looked at before any happens. */
  private void step() throws IOException {
    int[] actions = read(games.size());
    for (int i = 0; i < actions.length; i++) {
      if (actions[i] != LEAVE && !games.get(i).isLegal(actions[i])) {
        throw new BadInput(wrong(i, actions[i]));
      }
    }
    for (int i = 0; i < actions.length; i++) {
      if (actions[i] != LEAVE) {
        games.get(i).step(actions[i]);
      }
    }
    positions();
  }

  private String wrong(int index, int action) {
    SteppedGame<S, V> one = games.get(index);
    if (one.isOver()) {
      return "game %d is over: begin it anew, or leave it with -1".formatted(index);
    }
    Refusal why = one.why(action);
    return "game %d, seat %d: action %d is not legal%s"
        .formatted(index, one.seat(), action, why == null ? "" : " (" + why.name() + ")");
  }

  /**
   * Of every game who is asked, who has won, how many actions are legal; then all these actions;
   * then the numbers of the views.
   */
  private void positions() {
    begin();
    games.forEach(one -> answer.put((byte) one.seat()));
    games.forEach(one -> answer.putInt(one.state().winners()));
    games.forEach(one -> answer.putShort((short) one.count()));
    for (SteppedGame<S, V> one : games) {
      for (int i = 0; i < one.count(); i++) {
        answer.putShort((short) one.action(i));
      }
    }
    if (length > 0) {
      games.forEach(one -> answer.put(numbers.of(one.view())));
    }
  }

  private void json(Object views) throws IOException {
    begin();
    bytes(Wire.JSON.writeValueAsBytes(views));
  }

  private void points() throws IOException {
    S state = one().state();
    begin();
    for (int seat = 0; seat < game.seats(); seat++) {
      answer.putInt(state.score(seat));
    }
  }

  private void name() throws IOException {
    int action = read(1)[0];
    if (action < 0 || action > game.actionCount()) {
      throw new BadInput("action %d: must be 0–%d".formatted(action, game.actionCount()));
    }
    begin();
    text(action == game.actionCount() ? "wait" : game.text(action));
  }

  private SteppedGame<S, V> one() throws IOException {
    int index = read(1)[0];
    if (index < 0 || index >= games.size()) {
      throw new BadInput("game %d: must be 0–%d".formatted(index, games.size() - 1));
    }
    return games.get(index);
  }

  private int[] read(int count) throws IOException {
    byte[] bytes = in.readNBytes(4 * count);
    if (bytes.length < 4 * count) {
      throw new EOFException();
    }
    int[] read = new int[count];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(read);
    return read;
  }

  private ByteBuffer begin() {
    answer.clear().position(5);
    return answer.put(4, (byte) 0);
  }

  private void text(String text) {
    bytes(text.getBytes(UTF_8));
  }

  private void bytes(byte[] bytes) {
    if (answer.remaining() < bytes.length) {
      ByteBuffer larger =
          ByteBuffer.allocate(2 * (answer.position() + bytes.length))
              .order(ByteOrder.LITTLE_ENDIAN);
      answer = larger.put(answer.flip());
    }
    answer.put(bytes);
  }

  private void send() throws IOException {
    answer.putInt(0, answer.position() - 4);
    out.write(answer.array(), 0, answer.position());
    out.flush();
  }
}
