package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import masque.app.Cli.Outcome;
import masque.contract.Contract;
import masque.contract.Setting;
import masque.core.Box;
import masque.edge.GameFile;
import masque.edge.GameFile.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The coach in the terminal: what it says of a file, and of what is none. */
final class CoachCommandTest {
    private static final Box BOX = Shelf.ours().find("masquerade-trick", "en").box();
    private static final Setting TWO =
            Contract.of(BOX).settings().stream()
                    .filter(setting -> setting.seats() == 2)
                    .findFirst()
                    .orElseThrow();

    @TempDir private Path folder = Path.of("");

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("game.json"), text);
    }

    private static Outcome coach(Path file, String... more) {
        List<String> line = new ArrayList<>(List.of("coach", file.toString()));
        line.addAll(List.of(more));
        return Cli.run("", line.toArray(String[]::new));
    }

    private static GameFile finished() {
        for (long seed = 1; ; seed++) {
            GameFile game = FairGames.random(BOX, TWO, seed);
            if (game.ending() == GameFile.Ending.FINISHED
                    && game.players().getFirst().kind() == Player.Kind.PERSON) {
                return game;
            }
        }
    }

    private static void refused(Outcome outcome, String part) {
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(part).doesNotContain("Exception", "\tat ");
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void itSaysWhatChoicesCostAndHowChanceFellTheSameEveryTime() throws IOException {
        Path file = file(finished().write());
        Outcome said = coach(file, "--seat", "1", "--tries", "30");
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out())
                .contains("The coach on ", "choices were not forced", "of a hundred other deals");
        assertThat(said.out().lines()).allMatch(line -> line.length() <= Page.WIDTH);
        assertThat(coach(file, "--seat", "1", "--tries", "30").out()).isEqualTo(said.out());
    }

    @Test
    void aFileOfOlderOrForeignRulesIsRefusedWithASentence() throws IOException {
        GameFile game = finished();
        String edition = "\"edition\":" + game.journal().edition();
        assertThat(game.write()).contains(edition);
        Path older = file(game.write().replace(edition, "\"edition\":0"));
        refused(coach(older, "--tries", "30"), "edition");
        Path foreign = file(game.write().replace("masquerade-trick", "masquerade-tryst"));
        refused(coach(foreign, "--tries", "30"), "masquerade-tryst");
        refused(coach(file("{}"), "--tries", "30"), "game.json");
        refused(coach(folder.resolve("none.json")), "none.json");
    }

    @Test
    void aSeatAndAnEffortThatAreNoneAreRefused() throws IOException {
        Path file = file(finished().write());
        refused(coach(file, "--seat", "3"), "from 1 to 2");
        refused(coach(file, "--seat", "0"), "from 1 to 2");
        refused(coach(file, "--tries", "0"), "--tries");
    }
}
