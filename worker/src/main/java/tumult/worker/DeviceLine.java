package tumult.worker;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Message;
import tumult.table.Right;
import tumult.table.TableRefusal;
import tumult.table.luck.Digest;
import tumult.wire.CloseCode;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** One person at one table, over what the page takes for a socket. */
final class DeviceLine {
  /** Somebody who missed more is shown the table anew. */
  private static final int MOST_MISSED = 100;

  private final String name;
  private final String person;
  private final Device device;
  private @Nullable DeviceTable table;
  private List<String> keys = List.of();

  DeviceLine(String name, String person, Device device) {
    this.name = name;
    this.person = person;
    this.device = device;
  }

  String person() {
    return person;
  }

  void hear(FromClient message) {
    switch (message) {
      case FromClient.Hello hello when table == null -> begin(hello);
      case FromClient.Hello again -> fail("", ErrorCode.BAD_HELLO, "said already");
      case FromClient.There there -> tell(new ToClient.Here());
      case FromClient.Do wish -> carryOut(wish);
      case FromClient.Look look -> look();
      case FromClient.LetGo sign -> letGo(sign);
    }
  }

  private void begin(FromClient.Hello hello) {
    DeviceTable found = device.find(hello);
    if (found == null) {
      turnAway(Decision.refused(TableRefusal.NOT_OPEN), CloseCode.NO_SUCH_TABLE);
      return;
    }
    keys = hello.keys().stream().map(Digest::sha256).toList();
    Command arrival = new Command.Come(person, hello.name(), hello.avatar());
    Ask ask = new Ask(Ask.SERVER, keys, found.now(), "", arrival);
    switch (found.decide(ask, Ask.SERVER, "")) {
      case Decision.Refused refused -> turnAway(refused, CloseCode.NOT_LET_IN);
      case Decision.Accepted accepted -> welcome(found, hello, accepted.events().isEmpty());
    }
  }

  private void turnAway(Decision.Refused reason, CloseCode code) {
    tell(ToClient.Refused.of("", reason));
    device.hang(name, code);
  }

  private void welcome(DeviceTable here, FromClient.Hello hello, boolean asBefore) {
    table = here;
    long number = here.table().number();
    long time = asBefore ? here.now() : here.table().time();
    long missed = number - hello.seen();
    if (hello.seen() > 0 && missed >= 0 && missed <= MOST_MISSED) {
      tell(new ToClient.Welcome(person, hello.seen(), time, null, null));
      here.missed(person, hello.seen()).forEach(this::tell);
    } else {
      tell(new ToClient.Welcome(person, number, time, here.table().view(person), null));
      for (Message message : here.missed(person, Math.max(0, number - hello.recent()))) {
        tell(new ToClient.Told(message.number(), message.log(), null, null));
      }
    }
    here.listen(this);
  }

  private void carryOut(FromClient.Do wish) {
    DeviceTable here = table;
    if (here == null) {
      fail(wish.id(), ErrorCode.BAD_HELLO, "wait for the welcome");
      return;
    }
    String key = wish.command() instanceof Command.NewKey made ? newKey(made, wish.id()) : null;
    String hash = key == null ? "" : Digest.sha256(key);
    here.ask(this, new Ask(person, keys, here.now(), hash, wish.command()), wish.id(), key);
  }

  private String newKey(Command.NewKey made, String id) {
    return (made.right() == Right.SCREEN ? "s" : "") + device.fresh("key " + id).substring(0, 32);
  }

  private void look() {
    DeviceTable here = table;
    if (here == null) {
      fail("", ErrorCode.TRY_AGAIN, "no view has been sent yet");
    } else {
      tell(new ToClient.Whole(here.table().number(), here.table().view(person)));
    }
  }

  private void letGo(FromClient.LetGo sign) {
    if (table != null) {
      table.letGo(person, sign.ply());
    }
  }

  void tell(Message message) {
    tell(new ToClient.Told(message.number(), message.log(), message.view(), null));
  }

  void tell(ToClient message) {
    device.tell(name, message);
  }

  private void fail(String id, ErrorCode code, String detail) {
    tell(new ToClient.Failed(id, code, detail));
  }

  /** The table has nothing more to tell. */
  void end() {
    leave();
    device.hang(name, CloseCode.NOTHING_MORE);
  }

  void leave() {
    if (table != null) {
      table.leave(this);
    }
  }
}
