package masque.server.setup;

import java.util.List;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Puzzle;
import masque.edge.PuzzleFile;

/**
 * The puzzles of a game as they are written, to be read when somebody wants to solve one.
 *
 * @param name the name of the file, for what is wrong in it
 */
public record PuzzleText(String name, String text) {
    /**
     * The puzzles, held against the rules of their game.
     *
     * @throws BadInput if they do not fit them
     */
    public List<Puzzle> read(Box box) {
        return PuzzleFile.read(text, name, box);
    }
}
