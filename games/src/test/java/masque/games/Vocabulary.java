package masque.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Game;
import masque.core.Phrase;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;
import masque.edge.Listener;
import masque.edge.Words;

/** All that a game says, one phrase for each key: there are words for it, and no others. */
public final class Vocabulary {
    private static final List<String> NAMES =
            List.of("Fox", "Owl", "Hare", "Raven", "Stag", "Lynx", "Wren", "Moth", "Crane");

    /** How keys begin of what bots say of their choices; a test of the app looks at these. */
    private static final List<String> SAID_BY_BOTS = List.of("thought-", "brief-");

    private final Map<String, Phrase> phrases = new TreeMap<>();
    private final Codes legal = new Codes();

    /** A phrase, and those inside it. */
    public void collect(Phrase phrase) {
        phrases.putIfAbsent(phrase.key(), phrase);
        phrase.args().values().forEach(this::collectArgument);
    }

    private void collectArgument(Object value) {
        if (value instanceof Phrase nested) {
            collect(nested);
        } else if (value instanceof List<?> list) {
            list.forEach(this::collectArgument);
        }
    }

    /** One phrase for each key. */
    public Collection<Phrase> phrases() {
        return phrases.values();
    }

    /** What anybody is told. */
    public Sink sink() {
        return (audience, event) -> collect(event.phrase());
    }

    /** What a viewer wants and is asked, and what the log says. */
    public void shown(State state, int viewer) {
        View view = state.view(viewer);
        collect(view.goal());
        collect(view.prompt());
        view.log().forEach(this::collect);
    }

    /** Why this may not be chosen, by anybody. */
    public void refused(Game<?> game, State state, int code) {
        for (int seat = 0; seat < game.seats(); seat++) {
            game.why(state, seat, code).ifPresent(refusal -> collect(refusal.reason()));
        }
    }

    /** What somebody can choose; one of it is chosen. Whether the game goes on. */
    public boolean step(Game<?> game, State state, Chance chance) {
        if (state.pending() == 0) {
            return false;
        }
        int seat = chance.bit(state.pending());
        legal.clear();
        state.legal(seat, legal);
        for (int code : legal.toArray()) {
            collect(game.read(code).phrase());
        }
        state.apply(seat, game.wander(legal, chance), chance, sink());
        return true;
    }

    /**
     * Every phrase has words in a language, and no words are idle.
     *
     * @param otherDoors how keys begin that no phrase of a game needs
     */
    public void check(String language, String bundle, List<String> otherDoors) {
        Words words = Words.of(language, bundle, "core");
        Listener listener = new Listener(NAMES, 1);
        phrases.forEach((key, phrase) ->
                assertThat(words.say(phrase, listener))
                        .as(key)
                        .isNotBlank()
                        .doesNotContain("{", "}"));
        TreeSet<String> idle = new TreeSet<>(words.keys(bundle));
        idle.removeAll(phrases.keySet());
        idle.removeIf(key -> phrases.containsKey(key.replaceFirst("_number$", "")));
        idle.removeIf(key -> SAID_BY_BOTS.stream().anyMatch(key::startsWith));
        idle.removeIf(key -> otherDoors.stream().anyMatch(key::startsWith));
        assertThat(idle).as("words that nothing says").isEmpty();
    }
}
