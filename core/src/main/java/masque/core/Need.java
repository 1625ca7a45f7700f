package masque.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An option, or one value of it, that can be chosen only with certain values of another option.
 *
 * @param option the option
 * @param value the value that needs this; empty if all but the usual one do
 * @param other the option that it depends on
 * @param values the values of the other one with which it can be chosen
 */
public record Need(String option, Optional<String> value, String other, List<String> values) {
    public Need {
        values = List.copyOf(values);
    }

    /** An option that can be chosen only with these values of another one. */
    public static Need of(String option, String other, List<String> values) {
        return new Need(option, Optional.empty(), other, values);
    }

    /** A value that can be chosen only with these values of another option. */
    public static Need ofValue(String option, String value, String other, List<String> values) {
        return new Need(option, Optional.of(value), other, values);
    }

    /**
     * Whether what was chosen fulfils it.
     *
     * @param chosen a value for every option
     * @param usual what the option is where nobody has chosen
     */
    public boolean holds(Map<String, String> chosen, String usual) {
        String own = chosen.getOrDefault(option, usual);
        boolean asks = value.map(own::equals).orElse(!own.equals(usual));
        return !asks || values.contains(chosen.get(other));
    }
}
