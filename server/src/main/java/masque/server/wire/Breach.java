package masque.server.wire;

import masque.core.Phrase;

/** Something came that may not come; nothing after it can be understood. */
final class Breach extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int PROTOCOL = 1002;
    private static final int NOT_TEXT = 1003;
    private static final int NOT_UTF8 = 1007;
    private static final int TOO_LARGE = 1009;

    private final int code;
    private final transient Phrase phrase;

    private Breach(int code, Phrase phrase) {
        super(phrase.key(), null, false, false);
        this.code = code;
        this.phrase = phrase;
    }

    /** It is not as a client of WebSockets speaks. */
    static Breach ofProtocol() {
        return new Breach(PROTOCOL, Phrase.of("not-websocket"));
    }

    static Breach notText() {
        return new Breach(NOT_TEXT, Phrase.of("not-text"));
    }

    static Breach notUtf8() {
        return new Breach(NOT_UTF8, Phrase.of("not-utf8"));
    }

    static Breach tooLarge(int most) {
        return new Breach(TOO_LARGE, Phrase.of("too-large", "max", most));
    }

    /** The code to say goodbye with. */
    int code() {
        return code;
    }

    /** What is wrong. */
    Phrase phrase() {
        return phrase;
    }
}
