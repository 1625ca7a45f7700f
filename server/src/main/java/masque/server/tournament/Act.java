package masque.server.tournament;

import java.util.function.Function;
import masque.contest.ArenaCommand;

/** Something that somebody asks for in a tournament. */
public sealed interface Act {
    /** What the client calls it: the same again is done once. */
    String id();

    /**
     * A player asks.
     *
     * @param command what it comes to for this player
     */
    record OfPlayer(String id, Function<String, ArenaCommand> command) implements Act {}

    /** An organiser asks. */
    record OfOrganiser(String id, ArenaCommand command) implements Act {}

    /**
     * An organiser corrects a result.
     *
     * @param after the number of the match's latest change that the organiser knows of
     */
    record Correction(String id, ArenaCommand.Correct command, int after) implements Act {}

    /** An organiser enters bots. */
    record EnrolBots(String id, String level, int number) implements Act {}

    /** An organiser wants another link for organisers: the one before is worth nothing then. */
    record NewDeskLink(String id) implements Act {}
}
