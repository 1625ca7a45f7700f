package masque.app;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import masque.core.BadInput;
import masque.core.Journal;
import masque.core.Puzzle;
import masque.edge.Listener;
import masque.edge.PuzzleFile;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** A file of puzzles that does not fit the rules is refused with its name, its place and why. */
final class PuzzleReadingTest {
    private static final Shelf.Entry ENTRY = Shelf.ours().find("masquerade-trick", "en");
    private static final Puzzle PUZZLE = ENTRY.puzzles().getFirst();

    private static void isRefused(String text, String... said) {
        assertThatThrownBy(() -> PuzzleFile.read(text, "some.json", ENTRY.box()))
                .asInstanceOf(InstanceOfAssertFactories.type(BadInput.class))
                .extracting(bad -> ENTRY.words("en").say(bad.phrase(), Listener.STRANGER))
                .asString()
                .startsWith("some.json")
                .contains(said);
    }

    private static void isRefused(Puzzle puzzle, String said) {
        isRefused(PuzzleFile.write(ENTRY.id(), List.of(puzzle)), "puzzle " + puzzle.id(), said);
    }

    private static Puzzle with(Journal journal, int seat, List<Puzzle.Choice> choices) {
        return new Puzzle(PUZZLE.id(), journal, seat, choices, PUZZLE.beliefs(), PUZZLE.thumb());
    }

    private static Journal journal(int edition, int steps) {
        Journal whole = PUZZLE.journal();
        return new Journal(
                whole.game(),
                edition,
                whole.seats(),
                whole.options(),
                whole.setUp(),
                whole.steps().subList(0, steps));
    }

    @Test
    void whatIsNoFileOfPuzzlesIsRefused() {
        isRefused("{", "line 1");
        isRefused("{\"format\": \"masque-save\"}", "masque-puzzles");
        isRefused(
                "{\"format\": \"masque-puzzles\", \"version\": 2, \"game\": \"queenseat\"}",
                "newer Masque");
        isRefused(PuzzleFile.write("queenseat", List.of()), "queenseat", "masquerade-trick");
    }

    @Test
    void aFieldThatIsMissingOrUnknownIsNamed() {
        String text = PuzzleFile.write(ENTRY.id(), List.of(PUZZLE));
        isRefused(text.replace("\"worth\"", "\"wort\""), "puzzles[0].choices[0].worth");
        isRefused(text.replace("\"thumb\"", "\"nose\""), "puzzles[0].nose");
    }

    @Test
    void olderRulesAreRefused() {
        Journal journal = PUZZLE.journal();
        Journal older = journal(journal.edition() - 1, journal.steps().size());
        isRefused(with(older, PUZZLE.seat(), PUZZLE.choices()), "edition");
    }

    @Test
    void aPositionInWhichOtherThingsCanBeChosenIsRefused() {
        String said = "not what the rules allow";
        Journal journal = PUZZLE.journal();
        isRefused(with(journal(journal.edition(), 0), PUZZLE.seat(), PUZZLE.choices()), said);
        List<Puzzle.Choice> fewer = PUZZLE.choices().subList(0, PUZZLE.choices().size() - 1);
        isRefused(with(journal, PUZZLE.seat(), fewer), said);
    }

    @Test
    void theBestStandsFirst() {
        isRefused(
                with(PUZZLE.journal(), PUZZLE.seat(), PUZZLE.choices().reversed()),
                "not worth more");
    }

    @Test
    void anIdStandsThereOnce() {
        isRefused(PuzzleFile.write(ENTRY.id(), List.of(PUZZLE, PUZZLE)), PUZZLE.id(), "twice");
    }
}
