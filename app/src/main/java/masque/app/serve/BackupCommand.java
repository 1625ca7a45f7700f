package masque.app.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.Callable;
import masque.app.Complaint;
import masque.edge.Words;
import masque.server.store.Copies;
import masque.server.store.StoreFailed;
import masque.server.store.Stores;
import masque.server.store.Unfit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies all that a site knows into a file, while the site may run. */
@Command(
        description = {
            "Copies the data of the site into a file, also while it runs. The copy holds all"
                    + " secrets of the site and is made for its owner alone.",
            ""
        })
public final class BackupCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to make; it must not be there yet.")
    private Path file = Path.of("");

    private BackupCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** The command with its options. */
    public static CommandLine commandLine(Surroundings surroundings) {
        CommandLine command = new CommandLine(new BackupCommand(surroundings));
        Setting.addTo(command.getCommandSpec(), Setting.WHERE_THE_DATA_IS);
        return command;
    }

    @Override
    public Integer call() {
        Words words = Words.of(surroundings.language().get(), "serve");
        Path folder = Keeping.folder(surroundings, Setting.chosenAt(spec), words);
        Path target = file.toAbsolutePath();
        if (Files.exists(target)) {
            throw new Complaint(words.say("backup-exists", "file", target.toString()));
        }
        if (!Files.isRegularFile(Stores.file(folder))) {
            throw new Complaint(words.say("backup-nothing", "folder", folder.toString()));
        }
        Copies.Content content = copy(folder, target, words);
        surroundings
                .out()
                .println(
                        words.say(
                                "backed-up",
                                "file",
                                target.toString(),
                                "content",
                                Keeping.phrase(content)));
        return 0;
    }

    private static Copies.Content copy(Path folder, Path target, Words words) {
        try (Draft draft = Draft.beside(target)) {
            Keeping.unpackIn(folder, words);
            Copies.make(folder, draft.path());
            Copies.Content content = Copies.examine(draft.path());
            draft.become(target);
            return content;
        } catch (SQLException e) {
            throw Copies.blamesTarget(e)
                    ? unwritable(target, words)
                    : Keeping.unopened(folder, new IllegalStateException(e), words);
        } catch (Unfit e) {
            throw new Complaint(Keeping.why(e, Stores.file(folder), words));
        } catch (IOException e) {
            throw unwritable(target, words);
        } catch (StoreFailed e) {
            throw Keeping.unopened(folder, e, words);
        }
    }

    private static Complaint unwritable(Path target, Words words) {
        boolean full = Keeping.full(Objects.requireNonNull(target.getParent()));
        return new Complaint(
                words.say(full ? "file-full" : "file-unwritable", "file", target.toString()));
    }
}
