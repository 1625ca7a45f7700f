package masque.bots.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import masque.core.Phrase;
import masque.core.Thought;

/** What a bot notes while it chooses: what was weighed, what it believes, and why in words. */
public final class Notes {
    /** Notes that nobody will read: nothing is noted. */
    public static final Notes NONE = new Notes(false);

    private final boolean wanted;
    private final List<Thought.Line> lines = new ArrayList<>();
    private final List<Thought.Belief> beliefs = new ArrayList<>();
    private Thought.Scale scale = Thought.Scale.SHARE;
    private Optional<Phrase> why = Optional.empty();

    /** Notes for somebody who will ask. */
    public Notes() {
        this(true);
    }

    private Notes(boolean wanted) {
        this.wanted = wanted;
    }

    /** Whether anybody will read them: what is only there to be noted need not be found out. */
    public boolean wanted() {
        return wanted;
    }

    /** A choice has a chance to win, from 0 to 1. */
    public void share(int code, double worth) {
        if (wanted) {
            lines.add(new Thought.Line(code, 0, Math.clamp(worth, 0, 1)));
        }
    }

    /** How likely it is, from 0 to 1, that a choice finds or hides what it is made for. */
    public void likely(int code, double likely) {
        if (wanted) {
            scale = Thought.Scale.LIKELY;
            share(code, likely);
        }
    }

    /** A choice is worth so many points. A choice that there is twice is noted once. */
    public void points(int code, double worth) {
        if (wanted
                && Double.isFinite(worth)
                && lines.stream().noneMatch(line -> line.code() == code)) {
            scale = Thought.Scale.POINTS;
            lines.add(new Thought.Line(code, 0, worth));
        }
    }

    /** Something is likely of a seat. */
    public void believes(int seat, String secret, double likely) {
        if (wanted) {
            beliefs.add(new Thought.Belief(seat, secret, likely));
        }
    }

    /** The reason in words. */
    public void because(Supplier<Phrase> reason) {
        if (wanted) {
            why = Optional.of(reason.get());
        }
    }

    /** All of it, the best choice first. */
    Thought thought(int code) {
        lines.sort(Comparator.comparingDouble(Thought.Line::worth).reversed());
        return new Thought(code, 0, lines, beliefs, scale, why);
    }

    /** A share as it is said: in percent. */
    public static int percent(double share) {
        return (int) Math.round(100 * share);
    }
}
