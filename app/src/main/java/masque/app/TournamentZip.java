package masque.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import masque.app.tournament.GameFiles;
import masque.core.BadInput;

/**
 * The zip of a tournament. It comes from strangers: whatever it claims of its sizes, no more is
 * unpacked than a tournament can have.
 */
final class TournamentZip implements GameFiles, AutoCloseable {
    static final int MOST_ENTRIES = 100_000;

    private static final int MEGABYTE = 1_000_000;
    private static final int MOST_BYTES = 32 * MEGABYTE;
    private static final long MOST_BYTES_IN_ALL = 2_000L * MEGABYTE;

    private static final byte[] SIGN = {'P', 'K'};
    private static final String LOG = "tournament.json";
    private static final String FOLDER = "games/";
    private static final Pattern GAME = Pattern.compile("games/([A-Za-z0-9_-]{1,64})\\.json");

    private final Path path;
    private final ZipFile zip;
    private final Map<String, ZipEntry> games = new TreeMap<>();
    private Optional<ZipEntry> log = Optional.empty();
    private long unpacked;

    private TournamentZip(Path path, ZipFile zip) {
        this.path = path;
        this.zip = zip;
    }

    /** Whether a file begins as a zip does. */
    static boolean claimed(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            return Arrays.equals(in.readNBytes(SIGN.length), SIGN);
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Opens a zip.
     *
     * @throws BadInput naming file and entry if it is not the zip of a tournament
     */
    static TournamentZip open(Path path) {
        TournamentZip opened;
        try {
            opened = new TournamentZip(path, new ZipFile(path.toFile()));
        } catch (IOException e) {
            throw BadInput.of("zip-unreadable", "file", path.toString(), "problem", message(e));
        }
        try {
            opened.list();
            return opened;
        } catch (BadInput bad) {
            opened.close();
            throw bad;
        }
    }

    private void list() {
        if (zip.size() > MOST_ENTRIES) {
            throw wrong("zip-crowded", "entries", zip.size(), "max", MOST_ENTRIES);
        }
        Enumeration<? extends ZipEntry> entries = zip.entries();
        while (entries.hasMoreElements()) {
            add(entries.nextElement());
        }
        if (log.isEmpty()) {
            throw wrong("zip-log-missing");
        }
    }

    private void add(ZipEntry entry) {
        String name = entry.getName();
        Matcher game = GAME.matcher(name);
        boolean twice = false;
        if (name.equals(LOG)) {
            twice = log.isPresent();
            log = Optional.of(entry);
        } else if (game.matches()) {
            twice = games.put(game.group(1), entry) != null;
        } else if (!name.equals(FOLDER)) {
            throw wrong("zip-entry-strange", "entry", name);
        }
        if (twice) {
            throw wrong("zip-entry-twice", "entry", name);
        }
    }

    /** The log and all that stands with it. */
    byte[] log() {
        return read(log.orElseThrow());
    }

    /** What the log is called where something is wrong with it. */
    String logSource() {
        return path + ": " + LOG;
    }

    @Override
    public Set<String> tables() {
        return games.keySet();
    }

    @Override
    public String source(String table) {
        return path + ": " + FOLDER + table + ".json";
    }

    @Override
    public Optional<byte[]> file(String table) {
        return Optional.ofNullable(games.get(table)).map(this::read);
    }

    private byte[] read(ZipEntry entry) {
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw wrong(
                        "zip-entry-large", "entry", entry.getName(), "max", MOST_BYTES / MEGABYTE);
            }
            unpacked += bytes.length;
            if (unpacked > MOST_BYTES_IN_ALL) {
                throw wrong("zip-large", "max", (int) (MOST_BYTES_IN_ALL / MEGABYTE));
            }
            return bytes;
        } catch (IOException e) {
            throw wrong("zip-entry-broken", "entry", entry.getName(), "problem", message(e));
        }
    }

    private static String message(IOException e) {
        String message = String.valueOf(e.getMessage());
        return e instanceof ZipException ? message : e.getClass().getSimpleName() + ": " + message;
    }

    private BadInput wrong(String key, Object... namesAndValues) {
        Object[] all = Arrays.copyOf(namesAndValues, namesAndValues.length + 2);
        all[namesAndValues.length] = "file";
        all[namesAndValues.length + 1] = path.toString();
        return BadInput.of(key, all);
    }

    @Override
    public void close() {
        try {
            zip.close();
        } catch (IOException e) {
            throw BadInput.of("zip-unreadable", "file", path.toString(), "problem", message(e));
        }
    }
}
