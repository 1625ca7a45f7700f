package masque.app;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import masque.edge.Listener;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows a rulebook, or one clause of it. */
@Command(description = "Shows the rules of a game, or one clause.")
final class Rules implements Callable<Integer> {
    private final Main main;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = Main.Games.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "CLAUSE",
            description = "A clause's number, such as MT-2.5.")
    private @Nullable String clause;

    Rules(Main main) {
        this.main = main;
    }

    @Override
    public Integer call() {
        Shelf.Entry entry = main.shelf().find(game, main.language());
        Words words = entry.words(main.language());
        Rulebook book = new Rulebook(entry.rulebooks().text(main.language()));
        Page page =
                new Page(
                        Page.WIDTH,
                        words,
                        Listener.STRANGER,
                        main.stdio().rich() ? Paint.ANSI : Paint.PLAIN);
        PrintWriter out = main.stdio().out();
        String wanted = clause;
        if (wanted == null) {
            book.all(page).forEach(out::println);
        } else {
            book.clause(wanted, page)
                    .orElseThrow(() ->
                            new Complaint(
                                    words.say(
                                            "clause-unknown",
                                            "clause",
                                            wanted,
                                            "example",
                                            book.firstClause())))
                    .forEach(out::println);
        }
        return 0;
    }
}
