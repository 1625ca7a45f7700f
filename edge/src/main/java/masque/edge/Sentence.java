package masque.edge;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.PluralRules.PluralType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One ICU message, ready to be said with its arguments. ICU takes it apart and knows the plurals of
 * the language; it is put together here, since ICU's own formats let one thread work at a time and
 * take several times as long.
 */
final class Sentence {
    private static final String OTHER = "other";

    /** What is said of each argument. */
    interface Values {
        /** Whether there is something to say. */
        boolean has(Argument argument);

        void append(StringBuilder to, Argument argument);

        /** By which a select chooses. */
        String text(Argument argument);

        /**
         * By which a plural chooses.
         *
         * @throws IllegalStateException if it is no number
         */
        int number(Argument argument);
    }

    /** One piece of the message. */
    private interface Piece {
        /**
         * Says it.
         *
         * @param counted the number that the plural around it is about
         */
        void say(StringBuilder to, Values values, int counted);
    }

    /** Something that stays as it is. */
    private record Text(String text) implements Piece {
        @Override
        public void say(StringBuilder to, Values values, int counted) {
            to.append(text);
        }
    }

    /** The value of an argument. */
    private record Given(Argument argument) implements Piece {
        @Override
        public void say(StringBuilder to, Values values, int counted) {
            values.append(to, argument);
        }
    }

    /** A number sign in a plural. */
    private record Count(Digits digits) implements Piece {
        @Override
        public void say(StringBuilder to, Values values, int counted) {
            digits.append(to, counted);
        }
    }

    /** One of several, by what an argument is. */
    private record Select(Argument argument, Map<String, Message> cases, Message otherwise)
            implements Piece {
        @Override
        public void say(StringBuilder to, Values values, int counted) {
            cases.getOrDefault(values.text(argument), otherwise).say(to, values, counted);
        }
    }

    /** One of several, by how many there are. */
    private record Plural(
            Argument argument,
            int offset,
            Map<Integer, Message> exactly,
            Map<String, Message> cases,
            Message otherwise,
            PluralRules rules)
            implements Piece {
        @Override
        public void say(StringBuilder to, Values values, int counted) {
            int number = values.number(argument);
            @Nullable Message exact = exactly.get(number);
            Message chosen =
                    exact == null
                            ? cases.getOrDefault(rules.select(number - offset), otherwise)
                            : exact;
            chosen.say(to, values, number - offset);
        }
    }

    /** Pieces one after the other. */
    private record Message(List<Piece> pieces) {
        void say(StringBuilder to, Values values, int counted) {
            for (Piece piece : pieces) {
                piece.say(to, values, counted);
            }
        }
    }

    /** How a language writes numbers. */
    static final class Digits {
        private static final int FIRST_IN_GROUPS = 1_000;

        private final NumberFormat format;

        Digits(Locale locale) {
            format = NumberFormat.getInstance(locale);
        }

        void append(StringBuilder to, int number) {
            if (number >= 0 && number < FIRST_IN_GROUPS) {
                to.append(number);
            } else {
                // One thread at a time may use it.
                synchronized (format) {
                    to.append(format.format(number));
                }
            }
        }
    }

    private final Message message;
    private final List<Argument> arguments;
    private final Set<String> names = new TreeSet<>();

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if it is no ICU message, or more than the words need
     */
    Sentence(String pattern, Locale locale) {
        Reader reader = new Reader(pattern, locale);
        message = reader.message(0);
        arguments = List.copyOf(reader.arguments.values());
        names.addAll(reader.arguments.keySet());
    }

    /** Every argument that the message names, at any depth. */
    Set<String> arguments() {
        return Collections.unmodifiableSet(names);
    }

    /**
     * Says it.
     *
     * @throws IllegalStateException if there is nothing to say for an argument, wherever it is
     */
    void say(StringBuilder to, Values values) {
        for (Argument argument : arguments) {
            if (!values.has(argument)) {
                throw new IllegalStateException(
                        "it asks for " + names + " but \"" + argument.name() + "\" is not given");
            }
        }
        message.say(to, values, 0);
    }

