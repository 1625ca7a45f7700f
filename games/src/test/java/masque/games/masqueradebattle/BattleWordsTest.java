package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** The words of Masquerade Battle: none missing, none idle. */
class BattleWordsTest {
    private static final String BUNDLE = "masquerade-battle";

    /** Keys that no phrase of a game needs: names, options and what a wrong data file is told. */
    private static final List<String> OTHER_DOORS = List.of("game-", "option-", "deck-", "page-");

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
        for (Card.Kind kind : Card.Kind.values()) {
            collect(kind.phrase(), found);
        }
        collect(Card.character(Planet.MARS, 1, 8, 2).phrase(), found);
        for (Arena arena : List.of(Arena.of(3), Arena.of(5, "deal=even"))) {
            for (long seed = 0; seed < 12; seed++) {
                play(arena.game, new Seeded(seed), found);
            }
        }
        // A promise that is kept and yet not enough is rare where everybody bids at random.
        for (boolean ahead : new boolean[] {true, false}) {
            collect(ended(ahead), found);
        }
        return found;
    }

    private static Phrase ended(boolean ahead) {
        return new BattleEvent.Ended(
                        Side.DARK, Side.DARK, 5, 7, 6, true, ahead, List.of(new Seat(1)))
                .phrase();
    }

    private static void play(BattleGame game, Seeded chance, Map<String, Phrase> found) {
        Sink sink = (audience, event) -> collect(event.phrase(), found);
        State state = game.start(chance, sink);
        Codes legal = new Codes();
        while (true) {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                BattleView view = (BattleView) state.view(viewer);
                collect(view.prompt(), found);
                view.log().forEach(line -> collect(line, found));
            }
            for (int code = chance.below(7); code < game.codes(); code += 7) {
                for (int seat = 0; seat < game.seats; seat++) {
                    game.why(state, seat, code)
                            .ifPresent(refusal -> collect(refusal.reason(), found));
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
    void mb_2_1_theLobbySaysHowManyPlayItBest() {
        assertThat(Words.of("en", BUNDLE).say("game-pitch"))
                .contains("four to six", "eight or nine");
        assertThat(Words.of("ja", BUNDLE).say("game-pitch")).contains("四人から六人", "八人や九人");
    }

    @Test
    void sentencesSpeakToTheReader() {
        Words words = Words.of("en", BUNDLE);
        Phrase led =
                new BattleEvent.Played(
                                new Seat(1),
                                Card.character(Planet.MARS, 6, 3, 1),
                                Optional.of(Side.DARK),
                                true)
                        .phrase();
        assertThat(words.say(led, new Listener(NAMES, 1)))
                .isEqualTo("You lead Mars 6/3 as Dark 3.");
        assertThat(words.say(led, new Listener(NAMES, 0)))
                .isEqualTo("Owl leads Mars 6/3 as Dark 3.");
        assertThat(words.say(ended(false), new Listener(NAMES, 0)))
                .isEqualTo(
                        "5 had been promised. The best of the Dark Kingdom has 7, which keeps the"
                                + " promise, but the best of the others has 6: the Dark Kingdom"
                                + " win. That is Owl.");
    }
}
