package masque.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames come in any pieces, and go out in three lengths. */
final class FramesTest {
    private static final int MOST = 8_192;
    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES_MORE = 126;
    private static final byte[] MASK = {0x51, (byte) 0xA2, 0x0F, (byte) 0xF0};

    /** Writes down what it hears. */
    private static final class Ear implements FrameReader.Hearer {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void text(String message) {
            heard.add("text " + message);
        }

        @Override
        public void ping(byte[] payload) {
            heard.add("ping " + new String(payload, StandardCharsets.UTF_8));
        }

        @Override
        public void goodbye(byte[] payload) {
            heard.add("goodbye " + payload.length);
        }

        @Override
        public void breach(Breach breach) {
            heard.add("breach " + breach.code());
        }
    }

    private static void frame(ByteBuffer to, int head, String text) {
        frame(to, head, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void frame(ByteBuffer to, int head, byte[] payload) {
        to.put((byte) head);
        if (payload.length < TWO_BYTES_MORE) {
            to.put((byte) (MASKED | payload.length));
        } else {
            to.put((byte) (MASKED | TWO_BYTES_MORE)).putShort((short) payload.length);
        }
        to.put(MASK);
        for (int i = 0; i < payload.length; i++) {
            to.put((byte) (payload[i] ^ MASK[i % MASK.length]));
        }
    }

    /** A short message, an empty one, and a long one in parts with a ping between. */
    private static byte[] talk() {
        ByteBuffer all = ByteBuffer.allocate(1 << 14);
        frame(all, LAST | Opcode.TEXT, "Zoë");
        frame(all, LAST | Opcode.TEXT, "");
        frame(all, Opcode.TEXT, "仮");
        frame(all, Opcode.CONTINUATION, "");
        frame(all, LAST | Opcode.PING, "there?");
        frame(all, LAST | Opcode.PONG, "here");
        frame(all, LAST | Opcode.CONTINUATION, "面".repeat(200));
        frame(all, LAST | Opcode.CLOSE, new byte[] {3, (byte) 0xE8});
        frame(all, LAST | Opcode.TEXT, "too late");
        byte[] bytes = new byte[all.position()];
        all.flip().get(bytes);
        return bytes;
    }

    private static List<String> heard(byte[] bytes, Random pieces, int longest) {
        Ear ear = new Ear();
        FrameReader reader = new FrameReader(MOST, ear);
        int at = 0;
        while (at < bytes.length) {
            int size = Math.min(bytes.length - at, 1 + pieces.nextInt(longest));
            reader.take(ByteBuffer.wrap(bytes, at, size));
            at += size;
        }
        return ear.heard;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 50, 10_000})
    void whatComesInPiecesIsUnderstood(int longest) {
        List<String> whole =
                List.of(
                        "text Zoë",
                        "text ",
                        "ping there?",
                        "text 仮" + "面".repeat(200),
                        "goodbye 2");
        for (int seed = 0; seed < 20; seed++) {
            assertThat(heard(talk(), new Random(seed), longest)).isEqualTo(whole);
        }
    }

    @Test
    void aMessageMayHaveJustSoManyBytes() {
        for (int more = 0; more <= 1; more++) {
            ByteBuffer all = ByteBuffer.allocate(1 << 14);
            frame(all, Opcode.TEXT, "x".repeat(MOST - 4_000));
            frame(all, LAST | Opcode.CONTINUATION, "x".repeat(4_000 + more));
            Ear ear = new Ear();
            new FrameReader(MOST, ear).take(all.flip());
            assertThat(ear.heard)
                    .containsExactly(more == 0 ? "text " + "x".repeat(MOST) : "breach 1009");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 125, 126, 65_535, 65_536, 200_000})
    void whatGoesOutSaysHowLongItIs(int length) {
        byte[] payload = new byte[length];
        new Random(length).nextBytes(payload);
        ByteBuffer frame = FrameBytes.of(Opcode.TEXT, payload);
        assertThat(frame.get() & 0xFF).isEqualTo(LAST | Opcode.TEXT);
        int brief = frame.get();
        long said =
                switch (brief) {
                    case 126 -> frame.getShort() & 0xFFFF;
                    case 127 -> frame.getLong();
                    default -> brief;
                };
        assertThat(said).isEqualTo(length);
        assertThat(brief == 127).isEqualTo(length > 65_535);
        assertThat(brief == 126).isEqualTo(length > 125 && length <= 65_535);
        byte[] rest = new byte[frame.remaining()];
        frame.get(rest);
        assertThat(rest).isEqualTo(payload);
    }

    @Test
    void aLongReasonIsCutBetweenLetters() {
        ByteBuffer frame = FrameBytes.goodbye(1008, "a" + "仮".repeat(60));
        assertThat(frame.get() & 0xFF).isEqualTo(LAST | Opcode.CLOSE);
        assertThat(frame.get()).isEqualTo((byte) (2 + 1 + 40 * 3));
        assertThat(frame.getShort()).isEqualTo((short) 1008);
        byte[] reason = new byte[frame.remaining()];
        frame.get(reason);
        assertThat(new String(reason, StandardCharsets.UTF_8)).isEqualTo("a" + "仮".repeat(40));
    }
}
