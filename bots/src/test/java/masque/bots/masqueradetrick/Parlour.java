package masque.bots.masqueradetrick;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Seeded;
import masque.core.Sink;
import masque.core.State;
import masque.core.View;
import masque.games.masqueradetrick.TrickBox;
import masque.games.masqueradetrick.TrickGame;
import masque.games.masqueradetrick.TrickView;

/** A game whose truth lies open, so that bots can be asked in it and in worlds like it. */
final class Parlour {
    private static final int TIMES_ASKED = 20;

    /** A chair in this game or in a world that looks the same from it. */
    record Stool(int seat, Game<?> game, State state, List<Event> heard) implements Chair {
        @Override
        public int pending() {
            return state.pending();
        }

        @Override
        public View view() {
            return state.view(seat);
        }

        @Override
        public void legal(Codes into) {
            state.legal(seat, into);
        }

        @Override
        public Optional<Refusal> why(int code) {
            return game.why(state, seat, code);
        }

        @Override
        public State imagine(Chance chance) {
            State world = state.copy();
            world.redeal(seat, chance);
            return world;
        }
    }

    final TrickGame game;
    private final List<List<Event>> heard = new ArrayList<>();
    private final Chance chance;
    private final Sink sink;
    private final State state;

    Parlour(int seats, Map<String, String> options, Chance chance) {
        game = box().open(seats, options);
        this.chance = chance;
        for (int seat = 0; seat < seats; seat++) {
            heard.add(new ArrayList<>());
        }
        sink =
                (audience, event) -> {
                    for (int seat = 0; seat < seats; seat++) {
                        if ((audience >>> seat & 1) != 0) {
                            heard.get(seat).add(event);
                        }
                    }
                };
        state = game.start(chance, sink);
    }

    static TrickBox box() {
        try (InputStream in =
                Objects.requireNonNull(TrickBox.class.getResourceAsStream("missions.csv"))) {
            return new TrickBox(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int pending() {
        return state.pending();
    }

    /** The first seat that owes a move. */
    int mover() {
        return Integer.numberOfTrailingZeros(state.pending());
    }

    TrickView view(int seat) {
        return (TrickView) state.view(seat);
    }

    Stool chair(int seat) {
        return new Stool(seat, game, state, List.copyOf(heard.get(seat)));
    }

    /** The same chair in a world in which all that this seat cannot know was drawn afresh. */
    Stool elsewhere(int seat, long seed) {
        State world = state.copy();
        world.redeal(seat, new Seeded(seed));
        return new Stool(seat, game, world, List.copyOf(heard.get(seat)));
    }

    void move(int seat, int code) {
        state.apply(seat, code, chance, sink);
    }

    void move(int seat, String text) {
        move(seat, game.codeOf(text).orElseThrow());
    }

    /** What a bot chooses, as it is written, whatever its own chance brings. */
    Set<String> asked(Bot bot, int seat) {
        Set<String> answers = new TreeSet<>();
        for (int seed = 0; seed < TIMES_ASKED; seed++) {
            answers.add(game.read(bot.choose(chair(seat), new Seeded(seed))).text());
        }
        return answers;
    }
}
