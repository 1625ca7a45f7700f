package masque.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Experiments with the bots. */
@Command(
        description = "Experiments with bots: who wins how often.",
        synopsisSubcommandLabel = "COMMAND")
final class Lab {
    private Lab() {}

    /** The command with all that it can do. */
    static CommandLine commandLine(Main main) {
        CommandLine lab = new CommandLine(new Lab());
        lab.addSubcommand("arena", new ArenaCommand(main));
        return lab;
    }
}
