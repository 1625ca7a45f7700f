package masque.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import masque.app.load.CrashCommand;
import masque.app.load.LoadCommand;
import masque.app.load.Voice;
import masque.app.serve.BackupCommand;
import masque.app.serve.Rehearsal;
import masque.app.serve.RestoreCommand;
import masque.app.serve.ResultsCheck;
import masque.app.serve.Serve;
import picocli.CommandLine;

/**
 * All commands by their names, in the order in which the help lists them. Each is made when it is
 * wanted: reading what they all understand takes longer than much of what they do.
 */
final class Commands {
    private final Map<String, Supplier<CommandLine>> byName = new LinkedHashMap<>();

    /** What the main command has below it. */
    Commands(Main main) {
        byName.put("serve", () -> Serve.commandLine(main.surroundings(), main.shelf().playables()));
        byName.put("backup", () -> BackupCommand.commandLine(main.surroundings()));
        byName.put("restore", () -> RestoreCommand.commandLine(main.surroundings()));
        put("menu", () -> new Menu(main));
        put("play", () -> new Play(main));
        put("learn", () -> new Learn(main));
        put("puzzle", () -> new PuzzleCommand(main));
        put("rules", () -> new Rules(main));
        byName.put("verify", () -> verify(main));
        put("coach", () -> new CoachCommand(main));
        put("soak", () -> new Soak(main));
        put("bench", () -> new Bench(main));
        byName.put("lab", () -> Lab.commandLine(main));
        put("load", () -> new LoadCommand(voice(main), main.shelf()::box));
        put("crash-test", () -> new CrashCommand(voice(main), main.shelf()::box));
        putLaunchersOwn(
                main, "test", "Runs all tests, exactly as the continuous integration does.");
        putLaunchersOwn(main, "mutate", "Mutates a game's rules and counts what its tests notice.");
        putLaunchersOwn(main, "format", "Formats the sources.");
        putLaunchersOwn(main, "dist", "Makes an archive that needs only Java.");
        putLaunchersOwn(main, "clauses", "Lists the rulebooks' clauses and the tests of each.");
        put("completion", () -> new Completion(main));
        put("rehearse", () -> rehearsal(main));
        // No reference to its constructor: Java 25 breaks off making its ahead-of-time cache at one
        // to a class in so old a form.
        put("help", () -> new CommandLine.HelpCommand());
    }

    private void put(String name, Supplier<Object> command) {
        byName.put(name, () -> new CommandLine(command.get()));
    }

    /** What the launcher does itself, since it needs the sources. */
    private void putLaunchersOwn(Main main, String name, String description) {
        byName.put(
                name,
                () -> {
                    CommandLine command = new CommandLine(new Developer(main, name));
                    command.getCommandSpec().usageMessage().description(description);
                    return command;
                });
    }

    private static CommandLine verify(Main main) {
        CommandLine verify = new CommandLine(new Verify(main));
        ResultsCheck.addOptionsTo(verify);
        return verify;
    }

    private static Voice voice(Main main) {
        Stdio stdio = main.stdio();
        return new Voice(main::language, stdio.out(), stdio.err(), stdio.terminal());
    }

    private static Rehearsal rehearsal(Main main) {
        return new Rehearsal(
                main.surroundings(),
                main.shelf().playables(),
                command -> main.commandLine().execute(command.toArray(String[]::new)));
    }

    Set<String> names() {
        return byName.keySet();
    }

    /** Makes those whose names are wanted, and puts them below the main command. */
    void addTo(CommandLine root, Predicate<String> wanted) {
        byName.forEach((name, command) -> {
            if (wanted.test(name)) {
                root.addSubcommand(name, command.get());
            }
        });
    }
}
