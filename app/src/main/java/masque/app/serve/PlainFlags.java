package masque.app.serve;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the command lines by which most sites are started: the command that serves or none, then
 * flags, each of them once and with a plain value. To have such a line read by what reads all
 * others takes a quarter of a start.
 */
public final class PlainFlags {
    private static final String COMMAND = "serve";

    private final Map<String, Setting<?>> settings = new HashMap<>();
    private final Collection<String> commands;
    private final Map<String, String> read = new HashMap<>();

    private PlainFlags(Collection<String> commands) {
        this.commands = commands;
        Setting.ALL.forEach(setting -> settings.put(setting.flag(), setting));
    }

    /**
     * What is chosen by the names of settings; empty if the line is not so plain, or if anything in
     * it might be wrong.
     *
     * @param commands the names of all commands: none of them is a plain value
     */
    public static Optional<Map<String, String>> read(
            List<String> line, Collection<String> commands) {
        int start = !line.isEmpty() && line.getFirst().equals(COMMAND) ? 1 : 0;
        PlainFlags flags = new PlainFlags(commands);
        return flags.understand(line.subList(start, line.size()))
                ? Optional.of(flags.read)
                : Optional.empty();
    }

    private boolean understand(List<String> words) {
        for (int at = 0; at < words.size(); at++) {
            String word = words.get(at);
            int equals = word.indexOf('=');
            @Nullable Setting<?> setting =
                    settings.get(equals < 0 ? word : word.substring(0, equals));
            if (setting == null || (setting.isSwitch() && equals >= 0)) {
                return false;
            }
            String value;
            if (setting.isSwitch()) {
                value = "true";
            } else if (equals >= 0) {
                value = word.substring(equals + 1);
            } else {
                at++;
                value = at < words.size() ? words.get(at) : "";
            }
            if (!plain(value) || read.put(setting.name(), value) != null) {
                return false;
            }
        }
        return true;
    }

    private boolean plain(String value) {
        return !value.isEmpty() && !value.startsWith("-") && !commands.contains(value);
    }
}
