package masque.browser;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.multi.qrcode.QRCodeMultiReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Reads the code in a picture, as a phone does. */
final class ScannedCode {
    private ScannedCode() {}

    /** What the code in a PNG says. */
    static String in(byte[] png) {
        try {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
            int width = picture.getWidth();
            int height = picture.getHeight();
            int[] dots = picture.getRGB(0, 0, width, height, null, 0, width);
            BinaryBitmap bitmap =
                    new BinaryBitmap(
                            new HybridBinarizer(new RGBLuminanceSource(width, height, dots)));
            return new QRCodeMultiReader().decodeMultiple(bitmap)[0].getText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotFoundException e) {
            throw new AssertionError("there is no code in this picture", e);
        }
    }
}
