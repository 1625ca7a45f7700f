package masque.contract;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** One number of seats with one set of options. */
public record Setting(int seats, Map<String, String> options) {
    public Setting {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    @Override
    public String toString() {
        return seats + (seats == 1 ? " seat " : " seats ") + options;
    }
}
