package masque.edge;

import com.ibm.icu.text.ListFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import masque.core.Phrase;
import masque.core.Seat;
import tools.jackson.core.JsonGenerator;

/**
 * Words phrases in one language. Sentences are ICU messages with named arguments, one file per
 * bundle and language. A seat is said as its player's name, the listener's own as "you". Besides
 * its own name an argument answers to
 *
 * <ul>
 *   <li>{@code <name>_is} of a seat: {@code you} for the listener's own, else {@code other}; of a
 *       phrase, which may name somebody who sits nowhere: {@code other};
 *   <li>{@code <name>_capital} of a seat, a phrase or a list: as it begins a sentence. A player's
 *       name stays as it is;
 *   <li>{@code <name>_key} of a phrase: its key;
 *   <li>{@code <name>_count} of a list: its length, and {@code <name>_or}: joined with "or";
 *   <li>{@code <name>_number}: {@code many} where a verb after it is in the plural, else {@code
 *       one}. Several of a list are many, and so are "you". Of a phrase the words themselves say
 *       it: under its key with {@code _number}.
 * </ul>
 */
public final class Words {
    private static final List<String> LANGUAGES = List.of("en", "ja");

    private static final String NUMBER = "_number";
    private static final String ONE = "one";
    private static final String MANY = "many";

    private static final Set<String> ASPECTS =
            Set.of("_is", "_capital", "_key", "_count", "_or", NUMBER);

    /** Far more than all games together have to say. */
    private static final int MOST_TEMPLATES = 100_000;

    /** Something said to somebody in this seat. */
    private record Spoken(Phrase phrase, int you) {}

    private final String language;
    private final Map<Spoken, Template> templates = new ConcurrentHashMap<>();
    private final Map<String, Bundle> bundles = new LinkedHashMap<>();
    private final ListFormatter and;
    private final ListFormatter or;

    /** What the listener is called in the middle of a sentence. */
    private final String you;

    private Words(String language, List<Bundle> bundles) {
        this.language = language;
        bundles.forEach(bundle -> this.bundles.put(bundle.name(), bundle));
        Locale locale = Locale.forLanguageTag(language);
        and = ListFormatter.getInstance(locale);
        or = ListFormatter.getInstance(locale, ListFormatter.Type.OR, ListFormatter.Width.WIDE);
        you = Bundle.load("core", language).sentence("you").say(Map.of());
    }

    /** The languages there are; the first one is always complete. */
    public static List<String> languages() {
        return LANGUAGES;
    }

    /**
     * The words of a language; a key is looked up in the bundles in this order. If one of them is
     * not there in this language, everything is said in English.
     *
     * @throws IllegalStateException if a bundle is not there in English either
     */
    public static Words of(String language, String... bundles) {
        boolean complete =
                LANGUAGES.contains(language)
                        && List.of(bundles).stream()
                                .allMatch(bundle -> Bundle.exists(bundle, language));
        String spoken = complete ? language : LANGUAGES.getFirst();
        List<Bundle> loaded = new ArrayList<>();
        for (String bundle : bundles) {
            loaded.add(Bundle.load(bundle, spoken));
        }
        return new Words(spoken, loaded);
    }

    /** A text with a capital letter. */
    public static String capital(String text) {
        return text.isEmpty()
                ? text
                : Character.toString(Character.toTitleCase(text.codePointAt(0)))
                        + text.substring(text.offsetByCodePoints(0, 1));
    }

    /** The language that is spoken. */
    public String language() {
        return language;
    }

    /** Every key of a bundle. */
    public Set<String> keys(String bundle) {
        return bundle(bundle).keys();
    }

    /** Whether there is a sentence for a key. */
    public boolean knows(String key) {
        return bundles.values().stream().anyMatch(bundle -> bundle.keys().contains(key));
    }

    /** Every sentence of a bundle as an ICU message, for whoever words it elsewhere. */
    public Map<String, String> patterns(String bundle) {
        return bundle(bundle).patterns();
    }

    /** The arguments that a sentence asks for, by the names they have in the phrase. */
    public Set<String> arguments(String bundle, String key) {
        Set<String> names = new TreeSet<>();
        for (String name : bundle(bundle).sentence(key).arguments()) {
            int cut = name.lastIndexOf('_');
            names.add(
                    cut > 0 && ASPECTS.contains(name.substring(cut))
                            ? name.substring(0, cut)
                            : name);
        }
        return names;
    }

