package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import masque.core.BadInput;

/**
 * DC-6.1: which seat moves which characters. It is written as how many characters each seat of the
 * first side has, then each of the second: {@code 2+1:3}. Seats of the two sides alternate around
 * the table as long as both have some left.
 */
final class Seating {
    private static final int FEWEST = 2;
    private static final int MOST = 4;

    private final int[] seatOf;
    private final int[] sideOf;

    private Seating(int team, List<List<Integer>> shares) {
        int seats = shares.get(0).size() + shares.get(1).size();
        seatOf = new int[2 * team];
        sideOf = new int[seats];
        int[] taken = new int[2];
        int[] characters = {0, team};
        int side = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (taken[side] == shares.get(side).size()) {
                side ^= 1;
            }
            sideOf[seat] = side;
            int share = shares.get(side).get(taken[side]++);
            Arrays.fill(seatOf, characters[side], characters[side] + share, seat);
            characters[side] += share;
            side ^= 1;
        }
    }

    /** As even as it can be: seats take turns, and where some have more it is the first. */
    static Seating even(int seats, int team) {
        return new Seating(
                team, List.of(spread(team, Math.ceilDiv(seats, 2)), spread(team, seats / 2)));
    }

    private static List<Integer> spread(int team, int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> team / seats + (seat < team % seats ? 1 : 0))
                .toList();
    }

    /**
     * A seating that was chosen.
     *
     * @throws BadInput if it is for teams of another size
     */
    static Seating of(String text, int team) {
        List<List<Integer>> shares = new ArrayList<>();
        for (String side : text.split(":", -1)) {
            List<Integer> share =
                    Arrays.stream(side.split("\\+", -1)).map(Integer::valueOf).toList();
            if (share.stream().mapToInt(Integer::intValue).sum() != team) {
                throw BadInput.of("seating-team", "value", text, "teams", team);
            }
            shares.add(share);
        }
        return new Seating(team, shares);
    }

    /** The size of the teams that a seating is for. */
    static int team(String text) {
        return Arrays.stream(text.substring(0, text.indexOf(':')).split("\\+", -1))
                .mapToInt(Integer::parseInt)
                .sum();
    }

    /** All seatings for so many seats, whatever the size of the teams. */
    static List<String> all(int seats) {
        TreeSet<String> all = new TreeSet<>();
        for (int team = FEWEST; team <= MOST; team++) {
            for (int first = 1; first < seats; first++) {
                for (String one : shares(team, first, team)) {
                    for (String other : shares(team, seats - first, team)) {
                        all.add(one + ":" + other);
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    /** The ways to share characters among seats, the larger shares first. */
    private static List<String> shares(int characters, int seats, int most) {
        if (seats == 0) {
            return characters == 0 ? List.of("") : List.of();
        }
        return IntStream.rangeClosed(1, Math.min(characters, most))
                .boxed()
                .flatMap(share ->
                        shares(characters - share, seats - 1, share).stream()
                                .map(rest -> rest.isEmpty() ? "" + share : share + "+" + rest))
                .collect(Collectors.toList());
    }

    int seatOf(int character) {
        return seatOf[character];
    }

    int sideOf(int seat) {
        return sideOf[seat];
    }

    /** DC-6.1: the side's first seat. */
    int captain(int side) {
        return side == sideOf[0] ? 0 : 1;
    }

    /** Bits of the seats of a side. */
    int seatsOf(int side) {
        int seats = 0;
        for (int seat = 0; seat < sideOf.length; seat++) {
            seats |= sideOf[seat] == side ? 1 << seat : 0;
        }
        return seats;
    }
}
