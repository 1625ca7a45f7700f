package masque.server.guard;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.BreakIterator;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What guests may call themselves: anything that can be seen, on one line. Markup is text like any
 * other; it is harmless because pages show names as text.
 */
public final class Nickname {
    /** In signs, as a person counts them: a family is one. */
    private static final int LONGEST = 24;

    /** A sign may be made of many; so many are room for 17 families. */
    private static final int MOST_CODE_POINTS = 120;

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
     * @throws ClientError naming the field "name", if it is empty, too long, or cannot be shown
     */
    public static String of(String raw) {
        if (raw.length() > LONGEST_RAW) {
            throw wrong("name-long", "max", LONGEST);
        }
        String composed = Normalizer.normalize(raw, Normalizer.Form.NFC);
        String name = SPACES.matcher(composed).replaceAll(" ").strip();
        List<String> signs = signs(name);
        if (!signs.stream().allMatch(Nickname::seen)) {
            throw wrong("name-characters");
        }
        if (ONLY_MARKS.matcher(name).matches()) {
            throw wrong("name-empty");
        }
        if (signs.size() > LONGEST || name.codePointCount(0, name.length()) > MOST_CODE_POINTS) {
            throw wrong("name-long", "max", LONGEST);
        }
        if (PILED_MARKS.matcher(name).find()) {
            throw wrong("name-marks");
        }
        return name;
    }

    private static List<String> signs(String name) {
        BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
        breaks.setText(name);
        List<String> signs = new ArrayList<>();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            signs.add(name.substring(from, to));
            from = to;
        }
        return signs;
    }

    /** What holds families and some flags together cannot be seen, but they can. */
    private static boolean seen(String sign) {
        return UCharacter.hasBinaryProperty(sign, UProperty.RGI_EMOJI)
                || sign.codePoints().noneMatch(Nickname::invisible);
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

    private static ClientError wrong(String code, Object... namesAndValues) {
        return ClientError.field("name", code, namesAndValues);
    }
}
