package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice Challenge is played through a pipe: dice in boxes, attacks by what they show. */
final class DicePlayTest {
    /** Whatever is asked for, the first move on the list is legal. */
    private static final String FIRST_MOVES = "1\n".repeat(3_000);

    private static final String[] EXAMPLE = {"--me", "Sailor Mercury", "--vs", "Kunzite"};

    private static String[] game(String... more) {
        return Stream.concat(
                        List.of("play", "dice-challenge", "--seed", "7").stream(),
                        List.of(more).stream())
                .toArray(String[]::new);
    }

    /** The game with bots that choose at random: better bots are not to change what is said. */
    private static Shelf atRandom() {
        Shelf.Entry ours = Shelf.ours().find("dice-challenge", "en");
        return new Shelf(List.of(new Shelf.Entry(ours.box(), ours.table(), ours.pace())));
    }

    private static String said(List<String> lines, String... more) {
        String input = String.join("\n", lines) + "\n";
        Outcome outcome = Cli.run(atRandom(), input, game(more));
        assertThat(outcome.code()).as(outcome.err()).isZero();
        assertThat(outcome.err()).isEmpty();
        return outcome.out();
    }

    @ParameterizedTest
    @CsvSource({"duel,2", "single,3", "tag,2"})
    void aPipedMatchComesToItsEnd(String mode, String teams) {
        for (String language : List.of("en", "ja")) {
            Outcome outcome =
                    Cli.run(
                            atRandom(),
                            FIRST_MOVES,
                            game("--mode", mode, "--teams", teams, "--lang", language));
            assertThat(outcome.code()).as(outcome.err()).isZero();
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out()).contains(language.equals("en") ? "The match is won" : "試合終了");
            assertThat(outcome.out().lines())
                    .allSatisfy(line -> assertThat(Wrap.columns(line)).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void charactersAreNamedOnTheCommandLineAndDiceAreDrawn() {
        String out = said(List.of("quit"), EXAMPLE);
        assertThat(out)
                .contains("You play Sailor Mercury.", "plays Kunzite.", ".---.", "'---'")
                .contains("Planet Power 1", "Dark Kingdom 3", "reserve d4 d6 d10 d10")
                .contains("The score now:")
                .doesNotContain("Pick your character");
    }

    @Test
    void dc_8_10_twoWhoPickTheSameAreAskedForAMirrorMatch() {
        String[] same = {"-o", "ask-mirror=true", "--me", "Kunzite", "--vs", "Kunzite"};
        String asked = said(List.of("why pass", "quit"), same).replaceAll("\\s+", " ");
        assertThat(asked)
                .contains("Both picked Kunzite. Do you want a mirror match? Answer in secret.")
                .contains("Kunzite d8 d10 d20 d20; reserve d8 d10 d12 d12; Dark Kingdom 3")
                .contains("1 yes: a mirror match", "2 no: pick again")
                .contains("(Clause DC-8.10;");
        String refused = said(List.of("no", "quit"), same).replaceAll("\\s+", " ");
        assertThat(refused)
                .contains("You would rather pick again.")
                .contains("both pick again.", "Pick your character, in secret.");
        Outcome together = Cli.run("", game("-o", "ask-mirror=true", "-o", "mirror=true"));
        assertThat(together.code()).isEqualTo(2);
        assertThat(together.err()).contains("ask-mirror=true is for a duel");
    }

    @Test
    void teamsAreNamedWithCommas() {
        String out =
                said(
                        List.of("1", "quit"),
                        "--mode",
                        "tag",
                        "--me",
                        "Droids, Sailor Moon",
                        "--vs",
                        "wiseman,saphir");
        assertThat(out).contains("You play Droids.", "You play Sailor Moon.", "plays Saphir.");
        Outcome unknown = Cli.run("", game("--me", "Nobody"));
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("pick nobody");
        Outcome none = Cli.run("", "play", "masquerade-trick", "--me", "Kunzite");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("Kunzite");
    }

    @Test
    void whoeverIsManyTakesAVerbInThePlural() {
        String[] teams = {
            "--mode", "tag", "--me", "Droids, Queen Beryl", "--vs", "luna and artemis, saphir"
        };
        assertThat(said(List.of("quit"), teams).replaceAll("\\s+", " "))
                .contains("Crystal Ball: Droids roll again", "Luna and Artemis roll again")
                .contains("Crystal Ball: Queen Beryl rolls again", "Droids roll d1")
                .doesNotContain("Droids rolls");
    }

    /** What the first list of attacks says, such as "d4=1 + d8=6 > d10=7". */
    private static String firstAttack(String out) {
        return out.lines()
                .filter(line -> line.matches(" +[0-9]+ +d[0-9].* > d.*"))
                .map(line -> line.replaceAll("^ +[0-9]+ +", "").replaceAll(" {2,}.*", ""))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anAttackIsSaidByValuesOrByLetters() {
        String attack = firstAttack(said(List.of("quit"), EXAMPLE));
        String values = attack.replaceAll("d[0-9]+=", "");
        assertThat(said(List.of(values, "quit"), EXAMPLE))
                .containsAnyOf("Sailor Mercury captures", "That could be");
        assertThat(said(List.of(attack, "quit"), EXAMPLE)).contains("Sailor Mercury captures");
    }

    @Test
    void whatDoesNotAddUpIsRefusedWithItsClause() {
        String attack = firstAttack(said(List.of("quit"), EXAMPLE));
        assertThat(attack).isNotEmpty();
        for (String line : List.of("why pass", "abcd > a")) {
            String clause = line.equals("why pass") ? "DC-3.2" : "DC-3.4";
            assertThat(said(List.of(line, "quit"), EXAMPLE).replaceAll("\\s+", " "))
                    .contains("(Clause " + clause + ";");
        }
    }

    @Test
    void lettersTheOtherWayRoundAreNotTheSameAttack() {
        assertThat(said(List.of("why cd > a", "quit"), EXAMPLE)).contains("is allowed now");
        for (String line : List.of("why a > cd", "why attack a cd", "why a cd")) {
            assertThat(said(List.of(line, "quit"), EXAMPLE)).doesNotContain("is allowed now");
        }
    }

    @Test
    void otherCharactersAreLoadedFromAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("characters.csv");
        String header = "name,starting,reserve,droid,ability,uses,provenance\n";
        Files.writeString(
                file, header + "Fox,4 6,8,,planet-power,1,ours\nOwl,20,,,crystal-tokyo,,ours\n");
        Outcome good = Cli.run("quit\n", game("--characters", file.toString(), "--me", "fox"));
        assertThat(good.code()).as(good.err()).isZero();
        assertThat(good.out()).contains("You have picked Fox.");
        Files.writeString(file, header + "Fox,4 6,8,,planet-power,1,ours\nOwl,7,,,x,,ours\n");
        Outcome bad = Cli.run("", game("--characters", file.toString()));
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).contains(file.toString(), "Line 3", "\"x\"");
    }
}
