package tumult.server.store;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import tumult.table.TableCheckpoint;

/**
 * A table at one moment, and which commands have been answered at it.
 *
 * <p>It can be made anew from the journal at any time, so only this very format is read: a
 * checkpoint that differs in anything from what is expected is as good as none.
 *
 * @param format {@link #FORMAT}, when it was written
 * @param answers of each person, the number of the event with which each command was answered
 */
public record Checkpoint(int format, TableCheckpoint table, Map<String, Map<Long, Long>> answers) {
  /**
   * Another number for another form, and whenever the same events make another table than before.
   */
  static final int FORMAT = 2;

  private static final ObjectMapper JSON =
      EventFormat.names(
          EventFormat.mapper()
              .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
              .build());

  public Checkpoint(TableCheckpoint table, Map<String, Map<Long, Long>> answers) {
    this(FORMAT, table, answers);
  }

  byte[] json() {
    try {
      return JSON.writeValueAsBytes(this);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  static Checkpoint read(byte[] json) {
    try {
      Checkpoint read = JSON.readValue(json, Checkpoint.class);
      if (read.format != FORMAT) {
        throw new IllegalArgumentException("a checkpoint in format " + read.format);
      }
      return read;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
