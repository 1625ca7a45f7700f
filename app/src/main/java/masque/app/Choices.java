package masque.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import masque.core.Chair;
import masque.core.Codes;
import masque.core.Move;

/** The legal moves of a chair, and what a player means by a few words. */
final class Choices {
    /** What a line was found to mean. */
    sealed interface Meaning {
        /** Exactly this legal move. */
        record Legal(int code) implements Meaning {}

        /** A move that exists but is not legal now. */
        record Refused(int code) implements Meaning {}

        /** Any of several legal moves. */
        record Several(List<Move> moves) implements Meaning {}

        /** A number that stands before no move. */
        record NoSuchNumber() implements Meaning {}

        /** Nothing at all. */
        record Unknown() implements Meaning {}
    }

    private final Chair chair;
    private final Page page;
    private final TextTable table;
    private final boolean numbered;
    private final int[] codes;
    private final List<Move> moves = new ArrayList<>();

    Choices(Chair chair, Page page) {
        this(chair, page, (view, sheet) -> List.of(), true);
    }

    /**
     * The choices of a chair.
     *
     * @param table says how moves are listed and what else a line can mean
     * @param numbered whether the moves are listed with numbers; else a number is a word of a move
     */
    Choices(Chair chair, Page page, TextTable table, boolean numbered) {
        this.chair = chair;
        this.page = page;
        this.table = table;
        this.numbered = numbered;
        Codes legal = new Codes();
        chair.legal(legal);
        codes = legal.toArray();
        for (int code : codes) {
            moves.add(chair.game().read(code));
        }
    }

    /** The legal moves, in the order of their numbers. */
    List<Move> moves() {
        return moves;
    }

    /** A move as it is listed. */
    String listed(Move move) {
        return page.say(table.phrase(chair.view(), move));
    }

    /** What the line means: a number, a move's text, or words that fit one move only. */
    Meaning meaning(String line) {
        if (numbered && line.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= codes.length
                    ? new Meaning.Legal(codes[number - 1])
                    : new Meaning.NoSuchNumber();
        }
        String text = line.strip().replaceAll("\\s+", " ");
        for (int i = 0; i < codes.length; i++) {
            if (moves.get(i).text().equalsIgnoreCase(text)) {
                return new Meaning.Legal(codes[i]);
            }
        }
        List<String> readings = table.readings(chair.view(), text);
        Meaning meaning = readings.isEmpty() ? fitting(text, String::equals) : among(readings);
        if (meaning instanceof Meaning.Unknown) {
            OptionalInt code = written(text);
            meaning = code.isPresent() ? named(code.getAsInt()) : fitting(text, Choices::begins);
        }
        return meaning;
    }

    /** One of several ways to read a line: a legal one if there is any. */
    private Meaning among(List<String> readings) {
        List<Integer> read =
                readings.stream()
                        .flatMapToInt(text -> chair.game().codeOf(text).stream())
                        .boxed()
                        .toList();
        List<Integer> legal = read.stream().filter(code -> chair.why(code).isEmpty()).toList();
        return switch (legal.size()) {
            case 0 -> read.isEmpty() ? new Meaning.Unknown() : new Meaning.Refused(read.getFirst());
            case 1 -> new Meaning.Legal(legal.getFirst());
            default -> new Meaning.Several(legal.stream().<Move>map(chair.game()::read).toList());
        };
    }

    /** Words may be cut short, numbers may not: 1 is not 12. */
    private static boolean begins(String said, String word) {
        return word.matches("[0-9]+") ? said.equals(word) : said.startsWith(word);
    }

    private Meaning named(int code) {
        return chair.why(code).isEmpty() ? new Meaning.Legal(code) : new Meaning.Refused(code);
    }

    private Meaning fitting(String text, BiPredicate<String, String> fits) {
        List<String> typed = words(text);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            List<String> said = new ArrayList<>(words(moves.get(i).text()));
            said.addAll(words(listed(moves.get(i))));
            if (!typed.isEmpty()
                    && typed.stream()
                            .allMatch(
                                    word -> said.stream().anyMatch(one -> fits.test(one, word)))) {
                found.add(i);
            }
        }
        return switch (found.size()) {
            case 0 -> new Meaning.Unknown();
            case 1 -> new Meaning.Legal(codes[found.getFirst()]);
            default -> new Meaning.Several(found.stream().map(moves::get).toList());
        };
    }

    /** A move of the game, whether legal or not; its verb may be left out. */
    private OptionalInt written(String text) {
        OptionalInt code = chair.game().codeOf(text);
        Set<String> verbs =
                moves.stream()
                        .map(move -> words(move.text()).getFirst())
                        .collect(Collectors.toSet());
        for (String verb : verbs) {
            if (code.isEmpty()) {
                code = chair.game().codeOf(verb + " " + text);
            }
        }
        return code;
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[\\s\\p{Punct}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
