package masque.games.masqueradetrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Seeded;
import masque.core.Sink;
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
                        Ball.of(2, "length=deal-per-player").game,
                        Ball.of(3, "openHistory=true").game,
                        Ball.of(4).game)) {
            for (long seed = 0; seed < 16; seed++) {
                play(game, new Seeded(seed), found);
            }
        }
        // Twenty deals without a winner are too rare to wait for.
        found.collect(new TrickEvent.GameEnded(List.of()).phrase());
        found.collect(Ending.nobodyWon(TrickState.MOST_DEALS));
        Role[] court = {
            Role.JESTER, Role.KNIGHT, Role.ASSASSIN, Role.KING, Role.PRINCE, Role.PRINCESS
        };
        Ball doneByTwo = Verdicts.ball(4, court, new int[] {2, 3, 1, 4});
        explained(doneByTwo.point("2", "3", "1", "left").view(0), found);
        return found;
    }

    private static void play(TrickGame game, Seeded chance, Vocabulary found) {
        State state = game.start(chance, found.sink());
        do {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                found.shown(state, viewer);
                explained((TrickView) state.view(viewer), found);
            }
            for (int code = chance.below(4); code < game.codes(); code += 4) {
                found.refused(game, state, code);
            }
        } while (found.step(game, state, chance));
    }

    private static void explained(TrickView view, Vocabulary found) {
        found.collect(view.goal());
        view.result()
                .ifPresent(result -> {
                    found.collect(result.verdict());
                    found.collect(result.decided());
                    result.own().ifPresent(found::collect);
                    result.game().ifPresent(found::collect);
                    result.log().forEach(found::collect);
                });
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
        Phrase knight = new TrickEvent.Played(Dancer.KNIGHT, Ball.card("r5"), true).phrase();
        assertThat(words.say(knight, new Listener(names, 0))).isEqualTo("The knight leads rose 5.");
    }

    private static String said(String language, Phrase phrase) {
        Listener fox = new Listener(List.of("Fox", "Owl", "Hare"), 0);
        return Words.of(language, BUNDLE).say(phrase, fox);
    }

    @Test
    void mt_5_2_whoHasNoPartInTheExchangeIsNotToldToHave() {
        Phrase two = exchanged(Dancer.FIRST, Dancer.SECOND);
        assertThat(said("en", two)).isEqualTo("You and Owl hand each other a card, face down.");
        assertThat(said("ja", two)).isEqualTo("あなたとOwlがカードを一枚ずつ、裏向きで交換しました。");
        Phrase alone = exchanged(Dancer.FIRST, Dancer.ASSASSIN);
        assertThat(said("en", alone))
                .isEqualTo("You and the assassin hand each other a card, face down.");
        Phrase all = exchanged(Dancer.FIRST, Dancer.SECOND, Dancer.THIRD);
        assertThat(said("en", all)).isEqualTo("Everybody hands a card on, face down.");
    }

    private static Phrase exchanged(Dancer... who) {
        return new TrickEvent.Exchanged(List.of(who)).phrase();
    }

    private static Phrase refused(Ball ball, int seat, String move) {
        return ball.game
                .why(ball.state(), seat, ball.game.codeOf(move).orElseThrow())
                .orElseThrow()
                .reason();
    }

    @Test
    void mt_2_5_theCardsThatMayBePlayedAreAlternatives() {
        Ball ball = SetUpTest.four().pass("c1", "c2", "c3", "g2").play("r2");
        Phrase refused = refused(ball, 1, "play mask 1");
        assertThat(said("en", refused))
                .isEqualTo("Rose was led and must be followed; you could play rose 7 or rose 6.");
        assertThat(said("ja", refused)).isEqualTo("薔薇がリードされたので従わなければなりません。出せるカード：薔薇の7または薔薇の6。");
    }

    @Test
    void mt_2_9_aWrongMaskIsAnsweredWithAllThatLieFaceDown() {
        Ball ball = Ball.of(3);
        Seeded chance = new Seeded(1);
        State state = ball.game.start(chance, Sink.NOBODY);
        while (((TrickView) state.view(0)).phase() != Phase.POINTING) {
            Codes legal = new Codes();
            int seat = Integer.numberOfTrailingZeros(state.pending());
            state.legal(seat, legal);
            state.apply(seat, legal.at(0), chance, Sink.NOBODY);
        }
        ball.goOnWith(state);
        Phrase refused = refused(ball, 0, "point 4");
        assertThat(said("en", refused))
                .isEqualTo(
                        "No mask lies face down there; you could point at Owl's mask, Hare's mask,"
                                + " the left mask in the centre, or the right mask in the centre.");
        assertThat(said("ja", refused))
                .isEqualTo("そこに伏せた仮面はありません。指せるのはOwlの仮面、Hareの仮面、中央の左の仮面、または中央の右の仮面です。");
    }
}
