package masque.edge;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The sentences of one file: one bundle in one language. */
final class Bundle {
    private final String name;
    private final String language;
    private final Map<String, String> patterns;

    /** Messages are parsed when they are first said: most never are. */
    private final Map<String, Sentence> sentences = new ConcurrentHashMap<>();

    private Bundle(String name, String language, Map<String, String> patterns) {
        this.name = name;
        this.language = language;
        this.patterns = patterns;
    }

    static boolean exists(String name, String language) {
        return Bundle.class.getResource(path(name, language)) != null;
    }

    static Bundle load(String name, String language) {
        Properties lines = new Properties();
        try (@Nullable InputStream in = Bundle.class.getResourceAsStream(path(name, language))) {
            if (in == null) {
                throw new IllegalStateException("no words at " + path(name, language));
            }
            Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
            lines.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> patterns = new TreeMap<>();
        for (String key : lines.stringPropertyNames()) {
            patterns.put(key, lines.getProperty(key, ""));
        }
        return new Bundle(name, language, patterns);
    }

    private static String path(String name, String language) {
        return "/masque/words/" + name + "/" + language + ".properties";
    }

    String name() {
        return name;
    }

    Set<String> keys() {
        return Collections.unmodifiableSet(patterns.keySet());
    }

    Map<String, String> patterns() {
        return Collections.unmodifiableMap(patterns);
    }

    Sentence sentence(String key) {
        return sentences.computeIfAbsent(key, this::parse);
    }

    private Sentence parse(String key) {
        String pattern = patterns.get(key);
        if (pattern == null) {
            throw new IllegalStateException("no words for \"" + key + "\"");
        }
        return new Sentence(pattern, Locale.forLanguageTag(language));
    }
}
