package masque.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import masque.core.Phrase;
import masque.core.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/**
 * A sentence in which players are not named yet. Wording is slow and every table says the same
 * things about other people, so a sentence is worded once, with marks in place of the names, and
 * once is in memory for all tables.
 */
final class Template {
    private static final char MARK = '\uE000';
    private static final int MOST_SEATS = 32;

    /** Calls every player by a mark. */
    private static final List<String> MARKS =
            IntStream.range(0, MOST_SEATS)
                    .mapToObj(seat -> "" + MARK + (char) (MARK + 1 + seat))
                    .toList();

    /** Texts, and between each two the player who is named there. */
    private final List<SerializedString> texts = new ArrayList<>();

    private final List<Seat> seats = new ArrayList<>();

    /** Takes a sentence said to {@link #listener} apart. */
    Template(String sentence) {
        int begin = 0;
        for (int mark = sentence.indexOf(MARK); mark >= 0; mark = sentence.indexOf(MARK, begin)) {
            texts.add(new SerializedString(sentence.substring(begin, mark)));
            seats.add(new Seat(sentence.charAt(mark + 1) - MARK - 1));
            begin = mark + 2;
        }
        texts.add(new SerializedString(sentence.substring(begin)));
    }

    /** Somebody in this seat, to whom all players are marks. */
    static Listener listener(int you) {
        return new Listener(MARKS, you);
    }

    /** Whether a phrase is made of nothing that could be mistaken for a mark. */
    static boolean fits(Phrase phrase) {
        for (Object value : phrase.args().values()) {
            if (!fits(value)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fits(Object value) {
        return switch (value) {
            case Phrase phrase -> fits(phrase);
            case List<?> list -> list.stream().allMatch(Template::fits);
            case Integer number -> true;
            case Seat seat -> true;
            default -> false;
        };
    }

    /** The sentence with the names that the listener knows. */
    String say(Listener listener) {
        StringBuilder sentence = new StringBuilder(texts.getFirst().getValue());
        for (int i = 0; i < seats.size(); i++) {
            sentence.append(listener.name(seats.get(i))).append(texts.get(i + 1).getValue());
        }
        return sentence.toString();
    }

    /** Writes the sentence with the names that the listener knows. */
    void write(JsonGenerator out, Listener listener) {
        if (seats.isEmpty()) {
            out.writeString(texts.getFirst());
        } else {
            out.writeString(say(listener));
        }
    }
}
