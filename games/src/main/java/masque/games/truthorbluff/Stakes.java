package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/** Says what comes of a challenge either way (TB-4.2 to TB-4.4), of what all may know. */
final class Stakes {
    private Stakes() {}

    /** Nothing unless somebody has to say "truth" or "bluff". */
    static List<Phrase> of(BluffState state) {
        if (state.phase != Phase.ANSWERING) {
            return List.of();
        }
        Seat who = new Seat(state.turn);
        Seat passer = new Seat(state.from(state.links - 1));
        List<Phrase> stakes = new ArrayList<>();
        String key = Challenge.left(state) == 0 ? "stakes-dry" : "stakes";
        stakes.add(Phrase.of(key, "who", who, "passer", passer));
        if (villainHidden(state)) {
            stakes.add(Phrase.of("stakes-villain", "who", who, "passer", passer));
        }
        int name = state.name(state.links - 1);
        if (defeats(state, state.turn, name)) {
            stakes.add(Phrase.of("stakes-peril", "who", who, "face", Face.at(name).phrase()));
        }
        return List.copyOf(stakes);
    }

    /** Whether the tile could be a Villain, for all that lies face up. */
    private static boolean villainHidden(BluffState state) {
        int hidden = Integer.bitCount(state.villains);
        for (int seat = 0; seat < state.game.seats; seat++) {
            hidden -= Tiles.villains(state.tiles[state.faceUp(seat)]);
        }
        return hidden > 0;
    }

    /** Whether the character that was named, and not a white one, would defeat its collector. */
    private static boolean defeats(BluffState state, int seat, int character) {
        long up = state.tiles[state.faceUp(seat)] + Tiles.one(character);
        return Goal.met(state.ending, up, state.game.numbers);
    }
}
