package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import masque.app.Cli.Outcome;
import masque.core.Box;
import masque.core.Game;
import masque.core.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The command line answers in sentences, with the right exit code. */
final class MainTest {
    private static final String GAME = "masquerade-trick";

    /** A box that cannot be opened because of a mistake in it. */
    private static final class BrokenBox implements Box {
        @Override
        public String id() {
            return GAME;
        }

        @Override
        public int minSeats() {
            return 2;
        }

        @Override
        public int maxSeats() {
            return 4;
        }

        @Override
        public List<Option> options(int seats) {
            return List.of();
        }

        @Override
        public Game<?> open(int seats, Map<String, String> chosen) {
            throw new IllegalStateException("the lid is stuck");
        }
    }

    private static void badUsage(Outcome outcome, String... parts) {
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(parts).doesNotContain("Exception", "\tat ");
        assertThat(outcome.out()).isEmpty();
    }

    static List<String> commands() {
        return List.of(
                "serve",
                "backup",
                "restore",
                "menu",
                "play",
                "learn",
                "rules",
                "verify",
                "coach",
                "soak",
                "bench",
                "lab",
                "load",
                "crash-test",
                "test",
                "mutate",
                "format",
                "dist",
                "clauses",
                "completion");
    }

    @Test
    void theHelpListsEveryCommand() {
        Outcome help = Cli.run("", "--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).contains(commands());
        assertThat(help.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelp(String command) {
        Outcome help = Cli.run("", command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).startsWith("Usage: masque " + command);
        assertThat(Cli.run("", "help", command).out()).isEqualTo(help.out());
    }

    @Test
    void theWordHelpIsUnderstoodToo() {
        assertThat(Cli.run("", "help").out()).isEqualTo(Cli.run("", "--help").out());
        badUsage(Cli.run("", "help", "nonsense"), "nonsense");
    }

    @Test
    void theVersionIsTold() {
        Outcome version = Cli.run("", "--version");
        assertThat(version.code()).isZero();
        assertThat(version.out()).startsWith("masque ");
    }

    @Test
    void anUnknownCommandGetsASuggestion() {
        badUsage(Cli.run("", "plai"), "no command \"plai\": did you mean play?", "--help");
        badUsage(Cli.run("", "xyzzy"), "no command \"xyzzy\".", "--help");
    }

    @ParameterizedTest
    @CsvSource({
        "nonsense --help, no command \"nonsense\".",
        "nonsense -h, no command \"nonsense\".",
        "nonsense --version, no command \"nonsense\".",
        "--help nonsense, no command \"nonsense\".",
        "lab nonsense, no command \"lab nonsense\".",
        "lab nonsense --help, no command \"lab nonsense\".",
        "lab arema --help, no command \"lab arema\": did you mean lab arena?",
        "help lab nonsense, nonsense",
        "play masquerade-trick nonsense --help, nonsense",
        "play --nonsense --help, --nonsense",
    })
    void helpWithWhatThereIsNotIsNoOtherHelp(String line, String sentence) {
        badUsage(Cli.run("", line.split(" ")), sentence, "--help");
    }

    @Test
    void anUnknownOptionGetsASuggestion() {
        badUsage(Cli.run("", "play", GAME, "--playres", "3"), "--playres", "--players");
    }

    @Test
    void anUnknownGameGetsASuggestion() {
        badUsage(Cli.run("", "play", "masquerade-trik"), "did you mean masquerade-trick?");
        badUsage(Cli.run("", "learn", "masquerade-trik"), "did you mean masquerade-trick?");
        badUsage(Cli.run("", "rules", "masquerade-trik"), "did you mean masquerade-trick?");
        badUsage(Cli.run("", "soak", "masquerade-trik"), "did you mean masquerade-trick?");
        badUsage(Cli.run("", "bench", "masquerade-trik"), "did you mean masquerade-trick?");
        badUsage(Cli.run("", "play", "chess"), "no game \"chess\"", GAME);
        badUsage(Cli.run("", "play"), "Which game?", GAME);
    }

    @ParameterizedTest
    @CsvSource({
        "--players=0, 0 players cannot play this: it takes 1 to 4.",
        "--players=5, 5 players cannot play this: it takes 1 to 4.",
        "--players=-2, -2 players cannot play this: it takes 1 to 4.",
        "--players=four, is not a whole number",
        "--me=0, There is no seat 0: --me is a number from 1 to 4.",
        "--me=5, There is no seat 5: --me is a number from 1 to 4.",
        "--seed=99999999999999999999, is not a whole number in range",
        "--lang=fr, The language \"fr\" is not there; it may be en or ja.",
        "-o=colour=red, There is no option \"colour\".",
        "-o=length=long, The option \"length\" cannot be \"long\": it may be",
        "-o=holyKnight=true, The option \"holyKnight\" is not for this number of players",
        "-o=length, \"length\" is no choice: write -o NAME=VALUE",
        "-o=missions=@no/such/file, The file no/such/file cannot be read.",
        "-o=missions=nonsense, missions",
    })
    void whatCannotBeChosenIsNamedWithWhatCan(String option, String sentence) {
        badUsage(Cli.run("", "play", GAME, option), sentence);
    }

    @Test
    void anOptionIsChosenOnce() {
        badUsage(
                Cli.run("", "play", GAME, "-o", "openHistory=true", "-o", "openHistory=false"),
                "\"openHistory\" is chosen twice");
    }

    @Test
    void theOptionsOfAGameAreListed() {
        Outcome options = Cli.run("", "play", GAME, "--options");
        assertThat(options.code()).isZero();
        assertThat(options.out())
                .contains("-o openHistory=true|false (usually false)", "-o missions=@FILE")
                .doesNotContain("holyKnight");
        assertThat(Cli.run("", "play", GAME, "--players", "1", "--options").out())
                .contains("-o holyKnight=true|false (usually false)");
        badUsage(Cli.run("", "play", GAME, "--players", "9", "--options"), "1 to 4");
    }

    @Test
    void theSourcesAreNeededToWorkOnThem() {
        badUsage(Cli.run("", "mutate", GAME), "./masque mutate masquerade-trick");
    }

    @Test
    void soakAndBenchNameWhatIsAllowed() {
        badUsage(Cli.run("", "soak", GAME, "--games", "0"), "at least 1");
        badUsage(Cli.run("", "bench", GAME, "--players", "9"), "9 players", "1 to 4");
    }

    @Test
    void theCompletionScriptKnowsCommandsAndGames() {
        Outcome script = Cli.run("", "completion");
        assertThat(script.code()).isZero();
        assertThat(script.out()).contains("#!/usr/bin/env bash", "soak", GAME, "--resume");
    }

    @Test
    void aMistakeOfOursIsASentence() {
        Shelf shelf =
                new Shelf(
                        List.of(
                                new Shelf.Entry(
                                        new BrokenBox(),
                                        (view, page) -> List.of(),
                                        Shelf.Pace.WHOLE_GAMES)));
        Outcome outcome = Cli.run(shelf, "", "play", GAME);
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.err()).contains("the lid is stuck", "--debug").doesNotContain("\tat ");
        Outcome debugged = Cli.run(shelf, "", "play", GAME, "--debug");
        assertThat(debugged.code()).isEqualTo(1);
        assertThat(debugged.err()).contains("the lid is stuck", "\tat masque.");
    }

    @Test
    void theBareCallStartsTheSite() {
        badUsage(Cli.run("", "--port", "x"), "--port", "\"x\"", "0 to 65535");
        badUsage(Cli.within(Map.of("MASQUE_PORT", "x")), "MASQUE_PORT", "\"x\"", "0 to 65535");
        assertThat(Cli.run("", "--help").out()).contains("Without a command it starts the site");
    }

    @Test
    void whatTheLauncherCallsIsNotListed() {
        assertThat(Cli.run("", "--help").out()).doesNotContain("rehearse");
    }

    @Test
    void theMenuEndsWithItsInput() {
        Outcome menu = Cli.run("", "menu");
        assertThat(menu.code()).isZero();
        assertThat(menu.out()).contains("1  play Masquerade Trick", "2  the rules of", "3  learn ");
    }

    @Test
    void theMenuDoesWhatIsChosenAndComesBack() {
        long lessons = Shelf.ours().entries().stream().filter(Shelf.Entry::hasLesson).count();
        long last = 2L * Shelf.ours().ids().size() + lessons + 3;
        String puzzle = (last - 2) + "\nsolution\n";
        Outcome menu = Cli.run("0\nx\n2\n1\nquit\n" + puzzle + last + "\n", "menu");
        assertThat(menu.code()).isZero();
        assertThat(menu.out())
                .contains(
                        "Choose a number from 1 to " + last + ".",
                        "MT-1.1",
                        "Seed ",
                        "not finished",
                        "The best: ");
        assertThat(menu.out().split("what the command line can do", -1)).hasSize(5);
    }

    @Test
    void theMenuSpeaksJapanese() {
        assertThat(Cli.run("", "menu", "--lang", "ja").out()).contains("終わる");
    }
}
