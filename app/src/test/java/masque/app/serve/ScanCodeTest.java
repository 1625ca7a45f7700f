package masque.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The drawn code is the code, whichever pen it is drawn with. */
final class ScanCodeTest {
    private static final String ADDRESS = "http://192.168.178.123:8080/";
    private static final QrCode CODE = QrCode.encodeText(ADDRESS, QrCode.Ecc.LOW);
    private static final int SIZE = CODE.size + 2 * ScanCode.MARGIN;

    /** Whether a square of the drawing is inked. */
    private interface Drawing {
        boolean inked(int x, int y);
    }

    private static void isTheCode(Drawing drawing) {
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                boolean dark = CODE.getModule(x - ScanCode.MARGIN, y - ScanCode.MARGIN);
                assertThat(drawing.inked(x, y)).as("square %d, %d", x, y).isEqualTo(!dark);
            }
        }
    }

    private static boolean half(List<String> lines, int x, int y) {
        char block = lines.get(y / 2).charAt(x);
        return block == '█' || block == (y % 2 == 0 ? '▀' : '▄');
    }

    @Test
    void halfBlocksAreTwoSquaresEach() {
        List<String> lines = ScanCode.draw(ADDRESS, ScanCode.Pen.HALF_BLOCKS);
        assertThat(lines).allMatch(line -> line.length() == SIZE);
        isTheCode((x, y) -> half(lines, x, y));
    }

    @Test
    void lettersAreTwoASquare() {
        List<String> lines = ScanCode.draw(ADDRESS, ScanCode.Pen.LETTERS);
        assertThat(lines).allMatch(line -> line.length() == 2 * SIZE && line.length() <= 80);
        isTheCode((x, y) -> lines.get(y).startsWith("##", 2 * x));
    }

    @Test
    void coloursAreOnlyAround() {
        List<String> plain =
                ScanCode.draw(ADDRESS, ScanCode.Pen.COLOURED).stream()
                        .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                        .toList();
        assertThat(plain).isEqualTo(ScanCode.draw(ADDRESS, ScanCode.Pen.HALF_BLOCKS));
    }

    @Test
    void thePenFitsTheOutput() {
        assertThat(ScanCode.Pen.of(StandardCharsets.UTF_8, true)).isEqualTo(ScanCode.Pen.COLOURED);
        assertThat(ScanCode.Pen.of(StandardCharsets.UTF_8, false))
                .isEqualTo(ScanCode.Pen.HALF_BLOCKS);
        assertThat(ScanCode.Pen.of(StandardCharsets.US_ASCII, true))
                .isEqualTo(ScanCode.Pen.LETTERS);
    }
}
