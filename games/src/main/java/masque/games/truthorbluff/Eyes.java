package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Result;
import masque.core.Seat;

/** What one viewer sees of a game: the only way from a state to a view. */
final class Eyes {
    final BluffState state;
    final BluffGame game;
    final int seat;

    Eyes(BluffState state, int seat) {
        this.state = state;
        this.game = state.game;
        this.seat = seat;
    }

    BluffView view() {
        return new BluffView(
                seat,
                state.phase,
                seated() ? holder() : List.of(),
                choice(),
                players(),
                state.links == 0 ? Optional.empty() : Optional.of(new Track(this).round()),
                state.finished,
                List.of(Ending.OUT_OF_TILES, state.ending),
                villains(state),
                tally(),
                Tiles.size(state.tiles[state.bag()]),
                Tokens.size(Challenge.left(state)),
                over() ? Optional.of(result()) : Optional.empty(),
                Stakes.of(state),
                Aim.of(this),
                Prompt.of(this),
                Log.of(this));
    }

    boolean seated() {
        return seat >= 0;
    }

    boolean over() {
        return state.phase == Phase.OVER;
    }

    /** Whether the viewer is whose move it is. */
    boolean own() {
        return seat == state.turn && !over();
    }

    /** TB-3.4: whether the viewer saw the tile under way. */
    boolean sawTile() {
        return seated() && state.tile != BluffState.NONE && (state.seen >>> seat & 1) != 0;
    }

    private List<BluffView.Held> holder() {
        List<BluffView.Held> held = new ArrayList<>();
        long set = state.tiles[seat];
        for (int rest = Tiles.kinds(set); rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            held.add(
                    new BluffView.Held(
                            game.tile(kind), Tiles.count(set, kind), BluffGame.SLIDE + kind));
        }
        return List.copyOf(held);
    }

    private Optional<BluffView.Choice> choice() {
        if (!own()
                || (state.pickedTile == BluffState.NONE && state.pickedSeat == BluffState.NONE)) {
            return Optional.empty();
        }
        boolean placed = state.phase == Phase.BONUS && state.villain() == Face.BERYL;
        return Optional.of(
                new BluffView.Choice(
                        state.pickedTile == BluffState.NONE
                                ? Optional.empty()
                                : Optional.of(game.tile(state.pickedTile % Tiles.KINDS)),
                        placed
                                ? Optional.of(new Seat(state.pickedTile / Tiles.KINDS))
                                : Optional.empty(),
                        state.pickedSeat == BluffState.NONE
                                ? Optional.empty()
                                : Optional.of(new Seat(state.pickedSeat))));
    }

    private List<BluffView.Player> players() {
        List<BluffView.Player> players = new ArrayList<>(game.seats);
        for (int who = 0; who < game.seats; who++) {
            players.add(player(who));
        }
        return List.copyOf(players);
    }

    private BluffView.Player player(int who) {
        long up = state.tiles[state.faceUp(who)];
        int counts = Tiles.characters(up);
        return new BluffView.Player(
                new Seat(who),
                !over() && who == state.turn,
                Tiles.size(state.tiles[who]),
                Tokens.size(state.tokens[who]),
                over() || who == seat ? values(state.tokens[who]) : List.of(),
                shown(up),
                counts(up),
                Tiles.whites(up),
                Tiles.villains(up),
                Goal.total(counts, game.numbers),
                List.of(
                        new BluffView.Distance(
                                Ending.OUT_OF_TILES,
                                Tiles.size(state.tiles[who]),
                                BluffGame.HOLDER),
                        distance(up)),
                (state.defeated >>> who & 1) != 0);
    }

    private BluffView.Distance distance(long up) {
        return new BluffView.Distance(
                state.ending,
                Goal.missing(state.ending, up, game.numbers),
                Goal.missing(state.ending, 0, game.numbers));
    }

    private static List<Integer> values(int tokens) {
        List<Integer> values = new ArrayList<>();
        for (int value = 1; value <= Tokens.VALUES; value++) {
            for (int i = 0; i < Tokens.count(tokens, value); i++) {
                values.add(value);
            }
        }
        return List.copyOf(values);
    }

    private List<BluffView.Shown> shown(long set) {
        List<BluffView.Shown> shown = new ArrayList<>();
        for (int rest = Tiles.kinds(set); rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            shown.add(new BluffView.Shown(game.tile(kind), Tiles.count(set, kind)));
        }
        return List.copyOf(shown);
    }

    private static List<Integer> counts(long set) {
        List<Integer> counts = new ArrayList<>(Face.CHARACTERS);
        for (int character = 0; character < Face.CHARACTERS; character++) {
            counts.add(count(set, character));
        }
        return List.copyOf(counts);
    }

    /** How many tiles of a set show a face. */
    private static int count(long set, int face) {
        int other = Tiles.count(set, face + Tiles.WHITE);
        return face < Face.CHARACTERS ? Tiles.count(set, face) + other : other;
    }

    static List<Face> villains(BluffState state) {
        List<Face> villains = new ArrayList<>();
        for (int rest = state.villains; rest != 0; rest &= rest - 1) {
            villains.add(Face.at(Face.CHARACTERS + Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(villains);
    }

    private List<BluffView.Tally> tally() {
        List<BluffView.Tally> tally = new ArrayList<>();
        for (int character = 0; character < Face.CHARACTERS; character++) {
            tally.add(tally(Face.at(character), game.supply.each()));
        }
        for (Face villain : villains(state)) {
            tally.add(tally(villain, 1));
        }
        return List.copyOf(tally);
    }

    private BluffView.Tally tally(Face face, int all) {
        int faceUp = 0;
        for (int who = 0; who < game.seats; who++) {
            faceUp += count(state.tiles[state.faceUp(who)], face.ordinal());
        }
        int known = seated() ? count(state.tiles[seat], face.ordinal()) : 0;
        known += sawTile() && Tiles.face(state.tile) == face.ordinal() ? 1 : 0;
        return new BluffView.Tally(face, all, faceUp, all - faceUp - known);
    }

    private BluffView.Result result() {
        Result result = state.result();
        List<BluffView.Rank> ranking = new ArrayList<>();
        for (int who = 0; who < game.seats; who++) {
            ranking.add(
                    new BluffView.Rank(
                            result.places().get(who),
                            new Seat(who),
                            (state.defeated >>> who & 1) != 0,
                            result.points().get(who),
                            Tiles.size(state.tiles[who]),
                            Tokens.size(state.tokens[who]),
                            Tiles.villains(state.tiles[state.faceUp(who)])));
        }
        ranking.sort(Comparator.comparingInt(BluffView.Rank::place));
        List<Phrase> story = Tell.ending(state).stream().map(BluffEvent::phrase).toList();
        return new BluffView.Result(
                state.cause,
                seats(state.defeated),
                List.copyOf(ranking),
                seats(result.winners()),
                Ranking.decider(state),
                story,
                Verdict.of(state));
    }

    /** The seats of a set. */
    static List<Seat> seats(int set) {
        List<Seat> seats = new ArrayList<>(Integer.bitCount(set));
        for (int rest = set; rest != 0; rest &= rest - 1) {
            seats.add(new Seat(Integer.numberOfTrailingZeros(rest)));
        }
        return List.copyOf(seats);
    }
}
