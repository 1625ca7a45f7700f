package masque.games.dicechallenge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import masque.core.Phrase;

/**
 * DC-1.1: a character as its card has it.
 *
 * @param id the name in lower case with hyphens
 * @param droid Droid dice, which are neither Starting nor Reserve dice
 * @param uses how often a match the ability can be used
 * @param provenance where the numbers come from
 * @param phrase how it is called
 */
record Card(
        String id,
        String name,
        List<Integer> starting,
        List<Integer> reserve,
        List<Integer> droid,
        Ability ability,
        int uses,
        String provenance,
        Phrase phrase) {
    Card {
        starting = List.copyOf(starting);
        reserve = List.copyOf(reserve);
        droid = List.copyOf(droid);
    }

    /** The id of whoever is called this. */
    static String idOf(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    }

    /** The sizes of all its dice, in the places that they keep. */
    List<Integer> all() {
        return Stream.of(starting, reserve, droid).flatMap(List::stream).toList();
    }

    /** How it is shown to whoever may pick it by this code. */
    DiceView.Portrait portrait(int code, boolean free) {
        return new DiceView.Portrait(
                id,
                phrase,
                starting,
                reserve,
                droid,
                ability.id(),
                ability.name(),
                ability.rule(),
                ability.clause(),
                ability.always() ? Optional.empty() : Optional.of(uses),
                code,
                free);
    }

    /** How many dice it brings along, of all kinds. */
    int dice() {
        return starting.size() + reserve.size() + droid.size();
    }
}
