package masque.server.guard;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * What guests may call themselves: anything that can be seen, on one line. Markup is text like any
 * other; it is harmless because pages show names as text.
 */
public final class Nickname {
    private static final int LONGEST = 24;

    /** Above this nobody meant a name, and it is not worth the work of looking closer. */
    private static final int LONGEST_RAW = 1_000;

    /** White space, and the empty Braille cell, which is one in all but its category. */
    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\t\\n\\r\\u2800]+");

    /** Three marks on one letter begin to climb over the neighbouring lines. */
    private static final Pattern PILED_MARKS = Pattern.compile("\\p{M}{3}");

    private static final Pattern ONLY_MARKS = Pattern.compile("[\\p{M} ]*");

    private Nickname() {}

    /**
     * The name as it will be shown: composed, without needless spaces. A name that was cleaned once
     * stays as it is.
     *
     * @throws Wrong naming the field "name", if it is empty, too long, or cannot be shown
     */
    public static String of(String raw) {
        if (raw.length() > LONGEST_RAW) {
            throw wrong("name-long", "max", LONGEST);
        }
        String composed = Normalizer.normalize(raw, Normalizer.Form.NFC);
        String name = SPACES.matcher(composed).replaceAll(" ").strip();
        if (name.codePoints().anyMatch(Nickname::invisible)) {
            throw wrong("name-characters");
        }
        if (ONLY_MARKS.matcher(name).matches()) {
            throw wrong("name-empty");
        }
        if (name.codePointCount(0, name.length()) > LONGEST) {
            throw wrong("name-long", "max", LONGEST);
        }
        if (PILED_MARKS.matcher(name).find()) {
            throw wrong("name-marks");
        }
        return name;
    }

    /**
     * Also fillers, which are letters that show nothing; but emoji need their variation selectors.
     */
    private static boolean invisible(int codePoint) {
        boolean selector = 0xFE00 <= codePoint && codePoint <= 0xFE0F;
        return Characters.unshowable(codePoint)
                || (!selector
                        && UCharacter.hasBinaryProperty(
                                codePoint, UProperty.DEFAULT_IGNORABLE_CODE_POINT));
    }

    private static Wrong wrong(String code, Object... namesAndValues) {
        return Wrong.field("name", code, namesAndValues);
    }
}
