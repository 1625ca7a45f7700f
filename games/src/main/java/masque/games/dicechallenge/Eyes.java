package masque.games.dicechallenge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;

/** What one viewer sees of a match: the only way from a state to a view. */
final class Eyes {
    final DiceState state;
    final DiceGame game;
    final int seat;

    Eyes(DiceState state, int seat) {
        this.state = state;
        this.game = state.game;
        this.seat = seat;
    }

    DiceView view() {
        boolean turn = turn();
        return new DiceView(
                seat,
                state.phase,
                game.mode,
                state.round,
                game.needed,
                List.of(side(0), side(1)),
                characters(),
                turn || state.phase == Phase.BALL ? Optional.of(state.first) : Optional.empty(),
                turn ? Optional.of(state.fighter(state.turn)) : Optional.empty(),
                turn && state.attackers != 0 ? Optional.of(attack()) : Optional.empty(),
                state.phase == Phase.TURN && state.blocked != DiceState.NONE
                        ? Optional.of(DiceMove.letter(state.blocked))
                        : Optional.empty(),
                Worth.of(state),
                state.phase == Phase.PICKING ? gallery() : List.of(),
                state.phase == Phase.MIRROR
                        ? Optional.of(portrait(state.mirror))
                        : Optional.empty(),
                chosen(),
                rounds(),
                state.phase == Phase.OVER ? Optional.of(Rounds.champion(state)) : Optional.empty(),
                Aim.of(this),
                Prompt.of(this),
                Log.of(state));
    }

    /** Whether somebody's turn is under way. */
    private boolean turn() {
        return switch (state.phase) {
            case TURN, BLOCKING, AFTER, ENTERING -> true;
            case PICKING, MIRROR, NOMINATING, FAVOUR, OPENING, BALL, OVER -> false;
        };
    }

    private DiceView.Side side(int side) {
        int fighter = state.fighter(side);
        boolean nobody = fighter == DiceState.NONE || (!over() && out(fighter));
        return new DiceView.Side(
                new Seat(game.captain(side)),
                seats(game.seatsOf(side)),
                state.tokens(side),
                over() ? Rounds.halves(state, state.ended - 1, side) : state.halves(side),
                over() ? Rounds.captured(state, state.ended - 1, side) : state.captured(side),
                nobody ? Optional.empty() : Optional.of(fighter),
                state.choice(side) != DiceState.NONE);
    }

    /**
     * Whether the round that was fought last is over: then what it came to is kept, as borrowed
     * dice have left the table.
     */
    boolean over() {
        return state.ended > 0 && state.ended == state.round;
    }

    private List<DiceView.Fighter> characters() {
        List<DiceView.Fighter> characters = new ArrayList<>();
        for (int c = 0; c < game.characters; c++) {
            if (state.card(c) != DiceState.NONE) {
                characters.add(character(c));
            }
        }
        return List.copyOf(characters);
    }

    private DiceView.Fighter character(int c) {
        boolean always = game.cards.get(state.card(c)).ability().always();
        return new DiceView.Fighter(
                Who.of(state, c),
                game.sideOfCharacter(c),
                new Seat(game.seatOf(c)),
                portrait(state.card(c)),
                always ? Optional.empty() : Optional.of(state.uses(c)),
                standing(c),
                dice(c),
                sizes(c, state.lost(c)),
                sizes(c, state.starting(c)),
                sizes(c, state.reserve(c)),
                Die.of(state, c, DroidDice.waiting(state, c), DroidDice.waiting(state, c)));
    }

    private DiceView.Standing standing(int c) {
        if (out(c)) {
            return DiceView.Standing.OUT;
        }
        return c == state.fighter(game.sideOfCharacter(c))
                ? DiceView.Standing.FIGHTING
                : DiceView.Standing.WAITING;
    }

    /** DC-7.3: in tag play whoever has lost all dice is out at once. */
    private boolean out(int c) {
        return game.mode == Mode.TAG && state.round > 0 && state.play(c) == 0;
    }

    private List<DiceView.Lying> dice(int c) {
        List<DiceView.Lying> dice = new ArrayList<>();
        boolean attacker = turn() && c == state.fighter(state.turn);
        for (int rest = state.play(c); rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            dice.add(
                    new DiceView.Lying(
                            DiceMove.letter(slot),
                            state.size(c, slot),
                            state.value(c, slot),
                            DiceMove.letter(first(c, slot)),
                            (state.starting(c) >>> slot & 1) == 0,
                            attacker && (state.attackers >>> slot & 1) != 0,
                            Worth.taken(state, c, slot),
                            Worth.kept(state, c, slot)));
        }
        return List.copyOf(dice);
    }

    private int first(int c, int slot) {
        int rest = state.play(c);
        while (true) {
            int other = Integer.numberOfTrailingZeros(rest);
            if (state.size(c, other) == state.size(c, slot)
                    && state.value(c, other) == state.value(c, slot)) {
                return other;
            }
            rest &= rest - 1;
        }
    }

    private List<Integer> sizes(int c, int mask) {
        List<Integer> sizes = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sizes.add(state.size(c, Integer.numberOfTrailingZeros(rest)));
        }
        sizes.sort(null);
        return List.copyOf(sizes);
    }

    private DiceView.Attack attack() {
        return new DiceView.Attack(
                state.fighter(state.turn),
                DiceMove.letters(state.attackers),
                state.fighter(1 - state.turn),
                DiceMove.letter(state.target));
    }

    private List<DiceView.Portrait> gallery() {
        List<DiceView.Portrait> gallery = new ArrayList<>();
        for (int card = 0; card < game.cards.size(); card++) {
            gallery.add(portrait(card));
        }
        return List.copyOf(gallery);
    }

    private DiceView.Portrait portrait(int index) {
        return game.cards
                .get(index)
                .portrait(
                        Codebook.PICK + index,
                        state.phase == Phase.PICKING && Picking.free(state, index));
    }

    /** What the viewer's side has chosen and the other side does not know yet. */
    private Optional<Phrase> chosen() {
        if (seat < 0) {
            return Optional.empty();
        }
        int choice = state.choice(game.sideOf(seat));
        if (choice == DiceState.NONE) {
            return Optional.empty();
        }
        if (state.phase == Phase.NOMINATING) {
            return Optional.of(Who.of(state, choice).name());
        }
        if (state.phase == Phase.MIRROR) {
            return Optional.of(
                    Phrase.of(choice == Codebook.YES ? "answer-mirror" : "answer-again"));
        }
        return Optional.of(
                choice == Picking.AT_RANDOM
                        ? Phrase.of("character-random")
                        : game.cards.get(choice).phrase());
    }

    private List<DiceView.Outcome> rounds() {
        List<DiceView.Outcome> rounds = new ArrayList<>();
        for (int number = 0; number < state.ended; number++) {
            int winner = Rounds.winner(state, number);
            rounds.add(
                    new DiceView.Outcome(
                            number + 1,
                            List.of(
                                    Rounds.halves(state, number, 0),
                                    Rounds.halves(state, number, 1)),
                            List.of(
                                    Rounds.captured(state, number, 0),
                                    Rounds.captured(state, number, 1)),
                            winner == DiceState.NONE ? Optional.empty() : Optional.of(winner),
                            List.of(
                                    Rounds.fought(state, number, 0),
                                    Rounds.fought(state, number, 1)),
                            Tell.roundOver(state, number).why()));
        }
        return List.copyOf(rounds);
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
