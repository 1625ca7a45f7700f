package masque.app;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;

/** Runs the command line inside the test, with given input and no terminal. */
final class Cli {
    private Cli() {}

    /** What a run said and how it ended. */
    record Outcome(int code, String out, String err) {}

    /** Runs our own command line; the input is lines, perhaps none. */
    static Outcome run(String input, String... args) {
        return run(Shelf.ours(), input, args);
    }

    static Outcome run(Shelf shelf, String input, String... args) {
        return run(shelf, false, Map.of(), input, args);
    }

    /** As if a person sat there who wants no colours. */
    static Outcome typed(String input, String... args) {
        return run(Shelf.ours(), true, Map.of(), input, args);
    }

    /** With these variables in the environment. */
    static Outcome within(Map<String, String> environment, String... args) {
        return run(Shelf.ours(), false, environment, "", args);
    }

    private static Outcome run(
            Shelf shelf,
            boolean terminal,
            Map<String, String> environment,
            String input,
            String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Stdio stdio =
                new Stdio(
                        new BufferedReader(new StringReader(input)),
                        new PrintWriter(out),
                        new PrintWriter(err),
                        terminal,
                        false);
        int code = Main.run(shelf, stdio, environment, args);
        return new Outcome(code, out.toString(), err.toString());
    }
}