    /** A sentence that names no players. */
    public String say(String key, Object... namesAndValues) {
        return say(Phrase.of(key, namesAndValues), Listener.STRANGER);
    }

    /**
     * A phrase as a sentence.
     *
     * @throws IllegalStateException if there is no such sentence or an argument is missing
     */
    public String say(Phrase phrase, Listener listener) {
        return Template.fits(phrase)
                ? template(phrase, listener.you()).say(listener)
                : word(phrase, listener);
    }

    /** Writes a phrase as a sentence. */
    void write(JsonGenerator out, Phrase phrase, Listener listener) {
        Template known = templates.get(new Spoken(phrase, listener.you()));
        if (known != null) {
            known.write(out, listener);
        } else {
            out.writeString(say(phrase, listener));
        }
    }

    private Template template(Phrase phrase, int you) {
        Spoken spoken = new Spoken(phrase, you);
        Template template = templates.get(spoken);
        if (template == null) {
            template = new Template(word(phrase, Template.listener(you)));
            if (templates.size() >= MOST_TEMPLATES) {
                templates.clear();
            }
            templates.put(spoken, template);
        }
        return template;
    }

    private String word(Phrase phrase, Listener listener) {
        Bundle bundle = holding(phrase.key());
        Map<String, Object> values = new LinkedHashMap<>();
        phrase.args().forEach((name, value) -> put(values, name, value, listener));
        try {
            return bundle.sentence(phrase.key()).say(values);
        } catch (IllegalStateException | IllegalArgumentException e) {
            throw new IllegalStateException(
                    "%s in %s, \"%s\": %s"
                            .formatted(bundle.name(), language, phrase.key(), e.getMessage()),
                    e);
        }
    }

    private void put(Map<String, Object> values, String name, Object value, Listener listener) {
        Object plain = plain(value, listener);
        values.put(name, plain);
        values.put(name + NUMBER, number(value, listener));
        switch (value) {
            case Seat seat -> {
                values.put(name + "_is", listener.is(seat) ? "you" : "other");
                values.put(name + "_capital", beginning(seat, plain, listener));
            }
            case Phrase phrase -> {
                values.put(name + "_key", phrase.key());
                values.put(name + "_is", "other");
                values.put(name + "_capital", beginning(phrase, plain, listener));
            }
            case List<?> list -> {
                values.put(name + "_capital", beginning(list, plain, listener));
                values.put(name + "_count", list.size());
                values.put(name + "_or", or.format(texts(list, listener)));
            }
            default -> {}
        }
    }

    private String number(Object value, Listener listener) {
        return switch (value) {
            case Seat seat -> listener.is(seat) ? MANY : ONE;
            case Phrase phrase -> number(phrase, listener);
            case List<?> list when list.size() == 1 -> number(list.getFirst(), listener);
            case List<?> list -> MANY;
            default -> ONE;
        };
    }

    private String number(Phrase phrase, Listener listener) {
        String key = phrase.key() + NUMBER;
        return knows(key) ? word(new Phrase(key, phrase.args()), listener) : ONE;
    }

    private Object plain(Object value, Listener listener) {
        return switch (value) {
            case Seat seat -> listener.is(seat) ? you : listener.name(seat);
            case Phrase phrase -> word(phrase, listener);
            case List<?> list -> and.format(texts(list, listener));
            default -> value;
        };
    }

    /** A text as it begins a sentence: with a capital, but nobody's name is changed. */
    private static String beginning(Object value, Object text, Listener listener) {
        return switch (value) {
            case List<?> list when !list.isEmpty() -> beginning(list.getFirst(), text, listener);
            case Seat seat when !listener.is(seat) -> text.toString();
            default -> capital(text.toString());
        };
    }

    private List<String> texts(List<?> list, Listener listener) {
        return list.stream().map(one -> plain(one, listener).toString()).toList();
    }

    private Bundle holding(String key) {
        for (Bundle bundle : bundles.values()) {
            if (bundle.keys().contains(key)) {
                return bundle;
            }
        }
        throw new IllegalStateException(
                "no words for \"" + key + "\" in " + language + " of " + bundles.keySet());
    }

    private Bundle bundle(String name) {
        Bundle bundle = bundles.get(name);
        if (bundle == null) {
            throw new IllegalStateException("no bundle " + name + " in " + bundles.keySet());
        }
        return bundle;
    }
}
