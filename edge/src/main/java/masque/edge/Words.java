package masque.edge;

import com.ibm.icu.text.ListFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import masque.core.Phrase;
import masque.core.Seat;
import org.jspecify.annotations.Nullable;

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

    /** Letters that most sentences do not exceed. */
    private static final int ROOMY = 96;

    private final String language;
    private final Map<String, Bundle> bundles = new LinkedHashMap<>();

    /** By their keys, from whichever bundle answers for them. */
    private final Map<String, Sentence> sentences = new ConcurrentHashMap<>();

    private final Sentence.Digits digits;
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
        digits = new Sentence.Digits(locale);
        you = Objects.requireNonNull(Bundle.load("core", language).patterns().get("you"));
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
            names.add(Argument.of(name).base());
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
        StringBuilder sentence = new StringBuilder(ROOMY);
        append(sentence, phrase, listener);
        return sentence.toString();
    }

    private void append(StringBuilder to, Phrase phrase, Listener listener) {
        Sentence sentence = known(phrase.key());
        try {
            sentence.say(to, new Said(phrase, listener));
        } catch (IllegalStateException | IllegalArgumentException e) {
            throw new IllegalStateException(
                    "%s in %s, \"%s\": %s"
                            .formatted(
                                    holding(phrase.key()).name(),
                                    language,
                                    phrase.key(),
                                    e.getMessage()),
                    e);
        }
    }

    /** What a phrase has to say to somebody. */
    private final class Said implements Sentence.Values {
        private final Map<String, Object> args;
        private final Listener listener;

        Said(Phrase phrase, Listener listener) {
            args = phrase.args();
            this.listener = listener;
        }

        @Override
        public boolean has(Argument argument) {
            return args.get(argument.name()) != null || hasAspect(argument);
        }

        private boolean hasAspect(Argument argument) {
            @Nullable Object value = args.get(argument.base());
            return value != null
                    && argument.aspect().isPresent()
                    && switch (argument.aspect().get()) {
                        case IS -> value instanceof Seat || value instanceof Phrase;
                        case CAPITAL ->
                                value instanceof Seat
                                        || value instanceof Phrase
                                        || value instanceof List;
                        case KEY -> value instanceof Phrase;
                        case COUNT, OR -> value instanceof List;
                        case NUMBER -> true;
                    };
        }

        @Override
        public void append(StringBuilder to, Argument argument) {
            @Nullable Object value = args.get(argument.name());
            if (value != null) {
                appendPlain(to, value, listener);
            } else if (is(argument, Argument.Aspect.COUNT)) {
                digits.append(to, number(argument));
            } else {
                to.append(text(argument));
            }
        }

        private boolean is(Argument argument, Argument.Aspect aspect) {
            return argument.aspect().isPresent() && argument.aspect().get() == aspect;
        }

        private Object base(Argument argument) {
            return Objects.requireNonNull(args.get(argument.base()), argument.name());
        }

        @Override
        public String text(Argument argument) {
            @Nullable Object value = args.get(argument.name());
            return value == null ? aspect(argument, base(argument)) : inList(value, listener);
        }

        private String aspect(Argument argument, Object value) {
            return switch (argument.aspect().orElseThrow()) {
                case IS -> value instanceof Seat seat && listener.is(seat) ? "you" : "other";
                case CAPITAL -> beginning(value, plain(value, listener), listener);
                case KEY -> ((Phrase) value).key();
                case COUNT -> Integer.toString(((List<?>) value).size());
                case OR -> joined(or, (List<?>) value, listener);
                case NUMBER -> Words.this.number(value, listener);
            };
        }

        @Override
        public int number(Argument argument) {
            @Nullable Object value = args.get(argument.name());
            if (value instanceof Integer number) {
                return number;
            }
            if (value == null && is(argument, Argument.Aspect.COUNT)) {
                return ((List<?>) base(argument)).size();
            }
            throw new IllegalStateException("\"" + argument.name() + "\" is no number");
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
        return knows(key) ? say(new Phrase(key, phrase.args()), listener) : ONE;
    }

    private String plain(Object value, Listener listener) {
        if (value instanceof String text) {
            return text;
        }
        StringBuilder text = new StringBuilder();
        appendPlain(text, value, listener);
        return text.toString();
    }

    /** Called for every argument of every sentence, where a switch over types is slower. */
    private void appendPlain(StringBuilder to, Object value, Listener listener) {
        if (value instanceof Seat seat) {
            to.append(listener.is(seat) ? you : listener.name(seat));
        } else if (value instanceof Phrase phrase) {
            append(to, phrase, listener);
        } else if (value instanceof Integer number) {
            digits.append(to, number);
        } else if (value instanceof List<?> list) {
            to.append(joined(and, list, listener));
        } else {
            to.append(value);
        }
    }

    /** A text as it begins a sentence: with a capital, but nobody's name is changed. */
    private static String beginning(Object value, String text, Listener listener) {
        return switch (value) {
            case List<?> list when !list.isEmpty() -> beginning(list.getFirst(), text, listener);
            case Seat seat when !listener.is(seat) -> text;
            default -> capital(text);
        };
    }

    private String joined(ListFormatter by, List<?> list, Listener listener) {
        if (list.size() == 1) {
            return inList(list.getFirst(), listener);
        }
        List<String> texts = new ArrayList<>(list.size());
        for (Object one : list) {
            texts.add(inList(one, listener));
        }
        return by.format(texts);
    }

    /** In a list, and where a case is chosen by it, a number is written without a comma. */
    private String inList(Object value, Listener listener) {
        return value instanceof Integer number ? number.toString() : plain(value, listener);
    }

    private Sentence known(String key) {
        // To look first takes no lock.
        @Nullable Sentence known = sentences.get(key);
        return known == null ? sentences.computeIfAbsent(key, this::sentence) : known;
    }

    private Sentence sentence(String key) {
        Bundle bundle = holding(key);
        try {
            return bundle.sentence(key);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(
                    "%s in %s, \"%s\": %s".formatted(bundle.name(), language, key, e.getMessage()),
                    e);
        }
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
