package masque.coach;

import java.util.List;
import java.util.Optional;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Phrase;
import masque.core.Thought;

/** Thinks as one bot does, and says in another's words why, where that would choose the same. */
public final class Adviser implements Bot {
    private final Bot expert;
    private final Bot regular;

    /**
     * An adviser.
     *
     * @param expert weighs what choices are worth
     * @param regular says in words why it chose
     */
    public Adviser(Bot expert, Bot regular) {
        this.expert = expert;
        this.regular = regular;
    }

    @Override
    public int choose(Chair chair, Chance chance) {
        return expert.choose(chair, chance);
    }

    @Override
    public Thought think(Chair chair, Chance chance) {
        Thought thought = expert.think(chair, chance);
        if (thought.why().isPresent()) {
            return thought;
        }
        Thought other = regular.think(chair, chance);
        Optional<Phrase> why = other.code() == thought.code() ? other.why() : Optional.empty();
        return new Thought(
                thought.code(),
                thought.worlds(),
                thought.lines(),
                thought.beliefs(),
                thought.scale(),
                why);
    }

    @Override
    public Thought weigh(Chair chair, List<Integer> codes, Chance chance) {
        return expert.weigh(chair, codes, chance);
    }
}
