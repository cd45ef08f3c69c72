package tumult.cli.commands;

import java.util.List;
import java.util.stream.IntStream;
import tumult.cli.drawings.SeatNames;
import tumult.engine.GameRecord;
import tumult.engine.Match;

/** A match written down once: at its end, or as far as it went when somebody presses ctrl-C. */
final class MatchFile {
  private final Match<?, ?, ?> match;
  private final SeatNames names;
  private final OutputFile file;
  private boolean kept;

  MatchFile(Match<?, ?, ?> match, SeatNames names, OutputFile file) {
    this.match = match;
    this.names = names;
    this.file = file;
  }

  synchronized void keep() {
    if (!kept) {
      kept = true;
      file.write(record().toString());
      file.finish();
    }
  }

  private GameRecord record() {
    List<String> called = IntStream.range(0, match.game().seats()).mapToObj(names::of).toList();
    synchronized (match) {
      return GameRecord.of(match, called);
    }
  }
}
