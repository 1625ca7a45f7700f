package masque.games.truthorbluff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import masque.core.Chance;
import masque.core.Seeded;

/** The endings against a slow reading of their clauses, over random face-up tiles. */
final class Oracle {
    private Oracle() {}

    private static final BluffGame GAME = Salon.of(8).game;

    /** TB-6.2 to TB-6.10, straight from the rulebook. */
    private static boolean met(Ending ending, List<Tile> tiles) {
        Map<Face, Integer> counts = new TreeMap<>();
        int whites = 0;
        int villains = 0;
        int total = 0;
        for (Tile tile : tiles) {
            if (tile.face().villain()) {
                villains++;
            } else {
                counts.merge(tile.face(), 1, Integer::sum);
                total += tile.number();
            }
            whites += tile.white() ? 1 : 0;
        }
        return switch (ending) {
            case OUT_OF_TILES -> false;
            case FOUR_ALIKE -> charactersWith(4, counts) >= 1;
            case SIX_DIFFERENT -> counts.size() >= 6;
            case TWO_TRIPLES -> charactersWith(3, counts) >= 2;
            case THREE_PAIRS -> charactersWith(2, counts) >= 3;
            case FOUR_WHITE -> whites >= 4;
            case SPACE_TIME ->
                    counts.keySet()
                            .containsAll(
                                    Set.of(
                                            Face.MOON,
                                            Face.CHIBI_MOON,
                                            Face.TUXEDO_MASK,
                                            Face.PLUTO));
            case GUARDIANS ->
                    counts.keySet()
                            .containsAll(Set.of(Face.MERCURY, Face.MARS, Face.JUPITER, Face.VENUS));
            case THREE_VILLAINS -> villains >= 3;
            case THIRTY_SIX -> total >= 36;
        };
    }

    private static int charactersWith(int least, Map<Face, Integer> counts) {
        int characters = 0;
        for (int count : counts.values()) {
            characters += count >= least ? 1 : 0;
        }
        return characters;
    }

    /** Draws a few tiles from all there are: as many as a player may have before a game ends. */
    private static int[] kinds(Chance chance) {
        int[] left = new int[Tiles.KINDS];
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            left[kind] = kind < Tiles.WHITE ? 11 : 1;
        }
        // Few kinds at all in some sets, so that many alike come together.
        int least = chance.below(3) == 0 ? chance.below(Tiles.WHITE) : 0;
        int[] kinds = new int[chance.below(13)];
        for (int i = 0; i < kinds.length; i++) {
            int kind = least + chance.below(Tiles.KINDS - least);
            if (chance.below(2) == 0) {
                kind = least + chance.below(1 + chance.below(Tiles.WHITE - least));
            }
            kinds[i] = left[kind] > 0 ? kind : chance.below(Tiles.WHITE);
            left[kinds[i]]--;
        }
        return kinds;
    }

    /** So many random sets end as the rulebook says, or do not. */
    static void check(int sets) {
        Chance chance = new Seeded(2026);
        int[] met = new int[Ending.COUNT];
        List<Tile> tiles = new ArrayList<>();
        for (int set = 0; set < sets; set++) {
            tiles.clear();
            long packed = 0;
            for (int kind : kinds(chance)) {
                tiles.add(GAME.tile(kind));
                packed += Tiles.one(kind);
            }
            for (int ending = 1; ending < Ending.COUNT; ending++) {
                boolean expected = met(Ending.at(ending), tiles);
                met[ending] += expected ? 1 : 0;
                if (Goal.met(Ending.at(ending), packed, GAME.numbers) != expected
                        || Goal.missing(Ending.at(ending), packed, GAME.numbers) == 0 != expected) {
                    throw new AssertionError(
                            "set " + set + ", " + Ending.at(ending) + ": " + tiles);
                }
            }
        }
        for (int ending = 1; ending < Ending.COUNT; ending++) {
            assertThat(met[ending])
                    .as("%s", Ending.at(ending))
                    .isBetween(sets / 200, sets - sets / 200);
        }
    }

    /** What is missing is the fewest tiles that would have to come: one less does not do. */
    static void checkDistances(int sets) {
        Chance chance = new Seeded(7);
        for (int set = 0; set < sets; set++) {
            long packed = 0;
            for (int kind : kinds(chance)) {
                packed += Tiles.one(kind);
            }
            for (int ending = 1; ending < Ending.COUNT; ending++) {
                checkStep(Ending.at(ending), packed);
            }
        }
    }

    private static void require(boolean holds, Ending ending, long packed) {
        if (!holds) {
            throw new AssertionError(ending + " of " + Long.toHexString(packed));
        }
    }

    /** With the best next tile one less is missing, and with no tile more than one less. */
    private static void checkStep(Ending ending, long packed) {
        int missing = Goal.missing(ending, packed, GAME.numbers);
        int best = missing;
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            if (Tiles.count(packed, kind) < (kind < Tiles.WHITE ? 11 : 1)) {
                long more = packed + Tiles.one(kind);
                int after = Goal.missing(ending, more, GAME.numbers);
                int worth =
                        ending == Ending.THIRTY_SIX && kind < Tiles.VILLAIN
                                ? GAME.numbers[Tiles.face(kind) % Face.CHARACTERS]
                                : 1;
                require(after <= missing && after >= missing - worth, ending, more);
                best = Math.min(best, after);
            }
        }
        require(missing == 0 || best < missing, ending, packed);
    }
}
