package masque.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import masque.core.BadInput;
import masque.core.Option;
import masque.core.Setup;
import masque.edge.Listener;
import masque.edge.Words;

/** What can be chosen for a game before it begins. */
final class OptionList {
    private OptionList() {}

    /**
     * Two lines or more for every option: how it is written, and what it means.
     *
     * @throws Complaint if so many cannot play it
     */
    static List<String> of(Shelf.Entry entry, int seats, Words words) {
        try {
            Setup.of(entry.box(), seats, Map.of());
        } catch (BadInput bad) {
            throw new Complaint(words.say(bad.phrase(), Listener.STRANGER));
        }
        List<String> lines = new ArrayList<>();
        for (Option option : entry.box().options(seats)) {
            lines.add("-o " + option.name() + "=" + values(option) + usual(option, words));
            lines.addAll(Wrap.lines("   ", words.say("option-" + option.name()), Page.WIDTH));
        }
        if (lines.isEmpty()) {
            lines.add(words.say("options-none", "game", words.say("game-name")));
        }
        return lines;
    }

    private static String values(Option option) {
        return switch (option) {
            case Option.Flag flag -> "true|false";
            case Option.Range range -> range.min() + ".." + range.max();
            case Option.Choice choice -> String.join("|", choice.values());
            case Option.Several several -> String.join(",", several.values());
            case Option.Data data -> "@FILE";
        };
    }

    private static String usual(Option option, Words words) {
        return option instanceof Option.Data
                ? ""
                : " (" + words.say("options-usual", "usual", option.usual()) + ")";
    }
}
