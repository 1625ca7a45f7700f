package masque.bots.masqueradetrick;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.bots.reasons.Notes;
import masque.core.Chance;
import masque.games.masqueradetrick.Mask;
import masque.games.masqueradetrick.Role;
import masque.games.masqueradetrick.TrickView;

/**
 * Which role may lie where: every way in which they can lie, weighed by how everybody has played.
 * Places are the hands, then the two sides of the centre.
 */
final class Suspicion {
    /** A role in play, and what it is after. */
    record Part(Role role, Aim aim) {}

    /** One way in which the roles can lie, by place. */
    record Casting(List<Part> parts, double weight) {}

    private static final int FINE = 1 << 20;

    private final List<Casting> castings = new ArrayList<>();
    private final Role target;
    private final int hands;
    private double total;

    Suspicion(TrickView view, Conduct conduct) {
        target = view.mission().orElseThrow().target();
        hands = view.players().size();
        List<Part> open = new ArrayList<>();
        for (TrickView.RoleCard card : view.cast()) {
            open.add(new Part(card.role(), new Aim(card.mission())));
        }
        List<Optional<Role>> known = new ArrayList<>();
        for (TrickView.Player player : view.players()) {
            known.add(known.size() == view.seat() ? view.role() : player.role());
        }
        for (TrickView.Centre centre : view.centre()) {
            known.add(centre.role());
        }
        cast(new ArrayList<>(), known, open, 1, conduct);
    }

    /** As a seat suspects that knows its own role and those that lie open. */
    Suspicion(List<Part> open, List<Optional<Role>> known, Role target, Conduct conduct) {
        this.target = target;
        hands = known.size() - 2;
        cast(new ArrayList<>(), known, open, 1, conduct);
    }

    private void cast(
            List<Part> parts,
            List<Optional<Role>> known,
            List<Part> open,
            double weight,
            Conduct conduct) {
        int place = parts.size();
        if (place == known.size()) {
            castings.add(new Casting(List.copyOf(parts), weight));
            total += weight;
            return;
        }
        for (int i = 0; i < open.size(); i++) {
            Part part = open.get(i);
            if (mayLie(part.role(), known, place)) {
                boolean judged = place < hands && known.get(place).isEmpty();
                open.remove(i);
                parts.add(part);
                cast(
                        parts,
                        known,
                        open,
                        judged ? weight * conduct.fits(place, part.aim()) : weight,
                        conduct);
                parts.removeLast();
                open.add(i, part);
            }
        }
    }

    /** A role that is known to lie somewhere lies nowhere else. */
    private static boolean mayLie(Role role, List<Optional<Role>> known, int place) {
        Optional<Role> here = known.get(place);
        return here.isPresent() ? here.get() == role : !known.contains(Optional.of(role));
    }

    /** All ways in which the roles can lie; their weights do not add up to 1. */
    List<Casting> castings() {
        return List.copyOf(castings);
    }

    /** Notes how likely each of the other seats has which role. */
    void note(int me, int seats, Notes notes) {
        for (int seat = 0; seat < seats; seat++) {
            for (Role role : seat == me ? new Role[0] : Role.values()) {
                double likely = likely(seat, role);
                if (likely > 0) {
                    notes.believes(seat, role.phrase().key(), likely);
                }
            }
        }
    }

    private double likely(int place, Role role) {
        double weight = 0;
        for (Casting casting : castings) {
            weight += casting.parts().get(place).role() == role ? casting.weight() : 0;
        }
        return weight / total;
    }

    /** What each hand may be after, drawn by how likely it is. */
    List<Aim> aims(Chance chance) {
        double at = total * chance.below(FINE) / FINE;
        int drawn = 0;
        while (drawn < castings.size() - 1 && at >= castings.get(drawn).weight()) {
            at -= castings.get(drawn++).weight();
        }
        return castings.get(drawn).parts().stream().map(Part::aim).toList();
    }

    /** The chance that pointing at this role card is right. */
    double right(Mask mask) {
        return right(place(mask));
    }

    private double right(int place) {
        return likely(place, target);
    }

    /** The chance that the best guess is right. */
    double best() {
        double best = 0;
        for (int place = 0; place < hands + 2; place++) {
            best = Math.max(best, right(place));
        }
        return best;
    }

    /** How much better the best guess is, on average, after a look at this role card. */
    double gain(Mask mask) {
        double[][] found = new double[Role.values().length][hands + 2];
        for (Casting casting : castings) {
            Role seen = casting.parts().get(place(mask)).role();
            for (int place = 0; place < hands + 2; place++) {
                if (casting.parts().get(place).role() == target) {
                    found[seen.ordinal()][place] += casting.weight();
                }
            }
        }
        double after = 0;
        for (double[] guesses : found) {
            double best = 0;
            for (double weight : guesses) {
                best = Math.max(best, weight);
            }
            after += best;
        }
        return after / total - best();
    }

    private int place(Mask mask) {
        return switch (mask) {
            case LEFT -> hands;
            case RIGHT -> hands + 1;
            case FIRST, SECOND, THIRD, FOURTH -> mask.ordinal();
        };
    }
}
