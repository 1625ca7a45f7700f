package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Masquerade Trick: none missing, none idle, epilogues of our own. */
class TrickWordsTest {
    private static final String BUNDLE = "masquerade-trick";

    /** Keys that no phrase of a game needs: names, options, the page's, a wrong data file's. */
    private static final List<String> OTHER_DOORS =
            List.of("game-", "option-", "page-", "missions-");

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

    /** Every phrase that games with these seats can come up with, one for each key. */
    private static Map<String, Phrase> phrases() {
        Map<String, Phrase> found = new TreeMap<>();
        for (Epilogue epilogue : Epilogue.values()) {
            collect(epilogue.phrase(), found);
        }
        for (Mission.Kind kind : Mission.Kind.values()) {
            collect(new Mission(kind, 3, Role.KING).tricks(), found);
        }
        for (TrickGame game :
                List.of(
                        Ball.of(1).game,
                        Ball.of(1, "holyKnight=true").game,
                        Ball.of(2).game,
                        Ball.of(3, "openHistory=true").game,
                        Ball.of(4).game)) {
            for (long seed = 0; seed < 4; seed++) {
                play(game, new Seeded(seed), found);
            }
        }
        // Twenty deals without a winner are too rare to wait for.
        collect(new TrickEvent.GameEnded(List.of()).phrase(), found);
        return found;
    }

    private static void play(TrickGame game, Seeded chance, Map<String, Phrase> found) {
        Sink sink = (audience, event) -> collect(event.phrase(), found);
        State state = game.start(chance, sink);
        Codes legal = new Codes();
        while (true) {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                TrickView view = (TrickView) state.view(viewer);
                collect(view.prompt(), found);
                view.log().forEach(line -> collect(line, found));
            }
            for (int code = chance.below(4); code < game.codes(); code += 4) {
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
        Listener listener = new Listener(List.of("Fox", "Owl", "Hare", "Raven"), 1);
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
    void mt_3_4_everyEpilogueIsAStoryOfItsOwn() {
        for (String language : List.of("en", "ja")) {
            Words words = Words.of(language, BUNDLE);
            Listener listener = new Listener(List.of(), State.SPECTATOR);
            List<String> stories = new ArrayList<>();
            for (Epilogue epilogue : Epilogue.values()) {
                stories.add(words.say(epilogue.phrase(), listener));
            }
            assertThat(stories).doesNotHaveDuplicates().allMatch(story -> story.length() > 50);
        }
    }

    @Test
    void sentencesSpeakToTheReader() {
        Words words = Words.of("en", BUNDLE);
        Phrase led = new TrickEvent.Played(Dancer.SECOND, Ball.card("r5"), true).phrase();
        List<String> names = List.of("Fox", "Owl", "Hare", "Raven");
        assertThat(words.say(led, new Listener(names, 1))).isEqualTo("You lead rose 5.");
        assertThat(words.say(led, new Listener(names, 0))).isEqualTo("Owl leads rose 5.");
    }
}
