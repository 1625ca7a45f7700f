package masque.app.load;

import java.io.PrintWriter;
import java.util.function.Supplier;
import masque.core.Phrase;
import masque.edge.Listener;
import masque.edge.Words;

/**
 * To whom a command speaks, and in which language.
 *
 * @param language asked only when the command runs, since an option chooses it
 * @param terminal whether a person looks on and wants to see progress
 */
public record Voice(Supplier<String> language, PrintWriter out, PrintWriter err, boolean terminal) {
    /** The words of these commands. */
    Words words() {
        return Words.of(language.get(), "load");
    }

    /** Says what went wrong. */
    void complain(Phrase problem) {
        err.println(words().say(problem, Listener.STRANGER));
        err.flush();
    }

    /** Overwrites the line of progress, if somebody looks on. */
    void progress(String line) {
        if (terminal) {
            err.print("\r\u001b[K" + line);
            err.flush();
        }
    }
}
