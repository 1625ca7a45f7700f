package masque.server.setup;

import java.util.Map;

/**
 * The rules of a game in Markdown, by language. Where there are any they are there in English, and
 * whoever reads a language that is missing gets that.
 */
public record Rulebooks(Map<String, String> texts) {
    private static final String USUAL = "en";

    /** Rules that are not written down. */
    public static final Rulebooks NONE = new Rulebooks(Map.of());

    public Rulebooks {
        texts = Map.copyOf(texts);
        if (!texts.isEmpty() && !texts.containsKey(USUAL)) {
            throw new IllegalArgumentException("there are rules in " + texts.keySet() + " alone");
        }
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
