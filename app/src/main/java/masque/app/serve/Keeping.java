package masque.app.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import masque.app.Complaint;
import masque.core.Phrase;
import masque.edge.Words;
import masque.server.store.Copies;
import masque.server.store.StoreFailed;
import masque.server.store.Stores;
import masque.server.store.Unfit;

/** What a backup and its way back have in common. */
final class Keeping {
    private static final double MEGABYTE = 1_000_000;

    /** The library of the database alone takes a megabyte. */
    private static final long LEAST_ROOM = 4_000_000;

    private Keeping() {}

    /**
     * The folder with the data.
     *
     * @throws Complaint if the data is in PostgreSQL, which has tools of its own for this
     */
    static Path folder(Surroundings surroundings, Map<String, String> flags, Words words) {
        Chosen chosen =
                Chosen.from(flags, surroundings.environment(), surroundings.usualFolder(), words);
        if (chosen.maybe(Setting.DB).isPresent()) {
            throw new Complaint(words.say("keeping-postgres"));
        }
        return chosen.data();
    }

    /**
     * Has the library of the database unpacked where the data is, if there is room for it.
     *
     * @throws Complaint if nothing can be written there
     */
    static void unpackIn(Path folder, Words words) {
        if (full(folder)) {
            // What lies there must be rescued all the same: let the system's own folder do.
            return;
        }
        try {
            Stores.unpackIn(folder);
        } catch (UncheckedIOException e) {
            throw unwritable(folder, words);
        }
    }

    /** Nothing can be written in a folder: because its disk is full, or for another reason. */
    static Complaint unwritable(Path folder, Words words) {
        return new Complaint(
                words.say(
                        full(folder) ? "data-full" : "data-unwritable",
                        "folder",
                        folder.toString()));
    }

    /** Whether so little room is left on the disk of a folder that a database cannot work. */
    static boolean full(Path folder) {
        try {
            FileStore disk = Files.getFileStore(folder);
            // Some do not say how large they are.
            return disk.getTotalSpace() > 0 && disk.getUsableSpace() < LEAST_ROOM;
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Why the data in a folder cannot be opened. */
    static Complaint unopened(Path folder, RuntimeException thrown, Words words) {
        Optional<StoreFailed> failure = StoreFailed.behind(thrown);
        Optional<StoreFailed.Kind> kind = failure.map(StoreFailed::kind);
        String sentence;
        if (full(folder) || kind.equals(Optional.of(StoreFailed.Kind.FULL))) {
            sentence = "data-full";
        } else if (kind.equals(Optional.of(StoreFailed.Kind.DAMAGED))) {
            sentence = "data-damaged";
        } else {
            sentence = "data-broken";
        }
        return new Complaint(
                words.say(
                        sentence,
                        "folder",
                        folder.toString(),
                        "reason",
                        failure.map(StoreFailed::origin).orElseGet(() -> Causes.root(thrown))));
    }

    /** What a copy holds. */
    static Phrase phrase(Copies.Content content) {
        return Phrase.of(
                "content",
                "tables",
                content.tables(),
                "games",
                content.games(),
                "over",
                content.over(),
                "size",
                String.format(Locale.ROOT, "%.1f", content.bytes() / MEGABYTE));
    }

    /** Why a file cannot be used. */
    static String why(Unfit unfit, Path file, Words words) {
        String sentence =
                switch (unfit.reason()) {
                    case FOREIGN -> "copy-foreign";
                    case NEWER -> "copy-newer";
                    case DAMAGED -> "copy-damaged";
                    case SERVED ->
                            throw new IllegalArgumentException("a file has no servers", unfit);
                };
        return words.say(sentence, "file", file.toString());
    }
}
