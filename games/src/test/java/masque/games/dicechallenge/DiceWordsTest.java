package masque.games.dicechallenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
                    "ask-",
                    "page-");

    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx", "Wren", "Moth");
    private static final Vocabulary PHRASES = phrases();

    /** What a page says of players, not of characters. */
    private static final String OF_PLAYERS = "who_is|page-no-choice";

    /** Words in s that follow no character. */
    private static final Set<String> NO_VERBS =
            Set.of(
                    "this", "Rounds", "becomes", "joins", "ends", "is", "was", "shows", "plays",
                    "sends");

    /** Verbs whose singular has more than an s. */
    private static final Map<String, String> UNUSUAL =
            Map.of("have", "has", "are", "is", "were", "was", "pass.", "passes.");

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
                        Ring.of(2, "ask-mirror=true", "characters=" + Ring.TWO).game, 40,
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
                Phrase.of("prompt-other-droid", "who", character),
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
            view.chosen().ifPresent(found::collect);
            found.collect(view.goal());
            view.rounds().forEach(outcome -> found.collect(outcome.why()));
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

    /** Every sentence about characters, all of them being this one; those of the page too. */
    private static List<String> about(Phrase character) {
        Words words = Words.of("en", BUNDLE, "core");
        List<Phrase> phrases = new ArrayList<>(PHRASES.phrases());
        words.patterns(BUNDLE)
                .forEach((key, pattern) -> {
                    if (key.startsWith("page-")
                            && !(key + pattern).matches(".*(" + OF_PLAYERS + ").*")) {
                        Map<String, Object> args = new TreeMap<>();
                        words.arguments(BUNDLE, key).forEach(name -> args.put(name, 1));
                        args.computeIfPresent("who", (name, old) -> character);
                        args.computeIfPresent("other", (name, old) -> character);
                        phrases.add(new Phrase(key, args));
                    }
                });
        return phrases.stream()
                .map(phrase -> new Phrase(phrase.key(), with(phrase.args(), character)))
                .filter(phrase -> phrase.args().containsValue(character))
                .map(phrase -> words.say(phrase, new Listener(NAMES, 0)))
                .toList();
    }

    private static Map<String, Object> with(Map<String, Object> args, Phrase character) {
        Map<String, Object> changed = new TreeMap<>(args);
        changed.replaceAll((name, value) ->
                !(value instanceof Phrase phrase)
                        ? value
                        : phrase.key().startsWith("character-")
                                ? character
                                : new Phrase(phrase.key(), with(phrase.args(), character)));
        return changed;
    }

    @Test
    void verbsAndPossessivesFollowTheNumberOfEveryCharacter() {
        List<Card> cards = Ring.of(2).game.cards;
        assertThat(cards).hasSize(24);
        List<String> singular = about(Phrase.of("character-sailor-moon"));
        assertThat(singular).hasSizeGreaterThan(60);
        for (Card card : cards) {
            List<String> sentences = about(card.phrase());
            boolean plural = Set.of("droids", "luna-and-artemis").contains(card.id());
            for (int i = 0; i < singular.size(); i++) {
                String one = singular.get(i).replace("Sailor Moon", "X");
                String sentence = sentences.get(i).replace(card.name(), "X");
                if (plural) {
                    agrees(one, sentence);
                } else {
                    assertThat(sentence).isEqualTo(one);
                }
            }
        }
    }

    /** Whether a sentence about many differs from one about a single one as it should. */
    private static void agrees(String one, String many) {
        String[] singular = one.split(" ", -1);
        String[] plural = many.split(" ", -1);
        assertThat(plural).as(many).hasSameSizeAs(singular);
        for (int i = 0; i < plural.length; i++) {
            if (!singular[i].equals(plural[i])) {
                String[] bare = plural[i].split("(?=[.:,]?$)", 2);
                assertThat(singular[i])
                        .as(many)
                        .isIn(bare[0] + "s" + bare[1], UNUSUAL.getOrDefault(plural[i], ""));
            }
        }
        assertThat(many).doesNotContain("X is", "X was", "X's");
        assertThat(many.split("[^\\p{L}']+"))
                .as(many)
                .noneMatch(word -> word.matches(".*[^s]s") && !NO_VERBS.contains(word));
    }

    @Test
    void everyVerbFollowsItsOwnSubject() {
        Words words = Words.of("en", BUNDLE);
        Who droids = new Who(0, Phrase.of("character-droids"));
        Who luna = new Who(1, Phrase.of("character-luna-and-artemis"));
        Who kunzite = new Who(2, Phrase.of("character-kunzite"));
        Phrase second =
                Phrase.of("character-numbered", "name", Phrase.of("character-droids"), "number", 2);
        Die die = new Die("a", 8, 5);
        Map<DiceEvent, String> expected = new LinkedHashMap<>();
        expected.put(new DiceEvent.Captured(kunzite, droids, die), "Kunzite captures Droids' d8.");
        expected.put(new DiceEvent.Captured(droids, kunzite, die), "Droids capture Kunzite's d8.");
        expected.put(
                new DiceEvent.CommandUsed(luna, List.of(die)),
                "Luna and Artemis use the Command Centre: d8=5.");
        expected.put(
                new DiceEvent.BallUsed(kunzite, luna),
                "Kunzite's Crystal Ball: Luna and Artemis roll again.");
        expected.put(new DiceEvent.Tagged(kunzite, droids), "Kunzite steps out, Droids step in.");
        expected.put(new DiceEvent.Passed(new Who(3, second)), "Droids (2) pass.");
        expected.forEach((event, sentence) ->
                assertThat(words.say(event.phrase(), new Listener(NAMES, 0))).isEqualTo(sentence));
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
