package masque.app.serve;

import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/** A code that a phone can scan, drawn as text. */
final class ScanCode {
    /** The white margin that a scanner needs. */
    static final int MARGIN = 4;

    private static final String WHITE_ON_BLACK = "\u001b[38;5;231;48;5;16m";
    private static final String PLAIN = "\u001b[0m";

    /** How it is drawn. What is light is inked, since most terminals are dark. */
    enum Pen {
        /** Two characters a square. */
        LETTERS,
        /** Two squares a character. */
        HALF_BLOCKS,
        /** Half blocks, whatever the colours of the terminal are. */
        COLOURED;

        /** The best pen for an output. */
        static Pen of(Charset charset, boolean colours) {
            if (!charset.canEncode() || !charset.newEncoder().canEncode("█▀▄")) {
                return LETTERS;
            }
            return colours ? COLOURED : HALF_BLOCKS;
        }
    }

    private final QrCode code;

    private ScanCode(QrCode code) {
        this.code = code;
    }

    /** The lines of the code for a text. */
    static List<String> draw(String text, Pen pen) {
        ScanCode code = new ScanCode(QrCode.encodeText(text, QrCode.Ecc.LOW));
        return switch (pen) {
            case LETTERS -> code.letters();
            case HALF_BLOCKS -> code.halfBlocks();
            case COLOURED ->
                    code.halfBlocks().stream().map(line -> WHITE_ON_BLACK + line + PLAIN).toList();
        };
    }

    private boolean light(int x, int y) {
        return !code.getModule(x, y);
    }

    private List<String> letters() {
        List<String> lines = new ArrayList<>();
        for (int y = -MARGIN; y < code.size + MARGIN; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = -MARGIN; x < code.size + MARGIN; x++) {
                line.append(light(x, y) ? "##" : "  ");
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private List<String> halfBlocks() {
        List<String> lines = new ArrayList<>();
        for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
            StringBuilder line = new StringBuilder();
            for (int x = -MARGIN; x < code.size + MARGIN; x++) {
                line.append(block(light(x, y), light(x, y + 1)));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static char block(boolean upper, boolean lower) {
        if (upper) {
            return lower ? '█' : '▀';
        }
        return lower ? '▄' : ' ';
    }
}
