package masque.app.serve;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import masque.app.Complaint;
import masque.core.Phrase;
import masque.edge.Words;

/** A file of settings: Java's properties, read line by line so that a mistake can be pointed at. */
final class SettingsFile {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Path file;
    private final Words words;
    private final Map<String, Found> settings = new LinkedHashMap<>();

    private SettingsFile(Path file, Words words) {
        this.file = file;
        this.words = words;
    }

    /**
     * What a file says, by the names of the settings.
     *
     * @throws Complaint if it cannot be read, or says something that is no setting
     */
    static Map<String, Found> read(Path file, Words words) {
        SettingsFile read = new SettingsFile(file, words);
        read.lines(read.text());
        return read.settings;
    }

    private List<String> text() {
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).lines().toList();
        } catch (CharacterCodingException e) {
            throw new Complaint(words.say("file-not-text", "file", file.toString()));
        } catch (IOException e) {
            throw new Complaint(words.say("file-unreadable", "file", file.toString()));
        }
    }

    private void lines(List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            int first = at;
            StringBuilder whole = new StringBuilder(lines.get(at));
            while (goesOn(whole) && at + 1 < lines.size()) {
                at++;
                whole.append('\n').append(lines.get(at));
            }
            line(first + 1, whole.toString());
        }
    }

    /** A backslash at the end joins the next line, unless it is itself escaped or in a comment. */
    private static boolean goesOn(CharSequence line) {
        String text = line.toString();
        int backslashes = 0;
        while (backslashes < text.length()
                && text.charAt(text.length() - 1 - backslashes) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1 && !text.stripLeading().matches("(?s)[#!].*");
    }

    private void line(int number, String line) {
        Phrase source =
                Phrase.of("source-line", "file", file.toString(), "line", Integer.toString(number));
        for (Map.Entry<Object, Object> entry : properties(line, source).entrySet()) {
            String key = entry.getKey().toString();
            if (Setting.IN_FILES.stream().noneMatch(setting -> setting.name().equals(key))) {
                throw complaint("key-unknown", source, key);
            }
            Found found = new Found(entry.getValue().toString().strip(), source);
            if (settings.putIfAbsent(key, found) != null) {
                throw complaint("key-repeated", source, key);
            }
        }
    }

    private Properties properties(String line, Phrase source) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(line));
        } catch (IllegalArgumentException e) {
            throw new Complaint(words.say("escape-wrong", "source", source));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    private Complaint complaint(String sentence, Phrase source, String key) {
        List<String> keys = Setting.IN_FILES.stream().map(Setting::name).toList();
        return new Complaint(words.say(sentence, "source", source, "key", key, "keys", keys));
    }
}
