package masque.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Experiments with the bots. */
@Command(
        description = "Experiments with bots: who wins how often, and puzzles from their games.",
        synopsisSubcommandLabel = "COMMAND")
final class Lab {
    private Lab() {}

    /** The command with all that it can do. */
    static CommandLine commandLine(Main main) {
        CommandLine lab = new CommandLine(new Lab());
        lab.addSubcommand("arena", new ArenaCommand(main));
        lab.addSubcommand("puzzles", new MakePuzzles(main));
        return lab;
    }
}
