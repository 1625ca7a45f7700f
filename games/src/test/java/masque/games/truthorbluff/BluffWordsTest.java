package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Truth or Bluff: none missing, none idle. */
class BluffWordsTest {
    private static final String BUNDLE = "truth-or-bluff";

    /** Keys that no phrase of a game needs: names, options and what a wrong data file is told. */
    private static final List<String> OTHER_DOORS =
            List.of("game-", "option-", "numbers-", "page-");

    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven", "Stag");
    private static final Map<String, Phrase> PHRASES = phrases();

    private static void collect(Phrase phrase, Map<String, Phrase> into) {
        into.putIfAbsent(phrase.key(), phrase);
        phrase.args().values().forEach(value -> collectArgument(value, into));
    }

    private static void collectArgument(Object value, Map<String, Phrase> into) {
        if (value instanceof Phrase nested) {
            collect(nested, into);
        } else if (value instanceof List<?> list) {
            list.forEach(one -> collectArgument(one, into));
        }
    }

    /** Every phrase that games can come up with, one for each key. */
    private static Map<String, Phrase> phrases() {
        Map<String, Phrase> found = new TreeMap<>();
        for (Ending ending : Ending.values()) {
            collect(ending.phrase(), found);
        }
        for (Decider decider : Decider.values()) {
            collect(new BluffEvent.Ended(seats(0), decider).phrase(), found);
            collect(new BluffEvent.Ended(seats(0, 1), decider).phrase(), found);
        }
        collect(new BluffEvent.NoToken(new Seat(1)).phrase(), found);
        // Until three Villains lie before somebody, all of them turn up.
        BluffGame game = Salon.of(5, "ending=three-villains").game;
        for (long seed = 0; seed < 25; seed++) {
            play(game, new Seeded(seed), found);
        }
        return found;
    }

    private static List<Seat> seats(int... seats) {
        return Salon.seats(seats);
    }

    private static void play(BluffGame game, Seeded chance, Map<String, Phrase> found) {
        Sink sink = (audience, event) -> collect(event.phrase(), found);
        State state = game.start(chance, sink);
        Codes legal = new Codes();
        while (true) {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                collect(state.view(viewer).prompt(), found);
            }
            for (int code = chance.below(7); code < game.codes(); code += 7) {
                for (int seat = 0; seat < game.seats; seat++) {
                    game.why(state, seat, code)
                            .ifPresent(refusal -> collect(refusal.reason(), found));
                }
            }
            if (state.pending() == 0 || chance.below(8) == 0) {
                for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                    state.view(viewer).log().forEach(line -> collect(line, found));
                }
            }
            if (state.pending() == 0) {
                return;
            }
            int seat = chance.bit(state.pending());
            legal.clear();
            state.legal(seat, legal);
            for (int code : legal.toArray()) {
                collect(game.read(code).phrase(), found);
            }
            state.apply(seat, game.wander(legal, chance), chance, sink);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void everyPhraseHasWordsAndNoWordsAreIdle(String language) {
        Words words = Words.of(language, BUNDLE, "core");
        Listener listener = new Listener(NAMES, 1);
        PHRASES.forEach((key, phrase) ->
                assertThat(words.say(phrase, listener))
                        .as(key)
                        .isNotBlank()
                        .doesNotContain("{", "}"));
        TreeSet<String> idle = new TreeSet<>(words.keys(BUNDLE));
        idle.removeAll(PHRASES.keySet());
        idle.removeIf(key -> OTHER_DOORS.stream().anyMatch(key::startsWith));
        assertThat(idle).as("words that nothing says").isEmpty();
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(Words.of("ja", BUNDLE).keys(BUNDLE))
                .isEqualTo(Words.of("en", BUNDLE).keys(BUNDLE));
    }

    @Test
    void everyEndingThatCanBeChosenHasAName() {
        for (String language : List.of("en", "ja")) {
            for (Ending ending : Supply.of(8).endings()) {
                assertThat(Words.of(language, BUNDLE).keys(BUNDLE))
                        .contains("option-ending-" + ending.text());
            }
        }
    }

    @Test
    void theRevealIsToldAsASentence() {
        Words words = Words.of("en", BUNDLE);
        Tile mars = new Tile(Face.MARS, true, 3);
        Phrase caught =
                new BluffEvent.Turned(new Seat(1), new Seat(0), Face.PLUTO, false, true, mars)
                        .phrase();
        assertThat(words.say(caught, new Listener(NAMES, 1)))
                .isEqualTo("You say \"bluff\", and it is: Fox's Pluto is white Mars.");
        assertThat(words.say(caught, new Listener(NAMES, 0)))
                .isEqualTo("Owl says \"bluff\", and it is: your Pluto is white Mars.");
        Phrase fooled =
                new BluffEvent.Turned(new Seat(1), new Seat(0), Face.PLUTO, true, false, mars)
                        .phrase();
        assertThat(words.say(fooled, new Listener(NAMES, 3)))
                .isEqualTo("Owl believes in Pluto, but it is white Mars: Fox bluffed.");
    }
}
