package tumult.bench.load;

import java.io.IOException;
import java.nio.channels.Selector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table with two people at it, who play game after game. */
final class LoadTable {
  private final String id;
  private final String key;
  private final Load load;
  private final List<LoadClient> seats = new ArrayList<>();
  private int seated;
  private boolean on;
  private int ended;
  private final Deque<Sent> sent = new ArrayDeque<>();
  private long lastMove;

  /** A move that the other has not seen yet. */
  private record Sent(LoadClient mover, int ply, long at) {}

  LoadTable(String id, String key, Load load) {
    this.id = id;
    this.key = key;
    this.load = load;
  }

  void connect(int port, List<String> cookies, Selector selector) throws IOException {
    for (int seat = 0; seat < 2; seat++) {
      seats.add(new LoadClient(this, seat, port, cookies.get(seat), selector));
    }
  }

  void connected(LoadClient seat) {
    seat.say(
        """
        {"type":"hello","table":"%s","keys":["%s"],"name":"P%d","avatar":"fox","seen":0,"recent":0,\
        "views":"CHANGES"}\
        """
            .formatted(id, key, seat.number()));
  }

  /** Something was said before the game began: one after the other sits down. */
  void gathering(LoadClient seat) {
    if (seat.number() == seated && seated < 2) {
      seated++;
      seat.carryOut(
          "{\"type\":\"sit\",\"seat\":%d,\"name\":\"P%d\",\"avatar\":\"fox\",\"luck\":\"\"}"
              .formatted(seat.number(), seat.number()));
    }
  }

  boolean isOn() {
    return on;
  }

  /** A seat has been told how the game stands. */
  void told(LoadClient seat, int ply, boolean over, @Nullable String move) {
    on = true;
    Sent first = sent.peek();
    while (first != null && first.mover != seat && first.ply < ply) {
      load.moved(System.nanoTime() - first.at);
      sent.remove();
      first = sent.peek();
    }
    if (over) {
      ended++;
      if (ended == 2) { // the last move counts too
        ended = 0;
        seat.carryOut("{\"type\":\"start\"}");
      }
    } else if (move != null) {
      load.think(() -> play(seat, ply, move));
    }
  }

  private void play(LoadClient seat, int ply, String move) {
    lastMove = System.nanoTime();
    sent.add(new Sent(seat, ply, lastMove));
    seat.carryOut("{\"type\":\"play\",\"move\":\"" + move + "\",\"ply\":" + ply + "}");
  }

  void received(int bytes) {
    load.received(bytes);
  }

  void broke(IOException why) {
    load.broke(why);
  }

  /** When somebody moved last. */
  long lastMove() {
    return lastMove;
  }

  void close() throws IOException {
    for (LoadClient seat : seats) {
      seat.close();
    }
  }
}
