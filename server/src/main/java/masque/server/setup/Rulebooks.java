package masque.server.setup;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of a game in Markdown, by language. Where there are any they are there in English, and
 * whoever reads a language that is missing gets that.
 *
 * @param pictures the pictures that stand in them, as SVG, by their file's name
 */
public record Rulebooks(Map<String, String> texts, Map<String, String> pictures) {
    private static final String USUAL = "en";
    private static final Pattern PICTURE =
            Pattern.compile("!\\[[^]]*]\\((?:\\.\\./)?pictures/([a-z0-9-]+\\.svg)\\)");

    /** Rules that are not written down. */
    public static final Rulebooks NONE = new Rulebooks(Map.of());

    public Rulebooks {
        texts = Map.copyOf(texts);
        pictures = Map.copyOf(pictures);
        if (!texts.isEmpty() && !texts.containsKey(USUAL)) {
            throw new IllegalArgumentException("there are rules in " + texts.keySet() + " alone");
        }
    }

    /** Rules without pictures. */
    public Rulebooks(Map<String, String> texts) {
        this(texts, Map.of());
    }

    /**
     * Rules with all pictures that they name.
     *
     * @param read the SVG in a file of this name
     */
    public static Rulebooks illustrated(Map<String, String> texts, UnaryOperator<String> read) {
        Map<String, String> pictures = new TreeMap<>();
        for (String text : texts.values()) {
            Matcher named = PICTURE.matcher(text);
            while (named.find()) {
                pictures.computeIfAbsent(named.group(1), read);
            }
        }
        return new Rulebooks(texts, pictures);
    }

    public boolean isEmpty() {
        return texts.isEmpty();
    }

    /** The language in which somebody gets the rules who would like them in this one. */
    public String language(String wanted) {
        return texts.containsKey(wanted) ? wanted : USUAL;
    }

    /** The rules for whoever would like them in this language; empty if there are none. */
    public String text(String wanted) {
        return texts.getOrDefault(language(wanted), "");
    }
}
