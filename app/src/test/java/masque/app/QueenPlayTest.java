package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queenseat is played through a pipe: votes, actions, swaps, and the Queen at the end. */
final class QueenPlayTest {
    /** The first of what is listed, over and over. */
    private static final String FIRST = "1\n".repeat(900);

    /** The game with bots that choose at random: better bots are not to change what is said. */
    private static Shelf atRandom() {
        Shelf.Entry ours = Shelf.ours().find("queenseat", "en");
        return new Shelf(List.of(new Shelf.Entry(ours.box(), ours.table(), ours.pace())));
    }

    private static Outcome play(String input, String... more) {
        String[] args =
                Stream.concat(Stream.of("play", "queenseat", "--seed", "3"), Stream.of(more))
                        .toArray(String[]::new);
        return Cli.run(atRandom(), input, args);
    }

    private static String said(String input, String... more) {
        Outcome outcome = play(input, more);
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out().replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @CsvSource({"4,starter,1", "7,medium,3", "10,advanced,10"})
    void aPipedGameComesToItsEnd(String players, String set, String me) {
        for (String language : List.of("en", "ja")) {
            Outcome outcome =
                    play(FIRST, "--players", players, "--set", set, "--me", me, "--lang", language);
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.out())
                    .contains(language.equals("en") ? "The game is over." : "ゲーム終了。");
            assertThat(outcome.out().lines())
                    .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void theRingTheVotesAndTheLosersChoicesAreShown() {
        assertThat(said(FIRST, "--players", "4", "--set", "starter"))
                .contains("Round 1 of at most 30, clockwise from the Queenseat")
                .containsPattern("\\d \\w+ Queen 9 secret")
                .containsPattern("Votes \\w+: [\\w ]+, won > \\w+")
                .containsPattern("Lost \\w+: [\\w ]+, [\\w ]+")
                .containsPattern("Barred [\\w ]+: Your neighbours show this Princess");
    }

    @Test
    void packsAreChosenByNameAndLikeColoursAreWarnedOf() {
        String packs = "galloping-sun,feared-flame,galaksea,venomfruit";
        assertThat(said("", "--players", "4", "--packs", packs))
                .contains("Galloping Sun and Feared Flame look alike");
        assertThat(said("", "--players", "3")).contains("With three players the game plays poorly");
        Outcome few = play("", "--players", "4", "--packs", "galaksea,venomfruit");
        assertThat(few.code()).isEqualTo(2);
        assertThat(few.err()).contains("4 players need at least 4 Princesses");
    }

    @Test
    void whyNotCitesItsClause() {
        assertThat(said("why act\n", "--players", "4")).contains("(Clause QS-2.1");
    }
}
