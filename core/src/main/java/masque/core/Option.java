package masque.core;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** One thing that can be chosen before a game is set up. Values travel as text. */
public sealed interface Option {
    /** The name in journals and on the command line; never changes. */
    String name();

    /** What holds when nothing is chosen. */
    String usual();

    /** A value as it is read. */
    default String read(String value) {
        return value;
    }

    /** Why this value cannot be chosen; empty if it can. */
    Optional<Phrase> complaint(String value);

    /** Something that is on or off. */
    record Flag(String name, boolean on) implements Option {
        @Override
        public String usual() {
            return Boolean.toString(on);
        }

        @Override
        public Optional<Phrase> complaint(String value) {
            return notAmong(name, List.of("true", "false"), value);
        }
    }

    /** A whole number between two bounds, both allowed. */
    record Range(String name, int min, int max, int number) implements Option {
        @Override
        public String usual() {
            return Integer.toString(number);
        }

        @Override
        public Optional<Phrase> complaint(String value) {
            if (value.matches("-?[0-9]{1,9}")) {
                int chosen = Integer.parseInt(value);
                if (min <= chosen && chosen <= max) {
                    return Optional.empty();
                }
            }
            return Optional.of(
                    Phrase.of(
                            "option-range",
                            "option",
                            name,
                            "value",
                            value,
                            "min",
                            min,
                            "max",
                            max));
        }
    }

    /** One of several values. */
    record Choice(String name, List<String> values, String usual) implements Option {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public Optional<Phrase> complaint(String value) {
            return notAmong(name, values, value);
        }
    }

    /**
     * Some of several values, written with commas; at least {@code min} and at most {@code max}.
     */
    record Several(String name, List<String> values, int min, int max, String usual)
            implements Option {
        public Several {
            values = List.copyOf(values);
        }

        @Override
        public Optional<Phrase> complaint(String value) {
            List<String> chosen = split(value);
            for (String one : chosen) {
                Optional<Phrase> complaint = notAmong(name, values, one);
                if (complaint.isPresent()) {
                    return complaint;
                }
            }
            if (new LinkedHashSet<>(chosen).size() < chosen.size()) {
                return Optional.of(Phrase.of("option-twice", "option", name, "value", value));
            }
            if (chosen.size() < min || chosen.size() > max) {
                return Optional.of(
                        Phrase.of(
                                "option-count",
                                "option",
                                name,
                                "count",
                                chosen.size(),
                                "min",
                                min,
                                "max",
                                max));
            }
            return Optional.empty();
        }

        /** The single values of a text with commas. */
        public static List<String> split(String value) {
            return value.isBlank() ? List.of() : Arrays.asList(value.strip().split("\\s*,\\s*"));
        }
    }

    /** The content of a data file; the box checks it when it is opened. */
    record Data(String name, String usual) implements Option {
        private static final String BYTE_ORDER_MARK = "\uFEFF";

        /** Some editors begin a file with a byte-order mark; it is no part of the content. */
        @Override
        public String read(String value) {
            return value.startsWith(BYTE_ORDER_MARK)
                    ? value.substring(BYTE_ORDER_MARK.length())
                    : value;
        }

        @Override
        public Optional<Phrase> complaint(String value) {
            return Optional.empty();
        }
    }

    private static Optional<Phrase> notAmong(String name, List<String> values, String value) {
        return values.contains(value)
                ? Optional.empty()
                : Optional.of(
                        Phrase.of(
                                "option-value", "option", name, "value", value, "allowed", values));
    }
}
