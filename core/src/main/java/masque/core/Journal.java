package masque.core;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A game as played; it replays without any seed.
 *
 * @param options every option's value, but a data file only where it is not the box's own
 */
public record Journal(
        String game,
        int edition,
        int seats,
        Map<String, String> options,
        List<Draw> setUp,
        List<Step> steps) {
    public Journal {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        setUp = List.copyOf(setUp);
        steps = List.copyOf(steps);
    }
}
