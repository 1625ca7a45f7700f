package masque.server.web;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import masque.core.Box;
import masque.core.Puzzle;
import masque.server.setup.Playable;

/** The puzzles of all games; those of a game are read when somebody first asks for one. */
final class PuzzleShelf {
    private final Map<String, Playable> games;
    private final Map<String, List<Puzzle>> read = new ConcurrentHashMap<>();

    /**
     * A puzzle in its place.
     *
     * @param number its place among the puzzles of its game, from 1
     * @param all how many they are
     * @param next the one after it; after the last comes the first
     */
    record Placed(Box box, Puzzle puzzle, int number, int all, String next) {}

    PuzzleShelf(Map<String, Playable> games) {
        this.games = games;
    }

    /** The games that have puzzles, in the order of all games. */
    List<String> games() {
        return games.values().stream()
                .filter(game -> game.puzzles().isPresent())
                .map(game -> game.box().id())
                .toList();
    }

    /** The puzzles of a game; none if it has none, or there is no such game. */
    List<Puzzle> of(String game) {
        return Optional.ofNullable(games.get(game))
                .flatMap(Playable::puzzles)
                .map(text -> read.computeIfAbsent(game, _ -> text.read(box(game))))
                .orElse(List.of());
    }

    /** One of them. */
    Optional<Placed> find(String game, String id) {
        List<Puzzle> all = of(game);
        return IntStream.range(0, all.size())
                .filter(at -> all.get(at).id().equals(id))
                .mapToObj(at ->
                        new Placed(
                                box(game),
                                all.get(at),
                                at + 1,
                                all.size(),
                                all.get((at + 1) % all.size()).id()))
                .findFirst();
    }

    private Box box(String game) {
        return Objects.requireNonNull(games.get(game)).box();
    }
}
