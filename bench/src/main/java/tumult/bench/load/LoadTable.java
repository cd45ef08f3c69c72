package tumult.bench.load;

import java.io.IOException;
import java.nio.channels.Selector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A table with two people at it, who play game after game. */
final class LoadTable {
  private final String id;
  private final String key;
  private final Load load;
  private final List<LoadClient> seats = new ArrayList<>();
  private final boolean[] asking = new boolean[2];
  private final int[] asked = {-1, -1};
  private boolean starting;
  private boolean on;
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

  boolean isOn() {
    return on;
  }

  /** A seat sees the table. */
  void seen(LoadClient seat, Glimpse view) {
    if (view.phase().equals("GATHERING")) {
      gather(seat, view);
      return;
    }
    on = true;
    int ply = view.ply();
    Sent first = sent.peek();
    while (first != null && first.mover != seat && first.ply < ply) {
      load.moved(System.nanoTime() - first.at);
      sent.remove();
      first = sent.peek();
    }
    List<String> moves = view.moves();
    if (view.phase().equals("OVER")) {
      asked[seat.number()] = -1;
      if (seat.number() == 0) {
        seat.carryOut("{\"type\":\"start\"}");
      }
    } else if (!moves.isEmpty() && asked[seat.number()] < ply) {
      asked[seat.number()] = ply;
      String move = moves.get((moves.size() - 1) / 2);
      load.think(() -> play(seat, ply, move));
    }
  }

  /** One after the other sits down; then the game begins. */
  private void gather(LoadClient seat, Glimpse view) {
    int taken = view.taken();
    boolean seated = view.you() >= 0;
    if (taken == seat.number() && !seated && !asking[seat.number()]) {
      asking[seat.number()] = true;
      seat.carryOut(
          "{\"type\":\"sit\",\"seat\":%d,\"name\":\"P%d\",\"avatar\":\"fox\",\"luck\":\"\"}"
              .formatted(seat.number(), seat.number()));
    } else if (taken == 2 && seat.number() == 0 && !starting) {
      starting = true;
      seat.carryOut("{\"type\":\"start\"}");
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
