package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seeded;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import masque.games.Vocabulary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Masquerade Trick: none missing, none idle, epilogues of our own. */
class TrickWordsTest {
    private static final String BUNDLE = "masquerade-trick";

    /** Keys that no phrase of a game needs: names, options, the page's, a wrong data file's. */
    private static final List<String> OTHER_DOORS =
            List.of("game-", "option-", "page-", "missions-");

    private static final Vocabulary PHRASES = phrases();

    /** Every phrase that games with these seats can come up with, one for each key. */
    private static Vocabulary phrases() {
        Vocabulary found = new Vocabulary();
        for (Epilogue epilogue : Epilogue.values()) {
            found.collect(epilogue.phrase());
        }
        for (Mission.Kind kind : Mission.Kind.values()) {
            found.collect(new Mission(kind, 3, Role.KING).tricks());
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
        found.collect(new TrickEvent.GameEnded(List.of()).phrase());
        return found;
    }

    private static void play(TrickGame game, Seeded chance, Vocabulary found) {
        State state = game.start(chance, found.sink());
        do {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                found.shown(state, viewer);
            }
            for (int code = chance.below(4); code < game.codes(); code += 4) {
                found.refused(game, state, code);
            }
        } while (found.step(game, state, chance));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void everyPhraseHasWordsAndNoWordsAreIdle(String language) {
        PHRASES.check(language, BUNDLE, OTHER_DOORS);
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
