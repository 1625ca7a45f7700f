package masque.app.tournament;

import java.util.Optional;
import java.util.Set;
import masque.core.BadInput;

/** The files of a tournament's games. */
public interface GameFiles {
    /** The tables whose games are there. */
    Set<String> tables();

    /** What the file of a game is called where something is wrong with it. */
    String source(String table);

    /**
     * The file of the game at a table.
     *
     * @throws BadInput if it is there and cannot be read
     */
    Optional<byte[]> file(String table);
}
