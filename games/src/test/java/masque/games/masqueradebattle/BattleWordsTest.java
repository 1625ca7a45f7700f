package masque.games.masqueradebattle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import masque.core.Event;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Seeded;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import masque.games.Vocabulary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of Masquerade Battle: none missing, none idle. */
class BattleWordsTest {
    private static final String BUNDLE = "masquerade-battle";

    /** Keys that no phrase of a game needs: names, options and what a wrong data file is told. */
    private static final List<String> OTHER_DOORS = List.of("game-", "option-", "deck-", "page-");

    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven", "Stag");
    private static final Vocabulary PHRASES = phrases();

    /** Every phrase that games can come up with, one for each key. */
    private static Vocabulary phrases() {
        Vocabulary found = new Vocabulary();
        for (Card.Kind kind : Card.Kind.values()) {
            found.collect(kind.phrase());
        }
        found.collect(Card.character(Planet.MARS, 1, 8, 2).phrase());
        for (Reason reason : Reason.values()) {
            found.collect(reason.phrase());
        }
        found.collect(new BattleEvent.Discarded(Optional.empty()).phrase());
        for (Arena arena : List.of(Arena.of(3), Arena.of(5, "deal=even"))) {
            for (long seed = 0; seed < 12; seed++) {
                play(arena.game, new Seeded(seed), found);
            }
        }
        // A promise that is kept and yet not enough is rare where everybody bids at random.
        for (boolean ahead : new boolean[] {true, false}) {
            found.collect(ended(Side.DARK, ahead));
            found.collect(ended(Side.GUARDIAN, ahead));
        }
        return found;
    }

    private static Phrase ended(Side winner, boolean ahead) {
        return new BattleEvent.Ended(winner, Side.DARK, 5, 7, 6, true, ahead, List.of(new Seat(1)))
                .phrase();
    }

    private static void play(BattleGame game, Seeded chance, Vocabulary found) {
        State state = game.start(chance, found.sink());
        do {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                found.shown(state, viewer);
                ((BattleView) state.view(viewer))
                        .advice()
                        .ifPresent(advice -> found.collect(advice.words()));
            }
            for (int code = chance.below(7); code < game.codes(); code += 7) {
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
        assertThat(words.say(ended(Side.DARK, false), new Listener(NAMES, 0)))
                .isEqualTo(
                        "5 had been promised. The best of the Dark Kingdom has 7, which keeps the"
                                + " promise, but the best of the others has 6: the Dark Kingdom"
                                + " wins. That is Owl.");
        assertThat(words.say(ended(Side.GUARDIAN, false), new Listener(NAMES, 1)))
                .endsWith("has 6: the Guardians win. That is you.");
    }

    private static String said(String language, Event event) {
        return Words.of(language, BUNDLE).say(event.phrase(), new Listener(NAMES, 0));
    }

    @Test
    void mb_6_5_onlyWhereATrickComesSomebodyLeadsAgain() {
        Event again = new BattleEvent.Discarded(Optional.of(new Seat(1)));
        assertThat(said("en", again)).isEqualTo("Nobody collects the trick. Owl leads again.");
        assertThat(said("ja", again)).isEqualTo("誰もトリックを取れません。もう一度Owlのリードです。");
        Event last = new BattleEvent.Discarded(Optional.empty());
        assertThat(said("en", last)).isEqualTo("Nobody collects the trick.");
        assertThat(said("ja", last)).isEqualTo("誰もトリックを取れません。");
    }

    @Test
    void mb_6_1_aReasonSaysWhichActionsWereWeighed() {
        Card card = Card.action(Planet.MOON, Side.GUARDIAN);
        Event won = new BattleEvent.TrickWon(new Seat(1), card, Reason.MOON_ACTION);
        assertThat(said("en", won))
                .isEqualTo("Owl wins the trick with Moon Action Guardian: the Action of the Moon.");
        assertThat(said("ja", won)).endsWith("トリックを取りました（月のアクション）。");
    }

    @Test
    void mb_5_3_theCardsThatMayBePlayedAreAlternatives() {
        Arena arena =
                Arena.holding("mars 5/4", "mars 4/5, luna, venus 8/1", "venus 7/2")
                        .say("mars 5/4 dark");
        Phrase refused =
                arena.game
                        .why(
                                arena.state(),
                                1,
                                arena.game.codeOf("play venus 8/1 dark").orElseThrow())
                        .orElseThrow()
                        .reason();
        Listener owl = new Listener(NAMES, 1);
        assertThat(Words.of("en", BUNDLE).say(refused, owl))
                .isEqualTo("Mars rules and must be followed; you could play Mars 4/5 or Luna.");
        assertThat(Words.of("ja", BUNDLE).say(refused, owl)).endsWith("出せるカード：火星4/5またはルナ。");
    }
}
