package masque.app;

import java.util.List;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Words;

/** What text is written on: so many columns, for one reader, in one language, with one paint. */
public record Page(int width, Words words, Listener reader, Paint paint) {
    /** The most columns that are ever used. */
    public static final int WIDTH = 80;

    /** The fewest columns that a screen can be drawn in. */
    static final int NARROWEST = 40;

    /** A phrase as a sentence. */
    public String say(Phrase phrase) {
        return words.say(phrase, reader);
    }

    /** A phrase with arguments given as name, value, name, value. */
    public String say(String key, Object... namesAndValues) {
        return say(Phrase.of(key, namesAndValues));
    }

    /** A phrase as a sentence of its own, with a capital letter. */
    public String sentence(Phrase phrase) {
        return capital(say(phrase));
    }

    /** A text with a capital letter. */
    public static String capital(String text) {
        return Words.capital(text);
    }

    /** A text broken into lines; all but the first begin with as many spaces as the indent has. */
    public List<String> wrap(String indent, String text) {
        return Wrap.lines(indent, text, width);
    }

    /** A line across the page with a title in it. */
    public String rule(String title) {
        String head = "-- " + title + " ";
        return paint.on(
                head + "-".repeat(Math.max(0, width - Wrap.columns(head))), Paint.Look.BOLD);
    }
}
