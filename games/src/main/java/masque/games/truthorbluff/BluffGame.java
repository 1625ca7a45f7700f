package masque.games.truthorbluff;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import masque.core.Chance;
import masque.core.Game;
import masque.core.Refusal;
import masque.core.Seat;
import masque.core.Setup;
import masque.core.Sink;
import masque.core.State;

/** The rules of Truth or Bluff under fixed options. */
public final class BluffGame implements Game<BluffMove> {
    static final int MOST_SEATS = 8;

    /** TB-2.3: how many tiles everybody draws. */
    static final int HOLDER = 12;

    /** The first code of each sort: by kind of tile, seat, or character; then single ones. */
    public static final int SLIDE = 0;

    public static final int TO = SLIDE + Tiles.KINDS;
    public static final int NAME = TO + MOST_SEATS;
    public static final int TRUTH = NAME + Face.CHARACTERS;
    public static final int BLUFF = TRUTH + 1;
    public static final int LOOK = BLUFF + 1;
    public static final int PICK = LOOK + 1;
    public static final int TAKE = PICK + Tiles.KINDS;
    private static final int CODES = TAKE + MOST_SEATS * Tiles.KINDS;

    final int seats;
    final Supply supply;

    /** TB-2.4: the endings of which one is drawn; one alone if it was chosen. */
    final List<Ending> endings;

    /** TB-1.5: the number of each character. */
    final int[] numbers;

    /** Every kind of tile, seen from its front. */
    private final Tile[] tiles = new Tile[Tiles.KINDS];

    private final Map<String, Integer> codes = new HashMap<>();

    BluffGame(Setup setup) {
        seats = setup.seats();
        supply = Supply.of(seats);
        String chosen = setup.text(BluffBox.ENDING);
        endings =
                supply.endings().stream()
                        .filter(one -> chosen.equals(BluffBox.RANDOM) || chosen.equals(one.text()))
                        .toList();
        numbers = NumberFile.read(setup.text(BluffBox.NUMBERS));
        for (int kind = 0; kind < Tiles.KINDS; kind++) {
            int face = Tiles.face(kind);
            tiles[kind] =
                    new Tile(
                            Face.at(face),
                            kind >= Tiles.WHITE && kind < Tiles.VILLAIN,
                            face < Face.CHARACTERS ? numbers[face] : 0);
        }
        for (int code = 0; code < CODES; code++) {
            if (means(code)) {
                codes.put(read(code).text(), code);
            }
        }
    }

    /** A tile of a kind. */
    Tile tile(int kind) {
        return tiles[kind];
    }

    /**
     * How far a player with these face-up tiles would be from an ending (TB-6.2 to TB-6.10), as
     * {@link BluffView.Distance} counts it.
     */
    public int missing(Ending ending, List<Tile> faceUp) {
        long set = 0;
        for (Tile tile : faceUp) {
            set += Tiles.one(kind(tile));
        }
        return Goal.missing(ending, set, numbers);
    }

    /** The tile with a face that is not white. */
    public Tile plain(Face face) {
        return tiles[face.villain() ? Tiles.WHITE + face.ordinal() : face.ordinal()];
    }

    /** Whether tiles of a kind can be in the game at all (TB-2.2). */
    boolean has(int kind) {
        return kind < Tiles.WHITE
                || (kind < Tiles.VILLAIN ? supply.white() : supply.villains() > 0);
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int codes() {
        return CODES;
    }

    @Override
    public State start(Chance chance, Sink sink) {
        BluffState state = new BluffState(this);
        SetUp.deal(state, chance);
        Tell.dealt(state, sink);
        return state;
    }

    /** The code of choosing somebody's face-up tile. */
    static int takeCode(int seat, int kind) {
        return TAKE + seat * Tiles.KINDS + kind;
    }

    /** Whether a code means a move of this game. */
    boolean means(int code) {
        if (code < 0 || code >= CODES) {
            return false;
        }
        if (code < TO) {
            return has(code - SLIDE);
        }
        if (code < NAME) {
            return code - TO < seats;
        }
        if (code < PICK) {
            return true;
        }
        if (code < TAKE) {
            return supply.villains() > 0;
        }
        return supply.villains() > 0 && (code - TAKE) / Tiles.KINDS < seats;
    }

    @Override
    public BluffMove read(int code) {
        if (!means(code)) {
            throw new IllegalArgumentException("no move has the code " + code);
        }
        if (code < TO) {
            return new BluffMove.Slide(tiles[code - SLIDE]);
        }
        if (code < NAME) {
            return new BluffMove.To(new Seat(code - TO));
        }
        if (code < TRUTH) {
            return new BluffMove.Name(Face.at(code - NAME));
        }
        return switch (code) {
            case TRUTH -> new BluffMove.Truth();
            case BLUFF -> new BluffMove.Bluff();
            case LOOK -> new BluffMove.Look();
            default -> readFaceUp(code);
        };
    }

    private BluffMove readFaceUp(int code) {
        if (code < TAKE) {
            return new BluffMove.Pick(tiles[code - PICK]);
        }
        int place = code - TAKE;
        return new BluffMove.Take(new Seat(place / Tiles.KINDS), tiles[place % Tiles.KINDS]);
    }

    @Override
    public int code(BluffMove move) {
        return switch (move) {
            case BluffMove.Slide(Tile tile) -> SLIDE + kind(tile);
            case BluffMove.To(Seat whom) -> TO + whom.index();
            case BluffMove.Name(Face face) -> NAME + face.ordinal();
            case BluffMove.Truth truth -> TRUTH;
            case BluffMove.Bluff bluff -> BLUFF;
            case BluffMove.Look look -> LOOK;
            case BluffMove.Pick(Tile tile) -> PICK + kind(tile);
            case BluffMove.Take(Seat whose, Tile tile) -> takeCode(whose.index(), kind(tile));
        };
    }

    private int kind(Tile tile) {
        int face = tile.face().ordinal();
        int kind = tile.white() || tile.face().villain() ? face + Tiles.WHITE : face;
        if (!tiles[kind].equals(tile)) {
            throw new IllegalArgumentException("no tile " + tile + " in this game");
        }
        return kind;
    }

    @Override
    public Optional<BluffMove> parse(String text) {
        String written = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return Optional.ofNullable(codes.get(written)).map(this::read);
    }

    @Override
    public Optional<Refusal> why(State state, int seat, int code) {
        return new Why(this, (BluffState) state).refusal(seat, code);
    }
}
