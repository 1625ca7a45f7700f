package masque.app;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the program reads and writes: a terminal, pipes, or a test. */
final class Stdio {
    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean terminal;
    private final boolean colour;
    private @Nullable Asker asker;

    /**
     * Streams of any kind.
     *
     * @param terminal whether a person sits at both ends
     * @param colour whether that person wants colours
     */
    Stdio(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal, boolean colour) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.terminal = terminal;
        this.colour = colour;
    }

    /** The process's own streams, in UTF-8 whatever the locale says. */
    static Stdio system() {
        return new Stdio(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                atTerminal(),
                wantsColour());
    }

    @SuppressWarnings("SystemConsoleNull") // There is none where JLine's provider is left out.
    private static boolean atTerminal() {
        @Nullable Console console = System.console();
        return console != null && console.isTerminal();
    }

    private static boolean wantsColour() {
        Map<String, String> environment = System.getenv();
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }

    private static PrintWriter writer(FileDescriptor stream) {
        return new PrintWriter(
                new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), true);
    }

    PrintWriter out() {
        return out;
    }

    PrintWriter err() {
        return err;
    }

    /** Whether a person sits at a terminal. */
    boolean terminal() {
        return terminal;
    }

    /** Whether to write with colours and read with history, if nothing else speaks against it. */
    boolean rich() {
        return terminal && colour;
    }

    /** Whoever asks the user for lines; always the same one, since it may have read ahead. */
    Asker asker(boolean plain) {
        Asker known = asker;
        if (known == null) {
            known =
                    plain || !rich()
                            ? new PlainAsker(in, out, terminal)
                            : TerminalAsker.open().orElse(new PlainAsker(in, out, terminal));
            asker = known;
        }
        return known;
    }
}
