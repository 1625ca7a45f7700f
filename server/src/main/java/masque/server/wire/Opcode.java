package masque.server.wire;

/** What kinds of frames there are. */
final class Opcode {
    static final int CONTINUATION = 0x0;
    static final int TEXT = 0x1;
    static final int BINARY = 0x2;
    static final int CLOSE = 0x8;
    static final int PING = 0x9;
    static final int PONG = 0xA;

    private static final int CONTROL = 0x8;

    private Opcode() {}

    static boolean known(int opcode) {
        return opcode <= BINARY || (opcode >= CLOSE && opcode <= PONG);
    }

    /** Whether such frames say something about the connection and may come within a message. */
    static boolean control(int opcode) {
        return opcode >= CONTROL;
    }
}
