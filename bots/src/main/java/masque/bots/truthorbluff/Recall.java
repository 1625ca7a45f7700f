package masque.bots.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.core.Event;
import masque.core.Seat;
import masque.games.truthorbluff.BluffEvent;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Tile;

/**
 * What a seat remembers of all it was told: who bluffs how often, who believes and who looks, and
 * tiles that went back into a holder or the bag before everybody's eyes.
 */
final class Recall {
    /** A claim whose tile has not been turned up yet. */
    private record Claim(int who, Face name) {}

    /** What is presumed of somebody who has shown nothing, as if it had been seen so often. */
    private static final double PRIOR = 3;

    /** How often regulars name a tile truly, and how likely somebody is as honest as that. */
    private static final double USUAL = 0.47;

    private static final double FAMILIAR = 0.3;

    private static final double HONEST = 0.42;
    private static final double BELIEVES = 0.45;
    private static final double LOOKS = 0.3;

    private final double[] claims;
    private final double[] truths;
    private final double[] words;
    private final double[] believed;
    private final double[] asked;
    private final double[] looks;
    private final List<List<Face>> held = new ArrayList<>();
    private final List<Face> bagged = new ArrayList<>();
    private final List<Claim> open = new ArrayList<>();

    Recall(int seats, List<Event> heard) {
        claims = new double[seats];
        truths = new double[seats];
        words = new double[seats];
        believed = new double[seats];
        asked = new double[seats];
        looks = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            held.add(new ArrayList<>());
        }
        heard.forEach(event -> hear((BluffEvent) event));
    }

    private void hear(BluffEvent event) {
        switch (event) {
            case BluffEvent.Slid(Seat who, Seat to, Face name) -> claimed(who, to, name);
            case BluffEvent.PassedOn(Seat who, Seat to, Face name) -> claimed(who, to, name);
            case BluffEvent.Looked(Seat who) -> looks[who.index()]++;
            case BluffEvent.Turned turned -> turned(turned);
            case BluffEvent.TookBack(Seat who, Tile tile) -> held.get(who.index()).add(tile.face());
            case BluffEvent.PutBack(Seat who, Tile tile) -> bagged.add(tile.face());
            case BluffEvent.Drew drew -> bagged.clear();
            case BluffEvent other -> {}
        }
    }

    private void claimed(Seat who, Seat to, Face name) {
        open.add(new Claim(who.index(), name));
        asked[to.index()]++;
    }

    private void turned(BluffEvent.Turned turned) {
        for (Claim claim : open) {
            claims[claim.who]++;
            truths[claim.who] += claim.name == turned.tile().face() ? 1 : 0;
        }
        if (!open.isEmpty()) {
            held.get(open.getFirst().who).remove(turned.tile().face());
        }
        open.clear();
        words[turned.receiver().index()]++;
        believed[turned.receiver().index()] += turned.believed() ? 1 : 0;
    }

    private static double rate(double hits, double tries, double presumed) {
        return (hits + PRIOR * presumed) / (tries + PRIOR);
    }

    /** How likely a seat names a tile truly. */
    double honest(int seat) {
        return rate(truths[seat], claims[seat], HONEST);
    }

    /**
     * How likely a seat is about as honest as regulars are, by the names that turned out true,
     * rather than just anything from a saint to a liar.
     */
    double familiar(int seat) {
        double usual = FAMILIAR;
        double other = 1 - FAMILIAR;
        double lies = claims[seat] - truths[seat];
        for (int truth = 1; truth <= truths[seat]; truth++) {
            usual *= USUAL;
            other *= truth / (truth + 1.0);
        }
        for (int lie = 1; lie <= lies; lie++) {
            usual *= 1 - USUAL;
            other *= lie / (truths[seat] + lie + 1.0);
        }
        return usual / (usual + other);
    }

    /** How likely a seat that challenges says "truth". */
    double believes(int seat) {
        return rate(believed[seat], words[seat], BELIEVES);
    }

    /** How likely a seat looks at a tile that it could pass on. */
    double looks(int seat) {
        return rate(looks[seat], asked[seat], LOOKS);
    }

    /** How many tiles with this face a seat is known to have taken back and not played since. */
    int holds(int seat, Face face) {
        return (int) held.get(seat).stream().filter(face::equals).count();
    }

    /** How many tiles with this face are known to be in the bag. */
    int inBag(Face face) {
        return (int) bagged.stream().filter(face::equals).count();
    }
}
