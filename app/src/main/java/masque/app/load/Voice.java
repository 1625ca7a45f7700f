package masque.app.load;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.IntSupplier;
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
    /** The exit code of a command that has found something wrong. */
    static final int BROKEN = 1;

    /** The words of these commands. */
    Words words() {
        return Words.of(language.get(), "load");
    }

    /** Says what went wrong. */
    void complain(Phrase problem) {
        err.println(words().say(problem, Listener.STRANGER));
        err.flush();
    }

    /** Runs a command and returns its exit code; why it cannot go on is said. */
    int attempt(IntSupplier run) {
        try {
            return run.getAsInt();
        } catch (Failure failure) {
            progress("");
            complain(failure.problem());
            return BROKEN;
        } catch (Unanswered e) {
            progress("");
            complain(new Failure("server-gone").problem());
            return BROKEN;
        }
    }

    /** Prints what a command has found, and then what was wrong. */
    void report(List<String> lines, List<String> problems) {
        progress("");
        lines.forEach(out::println);
        problems.forEach(err::println);
        out.flush();
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
