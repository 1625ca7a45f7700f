package masque.contract;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import masque.core.Chance;
import masque.core.Seeded;
import masque.core.State;
import masque.core.View;

/**
 * Checks, over all games of a setting, that what a viewer cannot know varies over redeals. A secret
 * is a place in another's view that differs between the truth and a twin: that is proof that the
 * viewer cannot know it, and needs no list from the game. A rare secret may come out the same in a
 * few redeals; a place that is met as a secret many times and does not vary at any state that was
 * looked at is not being redealt.
 */
final class Variation {
    private static final int REDEALS = 6;
    private static final int ENOUGH = 12;
    private static final int LOOKS = 60;
    private static final int AFTER_THAT_ONE_IN = 8;

    /** Where in whose view a viewer may have a secret to guess. */
    private record Place(int viewer, int owner, String path) {
        /** The same place wherever it stands in a list. */
        Place anywhere() {
            return new Place(viewer, owner, INDEX.matcher(path).replaceAll("[*]"));
        }
    }

    private static final Pattern INDEX = Pattern.compile("\\[[0-9]+]");

    /** Where a place was first met as a secret, and how often since. */
    private record Met(Spot first, int times) {}

    private final Map<Place, Met> secrets = new HashMap<>();
    private final Set<Place> varied = new HashSet<>();
    private final int[] looks;

    Variation(int seats) {
        looks = new int[seats + 1];
    }

    /** Looks at the secrets that a twin proves at one state; more rarely once it has seen many. */
    void look(Spot spot, World truth, World twin, int viewer, Chance dice) {
        if (looks[viewer - State.SPECTATOR]++ >= LOOKS && dice.below(AFTER_THAT_ONE_IN) > 0) {
            return;
        }
        List<World> worlds = new ArrayList<>();
        for (int i = 0; i < REDEALS; i++) {
            worlds.add(truth.redealt(viewer, new Seeded(dice.below(Integer.MAX_VALUE))));
        }
        for (int owner = State.SPECTATOR; owner < truth.game().seats(); owner++) {
            if (owner != viewer) {
                meet(spot, truth.view(owner), twin.view(owner), viewer, owner);
                compare(worlds, viewer, owner);
            }
        }
    }

    private void meet(Spot spot, View one, View other, int viewer, int owner) {
        if (one.equals(other)) {
            return;
        }
        for (String path : Leaves.differing(one, other)) {
            Place place = new Place(viewer, owner, path);
            Place anywhere = place.anywhere();
            count(place, spot);
            if (!place.equals(anywhere)) {
                count(anywhere, spot);
            }
        }
    }

    private void count(Place place, Spot spot) {
        secrets.merge(
                place, new Met(spot, 1), (met, once) -> new Met(met.first(), met.times() + 1));
    }

    private void compare(List<World> worlds, int viewer, int owner) {
        View first = worlds.getFirst().view(owner);
        for (World world : worlds) {
            if (!world.view(owner).equals(first)) {
                for (String path : Leaves.differing(first, world.view(owner))) {
                    Place place = new Place(viewer, owner, path);
                    if (varied.add(place)) {
                        varied.add(place.anywhere());
                    }
                }
            }
        }
    }

    /** Says what has been met often enough and never varied. */
    void conclude() {
        secrets.forEach((place, met) -> {
            if (met.times() >= ENOUGH && !varied.contains(place)) {
                throw met.first()
                        .broken(
                                Promise.VARIED_REDEAL,
                                place.viewer(),
                                "it cannot know "
                                        + place.path()
                                        + " in the view of "
                                        + place.owner()
                                        + ", which was met "
                                        + met.times()
                                        + " times and never varied");
            }
        });
    }
}
