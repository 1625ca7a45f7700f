package masque.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Asks for lines without any control codes. */
final class PlainAsker implements Asker {
    private final BufferedReader in;
    private final PrintWriter out;
    private final boolean typed;

    /**
     * Asks over plain streams.
     *
     * @param typed whether a person types, so that the terminal shows the line; what comes from a
     *     pipe is repeated, so that the output reads like a conversation
     */
    PlainAsker(BufferedReader in, PrintWriter out, boolean typed) {
        this.in = in;
        this.out = out;
        this.typed = typed;
    }

    @Override
    public Optional<String> ask(String prompt, List<String> completions) {
        out.print(prompt);
        out.flush();
        Optional<String> line;
        try {
            line = Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!typed || line.isEmpty()) {
            out.println(line.orElse(""));
        }
        return line;
    }
}
