package masque.app.serve;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import masque.app.Complaint;
import masque.core.Phrase;
import masque.edge.Words;
import masque.server.store.Copies;
import masque.server.store.Stores;
import masque.server.store.Unfit;

/** What a backup and its way back have in common. */
final class Keeping {
    private static final double MEGABYTE = 1_000_000;

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
     * Has the library of the database unpacked where the data is.
     *
     * @throws Complaint if nothing can be written there
     */
    static void unpackIn(Path folder, Words words) {
        try {
            Stores.unpackIn(folder);
        } catch (UncheckedIOException e) {
            throw new Complaint(words.say("data-unwritable", "folder", folder.toString()));
        }
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
                };
        return words.say(sentence, "file", file.toString());
    }
}
