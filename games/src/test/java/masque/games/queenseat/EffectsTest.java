package masque.games.queenseat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.State;
import masque.edge.Listener;
import masque.edge.Words;
import org.junit.jupiter.api.Test;

/** What is said to be different in a round is true, and is said once. */
class EffectsTest {
    private static final String V = "venomfruit";
    private static final List<String> NAMES = List.of("Fox", "Owl", "Hare", "Raven", "Stag");

    private static List<String> sentences(List<QueenView.Effect> effects, int viewer) {
        Words words = Words.of("en", "queenseat");
        Listener listener = new Listener(NAMES, viewer);
        return effects.stream().map(effect -> words.say(effect.phrase(), listener)).toList();
    }

    private static List<String> kinds(List<QueenView.Effect> effects) {
        return effects.stream().map(QueenView.Effect::kind).toList();
    }

    /** Two seats have lost with these, and act one after the other; the first seat is Queen. */
    private static Court twoLost(String one, String other, String... hands) {
        Court court =
                Court.holding(
                        "galaksea, " + hands[0],
                        one + ", " + hands[1],
                        other + ", " + hands[2],
                        "galaksea, " + V,
                        "galaksea, " + V);
        return court.votes("galaksea", one, other, "galaksea", "galaksea")
                .say("take 1", "give 1", "give 1");
    }

    @Test
    void qs_4_7_whatTwoFlamesBringAboutIsSaidOnce() {
        Court court = twoLost("feared flame", "feared flame", V, V, "dark " + V);
        court.say("act", "secret venomfruit", "give 3", "act", "secret dark venomfruit");
        assertThat(court.view(0).next()).as("the type, not the card").hasSize(1);
        for (int stranger : new int[] {State.SPECTATOR, 3, 4}) {
            assertThat(sentences(court.view(stranger).next(), stranger))
                    .containsExactly("Fox must vote a type that Feared Flame showed");
        }
        assertThat(court.view(1).next()).as("one card is known, one is not").hasSize(2);
        court.say("give 2");
        assertThat(court.view(3).now()).hasSize(1);
    }

    @Test
    void qs_5_5_inARandomRoundNothingElseSaysHowToVote() {
        for (String card : List.of("feared flame", "featherdancer")) {
            Court court = twoLost(card, "dark chattered fins", V, V, V).say("act");
            court.say(card.equals("featherdancer") ? "name venomfruit" : "secret venomfruit");
            while (court.phase() == Phase.CHOOSING || court.phase() == Phase.HANDING) {
                court.say(court.legal(Integer.numberOfTrailingZeros(court.state().waiting)).get(0));
            }
            assertThat(kinds(court.view(0).next())).as(card).hasSize(1).doesNotContain("random");
            court.say("act");
            assertThat(kinds(court.view(0).next())).as(card).containsExactly("random");
            court.chance(0, 0, 0, 0, 0).say("give 2");
            assertThat(court.view(0).round()).isEqualTo(2);
            assertThat(kinds(court.view(0).now())).as(card).containsExactly("random");
        }
    }

    @Test
    void qs_5_5_norDoesTheBarOfARandomRound() {
        Court court = twoLost("dark feared flame", "dark chattered fins", V, V, V);
        court.say("act", "give 3");
        assertThat(kinds(court.view(0).next())).containsExactly("least");
        court.say("act");
        assertThat(kinds(court.view(0).next())).containsExactly("random");
    }

    @Test
    void qs_5_5_whoMaySwapIsSaidInARandomRoundToo() {
        Court court = twoLost("chattered fins", "dark chattered fins", V, V, V);
        court.say("act", "give 3", "act");
        assertThat(kinds(court.view(0).next())).containsExactly("random", "losing-type");
    }

    @Test
    void qs_4_7_onlyTheTypeOfTheShownCardBinds() {
        Card wine = new Card(Princess.WHISTLEY_WINE, true);
        Phrase forced = new QueenEvent.ForcedBy(new Seat(0), wine).phrase();
        Words english = Words.of("en", "queenseat");
        assertThat(english.say(forced, new Listener(NAMES, 0)))
                .isEqualTo(
                        "It is dark Whistley Wine: you must vote the type Whistley Wine next round,"
                                + " if possible.");
        assertThat(english.say(forced, new Listener(NAMES, 1)))
                .isEqualTo(
                        "It is dark Whistley Wine: Fox must vote the type Whistley Wine next round,"
                                + " if possible.");
        Phrase shown = new QueenEvent.Forced(new Seat(1), new Seat(0)).phrase();
        assertThat(english.say(shown, new Listener(NAMES, 0)))
                .isEqualTo(
                        "Owl shows you, the Queen, a card whose type you must vote next round, if"
                                + " possible.");
        Words japanese = Words.of("ja", "queenseat");
        assertThat(japanese.say(forced, new Listener(NAMES, 1)))
                .contains("その札は", "Foxは次のラウンドに、できるなら")
                .doesNotEndWith(japanese.say(wine.phrase(), Listener.STRANGER) + "に投票しなければなりません。");
        assertThat(japanese.say(shown, new Listener(NAMES, 0))).contains("その種類に投票");
    }
}
