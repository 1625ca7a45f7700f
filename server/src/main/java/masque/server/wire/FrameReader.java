package masque.server.wire;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Takes the frames of a client apart, in whatever pieces they come. */
final class FrameReader {
    /** Hears what has come. */
    interface Hearer {
        /** A whole message. */
        void text(String message);

        /** Somebody wants this back. */
        void ping(byte[] payload);

        /** A goodbye, which is to be answered alike. */
        void goodbye(byte[] payload);

        /** Something that may not come. */
        void breach(Breach breach);
    }

    private static final int LAST = 0x80;
    private static final int RESERVED = 0x70;
    private static final int OPCODE = 0x0F;
    private static final int MASKED = 0x80;
    private static final int LENGTH = 0x7F;
    private static final int TWO_BYTES_MORE = 126;
    private static final int EIGHT_BYTES_MORE = 127;
    private static final int LONGEST_HEAD = 14;
    private static final int MASK_BYTES = 4;
    private static final int MOST_OF_CONTROL = 125;
    private static final int CODE_BYTES = 2;
    private static final byte[] NOTHING = {};

    private final int most;
    private final Hearer hearer;

    private final byte[] head = new byte[LONGEST_HEAD];
    private int headSize;

    /** Where the payload of the frame goes, and how much of it is there. */
    private byte[] payload = NOTHING;

    private int begin;
    private int length;
    private int taken;

    /** What there is so far of the message that is being read. */
    private byte[] message = NOTHING;

    private int messageSize;
    private boolean inMessage;

    /** Whether nothing more is to come. */
    private boolean ended;

    /**
     * Nothing has come yet.
     *
     * @param most how many bytes a message may have
     */
    FrameReader(int most, Hearer hearer) {
        this.most = most;
        this.hearer = hearer;
    }

    /** Takes in what has come; after a goodbye or a breach nothing more. */
    void take(ByteBuffer in) {
        try {
            while (in.hasRemaining() && !ended) {
                if (headSize < headLength()) {
                    takeHead(in);
                } else {
                    takePayload(in);
                }
            }
        } catch (Breach breach) {
            ended = true;
            hearer.breach(breach);
        }
        in.position(in.limit());
    }

    private int opcode() {
        return head[0] & OPCODE;
    }

    private boolean last() {
        return (head[0] & LAST) != 0;
    }

    private int headLength() {
        if (headSize < 2) {
            return 2;
        }
        int more =
                switch (head[1] & LENGTH) {
                    case TWO_BYTES_MORE -> Short.BYTES;
                    case EIGHT_BYTES_MORE -> Long.BYTES;
                    default -> 0;
                };
        return 2 + more + MASK_BYTES;
    }

    private void takeHead(ByteBuffer in) throws Breach {
        head[headSize++] = in.get();
        if (headSize == 2) {
            check();
        }
        if (headSize == headLength()) {
            begin();
        }
    }

    private void check() throws Breach {
        int opcode = opcode();
        boolean placed =
                Opcode.control(opcode)
                        ? last() && (head[1] & LENGTH) <= MOST_OF_CONTROL
                        : inMessage == (opcode == Opcode.CONTINUATION);
        boolean masked = (head[1] & MASKED) != 0;
        if (!placed || !masked || (head[0] & RESERVED) != 0 || !Opcode.known(opcode)) {
            throw Breach.ofProtocol();
        }
        if (opcode == Opcode.BINARY) {
            throw Breach.notText();
        }
    }

    private void begin() throws Breach {
        long announced = announced();
        if (announced < 0) {
            throw Breach.ofProtocol();
        }
        boolean control = Opcode.control(opcode());
        if (!control && announced > most - messageSize) {
            throw Breach.tooLarge(most);
        }
        length = (int) announced;
        taken = 0;
        begin = control ? 0 : messageSize;
        if (control) {
            payload = new byte[length];
        } else {
            message = Arrays.copyOf(message, messageSize + length);
            payload = message;
        }
        if (length == 0) {
            end();
        }
    }

    private long announced() {
        ByteBuffer numbers = ByteBuffer.wrap(head);
        int brief = head[1] & LENGTH;
        return switch (brief) {
            case TWO_BYTES_MORE -> numbers.getShort(2) & 0xFFFF;
            case EIGHT_BYTES_MORE -> numbers.getLong(2);
            default -> brief;
        };
    }

    private void takePayload(ByteBuffer in) throws Breach {
        int count = Math.min(in.remaining(), length - taken);
        int to = begin + taken;
        int mask = headSize - MASK_BYTES;
        in.get(payload, to, count);
        for (int i = 0; i < count; i++) {
            payload[to + i] ^= head[mask + (taken + i) % MASK_BYTES];
        }
        taken += count;
        if (taken == length) {
            end();
        }
    }

    private void end() throws Breach {
        headSize = 0;
        switch (opcode()) {
            case Opcode.PING -> hearer.ping(payload);
            case Opcode.PONG -> {
                // By coming it has shown that somebody is there.
            }
            case Opcode.CLOSE -> endOfAll();
            default -> endOfPart();
        }
    }

    private void endOfPart() throws Breach {
        messageSize += length;
        inMessage = !last();
        if (last()) {
            byte[] whole = message;
            message = NOTHING;
            payload = NOTHING;
            messageSize = 0;
            hearer.text(text(whole, 0));
        }
    }

    private void endOfAll() throws Breach {
        if (length > 0) {
            if (length < CODE_BYTES || !mayBeSaid(ByteBuffer.wrap(payload).getShort() & 0xFFFF)) {
                throw Breach.ofProtocol();
            }
            var _ = text(payload, CODE_BYTES);
        }
        ended = true;
        hearer.goodbye(payload);
    }

    private static boolean mayBeSaid(int code) {
        return (code >= 1000 && code <= 1003)
                || (code >= 1007 && code <= 1014)
                || (code >= 3000 && code <= 4999);
    }

    private static String text(byte[] bytes, int from) throws Breach {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, from, bytes.length - from))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw Breach.notUtf8();
        }
    }
}
