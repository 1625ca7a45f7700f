package masque.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Playout;
import masque.core.State;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a copy is a game of its own. What belongs to the rules may be shared; scratch space
 * may not, since copies are played on other threads.
 */
final class Copies {
    private final Spot spot;
    private final World truth;

    Copies(Spot spot, World truth) {
        this.spot = spot;
        this.truth = truth;
    }

    /** Checks that a copy equals its original. */
    void equal() {
        State copy = truth.state().copy();
        if (!Fingerprint.of(copy).equals(truth.fingerprint())) {
            throw broken("the original and its copy: " + Leaves.difference(truth.state(), copy));
        }
    }

    /** Checks that a copy shares nothing with its original that can change. */
    void share() {
        Set<Object> rules = changeable(truth.game());
        Set<Object> original = changeable(truth.state());
        for (Object part : changeable(truth.state().copy())) {
            if (original.contains(part) && !rules.contains(part)) {
                throw broken("the copy shares a " + part.getClass().getSimpleName());
            }
        }
    }

    /** Checks that the original stays as it is when its copy is played on. */
    void playOn(Chance dice) {
        new Playout().finish(truth.game(), truth.state().copy(), dice);
        unchanged();
    }

    /** Checks that the original is as it was before its copies were played on. */
    void unchanged() {
        if (!Fingerprint.of(truth.state()).equals(truth.fingerprint())) {
            throw broken("the original changed while its copy was played on");
        }
    }

    private static Set<Object> changeable(Object root) {
        Set<Object> found = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Object> visited = Collections.newSetFromMap(new IdentityHashMap<>());
        collect(root, found, visited);
        return found;
    }

    private static void collect(@Nullable Object part, Set<Object> found, Set<Object> visited) {
        if (part == null
                || (part instanceof Game<?> && !visited.isEmpty())
                || Values.isPlain(part)
                || !visited.add(part)) {
            return;
        }
        switch (part) {
            case Object[] row -> {
                add(part, row.length > 0, found);
                for (Object one : row) {
                    collect(one, found, visited);
                }
            }
            case Optional<?> maybe -> collect(maybe.orElse(null), found, visited);
            case Collection<?> row -> {
                add(part, !Values.isUnmodifiable(row), found);
                row.forEach(one -> collect(one, found, visited));
            }
            case Map<?, ?> map -> {
                add(part, !Values.isUnmodifiable(map), found);
                map.values().forEach(one -> collect(one, found, visited));
            }
            default -> collectFields(part, found, visited);
        }
    }

    private static void collectFields(Object part, Set<Object> found, Set<Object> visited) {
        Class<?> type = part.getClass();
        if (type.isArray()) {
            add(part, Array.getLength(part) > 0, found);
            return;
        }
        if (type.getName().startsWith("java.")) {
            add(part, true, found);
            return;
        }
        Shape shape = Shape.of(type);
        add(part, shape.mutable(), found);
        for (Field field : shape.truth()) {
            collect(Shape.value(field, part), found, visited);
        }
        for (Field field : shape.scratch()) {
            collect(Shape.value(field, part), found, visited);
        }
    }

    private static void add(Object part, boolean changeable, Set<Object> found) {
        if (changeable) {
            found.add(part);
        }
    }

    private Broken broken(String what) {
        return spot.broken(Promise.OWN_COPIES, Spot.NOBODY, what);
    }
}
