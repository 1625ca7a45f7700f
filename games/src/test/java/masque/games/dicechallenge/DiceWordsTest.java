package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
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

/** The words of Dice Challenge: none missing, none idle. */
class DiceWordsTest {
    private static final String BUNDLE = "dice-challenge";

    /** Keys that no phrase of a match needs: names, options and what wrong input is told. */
    private static final List<String> OTHER_DOORS =
            List.of(
                    "game-",
                    "option-",
                    "characters-",
                    "teams-",
                    "tokens-",
                    "seating-",
                    "card-",
                    "page-");

    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx", "Wren", "Moth");
    private static final Vocabulary PHRASES = phrases();

    /** Every phrase that matches can come up with, one for each key. */
    private static Vocabulary phrases() {
        Vocabulary found = new Vocabulary();
        for (Ability ability : Abilities.ALL) {
            found.collect(ability.name());
            found.collect(ability.rule());
        }
        Map<DiceGame, Integer> games =
                Map.of(
                        Ring.of(2).game, 150,
                        Ring.of(2, "card=6").game, 2,
                        Ring.of(2, "mirror=true").game, 20,
                        Ring.of(4, "mode=single", "teams=3").game, 8,
                        Ring.of(6, "mode=tag").game, 12,
                        Ring.of(2, "mode=tag", "teams=4").game, 20);
        games.forEach((game, count) -> {
            for (long seed = 0; seed < count; seed++) {
                play(game, new Seeded(seed), found);
            }
        });
        found.collect(Phrase.of("character-named", "name", "Somebody"));
        rare().forEach(found::collect);
        return found;
    }

    /** Two who pick at random hardly ever pick the same, let alone three times. */
    private static List<Phrase> rare() {
        Phrase character = Phrase.of("character-kunzite");
        Who who = new Who(0, character);
        return List.of(
                new DiceEvent.SamePick(character, true).phrase(),
                new DiceEvent.SamePick(character, false).phrase(),
                new DiceEvent.EqualRolls(who, who).phrase(),
                Phrase.of("character-numbered", "name", character, "number", 2),
                Phrase.of("why-again"),
                Phrase.of("why-ball"),
                Phrase.of("why-blocked-die"),
                Phrase.of("why-opener"));
    }

    private static void play(DiceGame game, Seeded chance, Vocabulary found) {
        State state = game.start(chance, found.sink());
        do {
            int viewer = chance.below(game.seats + 1) - 1;
            found.shown(state, viewer);
            DiceView view = (DiceView) state.view(viewer);
            view.gallery().forEach(portrait -> found.collect(portrait.name()));
            for (int i = 0; i < 12; i++) {
                found.refused(game, state, chance.below(i < 8 ? Codebook.COMMAND : game.codes()));
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
    void everyCharacterOfTheBoxHasAName() {
        Words words = Words.of("ja", BUNDLE);
        for (Card card : Ring.of(2).game.cards) {
            assertThat(words.keys(BUNDLE)).contains(card.phrase().key());
            assertThat(card.phrase().key()).isEqualTo("character-" + card.id());
        }
    }

    @Test
    void sentencesTellTheStory() {
        Words words = Words.of("en", BUNDLE);
        Who mercury = new Who(0, Phrase.of("character-sailor-mercury"));
        Who kunzite = new Who(1, Phrase.of("character-kunzite"));
        List<Die> dice = List.of(new Die("a", 4, 1), new Die("b", 8, 6), new Die("c", 8, 7));
        Die target = new Die("c", 20, 14);
        Phrase attack = new DiceEvent.Attacked(mercury, dice, kunzite, target, false).phrase();
        assertThat(words.say(attack, new Listener(NAMES, 0)))
                .isEqualTo("Sailor Mercury adds up d4=1, d8=6, and d8=7 against Kunzite's d20=14.");
        Phrase picked = new DiceEvent.Picked(new Seat(1), kunzite).phrase();
        assertThat(words.say(picked, new Listener(NAMES, 1))).isEqualTo("You play Kunzite.");
        assertThat(words.say(picked, new Listener(NAMES, 0))).isEqualTo("Owl plays Kunzite.");
    }
}
