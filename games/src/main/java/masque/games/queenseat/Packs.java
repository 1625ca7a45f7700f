package masque.games.queenseat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import masque.core.BadInput;
import masque.core.Phrase;
import masque.core.Setup;

/** Chooses the packs of a game, and says what is to be minded about them (QS-1.2, QS-1.3). */
final class Packs {
    private static final int FEW = 3;

    private Packs() {}

    /**
     * The packs that are played with: the ones chosen or, if none are, those of a set.
     *
     * @throws BadInput if fewer are chosen than there are players, or there are fewer cards
     */
    static List<Pack> chosen(Setup setup) {
        List<Pack> all = PackFile.read(setup.text(QueenBox.PRINCESSES));
        List<String> ids = setup.several(QueenBox.PACKS);
        List<Pack> packs =
                ids.isEmpty()
                        ? ofSet(all, setup.text(QueenBox.SET), setup.seats())
                        : all.stream().filter(pack -> ids.contains(pack.princess().id())).toList();
        if (packs.size() < setup.seats()) {
            throw BadInput.of("packs-few", "count", packs.size(), "seats", setup.seats());
        }
        if (packs.stream().mapToInt(pack -> pack.regular() + pack.dark()).sum() < setup.seats()) {
            throw BadInput.of("packs-cards", "seats", setup.seats());
        }
        return packs;
    }

    /** QS-1.3: the first of a set; if it has too few, also those of the sets in their order. */
    private static List<Pack> ofSet(List<Pack> all, String set, int seats) {
        Set<Pack> packs = new LinkedHashSet<>();
        all.stream().filter(pack -> pack.set().equals(set)).forEach(packs::add);
        packs.addAll(all);
        return packs.stream().limit(seats).toList();
    }

    /** QS-1.2, QS-1.3: what plays poorly but is allowed. */
    static List<Phrase> warnings(int seats, List<Pack> packs) {
        List<Phrase> warnings = new ArrayList<>();
        if (seats == FEW) {
            warnings.add(Phrase.of("warn-few"));
        }
        for (int i = 0; i < packs.size(); i++) {
            for (Pack other : packs.subList(i + 1, packs.size())) {
                if (packs.get(i).colour().alike(other.colour())) {
                    warnings.add(
                            Phrase.of(
                                    "warn-colour",
                                    "one",
                                    packs.get(i).princess().phrase(),
                                    "other",
                                    other.princess().phrase()));
                }
            }
        }
        return List.copyOf(warnings);
    }
}
