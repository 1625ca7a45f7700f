package masque.server.web;

import io.nayuki.qrcodegen.QrCode;

/** A code that a phone can scan, drawn as SVG. */
final class ScanCode {
    /** The white margin that a scanner needs. */
    private static final int MARGIN = 4;

    private ScanCode() {}

    static String draw(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        StringBuilder squares = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    squares.append("M%d %dh1v1h-1z".formatted(x + MARGIN, y + MARGIN));
                }
            }
        }
        int size = code.size + 2 * MARGIN;
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">\
        <path fill="#fff" d="M0 0h%dv%dH0z"/><path d="%s"/></svg>
        """
                .formatted(size, size, size, size, squares);
    }
}
