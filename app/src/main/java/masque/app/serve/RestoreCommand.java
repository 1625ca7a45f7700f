package masque.app.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import masque.app.Complaint;
import masque.edge.Words;
import masque.server.store.Copies;
import masque.server.store.OwnerOnly;
import masque.server.store.Stores;
import masque.server.store.Unfit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Gives a site that does not run the data of a backup; what it had is kept beside it. */
@Command(
        description = {
            "Gives the site the data of a backup. The site must not run; what it had is kept under"
                    + " another name beside it.",
            ""
        })
public final class RestoreCommand implements Callable<Integer> {
    private static final DateTimeFormatter NOW =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    /**
     * What SQLite keeps beside a database, and the database. The database goes last: a new one must
     * never lie beside what belongs to the old.
     */
    private static final List<String> ENDINGS = List.of("-wal", "-shm", "-journal", "");

    private final Surroundings surroundings;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A file that masque backup has made.")
    private Path file = Path.of("");

    private RestoreCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** The command with its options. */
    public static CommandLine commandLine(Surroundings surroundings) {
        CommandLine command = new CommandLine(new RestoreCommand(surroundings));
        Setting.addTo(command.getCommandSpec(), Setting.WHERE_THE_DATA_IS);
        return command;
    }

    @Override
    public Integer call() {
        Words words = Words.of(surroundings.language().get(), "serve");
        Path folder = Keeping.folder(surroundings, Setting.chosenAt(spec), words);
        Path source = file.toAbsolutePath();
        if (!Files.isRegularFile(source) || !Files.isReadable(source)) {
            throw new Complaint(words.say("file-unreadable", "file", source.toString()));
        }
        mustBeWhole(source, words);
        try (DataFolder held = DataFolder.take(folder, words)) {
            restore(source, held, words);
        }
        return 0;
    }

    /** A database that is in use, or was when it was copied by hand, is more than one file. */
    private static void mustBeWhole(Path source, Words words) {
        Path more = beside(source, "-wal");
        if (more.toFile().length() > 0) {
            throw new Complaint(
                    words.say(
                            "restore-in-use", "file", source.toString(), "more", more.toString()));
        }
    }

    private void restore(Path source, DataFolder held, Words words) {
        Path folder = held.path();
        Path target = Stores.file(folder);
        try (Draft draft = Draft.beside(target)) {
            Keeping.unpackIn(folder, words);
            draft.copy(source);
            Copies.Content content = Copies.examine(draft.path());
            Optional<Path> kept = putAside(target);
            draft.become(target);
            held.adopt();
            tell(source, content, kept, words);
        } catch (Unfit e) {
            throw new Complaint(Keeping.why(e, source, words));
        } catch (IOException e) {
            throw Keeping.unwritable(folder, words);
        }
    }

    private static Optional<Path> putAside(Path target) throws IOException {
        Path aside =
                free(
                        target.resolveSibling(
                                target.getFileName()
                                        + ".before-restore-"
                                        + NOW.format(Instant.now())));
        boolean any = false;
        for (String ending : ENDINGS) {
            Path one = beside(target, ending);
            if (Files.exists(one)) {
                Files.move(one, beside(aside, ending));
                OwnerOnly.keep(beside(aside, ending));
                any = true;
            }
        }
        return any ? Optional.of(aside) : Optional.empty();
    }

    /** A name that nothing has yet, however quickly one restores after another. */
    private static Path free(Path wanted) {
        Path name = wanted;
        for (int number = 2; taken(name); number++) {
            name = beside(wanted, "-" + number);
        }
        return name;
    }

    private static boolean taken(Path name) {
        return ENDINGS.stream().anyMatch(ending -> Files.exists(beside(name, ending)));
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private void tell(Path source, Copies.Content content, Optional<Path> kept, Words words) {
        PrintWriter out = surroundings.out();
        out.println(
                words.say(
                        "restored", "file", source.toString(), "content", Keeping.phrase(content)));
        kept.ifPresent(path -> out.println(words.say("kept-aside", "file", path.toString())));
    }
}
