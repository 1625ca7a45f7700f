package masque.app;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import masque.app.serve.PlainFlags;
import masque.app.serve.Secrets;
import masque.app.serve.Serve;
import masque.app.serve.Surroundings;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line. */
@Command(
        name = "masque",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        scope = ScopeType.INHERIT,
        description = "Tabletop games of masks, bluffs and hidden loyalties.",
        synopsisSubcommandLabel = "[COMMAND]",
        footer = {
            "",
            "Without a command it starts the site, like serve and with the same options."
        })
public final class Main implements Callable<Integer> {
    private static final int BROKEN = 1;
    private static final int BAD_USAGE = 2;

    private final Shelf shelf;
    private final Stdio stdio;
    private final Map<String, String> environment;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--lang",
            paramLabel = "LANGUAGE",
            scope = ScopeType.INHERIT,
            completionCandidates = Languages.class,
            description = "The language to speak: ${COMPLETION-CANDIDATES}.")
    private String language = "en";

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Show where an unexpected error came from.")
    private boolean debug;

    private Main(Shelf shelf, Stdio stdio, Map<String, String> environment) {
        this.shelf = shelf;
        this.stdio = stdio;
        this.environment = environment;
    }

    /** Runs the command line and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(run(Shelf.ours(), Stdio.system(), System.getenv(), args));
    }

    /** Runs the command line and returns its exit code. */
    static int run(Shelf shelf, Stdio stdio, Map<String, String> environment, String... args) {
        int code = new Main(shelf, stdio, environment).run(args);
        stdio.out().flush();
        stdio.err().flush();
        return code;
    }

    private int run(String... args) {
        return PlainFlags.read(List.of(args), new Commands(this).names())
                .map(this::serve)
                .orElseGet(() -> commandLineFor(args).execute(args));
    }

    private int serve(Map<String, String> flags) {
        try {
            return Serve.untilStopped(surroundings(), shelf.playables(), flags);
        } catch (RuntimeException e) {
            return failed(e);
        }
    }

    /**
     * The command line with those commands alone that these words name. Whoever asks for help, or
     * for what is not understood so, gets it with all of them.
     */
    private CommandLine commandLineFor(String... args) {
        CommandLine few = commandLine(List.of(args)::contains);
        try {
            boolean enough =
                    few.parseArgs(args).asCommandLineList().stream()
                            .noneMatch(command ->
                                    command.isUsageHelpRequested()
                                            || !command.getUnmatchedArguments().isEmpty()
                                            || command.getCommand()
                                                    instanceof CommandLine.HelpCommand);
            return enough ? few : commandLine();
        } catch (ParameterException notUnderstood) {
            return commandLine();
        }
    }

    /** All commands with their options. */
    CommandLine commandLine() {
        return commandLine(name -> true);
    }

    private CommandLine commandLine(Predicate<String> wanted) {
        CommandLine root = new CommandLine(this);
        Serve.addOptionsTo(root);
        new Commands(this).addTo(root, wanted);
        root.setExpandAtFiles(false);
        root.registerConverter(Integer.class, text -> whole(text, Integer::valueOf));
        root.registerConverter(Long.class, text -> whole(text, Long::valueOf));
        root.registerConverter(long.class, text -> whole(text, Long::valueOf));
        root.setOut(stdio.out());
        root.setErr(stdio.err());
        root.setUsageHelpWidth(Page.WIDTH);
        root.setColorScheme(
                CommandLine.Help.defaultColorScheme(
                        stdio.rich() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        root.setExecutionStrategy(Main::unlessUnmatched);
        root.setParameterExceptionHandler((problem, args) -> badUsage(problem));
        root.setExecutionExceptionHandler((problem, command, parsed) -> failed(problem));
        return root;
    }

    /** Who asks for help with something that there is not is told so, instead of other help. */
    private static int unlessUnmatched(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            List<String> unmatched = command.getParseResult().unmatched();
            if (!unmatched.isEmpty()
                    && command.getCommandSpec().unmatchedArgsBindings().isEmpty()) {
                throw new UnmatchedArgumentException(command, unmatched);
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    private static <N> N whole(String text, Function<String, N> read) {
        try {
            return read.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number in range");
        }
    }

    @Override
    public Integer call() {
        return Serve.bare(Objects.requireNonNull(spec), surroundings(), shelf.playables());
    }

    Surroundings surroundings() {
        return new Surroundings(this::language, stdio.out(), stdio.rich(), environment);
    }

    Shelf shelf() {
        return shelf;
    }

    Stdio stdio() {
        return stdio;
    }

    /**
     * The language to speak.
     *
     * @throws Complaint if it was asked for one that there is not
     */
    String language() {
        if (!Words.languages().contains(language)) {
            throw new Complaint(
                    Words.of("en", "app")
                            .say(
                                    "language-unknown",
                                    "language",
                                    language,
                                    "languages",
                                    Words.languages()));
        }
        return language;
    }

    private int badUsage(ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        if (problem instanceof UnmatchedArgumentException unmatched
                && !command.getSubcommands().isEmpty()
                && !unmatched.isUnknownOption()) {
            noCommand(unmatched.getUnmatched().getFirst(), command);
        } else {
            stdio.err().println(Secrets.hidden(String.valueOf(problem.getMessage())));
            UnmatchedArgumentException.printSuggestions(problem, stdio.err());
        }
        String name = command.getCommandSpec().qualifiedName();
        stdio.err().println("Try: " + name + " --help");
        return BAD_USAGE;
    }

    private void noCommand(String typed, CommandLine parent) {
        String before = parent.getParent() == null ? "" : parent.getCommandName() + " ";
        stdio.err()
                .println(
                        "There is no command \"%s%s\"%s"
                                .formatted(
                                        before,
                                        Secrets.hidden(typed),
                                        Nearest.to(typed, parent.getSubcommands().keySet())
                                                .map(name ->
                                                        ": did you mean " + before + name + "?")
                                                .orElse(".")));
    }

    private int failed(Exception problem) {
        if (problem instanceof Complaint) {
            stdio.err().println(problem.getMessage());
            return BAD_USAGE;
        }
        stdio.err()
                .println(
                        "Something went wrong that should not have: "
                                + Optional.ofNullable(problem.getMessage())
                                        .orElse(problem.getClass().getSimpleName()));
        if (debug) {
            problem.printStackTrace(stdio.err());
        } else {
            stdio.err().println("With --debug it says where.");
        }
        return BROKEN;
    }

    /** The languages, for the completion and the help. */
    static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Words.languages().iterator();
        }
    }

    /** The games, for the completion and the help. */
    static final class Games implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Shelf.ours().ids().iterator();
        }
    }

    /** The version that the jar was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            @Nullable String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"masque " + (version == null ? "(from source)" : version)};
        }
    }
}
