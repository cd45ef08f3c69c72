package tumult.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a client sends is read as RFC 6455 says, in whatever pieces it comes. */
final class FrameReaderTest {
  private static final int MASK = 0x37fa213d;

  private final List<String> heard = new ArrayList<>();
  private final FrameReader frames =
      new FrameReader(
          new FrameReader.Listener() {
            @Override
            public void text(String text) {
              heard.add(text);
            }

            @Override
            public void binary() {
              heard.add("binary");
            }

            @Override
            public void ping(byte[] payload) {
              heard.add("ping " + new String(payload, UTF_8));
            }

            @Override
            public void pong(ByteBuffer payload) {
              heard.add("pong " + UTF_8.decode(payload));
            }

            @Override
            public void close(int code) {
              heard.add("close " + code);
            }

            @Override
            public void wrong(int code) {
              heard.add("wrong " + code);
            }
          });

  @Test
  void a_masked_text_is_the_one_that_was_meant() {
    // 5.7 of the RFC
    byte[] hello = {
      (byte) 0x81, (byte) 0x85, 0x37, (byte) 0xfa, 0x21, 0x3d, 0x7f, (byte) 0x9f, 0x4d, 0x51, 0x58
    };
    read(hello);
    assertThat(heard).containsExactly("Hello");
  }

  @Test
  void texts_of_every_length_and_alphabet_come_through() {
    for (String text : List.of("", "a", "x".repeat(125), "x".repeat(126), "ж".repeat(8192), "𝄞")) {
      read(frame(0x81, text.getBytes(UTF_8)));
      assertThat(heard).containsExactly(text);
      heard.clear();
    }
  }

  @Test
  void what_comes_byte_by_byte_is_read_when_it_is_whole() {
    ByteBuffer all = ByteBuffer.allocate(1000);
    all.put(frame(0x81, "one".getBytes(UTF_8)));
    all.put(frame(0x81, "x".repeat(200).getBytes(UTF_8)));
    all.put(frame(0x89, "now".getBytes(UTF_8)));
    all.flip();
    ByteBuffer come = ByteBuffer.allocate(1000);
    while (all.hasRemaining()) {
      come.put(all.get()).flip();
      boolean whole = frames.read(come);
      assertThat(whole || come.position() == 0).isTrue();
      come.compact();
    }
    assertThat(heard).containsExactly("one", "x".repeat(200), "ping now");
  }

  @Test
  void a_text_in_pieces_is_one_and_a_ping_may_come_between() {
    byte[] note = "ж".getBytes(UTF_8);
    read(frame(0x01, new byte[] {note[0]}));
    read(frame(0x89, new byte[0]));
    read(frame(0x00, new byte[] {note[1]}));
    read(frame(0x80, "!".getBytes(UTF_8)));
    assertThat(heard).containsExactly("ping ", "ж!");
  }

  @Test
  void a_text_has_only_so_many_pieces_even_if_there_is_nothing_in_them() {
    read(frame(0x01, new byte[RequestLimits.LARGEST_FRAME]));
    for (int piece = 1; piece < FrameReader.MOST_PIECES; piece++) {
      read(frame(0x00, new byte[0]));
      assertThat(heard).isEmpty();
    }
    read(frame(0x00, new byte[0]));
    assertThat(heard).containsExactly("wrong 1009");
  }

  @Test
  void who_does_not_keep_to_the_protocol_is_told_so() {
    byte[] some = {1, 2};
    wrong(1002, frame(0x83, some)); // a kind for later
    wrong(1002, frame(0x8B, some));
    wrong(1002, frame(0xC1, some)); // a reserved bit
    wrong(1002, frame(0x80, some)); // the end of nothing
    wrong(1002, frame(0x09, some)); // a ping in pieces
    wrong(1002, frame(0x89, new byte[126])); // a ping too large
    wrong(1002, new byte[] {(byte) 0x81, 1, 'x'}); // not masked
    wrong(1002, new byte[] {(byte) 0x81, (byte) 0xfe, 0, 1, 0, 0, 0, 0, 'x'}); // a padded length
    wrong(1002, frame(0x88, new byte[] {1})); // half a close code
    wrong(1002, frame(0x88, new byte[] {0, 1}));
    wrong(1002, frame(0x88, new byte[] {3, (byte) 0xed})); // 1005 is never sent
    wrong(1007, frame(0x81, new byte[] {(byte) 0xC3, (byte) 0x28}));
    wrong(1007, frame(0x81, new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80})); // a surrogate
    wrong(1007, frame(0x81, new byte[] {(byte) 0xC3})); // half a letter
    wrong(1007, frame(0x88, new byte[] {3, (byte) 0xe8, (byte) 0xC3, (byte) 0x28})); // a reason
    wrong(1009, frame(0x81, new byte[RequestLimits.LARGEST_FRAME + 1]));
    wrong(1009, new byte[] {(byte) 0x81, (byte) 0xff, -1, -1, -1, -1, -1, -1, -1, -1});
  }

  @Test
  void a_new_text_before_the_end_of_the_last_is_wrong() {
    read(frame(0x01, new byte[] {'a'}));
    read(frame(0x81, new byte[] {'b'}));
    assertThat(heard).containsExactly("wrong 1002");
  }

  @Test
  void pieces_must_not_be_too_large_together() {
    read(frame(0x01, new byte[10_000]));
    read(frame(0x80, new byte[10_000]));
    assertThat(heard).containsExactly("wrong 1009");
  }

  @Test
  void a_close_says_why_or_nothing() {
    read(frame(0x88, new byte[0]));
    read(frame(0x88, new byte[] {3, (byte) 0xe9}));
    read(frame(0x88, new byte[] {0x0f, (byte) 0xa0, 'o', 'k'}));
    assertThat(heard).containsExactly("close 1000", "close 1001", "close 4000");
  }

  @Test
  void anything_at_all_is_read_or_refused() {
    Random luck = new Random(7);
    for (int round = 0; round < 20_000; round++) {
      byte[] noise = new byte[luck.nextInt(40)];
      luck.nextBytes(noise);
      ByteBuffer in = ByteBuffer.wrap(noise);
      while (frames.read(in)) {
        assertThat(heard).isNotNull();
      }
      assertThat(in.position()).isLessThanOrEqualTo(noise.length);
      heard.clear();
    }
  }

  private void wrong(int code, byte[] bytes) {
    read(bytes);
    assertThat(heard).containsExactly("wrong " + code);
    heard.clear();
  }

  private void read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    while (frames.read(in)) {
      // until nothing is left
    }
  }

  private static byte[] frame(int head, byte[] payload) {
    byte[] frame = RawWebSocket.frame(head, payload);
    int begin = frame.length - payload.length;
    ByteBuffer.wrap(frame).putInt(begin - 4, MASK);
    for (int i = 0; i < payload.length; i++) {
      frame[begin + i] ^= (byte) (MASK >> (24 - 8 * (i % 4)));
    }
    return frame;
  }
}
