package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import masque.core.Codes;
import masque.core.Option;
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

/** The words of Queenseat: none missing, none idle. */
class QueenWordsTest {
    private static final String BUNDLE = "queenseat";

    /** Keys that no phrase of a game needs: names, options and what a wrong data file is told. */
    private static final List<String> OTHER_DOORS = List.of("game-", "option-", "packs-", "page-");

    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx");
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
        Packs.warnings(3, Court.ofAll(3).game.packs()).forEach(one -> collect(one, found));
        collect(new QueenEvent.Ended(new Seat(0), 30, true).phrase(), found);
        collect(
                Court.lost(2, "chattered fins", "", "", "", "")
                        .say("act", "give 2")
                        .view(0)
                        .prompt(),
                found);
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
    private static void scripted(Map<String, Phrase> found) {
        Court egg = Court.lost(2, "dark eggsnatcher", "venomfruit", "", "", "").say("act");
        collect(egg.view(2).prompt(), found);
        egg.say("name venomfruit");
        egg.heard(1, QueenEvent.class).forEach(event -> collect(event.phrase(), found));
        Court trade = Court.holding("galaksea", "trunktrumpets, venomfruit", "galaksea");
        trade.open(0, "venomfruit").state().secret[0] += Cards.one(0);
        trade.votes("galaksea", "trunktrumpets", "galaksea").say("take 1", "give 1");
        trade.state().votes[0] = trade.state().votes[1];
        collect(trade.say("act").view(1).prompt(), found);
        Court wine = Court.lost(2, "dark whistley wine", "", "", "", "");
        wine.open(0, "whistley wine").say("act");
        collect(wine.view(2).prompt(), found);
        why(wine, 2, "choose 2", found);
        why(wine.say("choose 1"), 2, "steal secret", found);
        Court thief = Court.lost(2, "dark trunktrumpets", "venomfruit", "", "", "").say("act");
        thief.chance(0).say("steal secret");
        thief.heard(1, QueenEvent.class).forEach(event -> collect(event.phrase(), found));
        Court least = Court.lost(2, "dark featherdancer", "venomfruit", "", "", "");
        least.say("act", "least");
        least.heard(1, QueenEvent.class).forEach(event -> collect(event.phrase(), found));
        collect(least.view(0).prompt(), found);
        why(least, 0, "public galaksea", found);
        Court fewer = Court.lost(2, "chattered fins", "", "", "", "").open(2, "galaksea, galaksea");
        fewer.open(2, "galaksea").state().test = SwapTest.SHE_HAS_MORE;
        why(fewer, 2, "swap 1", found);
    }

    private static void why(Court court, int seat, String move, Map<String, Phrase> found) {
        court.game
                .why(court.state(), seat, court.code(move))
                .ifPresent(refusal -> collect(refusal.reason(), found));
    }

    private static void play(QueenGame game, Seeded chance, Map<String, Phrase> found) {
        Sink sink = (audience, event) -> collect(event.phrase(), found);
        State state = game.start(chance, sink);
        Codes legal = new Codes();
        while (state.pending() != 0) {
            for (int viewer : new int[] {chance.below(game.seats), chance.bit(state.pending())}) {
                QueenView view = (QueenView) state.view(viewer);
                collect(view.prompt(), found);
                view.log().forEach(line -> collect(line, found));
                view.now().forEach(effect -> collect(effect.phrase(), found));
                view.next().forEach(effect -> collect(effect.phrase(), found));
            }
            for (int code = chance.below(5); code < game.codes(); code += 5) {
                for (int seat = 0; seat < game.seats; seat++) {
                    game.why(state, seat, code)
                            .ifPresent(refusal -> collect(refusal.reason(), found));
                }
            }
            int seat = chance.bit(state.pending());
            legal.clear();
            state.legal(seat, legal);
            for (int code : legal.toArray()) {
                collect(game.read(code).phrase(), found);
            }
            state.apply(seat, game.wander(legal, chance), chance, sink);
        }
        game.why(state, 0, QueenGame.ACT).ifPresent(refusal -> collect(refusal.reason(), found));
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
