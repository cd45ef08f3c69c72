package tumult.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import tumult.engine.BadInput;
import tumult.server.wire.FromProgram;
import tumult.server.wire.ProgramWire;
import tumult.server.wire.ToProgram;

/** One program's connection to one table. */
final class ProgramSocket extends ClientSocket {
  private final ProgramLink link;
  private final ProgramSession session;

  ProgramSocket(Sockets sockets, ProgramLink link, String address) {
    super(sockets, address);
    this.link = link;
    session = new ProgramSession(sockets, link, this);
  }

  @Override
  void opened(SocketLine opened) {
    super.opened(opened);
    sockets().opened(this, link.name());
    session.begin();
  }

  @Override
  void hear(String text) {
    int wait = spend();
    if (wait > 0) {
      session.tooMuch(wait);
      return;
    }
    FromProgram said;
    try {
      said = ProgramWire.read(text);
    } catch (BadInput unreadable) {
      session.misread("said %s: %s".formatted(ProgramWire.quoted(text), unreadable.getMessage()));
      return;
    }
    session.hear(said);
  }

  void send(ToProgram message) {
    send(ProgramWire.text(message).getBytes(UTF_8));
  }

  @Override
  void left() {
    sockets().closed(this, link.name());
    session.leave();
  }
}