    /** Takes a pattern apart. */
    private static final class Reader {
        private final MessagePattern pattern;
        private final Digits digits;
        private final Locale locale;
        private final Map<String, Argument> arguments = new LinkedHashMap<>();

        Reader(String text, Locale locale) {
            pattern = new MessagePattern(text);
            digits = new Digits(locale);
            this.locale = locale;
        }

        /** The message that begins with this part. */
        Message message(int start) {
            List<Piece> pieces = new ArrayList<>();
            String all = pattern.getPatternString();
            int from = pattern.getPart(start).getLimit();
            int end = pattern.getLimitPartIndex(start);
            for (int i = start + 1; i <= end; i++) {
                Part part = pattern.getPart(i);
                if (part.getIndex() > from) {
                    pieces.add(new Text(all.substring(from, part.getIndex())));
                }
                if (part.getType() == Part.Type.REPLACE_NUMBER) {
                    pieces.add(new Count(digits));
                } else if (part.getType() == Part.Type.ARG_START) {
                    pieces.add(argument(part.getArgType(), i + 1));
                    i = pattern.getLimitPartIndex(i);
                }
                from = pattern.getPart(i).getLimit();
            }
            return new Message(List.copyOf(pieces));
        }

        private Piece argument(ArgType type, int at) {
            String name = pattern.getSubstring(pattern.getPart(at));
            Argument argument = arguments.computeIfAbsent(name, Argument::of);
            return switch (type) {
                case NONE -> new Given(argument);
                case SELECT -> select(argument, at + 1);
                case PLURAL -> plural(argument, at + 1, PluralType.CARDINAL);
                case SELECTORDINAL -> plural(argument, at + 1, PluralType.ORDINAL);
                case SIMPLE, CHOICE ->
                        throw new IllegalArgumentException(
                                "\"%s\" can be said as it is or by select, plural or selectordinal, not by %s"
                                        .formatted(name, type.name().toLowerCase(Locale.ROOT)));
            };
        }

        private Select select(Argument argument, int at) {
            Map<String, Message> cases = new LinkedHashMap<>();
            for (int i = at; pattern.getPartType(i) == Part.Type.ARG_SELECTOR; ) {
                cases.put(pattern.getSubstring(pattern.getPart(i)), message(i + 1));
                i = pattern.getLimitPartIndex(i + 1) + 1;
            }
            return new Select(argument, Map.copyOf(cases), otherwise(cases));
        }

        private Plural plural(Argument argument, int at, PluralType type) {
            int offset = (int) pattern.getPluralOffset(at);
            Map<Integer, Message> exactly = new LinkedHashMap<>();
            Map<String, Message> cases = new LinkedHashMap<>();
            int i = pattern.getPartType(at).hasNumericValue() ? at + 1 : at;
            while (pattern.getPartType(i) == Part.Type.ARG_SELECTOR) {
                String selector = pattern.getSubstring(pattern.getPart(i));
                i++;
                if (pattern.getPartType(i).hasNumericValue()) {
                    exactly.put((int) pattern.getNumericValue(pattern.getPart(i)), message(i + 1));
                    i++;
                } else {
                    cases.put(selector, message(i));
                }
                i = pattern.getLimitPartIndex(i) + 1;
            }
            return new Plural(
                    argument,
                    offset,
                    Map.copyOf(exactly),
                    Map.copyOf(cases),
                    otherwise(cases),
                    PluralRules.forLocale(locale, type));
        }

        /** ICU refuses a pattern without it. */
        private static Message otherwise(Map<String, Message> cases) {
            @Nullable Message other = cases.get(OTHER);
            if (other == null) {
                throw new IllegalArgumentException("there is no \"" + OTHER + "\"");
            }
            return other;
        }
    }
}
