package tumult.cli.programs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.server.wire.Wire;
import tumult.wire.CloseCode;

/**
 * A program that talks over its pipes, at a live table: each of its lines is a message there, and
 * the other way round. When the line breaks, it is connected again; the program notices a new hello
 * only.
 */
public final class LiveProgram {
  private static final int MOST_TRIES = 60;
  private static final int PAUSE = 1;
  private static final int ABNORMAL = 1006;
  private static final int TOO_MANY = 429;
  private static final int SERVERS_FAULT = 500;
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Set<Integer> FINAL =
      Set.of(
          CloseCode.NOT_LET_IN.code(),
          CloseCode.NO_SUCH_TABLE.code(),
          CloseCode.TOO_MUCH.code(),
          CloseCode.REPLACED.code());

  private final URI link;
  private final Pipes pipes;
  private final Consumer<String> out;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final BlockingQueue<Happening> happenings = new ArrayBlockingQueue<>(64);
  private @Nullable WebSocket socket;
  private String complaint = "";
  private boolean greeted;
  private int tries;

  /** What can happen next. */
  private sealed interface Happening {
    record Said(Pipes.Line line) implements Happening {}

    record Told(String message) implements Happening {}

    record Closed(int code, String reason) implements Happening {}
  }

  private LiveProgram(URI link, Pipes pipes, Consumer<String> out) {
    this.link = link;
    this.pipes = pipes;
    this.out = out;
  }

  /**
   * Lets a command play until the table is no more.
   *
   * @param link as the host has given it
   * @param out is told what goes on, a line each
   */
  public static void play(URI link, String command, Consumer<String> out) {
    try (Pipes pipes = new Pipes(command)) {
      new LiveProgram(link, pipes, out).play();
    } catch (IOException impossible) {
      throw new BadInput("'%s' cannot be started: %s".formatted(command, impossible.getMessage()));
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private void play() throws InterruptedException {
    Thread.ofPlatform().daemon().name("program-lines").start(this::listen);
    connect();
    while (happen(happenings.take())) {
      // until there is nothing more to play
    }
  }

  private void listen() {
    try {
      Pipes.Line line;
      do {
        line = pipes.hear(Long.MAX_VALUE);
        if (line != null) {
          happenings.put(new Happening.Said(line));
        }
      } while (line == null || !line.end());
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean happen(Happening happening) throws InterruptedException {
    switch (happening) {
      case Happening.Said(Pipes.Line line) -> said(line);
      case Happening.Told(String message) -> told(message);
      case Happening.Closed(int code, String reason) -> {
        return closed(code, reason);
      }
    }
    return true;
  }

  private void said(Pipes.Line line) throws InterruptedException {
    if (line.end()) {
      String last = pipes.complaint();
      throw new BadInput("the program has ended" + (last.isEmpty() ? "" : ", saying: " + last));
    }
    if (line.tooLong()) {
      throw new BadInput(
          "the program said a line of more than %,d bytes".formatted(Pipes.LONGEST_LINE));
    }
    WebSocket open = socket;
    if (open != null) {
      open.sendText(line.text(), true).exceptionally(broken -> open).join();
    }
  }

  private void told(String message) throws InterruptedException {
    JsonNode read = read(message);
    switch (read.path("type").asText()) {
      case "hello" -> greeted(read);
      case "error" -> complaint = read.path("detail").asText();
      default -> {}
    }
    if (!pipes.say(message, PATIENCE.toNanos())) {
      throw new BadInput("the program does not read what it is told");
    }
  }

  private void greeted(JsonNode hello) {
    greeted = true;
    tries = 0;
    out.accept(
        "plays %s on seat %d".formatted(hello.path("game").asText(), hello.path("seat").asInt()));
  }

  private static JsonNode read(String message) {
    try {
      return Wire.JSON.readTree(message);
    } catch (JsonProcessingException garbled) {
      throw new BadInput("the server said what is no JSON: is this a program's link?");
    }
  }

  private boolean closed(int code, String reason) throws InterruptedException {
    socket = null;
    if (greeted && code == CloseCode.NO_SUCH_TABLE.code()) {
      out.accept("the table is closed");
      return false;
    }
    if (FINAL.contains(code)) {
      throw new BadInput(complaint.isEmpty() ? "the server has hung up: " + reason : complaint);
    }
    out.accept("the line is lost: connecting again");
    TimeUnit.SECONDS.sleep(PAUSE); // before asking a server again that has just gone
    connect();
    return true;
  }

  /** Connects, however often it takes once it has been there. */
  private void connect() throws InterruptedException {
    while (socket == null) {
      try {
        socket =
            http.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(link, new Ear()).join();
      } catch (CompletionException failed) {
        TimeUnit.SECONDS.sleep(
            failed.getCause() instanceof WebSocketHandshakeException refused
                ? afterRefusal(refused.getResponse())
                : afterSilence());
      }
    }
  }

  private int afterSilence() {
    tries++;
    if (!greeted || tries > MOST_TRIES) {
      throw new BadInput(place() + " cannot be reached: nobody answers there");
    }
    return PAUSE;
  }

  /** A server that says when to try again is heard. */
  private int afterRefusal(HttpResponse<?> refused) {
    int status = refused.statusCode();
    if (status != TOO_MANY && status < SERVERS_FAULT) {
      throw new BadInput("%s has no such link (%d)".formatted(place(), status));
    }
    return refused.headers().firstValue("Retry-After").map(Integer::parseInt).orElse(PAUSE);
  }

  /** Where it is, without the key. */
  private String place() {
    return link.getScheme() + "://" + link.getAuthority();
  }

  /** Puts frames together again. */
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        put(new Happening.Told(text.toString()));
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      put(new Happening.Closed(code, reason));
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable broken) {
      put(new Happening.Closed(ABNORMAL, String.valueOf(broken.getMessage())));
    }

    private void put(Happening happening) {
      try {
        happenings.put(happening);
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
