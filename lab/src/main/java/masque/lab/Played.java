package masque.lab;

import java.util.List;

/**
 * A game of an experiment that was played to its end.
 *
 * @param deal counted from 0
 * @param rotation counted from 0
 * @param winners bits of the seats that won
 * @param points how each seat stood at the end
 */
public record Played(int deal, int rotation, int winners, List<Integer> points, int moves) {
    public Played {
        points = List.copyOf(points);
    }

    public boolean won(int seat) {
        return (winners >>> seat & 1) != 0;
    }
}
