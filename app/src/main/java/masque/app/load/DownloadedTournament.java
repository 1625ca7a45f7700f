package masque.app.load;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import masque.app.tournament.Finding;
import masque.app.tournament.GameFiles;
import masque.app.tournament.TournamentAudit;
import masque.core.BadInput;
import masque.core.Box;

/** The zip of a tournament as it was downloaded. */
final class DownloadedTournament implements GameFiles {
    private static final String LOG = "tournament.json";
    private static final String FOLDER = "games/";
    private static final String SUFFIX = ".json";

    private final Map<String, byte[]> games = new HashMap<>();
    private byte[] log = new byte[0];

    private DownloadedTournament() {}

    /**
     * Checks a zip as anybody can who has downloaded it.
     *
     * @param commitment what the site has shown from the beginning
     */
    static void check(
            byte[] zip, String commitment, Function<String, Optional<Box>> boxes, Mishaps mishaps) {
        try {
            DownloadedTournament files = unpack(zip);
            TournamentAudit.of(files.log, LOG, Optional.of(files), boxes, Optional.of(commitment))
                    .findings()
                    .stream()
                    .filter(finding -> finding.outcome() != Finding.Outcome.HOLDS)
                    .forEach(finding ->
                            mishaps.add(
                                    "verifier-fails",
                                    "check",
                                    finding.point().id(),
                                    "problem",
                                    finding.phrase().toString()));
        } catch (BadInput bad) {
            mishaps.add("verifier-fails", "check", "form", "problem", bad.phrase().toString());
        } catch (IOException e) {
            mishaps.add("verifier-fails", "check", "zip", "problem", e.toString());
        }
    }

    private static DownloadedTournament unpack(byte[] bytes) throws IOException {
        DownloadedTournament files = new DownloadedTournament();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.add(entry.getName(), zip.readAllBytes());
            }
        }
        return files;
    }

    private void add(String name, byte[] content) {
        if (name.equals(LOG)) {
            log = content;
        } else if (name.startsWith(FOLDER) && name.endsWith(SUFFIX)) {
            games.put(name.substring(FOLDER.length(), name.length() - SUFFIX.length()), content);
        }
    }

    @Override
    public Set<String> tables() {
        return games.keySet();
    }

    @Override
    public String source(String table) {
        return FOLDER + table + SUFFIX;
    }

    @Override
    public Optional<byte[]> file(String table) {
        return Optional.ofNullable(games.get(table));
    }
}
