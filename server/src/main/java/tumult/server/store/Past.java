package tumult.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Tables;
import tumult.table.Table;
import tumult.table.steps.GameCache;

/**
 * What has happened at a table lately: how it was some events ago, and every event since.
 *
 * <p>It is kept in chapters, each a checkpoint and the events after it. When one is full, the next
 * begins, and as soon as that holds all the events that are promised, the earlier one is dropped.
 * So what it holds, and what it costs to keep it up, does not depend on how much has happened.
 */
public final class Past {
  /** At least so many of the latest events are here, if there were as many. */
  private static final int KEPT = Tables.KEPT;

  /** A chapter has at least so many, so that checkpoints are rare. */
  private static final int CHAPTER = 4 * KEPT;

  /** A chapter is at least a fourth of its checkpoint, so that those cost no more than events. */
  private static final int EVENTS_PART = 4;

  private @Nullable Chapter earlier;
  private byte[] checkpoint = {};
  private int checkpointSize;
  private long start;
  private int events;
  private AlikeLines lines = new AlikeLines();

  /** How much the latest chapter's lines would take as text. */
  private long size;

  /** That of a table at which nothing has happened yet. */
  public Past() {}

  /** One that begins where another does; what happened then is to be added again. */
  public Past(Chapters other) {
    Chapter first = other.chapters.getFirst();
    start = first.start;
    checkpoint = first.checkpoint;
    checkpointSize = checkpoint.length == 0 ? 0 : Packed.unpack(checkpoint).length;
  }

  /** Adds what has just happened; {@code now} is asked when a checkpoint is due. */
  public void add(JournalEntry entry, Supplier<Checkpoint> now) {
    lines.add(entry.json());
    size += entry.json().length;
    events++;
    if (events >= KEPT) {
      earlier = null;
    }
    if (events >= CHAPTER && size >= checkpointSize / EVENTS_PART) {
      begin(now.get());
    }
  }

  private void begin(Checkpoint now) {
    earlier = latest().trimmed();
    byte[] json = now.json();
    checkpoint = Packed.pack(json, json.length);
    checkpointSize = json.length;
    start += events;
    events = 0;
    lines = new AlikeLines();
    size = 0;
  }

  private Chapter latest() {
    return new Chapter(start, checkpoint, lines.bytes(), lines.length());
  }

  /** All of it as it is now: what happens later does not change that. */
  public Chapters chapters() {
    return new Chapters(earlier == null ? List.of(latest()) : List.of(earlier, latest()));
  }

  /**
   * A checkpoint and what has happened after it.
   *
   * @param start how many events had happened before
   * @param checkpoint packed; empty for the very beginning
   * @param lines the events as {@link AlikeLines}; what is after {@code length} is not part of it
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and what is part of it never changed
  private record Chapter(long start, byte[] checkpoint, byte[] lines, int length) {
    Chapter trimmed() {
      return new Chapter(start, checkpoint, Arrays.copyOf(lines, length), length);
    }

    void tell(Consumer<JournalEntry> listener) {
      AlikeLines.read(lines, length, line -> listener.accept(JournalEntry.stored(line)));
    }
  }

  /** Tells the entries of a text, a line each. */
  public static void tell(byte[] lines, int length, Consumer<JournalEntry> listener) {
    int begin = 0;
    for (int end = 0; end < length; end++) {
      if (lines[end] == '\n') {
        listener.accept(JournalEntry.stored(Arrays.copyOfRange(lines, begin, end)));
        begin = end + 1;
      }
    }
  }

  /** A past that changes no more, to be stored or to be relived by any thread. */
  public static final class Chapters {
    private static final int FORMAT = 2;

    /** Lines were kept as they are. */
    private static final int PLAIN_LINES = 1;

    private final List<Chapter> chapters;

    private Chapters(List<Chapter> chapters) {
      this.chapters = chapters;
    }

    /** How the table was at the beginning of this; null if nothing had happened before. */
    public @Nullable Checkpoint first() {
      return checkpoint(chapters.getFirst());
    }

    private static @Nullable Checkpoint checkpoint(Chapter chapter) {
      return chapter.checkpoint.length == 0
          ? null
          : Checkpoint.read(Packed.unpack(chapter.checkpoint));
    }

    /** Tells all its events, the oldest first. */
    public void tell(Consumer<JournalEntry> listener) {
      chapters.forEach(chapter -> chapter.tell(listener));
    }

    /** How many events had happened before all that is here. */
    public long start() {
      return chapters.getFirst().start;
    }

    /**
     * Lets what is here happen again, and looks at the table after each event.
     *
     * @param seen nobody wants to look at it before there have been more events than so many; not
     *     less than {@link #start}
     */
    public void relive(String id, GameCache games, long seen, Consumer<Table> look) {
      Chapter latest = chapters.getLast();
      List<Chapter> wanted = latest.start <= seen ? List.of(latest) : chapters;
      Checkpoint first = checkpoint(wanted.getFirst());
      Table table = first == null ? new Table(id, games) : new Table(first.table(), games);
      for (Chapter chapter : wanted) {
        chapter.tell(entry -> {
          table.evolve(entry.event());
          if (table.number() > seen) {
            look.accept(table);
          }
        });
      }
    }

    /** All of it, to be stored. */
    public byte[] bytes() {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (DataOutputStream out = new DataOutputStream(bytes)) {
        out.writeByte(FORMAT);
        out.writeByte(chapters.size());
        for (Chapter chapter : chapters) {
          out.writeLong(chapter.start);
          write(out, chapter.checkpoint);
          write(out, Packed.pack(chapter.lines, chapter.length));
        }
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
      return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, byte[] part) throws IOException {
      out.writeInt(part.length);
      out.write(part);
    }

    /** What {@link #bytes} gave. */
    public static Chapters read(byte[] bytes) {
      try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
        int format = in.readByte();
        if (format != FORMAT && format != PLAIN_LINES) {
          throw new IllegalArgumentException("a past in format " + format);
        }
        List<Chapter> chapters = new ArrayList<>();
        for (int left = in.readByte(); left > 0; left--) {
          chapters.add(chapter(in.readLong(), part(in), Packed.unpack(part(in)), format));
        }
        return new Chapters(List.copyOf(chapters));
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }

    private static Chapter chapter(long start, byte[] checkpoint, byte[] lines, int format) {
      if (format == FORMAT) {
        return new Chapter(start, checkpoint, lines, lines.length);
      }
      AlikeLines alike = new AlikeLines();
      Past.tell(lines, lines.length, entry -> alike.add(entry.json()));
      return new Chapter(start, checkpoint, alike.bytes(), alike.length());
    }

    private static byte[] part(DataInputStream in) throws IOException {
      int length = in.readInt();
      if (length < 0 || length > in.available()) {
        throw new IOException("it breaks off");
      }
      return in.readNBytes(length);
    }
  }
}
