package masque.server.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import masque.edge.Audit;
import masque.edge.Listener;
import masque.edge.Pen;
import masque.edge.Words;

/** The words of each game and language, loaded once. */
public final class Tongues {
    private final List<String> bundles =
            new ArrayList<>(List.of("server", Audit.BUNDLE, "core", "contest"));
    private final Map<String, Words> words = new ConcurrentHashMap<>();

    /** The words of the site and of these games. */
    public Tongues(Collection<String> games) {
        bundles.addAll(games);
    }

    /** The words for a game. */
    public Words of(String language, String game) {
        return words.computeIfAbsent(
                language + " " + game,
                key -> Words.of(language, game, "server", Audit.BUNDLE, "core"));
    }

    /** The words for what belongs to no game, or may belong to any. */
    public Words of(String language) {
        return words.computeIfAbsent(
                language, key -> Words.of(language, bundles.toArray(String[]::new)));
    }

    /** Writes for one viewer of a table. */
    Pen pen(String language, TableFacts facts, int viewer) {
        Words spoken = of(language, facts.game());
        return new Pen(spoken, new Listener(names(spoken, facts), viewer));
    }

    /** What everybody at a table is called. */
    public static List<String> names(Words words, TableFacts facts) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < facts.seats(); seat++) {
            names.add(name(words, facts.sitters().get(seat), seat));
        }
        return names;
    }

    private static String name(Words words, Sitter sitter, int seat) {
        return switch (sitter.kind()) {
            case PERSON -> sitter.name();
            case BOT -> words.say("bot-name", "number", seat + 1);
            case OPEN, CLOSED -> words.say("open-name", "number", seat + 1);
        };
    }
}
