package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import masque.app.Cli.Outcome;
import masque.core.Box;
import masque.core.Option;
import masque.edge.SavedGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game is laid aside and goes on as if it had not been; no other file is harmed. */
final class SaveTest {
    private static final String[] GAME = {"play", "masquerade-trick", "--seed", "7"};

    @TempDir private Path folder = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("game.json");
    }

    private Outcome saved(String... lines) {
        return Cli.run(String.join("\n", lines).replace("FILE", file.toString()) + "\n", GAME);
    }

    private Outcome resumed(String input) {
        return Cli.run(input, "play", "--resume", file.toString());
    }

    private static String lastLines(String out) {
        int end = out.lastIndexOf("-- How deal");
        assertThat(end).isPositive();
        return out.substring(end);
    }

    /** What was said, wherever its lines were broken. */
    private static String flat(Outcome outcome) {
        return outcome.out().replaceAll("\\s+", " ");
    }

    private static Stream<String> told(Outcome outcome) {
        return outcome.out().lines().filter(line -> line.matches("  [A-Z].*"));
    }

    @Test
    void aResumedGameGoesOnAsItWouldHave() {
        String rest = "1\n".repeat(2_000);
        Outcome whole = Cli.run("2\n3\n" + rest, GAME);
        Outcome begun = saved("2", "3", "save FILE", "quit");
        assertThat(flat(begun)).contains("Saved to", "./masque play --resume " + file);
        Outcome goneOn = resumed(rest);
        assertThat(goneOn.code()).as(goneOn.err()).isZero();
        assertThat(flat(goneOn)).contains("Back to the game from " + file);
        assertThat(lastLines(goneOn.out())).isEqualTo(lastLines(whole.out()));
        assertThat(Stream.concat(told(begun), told(goneOn)).toList())
                .isEqualTo(told(whole).toList());
    }

    @Test
    void theSameGameMayBeSavedAgain() throws IOException {
        saved("1", "save FILE");
        int before = SavedGame.read(Files.readString(file), "before").journal().steps().size();
        resumed("1\nsave\n");
        int after = SavedGame.read(Files.readString(file), "after").journal().steps().size();
        assertThat(after).isGreaterThan(before);
        assertThat(flat(saved("save FILE"))).contains("Saved to");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Files.writeString(file, "a letter");
        assertThat(flat(saved("save FILE", "quit")))
                .contains("is not a save of this game", "not saved");
        assertThat(file).hasContent("a letter");
        Cli.run("save! " + file + "\n", "play", "masquerade-trick", "--seed", "8");
        String other = Files.readString(file);
        assertThat(SavedGame.read(other, "other").seed()).isEqualTo(8);
        assertThat(flat(saved("save FILE"))).contains("is not a save of this game");
        assertThat(file).hasContent(other);
    }

    @Test
    void whatCannotBeWrittenIsASentence() {
        assertThat(flat(saved("save FILE/deeper/game.json", "1")))
                .contains("cannot be written", "Everybody hands a card on");
    }

    private void refused(String content, String... parts) throws IOException {
        Files.writeString(file, content);
        Outcome outcome = resumed("1\n");
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains(parts).doesNotContain("Exception", "\tat ");
        assertThat(outcome.out()).isEmpty();
        assertThat(file).hasContent(content);
    }

    @Test
    void aDamagedOrForeignFileIsRefusedAndLeftAlone() throws IOException {
        saved("1", "1", "save FILE");
        String good = Files.readString(file);
        refused("a letter", "game.json, line 1");
        refused("{}", "\"format\" should be \"masque-save\"");
        refused(good.substring(0, good.length() / 2), "game.json, line");
        refused(good.replace("\"seat\":1", "\"seat\":9"), "steps[", "seat");
        refused(good.replaceFirst("\"code\":[0-9]+", "\"code\":71"), "Step 1 ");
        refused(good.replaceFirst("\\[\\[[0-9]+,", "[[77,"), "set-up");
        refused(good.replace("\"edition\":1", "\"edition\":999"), "edition 999");
        refused(good.replace("masquerade-trick", "masquerade-trik"), "did you mean");
        refused(good.replace("\"seats\":4", "\"seats\":9"), "9 players");
        refused(good.replace("openHistory", "openMystery"), "no option \"openMystery\"");
    }

    @Test
    void aGameSavedBeforeAnOptionCameIsResumedAndSavedToTheSameFile() throws IOException {
        saved("1", "save FILE");
        String good = Files.readString(file);
        String old = good.replaceFirst(",\\s*\"openHistory\":\"false\"", "");
        assertThat(old).isNotEqualTo(good);
        Files.writeString(file, old);
        assertThat(resumed("1\nsave " + file + "\nquit\n").code()).isZero();
        assertThat(Files.readString(file)).contains("\"openHistory\":\"false\"");
    }

    @Test
    void aFileThatIsNotThereIsASentence() {
        Outcome outcome = resumed("");
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("game.json cannot be read");
    }

    @Test
    void aFileThatIsNoTextIsASentence() throws IOException {
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 1});
        assertThat(resumed("").code()).isEqualTo(2);
        assertThat(resumed("").err()).contains("game.json cannot be read");
        assertThat(flat(saved("save FILE"))).contains("is not a save of this game");
    }

    @Test
    void aSavedGameBringsItsOwnChoices() {
        saved("1", "save FILE");
        Outcome outcome = Cli.run("", "play", "--resume", file.toString(), "--players", "3");
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("use --resume without them");
    }

    @Test
    void aDataFileIsReadFromAnOption() throws IOException {
        String missions = shippedMissions();
        Path data = folder.resolve("missions.csv");
        Files.writeString(data, missions);
        Outcome good = Cli.run("", "play", "masquerade-trick", "-o", "missions=@" + data);
        assertThat(good.code()).as(good.err()).isZero();
        Files.writeString(data, missions.replace("king", "kong"));
        Outcome bad = Cli.run("", "play", "masquerade-trick", "-o", "missions=@" + data);
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).contains(data + ": Line ", "kong");
    }

    @Test
    void aDataFileMayBeginWithAByteOrderMark() throws IOException {
        for (Shelf.Entry entry : Shelf.ours().entries()) {
            Option.Data option = data(entry.box());
            Path data = folder.resolve(option.name() + ".csv");
            Files.writeString(data, "\uFEFF" + option.usual());
            Outcome good = Cli.run("", "play", entry.id(), "-o", option.name() + "=@" + data);
            assertThat(good.code()).as(good.err()).isZero();
        }
    }

    private static Option.Data data(Box box) {
        return box.options(box.maxSeats()).stream()
                .filter(Option.Data.class::isInstance)
                .map(Option.Data.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static String shippedMissions() {
        return Shelf.ours().entries().getFirst().box().options(4).stream()
                .filter(option -> option.name().equals("missions"))
                .findFirst()
                .orElseThrow()
                .usual();
    }
}
