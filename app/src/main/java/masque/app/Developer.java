package masque.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import masque.edge.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** A command that the launcher does itself; here it is only known by name. */
@Command
final class Developer implements Callable<Integer> {
    private final Main main;
    private final String name;

    @Unmatched private List<String> rest = new ArrayList<>();

    Developer(Main main, String name) {
        this.main = main;
        this.name = name;
    }

    @Override
    public Integer call() {
        List<String> command = new ArrayList<>(List.of(name));
        command.addAll(rest);
        throw new Complaint(
                Words.of(main.language(), "app")
                        .say("needs-sources", "command", String.join(" ", command)));
    }
}
