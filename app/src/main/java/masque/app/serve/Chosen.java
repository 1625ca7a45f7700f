package masque.app.serve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import masque.app.Complaint;
import masque.core.Phrase;
import masque.edge.Words;
import org.jspecify.annotations.Nullable;

/** What is chosen: by a flag, else by a variable, else in the file, else what is usual. */
final class Chosen {
    private static final String USUAL_FILE = "masque.properties";

    private final Path usualFolder;
    private final Words words;
    private final Map<String, Found> found = new HashMap<>();

    private Chosen(Path usualFolder, Words words) {
        this.usualFolder = usualFolder;
        this.words = words;
    }

    /**
     * Gathers what is chosen.
     *
     * @param flags values by the names of settings
     * @param environment the variables of the process
     * @param usualFolder where data is kept if nothing is chosen
     * @throws Complaint if the file of settings cannot be used
     */
    static Chosen from(
            Map<String, String> flags,
            Map<String, String> environment,
            Path usualFolder,
            Words words) {
        Chosen chosen = new Chosen(usualFolder, words);
        for (Setting<?> setting : Setting.ALL) {
            String variable = environment.getOrDefault(setting.variable(), "");
            if (flags.containsKey(setting.name())) {
                String flag = flags.getOrDefault(setting.name(), "");
                chosen.found.put(setting.name(), Found.flag(setting, flag));
            } else if (!variable.isEmpty()) {
                chosen.found.put(setting.name(), Found.variable(setting, variable));
            }
        }
        chosen.addFile();
        return chosen;
    }

    private void addFile() {
        Optional<Path> named = maybe(Setting.CONFIG);
        Path file = named.orElse(data().resolve(USUAL_FILE));
        if (named.isEmpty() && !Files.exists(file)) {
            return;
        }
        Map<String, Found> inFile = SettingsFile.read(file, words);
        Optional<Found> folder = Optional.ofNullable(inFile.get(Setting.DATA.name()));
        if (named.isEmpty() && folder.isPresent()) {
            throw new Complaint(words.say("data-in-data", "source", folder.get().source()));
        }
        inFile.forEach(found::putIfAbsent);
    }

    /** The folder that data is kept in. */
    Path data() {
        return maybe(Setting.DATA).orElse(usualFolder);
    }

    /**
     * What is chosen for a setting that has a usual value.
     *
     * @throws Complaint if it is not allowed
     */
    <T> T of(Setting<T> setting) {
        return maybe(setting)
                .or(() -> setting.kind().reader().apply(setting.usual()))
                .orElseThrow(() -> new IllegalStateException(setting.name() + " has no usual"));
    }

    /**
     * What is chosen for a setting, if anything.
     *
     * @throws Complaint if it is not allowed
     */
    <T> Optional<T> maybe(Setting<T> setting) {
        @Nullable Found one = found.get(setting.name());
        return one == null ? Optional.empty() : Optional.of(read(setting, one));
    }

    private <T> T read(Setting<T> setting, Found one) {
        return setting.kind().reader().apply(one.text()).orElseThrow(() -> bad(setting, one));
    }

    private Complaint bad(Setting<?> setting, Found one) {
        Phrase allowed = setting.kind().allowed();
        return new Complaint(
                setting.secret()
                        ? words.say("value-bad-secret", "source", one.source(), "allowed", allowed)
                        : words.say(
                                "value-bad",
                                "source",
                                one.source(),
                                "value",
                                one.text(),
                                "allowed",
                                allowed));
    }
}
