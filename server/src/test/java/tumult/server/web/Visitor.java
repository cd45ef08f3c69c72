package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tumult.server.client.Site;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.wire.Api;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** Somebody at one table on one device, who waits for every answer. */
final class Visitor implements AutoCloseable {
  private static final AtomicInteger IDS = new AtomicInteger();

  private final Site site;
  private final String name;
  private final List<ToClient> heard = new ArrayList<>();
  private @Nullable RecordingSocket wire;
  private List<String> keys = List.of();
  private FromClient.Views views = FromClient.Views.WHOLE;

  Visitor(Site site, String name) {
    this.site = site;
    this.name = name;
  }

  Site site() {
    return site;
  }

  String name() {
    return name;
  }

  /** The same person on another device, not yet connected. */
  Visitor elsewhere() {
    Visitor same = new Visitor(site, name);
    same.keys = keys;
    return same;
  }

  /** The same person on another device that wants to be told what has changed. */
  Visitor sparing() {
    Visitor same = elsewhere();
    same.views = FromClient.Views.CHANGES;
    return same;
  }

  Api.OpenedTable opens(String game) {
    return opens(game, Visibility.PUBLIC, Spectators.OPEN);
  }

  Api.OpenedTable opens(String game, Visibility visibility, Spectators spectators) {
    return opens(new Api.OpenTable(game, visibility, spectators, 0, name, "fox"));
  }

  Api.OpenedTable opens(Api.OpenTable wish) {
    try {
      String body = Wire.JSON.writeValueAsString(wish);
      return site.post("/api/tables", body).as(Api.OpenedTable.class);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  /** Comes to a table for the first time, and is welcome. */
  Visitor enters(String table, String... shown) {
    keys = List.of(shown);
    says(new FromClient.Hello(table, keys, name, "fox", 0, 0, views));
    welcome();
    return this;
  }

  /** Comes back to a table, having seen everything up to a number. */
  Visitor resumes(String table, long seen) {
    says(new FromClient.Hello(table, keys, name, "fox", seen, 0, views));
    welcome();
    return this;
  }

  /** Opens a socket and says hello. */
  void says(FromClient.Hello hello) {
    connects().send(Wire.text(hello));
  }

  RecordingSocket connects() {
    close();
    heard.clear();
    wire = new RecordingSocket(site.base(), site.cookie());
    return wire;
  }

  RecordingSocket wire() {
    return Objects.requireNonNull(wire);
  }

  ToClient.Welcome welcome() {
    return wire().until(() -> first(ToClient.Welcome.class, welcome -> true), name + "'s welcome");
  }

  /** What was behind the {@code #} of the link one came by. */
  List<String> keys() {
    return keys;
  }

  String person() {
    return welcome().person();
  }

  /** Everything heard so far. */
  List<ToClient> heard() {
    List<String> frames = wire().frames();
    frames.subList(heard.size(), frames.size()).forEach(frame -> heard.add(Wire.toClient(frame)));
    return heard;
  }

  private <T extends ToClient> @Nullable T first(
      Class<T> type, java.util.function.Predicate<T> wanted) {
    return heard().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .filter(wanted)
        .findFirst()
        .orElse(null);
  }

  /** Waits until something is told under a number, whole or as changes. */
  void hears(long number) {
    wire()
        .until(
            () -> heard().stream().anyMatch(message -> numberOf(message) >= number) ? true : null,
            "number " + number);
  }

  private static long numberOf(ToClient message) {
    return switch (message) {
      case ToClient.Told told -> told.number();
      case ToClient.Changed changed -> changed.number();
      default -> 0;
    };
  }

  /** What is told under a number, once it is. */
  ToClient.Told told(long number) {
    return wire()
        .until(
            () -> first(ToClient.Told.class, told -> told.number() == number), "number " + number);
  }

  /** The frames that tell something, as they came, up to a number. */
  List<String> tellings(long until) {
    hears(until);
    return wire().frames().stream()
        .filter(frame -> {
          long number = numberOf(Wire.toClient(frame));
          return number > 0 && number <= until;
        })
        .toList();
  }

  /** How the table looks, as far as heard. */
  TableView view() {
    TableView latest = null;
    for (ToClient message : heard()) {
      TableView view =
          switch (message) {
            case ToClient.Welcome welcome -> welcome.view();
            case ToClient.Told told -> told.view();
            default -> null;
          };
      latest = view == null ? latest : view;
    }
    return Objects.requireNonNull(latest);
  }

  /** Asks for something under a fresh id; the answer. */
  ToClient asks(Command command) {
    return asks("c" + IDS.incrementAndGet(), command);
  }

  /** Asks for something; the first answer to that id on this socket. */
  ToClient asks(String id, Command command) {
    wire().send(Wire.text(new FromClient.Do(id, command)));
    return answer(id);
  }

  ToClient answer(String id) {
    return wire()
        .until(
            () ->
                heard().stream()
                    .filter(message -> id.equals(idOf(message)))
                    .findFirst()
                    .orElse(null),
            "the answer to " + id);
  }

  private static @Nullable String idOf(ToClient message) {
    return switch (message) {
      case ToClient.Done done -> done.id();
      case ToClient.Refused refused -> refused.id();
      case ToClient.Failed failed -> failed.id();
      default -> null;
    };
  }

  /** Does what must be possible, and has seen it happen; its number. */
  long does(Command command) {
    ToClient answer = asks(command);
    assertThat(answer).as("%s: %s", name, command).isInstanceOf(ToClient.Done.class);
    long number = ((ToClient.Done) answer).number();
    told(number);
    return number;
  }

  /** Is refused; the key of the reason. */
  String isRefused(Command command) {
    ToClient answer = asks(command);
    assertThat(answer).as("%s: %s", name, command).isInstanceOf(ToClient.Refused.class);
    return ((ToClient.Refused) answer).key();
  }

  long sits(int seat) {
    return does(new Command.Sit(seat, name, "fox", ""));
  }

  /** The new key for a right. */
  String newKey(tumult.table.Right right) {
    ToClient answer = asks(new Command.NewKey(right));
    return Objects.requireNonNull(((ToClient.Done) answer).key());
  }

  /** The legal moves in the latest view. */
  List<String> moves() {
    TableView.Play play = view().play();
    return play == null ? List.of() : play.moves();
  }

  @Override
  public void close() {
    if (wire != null) {
      wire.close();
    }
  }
}
