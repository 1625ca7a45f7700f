package masque.app;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

        /** Any of several moves. */
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
    private final Map<Move, Wording> wordings = new HashMap<>();

    /** How a move can be said: by its text, or as it is listed. */
    private record Wording(String verb, Shortened text, Shortened listed) {
        boolean fits(Shortened line, BiPredicate<String, String> like) {
            return line.fits(verb, text, like) || line.fits(verb, listed, like);
        }
    }

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

    /**
     * What the line means: a number, a move's text, or words that fit one move only. Whatever the
     * game itself can read is that move, legal or not; only what it cannot read is guessed.
     */
    Meaning meaning(String line) {
        if (numbered && line.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= codes.length
                    ? new Meaning.Legal(codes[number - 1])
                    : new Meaning.NoSuchNumber();
        }
        String text = line.strip().replaceAll("\\s+", " ");
        OptionalInt code = chair.game().codeOf(text);
        if (code.isPresent()) {
            return named(code.getAsInt());
        }
        List<Supplier<Meaning>> guesses =
                List.of(
                        () -> among(table.readings(chair.view(), text)),
                        () -> withoutVerb(text),
                        () -> fitting(Shortened.of(text), String::equals),
                        () -> fitting(Shortened.of(text), String::startsWith));
        return guesses.stream()
                .map(Supplier::get)
                .filter(meaning -> !(meaning instanceof Meaning.Unknown))
                .findFirst()
                .orElseGet(Meaning.Unknown::new);
    }

    private Meaning named(int code) {
        return chair.why(code).isEmpty() ? new Meaning.Legal(code) : new Meaning.Refused(code);
    }

    /** One of several ways to read a line: a legal one if there is any. */
    private Meaning among(List<String> readings) {
        List<Integer> read = read(readings.stream());
        List<Integer> legal = read.stream().filter(code -> chair.why(code).isEmpty()).toList();
        return legal.isEmpty()
                ? read.stream()
                        .<Meaning>map(Meaning.Refused::new)
                        .findFirst()
                        .orElseGet(Meaning.Unknown::new)
                : one(legal);
    }

    /** A move of the game, whether legal or not, of which the verb was left out. */
    private Meaning withoutVerb(String text) {
        Stream<String> verbs = moves.stream().map(Choices::verb).distinct();
        List<Integer> read = read(verbs.map(verb -> verb + " " + text));
        return read.size() == 1 ? named(read.getFirst()) : one(read);
    }

    /** A legal move by some of the words of its text, or of how it is listed. */
    private Meaning fitting(Shortened line, BiPredicate<String, String> like) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < codes.length; i++) {
            if (wording(moves.get(i)).fits(line, like)) {
                found.add(codes[i]);
            }
        }
        return one(found);
    }

    private Wording wording(Move move) {
        return wordings.computeIfAbsent(
                move,
                known ->
                        new Wording(
                                verb(known),
                                Shortened.of(known.text()),
                                Shortened.of(listed(known))));
    }

    /** The codes of those texts that the game can read. */
    private List<Integer> read(Stream<String> texts) {
        return texts.flatMapToInt(text -> chair.game().codeOf(text).stream())
                .distinct()
                .boxed()
                .toList();
    }

    private Meaning one(List<Integer> found) {
        return switch (found.size()) {
            case 0 -> new Meaning.Unknown();
            case 1 -> new Meaning.Legal(found.getFirst());
            default -> new Meaning.Several(found.stream().<Move>map(chair.game()::read).toList());
        };
    }

    private static String verb(Move move) {
        return Shortened.words(move.text()).getFirst();
    }

    /** Whether this very text is a move that can be made now. */
    boolean offers(String text) {
        return moves.stream().anyMatch(move -> move.text().equals(text));
    }
}
