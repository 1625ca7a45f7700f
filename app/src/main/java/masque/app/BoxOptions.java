package masque.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Option.Data;
import masque.edge.Listener;
import masque.edge.Words;

/** What was chosen for a game on the command line, as {@code NAME=VALUE} or {@code NAME=@FILE}. */
record BoxOptions(Box box, int seats, List<String> given, Words words) {
    BoxOptions {
        given = List.copyOf(given);
    }

    /**
     * The choices by name, files read.
     *
     * @throws Complaint about what cannot be read or is chosen twice
     */
    Map<String, String> values() {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : given) {
            int cut = option.indexOf('=');
            if (cut < 1) {
                throw complaint("option-form", "option", option);
            }
            String name = option.substring(0, cut);
            String value = option.substring(cut + 1);
            if (value.startsWith("@") && isData(name)) {
                value = read(Path.of(value.substring(1)), words);
            }
            if (chosen.put(name, value) != null) {
                throw complaint("option-repeated", "option", name);
            }
        }
        return chosen;
    }

    /** What to say if the box does not take these values; names the file that is wrong. */
    Complaint refused(BadInput bad, Map<String, String> values) {
        Optional<Path> file = wrongFile(values);
        return file.isPresent()
                ? inFile(file.get(), bad, words)
                : new Complaint(words.say(bad.phrase(), Listener.STRANGER));
    }

    static Complaint inFile(Path file, BadInput bad, Words words) {
        return new Complaint(
                words.say(
                        "file-wrong",
                        "file",
                        file.toString(),
                        "problem",
                        words.say(bad.phrase(), Listener.STRANGER)));
    }

    /** A file's text, or a complaint that there is none. */
    static String read(Path file, Words words) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new Complaint(words.say("file-unreadable", "file", file.toString()));
        }
    }

    /** The data file that the box does not take even if nothing else is chosen. */
    private Optional<Path> wrongFile(Map<String, String> values) {
        for (String option : given) {
            int cut = option.indexOf("=@");
            String name = cut < 0 ? "" : option.substring(0, cut);
            if (isData(name) && !opens(name, values)) {
                return Optional.of(Path.of(option.substring(cut + 2)));
            }
        }
        return Optional.empty();
    }

    private boolean opens(String name, Map<String, String> values) {
        try {
            box.open(seats, Map.of(name, values.getOrDefault(name, "")));
            return true;
        } catch (BadInput bad) {
            return false;
        }
    }

    /** Whether an option takes a file; with a wrong number of seats the box says so later. */
    private boolean isData(String name) {
        return seats >= box.minSeats()
                && seats <= box.maxSeats()
                && box.options(seats).stream()
                        .anyMatch(option -> option instanceof Data && option.name().equals(name));
    }

    private Complaint complaint(String key, Object... namesAndValues) {
        return new Complaint(words.say(key, namesAndValues));
    }
}
