package masque.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Option;

/** Lists the settings in which a box can be opened. */
final class Settings {
    private Settings() {}

    static List<Setting> of(Box box) {
        List<Setting> settings = new ArrayList<>();
        for (int seats = box.minSeats(); seats <= box.maxSeats(); seats++) {
            List<Map<String, String>> choices = List.of(Map.of());
            for (Option option : box.options(seats)) {
                choices = times(choices, option.name(), values(option));
            }
            box.open(seats, Map.of());
            for (Map<String, String> chosen : choices) {
                if (opens(box, seats, chosen)) {
                    settings.add(new Setting(seats, chosen));
                }
            }
        }
        return List.copyOf(settings);
    }

    private static List<Map<String, String>> times(
            List<Map<String, String>> choices, String name, List<String> values) {
        if (values.isEmpty()) {
            return choices;
        }
        List<Map<String, String>> all = new ArrayList<>();
        for (Map<String, String> chosen : choices) {
            for (String value : values) {
                Map<String, String> more = new TreeMap<>(chosen);
                more.put(name, value);
                all.add(more);
            }
        }
        return all;
    }

    private static List<String> values(Option option) {
        return switch (option) {
            case Option.Flag flag -> List.of("true", "false");
            case Option.Choice choice -> choice.values();
            case Option.Range range ->
                    distinct(
                            Integer.toString(range.min()),
                            range.usual(),
                            Integer.toString(range.max()));
            case Option.Several several ->
                    distinct(
                            several.usual(),
                            String.join(",", several.values().subList(0, several.min())));
            case Option.Data data -> List.of();
        };
    }

    private static List<String> distinct(String... values) {
        return List.copyOf(new LinkedHashSet<>(Arrays.asList(values)));
    }

    /** Options may contradict each other; what the box refuses is no setting. */
    private static boolean opens(Box box, int seats, Map<String, String> chosen) {
        try {
            box.open(seats, chosen);
            return true;
        } catch (BadInput contradiction) {
            return false;
        }
    }
}
