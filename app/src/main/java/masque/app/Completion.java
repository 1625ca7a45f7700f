package masque.app;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints the script that completes commands in the shell. */
@Command(
        description = {
            "Prints a completion script for bash and zsh.",
            "Use it with: source <(./masque completion)"
        })
final class Completion implements Callable<Integer> {
    private final Main main;

    Completion(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        main.stdio().out().println(AutoComplete.bash("masque", main.commandLine()));
        return 0;
    }
}
