package masque.coach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Phrase;
import masque.core.Thought;

/**
 * Says what a person might do. What it chooses is the first of its lines, if there are any.
 *
 * @param expert who knows best, and weighs what choices are worth
 * @param house who may know words for it
 */
public record Adviser(Bot expert, Bot house) implements Bot {
    @Override
    public int choose(Chair chair, Chance chance) {
        return think(chair, chance).code();
    }

    @Override
    public Thought think(Chair chair, Chance chance) {
        Thought best = best(expert.think(chair, chance));
        if (best.why().isPresent()) {
            return best;
        }
        Thought other = house.think(chair, chance);
        return other.code() == best.code() ? other.why().map(best::because).orElse(best) : best;
    }

    @Override
    public Thought weigh(Chair chair, List<Integer> codes, Chance chance) {
        return expert.weigh(chair, codes, chance);
    }

    /** A bot may draw lots, so that others do not see through it; whoever is advised need not. */
    private static Thought best(Thought thought) {
        List<Thought.Line> lines = thought.lines();
        Optional<Thought.Line> chosen =
                lines.stream().filter(line -> line.code() == thought.code()).findFirst();
        if (chosen.isEmpty()) {
            return with(thought, thought.code(), List.of(), thought.why());
        }
        Thought.Line first = lines.getFirst();
        boolean asGood =
                chosen.get().worth() == first.worth() && chosen.get().visits() == first.visits();
        return asGood
                ? with(thought, thought.code(), ahead(lines, chosen.get()), thought.why())
                : with(thought, first.code(), lines, Optional.empty());
    }

    private static List<Thought.Line> ahead(List<Thought.Line> lines, Thought.Line chosen) {
        return Stream.concat(Stream.of(chosen), lines.stream().filter(line -> !line.equals(chosen)))
                .toList();
    }

    private static Thought with(
            Thought thought, int code, List<Thought.Line> lines, Optional<Phrase> why) {
        return new Thought(code, thought.worlds(), lines, thought.beliefs(), thought.scale(), why);
    }
}
