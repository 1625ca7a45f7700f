package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import masque.core.Option;
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

/** The words of Queenseat: none missing, none idle. */
class QueenWordsTest {
    private static final String BUNDLE = "queenseat";

    /** Keys that no phrase of a game needs: names, options and what a wrong data file is told. */
    private static final List<String> OTHER_DOORS = List.of("game-", "option-", "packs-", "page-");

    private static final List<String> NAMES = List.of("Fox", "Owl");
    private static final Vocabulary PHRASES = phrases();

    /** Every phrase that games can come up with, one for each key. */
    private static Vocabulary phrases() {
        Vocabulary found = new Vocabulary();
        Packs.warnings(3, Court.ofAll(3).game.packs()).forEach(found::collect);
        found.collect(new QueenEvent.Ended(new Seat(0), 30, true).phrase());
        Arrays.stream(Princess.values()).map(Princess::vote).forEach(found::collect);
        scripted(found);
        String[] options = {"queenPick=winning", "queenPick=any"};
        for (long seed = 0; seed < 24; seed++) {
            String equal = "equalSwap=" + (seed % 4 > 1);
            // With few regular cards dark ones come up often.
            String file = "princesses=" + Court.file().replace(",8,1,", ",2,1,");
            Court court = Court.ofAll(4 + (int) seed % 3, options[(int) seed % 2], equal, file);
            play(court.game, new Seeded(seed), found);
        }
        return found;
    }

    /** What random games seldom say. */
    private static void scripted(Vocabulary found) {
        Court give = Court.lost(2, "chattered fins", "", "", "", "").say("act", "give 2");
        shown(found, give.state(), 0);
        Court egg = Court.lost(2, "dark eggsnatcher", "venomfruit", "", "", "").say("act");
        shown(found, egg.state(), 2);
        told(egg.say("name venomfruit"), found);
        Court trade = Court.holding("galaksea", "trunktrumpets, venomfruit", "galaksea");
        trade.open(0, "venomfruit").state().secret[0] += Cards.one(0);
        trade.votes("galaksea", "trunktrumpets", "galaksea").say("take 1", "give 1");
        trade.state().votes[0] = trade.state().votes[1];
        shown(found, trade.say("act").state(), 1);
        Court wine = Court.lost(2, "dark whistley wine", "", "", "", "");
        wine.open(0, "whistley wine").say("act");
        shown(found, wine.state(), 2);
        refused(wine, "choose 2", found);
        refused(wine.say("choose 1"), "steal secret", found);
        Court thief = Court.lost(2, "dark trunktrumpets", "venomfruit", "", "", "").say("act");
        told(thief.chance(0).say("steal secret"), found);
        Court least = Court.lost(2, "dark featherdancer", "venomfruit", "", "", "");
        told(least.say("act", "least"), found);
        shown(found, least.state(), 0);
        refused(least, "public galaksea", found);
        shown(found, Court.lost(2, "chattered fins", "", "", "", "").frozen(2).state(), 2);
        Court swap = Court.lost(2, "chattered fins", "", "", "", "");
        swap.open(2, "galaksea, galaksea, galaksea");
        for (SwapTest test : SwapTest.values()) {
            swap.state().test = test;
            refused(swap, "swap 1", found);
            shown(found, swap.state(), 2);
            shown(found, swap.state(), 1);
        }
    }

    /** All that a viewer can read. */
    private static void shown(Vocabulary found, State state, int viewer) {
        found.shown(state, viewer);
        QueenView view = (QueenView) state.view(viewer);
        found.collect(view.goal());
        view.counsel().ifPresent(found::collect);
        view.verdict().ifPresent(found::collect);
        view.result().ifPresent(result -> found.collect(result.decided()));
    }

    /** What the second seat has heard. */
    private static void told(Court court, Vocabulary found) {
        court.heard(1, QueenEvent.class).forEach(event -> found.collect(event.phrase()));
    }

    private static void refused(Court court, String move, Vocabulary found) {
        found.refused(court.game, court.state(), court.code(move));
    }

    private static void play(QueenGame game, Seeded chance, Vocabulary found) {
        State state = game.start(chance, found.sink());
        do {
            for (int viewer = State.SPECTATOR; viewer < game.seats; viewer++) {
                shown(found, state, viewer);
                QueenView view = (QueenView) state.view(viewer);
                view.now().forEach(effect -> found.collect(effect.phrase()));
                view.next().forEach(effect -> found.collect(effect.phrase()));
            }
            for (int code = chance.below(5); code < game.codes(); code += 5) {
                found.refused(game, state, code);
            }
        } while (found.step(game, state, chance));
        found.refused(game, state, QueenGame.ACT);
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
    void everythingThatCanBeChosenHasAName() {
        for (String language : List.of("en", "ja")) {
            for (Option option : Court.box().options(4)) {
                List<String> values =
                        switch (option) {
                            case Option.Choice choice -> choice.values();
                            case Option.Several several -> several.values();
                            default -> List.of();
                        };
                assertThat(Words.of(language, BUNDLE).keys(BUNDLE))
                        .contains("option-" + option.name())
                        .containsAll(
                                values.stream()
                                        .map(value -> "option-" + option.name() + "-" + value)
                                        .toList());
            }
            assertThat(Words.of(language, BUNDLE).keys(BUNDLE))
                    .containsAll(
                            Arrays.stream(Princess.values())
                                    .map(princess -> "action-dark-" + princess.id())
                                    .toList());
        }
    }

    @Test
    void aSwapIsToldAsASentence() {
        Words words = Words.of("en", BUNDLE);
        Phrase swap = new QueenEvent.Swapped(new Seat(1), new Seat(0), new Seat(1)).phrase();
        assertThat(words.say(swap, new Listener(NAMES, 1)))
                .isEqualTo("You swap seats with Fox. You are Queen.");
        assertThat(words.say(swap, new Listener(NAMES, 0)))
                .isEqualTo("Owl swaps seats with you. Owl is Queen.");
    }
}
