package masque.server.wire;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The frames of a server: whole, and without a mask. */
final class FrameBytes {
    private static final int LAST = 0x80;
    private static final int BRIEF = 125;
    private static final int TWO_BYTES_MORE = 126;
    private static final int EIGHT_BYTES_MORE = 127;
    private static final int MOST_IN_TWO_BYTES = 0xFFFF;
    private static final int CODE_BYTES = 2;
    private static final int LONGEST_REASON = 123;

    private FrameBytes() {}

    static ByteBuffer of(int opcode, byte[] payload) {
        int length = payload.length;
        int more = length <= BRIEF ? 0 : length <= MOST_IN_TWO_BYTES ? Short.BYTES : Long.BYTES;
        ByteBuffer frame = ByteBuffer.allocate(2 + more + length);
        frame.put((byte) (LAST | opcode));
        switch (more) {
            case 0 -> frame.put((byte) length);
            case Short.BYTES -> frame.put((byte) TWO_BYTES_MORE).putShort((short) length);
            default -> frame.put((byte) EIGHT_BYTES_MORE).putLong(length);
        }
        return frame.put(payload).flip();
    }

    /** A goodbye with as much of the reason as fits. */
    static ByteBuffer goodbye(int code, String reason) {
        String cut = reason;
        byte[] text = cut.getBytes(StandardCharsets.UTF_8);
        while (text.length > LONGEST_REASON) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
            text = cut.getBytes(StandardCharsets.UTF_8);
        }
        ByteBuffer payload = ByteBuffer.allocate(CODE_BYTES + text.length);
        return of(Opcode.CLOSE, payload.putShort((short) code).put(text).array());
    }
}
