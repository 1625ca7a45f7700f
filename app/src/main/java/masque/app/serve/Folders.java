package masque.app.serve;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where programs keep their data by the convention of the platform. */
final class Folders {
    private Folders() {}

    /** The usual folder on a system of this name, for the user with this home. */
    static Path usual(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            String local = environment.getOrDefault("LOCALAPPDATA", "");
            return (local.isEmpty() ? home.resolve("AppData/Local") : Path.of(local))
                    .resolve("Masque");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library/Application Support/Masque");
        }
        Path shared = Path.of(environment.getOrDefault("XDG_DATA_HOME", ""));
        // A relative path is to be ignored, says the convention.
        return (shared.isAbsolute() ? shared : home.resolve(".local/share")).resolve("masque");
    }
}
