package masque.games.dicechallenge;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.Sink;

/** Tells each audience its own part of what happens; makes nothing when nobody listens. */
final class Tell {
    private Tell() {}

    static void chose(DiceState state, int seat, int choice, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Chose(new Seat(seat)));
            Phrase character =
                    choice == Picking.AT_RANDOM
                            ? Phrase.of("character-random")
                            : state.game.cards.get(choice).phrase();
            sink.tell(1 << seat, new DiceEvent.Yours(character));
        }
    }

    static void challenge(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Challenge(
                            new Seat(0), state.game.cards.get(state.game.fixed).phrase()));
        }
    }

    static void samePick(DiceState state, int card, Sink sink) {
        if (sink.listens()) {
            boolean again = state.picks < Picking.MOST_EQUAL;
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.SamePick(state.game.cards.get(card).phrase(), again));
        }
    }

    static void mirrorAsked(DiceState state, Sink sink) {
        if (sink.listens()) {
            Phrase character = state.game.cards.get(state.mirror).phrase();
            sink.tell(Sink.EVERYONE, new DiceEvent.MirrorAsked(character));
        }
    }

    static void answered(int seat, boolean yes, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Chose(new Seat(seat)));
            sink.tell(1 << seat, new DiceEvent.Answered(yes));
        }
    }

    static void mirrorAnswered(int wanting, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.MirrorAnswered(Eyes.seats(wanting)));
        }
    }

    static void picked(DiceState state, int c, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Picked(new Seat(state.game.seatOf(c)), Who.of(state, c)));
        }
    }

    static void nominated(DiceState state, int seat, int c, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Chose(new Seat(seat)));
            int side = state.game.seatsOf(state.game.sideOf(seat));
            sink.tell(side, new DiceEvent.Nominated(Who.of(state, c)));
        }
    }

    static void facing(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Facing(
                            Who.of(state, state.fighter(0)), Who.of(state, state.fighter(1))));
        }
    }

    static void begun(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.RoundBegun(state.round));
        }
    }

    static void rolled(DiceState state, int c, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Rolled(Who.of(state, c), Die.of(state, c, state.play(c), 0)));
        }
    }

    static void equalRolls(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.EqualRolls(
                            Who.of(state, state.fighter(0)), Who.of(state, state.fighter(1))));
        }
    }

    static void first(DiceState state, Sink sink) {
        if (sink.listens()) {
            Who who = Who.of(state, state.fighter(state.first));
            Who other = Who.of(state, state.fighter(1 - state.first));
            sink.tell(
                    Sink.EVERYONE,
                    state.game.mode == Mode.TAG
                            ? new DiceEvent.Openers(who, other)
                            : new DiceEvent.MovesFirst(who));
        }
    }

    static void ball(DiceState state, int who, int whose, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.BallUsed(Who.of(state, who), Who.of(state, whose)));
        }
    }

    static void attacked(DiceState state, Sink sink) {
        if (sink.listens()) {
            int c = state.fighter(state.turn);
            int o = state.fighter(1 - state.turn);
            int waiting = DroidDice.waiting(state, c);
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Attacked(
                            Who.of(state, c),
                            Die.of(state, c, state.attackers, waiting),
                            Who.of(state, o),
                            Die.of(state, o, state.target),
                            (state.attackers & waiting) != 0));
        }
    }

    static void blocked(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Blocked(
                            Who.of(state, state.fighter(1 - state.turn)),
                            Who.of(state, state.fighter(state.turn)),
                            Die.of(state, state.fighter(1 - state.turn), state.target)));
        }
    }

    static void captured(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Captured(
                            Who.of(state, state.fighter(state.turn)),
                            Who.of(state, state.fighter(1 - state.turn)),
                            Die.of(state, state.fighter(1 - state.turn), state.target)));
        }
    }

    static void rerolled(DiceState state, Sink sink) {
        if (sink.listens()) {
            int c = state.fighter(state.turn);
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Rerolled(Who.of(state, c), Die.of(state, c, state.attackers, 0)));
        }
    }

    static void dark(DiceState state, int c, int slot, int before, Sink sink) {
        if (sink.listens()) {
            Die die = Die.of(state, c, slot);
            Die old = new Die(die.letter(), die.size(), before);
            sink.tell(Sink.EVERYONE, new DiceEvent.DarkUsed(Who.of(state, c), old, die));
        }
    }

    static void extraTurn(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.ExtraTurn(Who.of(state, state.fighter(state.turn))));
        }
    }

    static void command(DiceState state, int c, int mask, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.CommandUsed(Who.of(state, c), Die.of(state, c, mask, 0)));
        }
    }

    static void crystal(DiceState state, int c, int slot, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.CrystalUsed(Who.of(state, c), Die.of(state, c, slot)));
        }
    }

    static void hologram(DiceState state, int c, int slot, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.HologramUsed(Who.of(state, c), Die.of(state, c, slot)));
        }
    }

    static void passed(DiceState state, boolean lost, Sink sink) {
        if (sink.listens()) {
            Who who = Who.of(state, state.fighter(state.turn));
            sink.tell(
                    Sink.EVERYONE, lost ? new DiceEvent.LostTurn(who) : new DiceEvent.Passed(who));
        }
    }

    static void tagged(DiceState state, int out, int in, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Tagged(Who.of(state, out), Who.of(state, in)));
        }
    }

    static void defeated(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Defeated(Who.of(state, state.fighter(1 - state.turn))));
        }
    }

    static void entered(DiceState state, int c, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Entered(Who.of(state, c)));
        }
    }

    static void roundOver(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, roundOver(state, state.ended - 1));
        }
    }

    static void over(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, matchOver(state));
        }
    }

    static void converted(DiceState state, int c, int size, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Converted(Who.of(state, c), size));
        }
    }

    static void removed(DiceState state, int c, int whose, int size, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Removed(Who.of(state, c), Who.of(state, whose), size));
        }
    }

    static void stolen(DiceState state, int c, int whose, int size, Sink sink) {
        if (sink.listens()) {
            sink.tell(
                    Sink.EVERYONE,
                    new DiceEvent.Stolen(Who.of(state, c), Who.of(state, whose), size));
        }
    }

    static void contented(DiceState state, Sink sink) {
        if (sink.listens()) {
            sink.tell(Sink.EVERYONE, new DiceEvent.Contented(new Seat(Favours.seat(state))));
        }
    }

    /** How the round of this number ended, with the tokens as they are now. */
    static DiceEvent.RoundOver roundOver(DiceState state, int number) {
        int winner = Rounds.winner(state, number);
        List<Who> fighters =
                List.of(
                        Who.of(state, Rounds.fought(state, number, 0)),
                        Who.of(state, Rounds.fought(state, number, 1)));
        return new DiceEvent.RoundOver(
                number + 1,
                List.of(Rounds.halves(state, number, 0), Rounds.halves(state, number, 1)),
                List.of(Rounds.captured(state, number, 0), Rounds.captured(state, number, 1)),
                winner == DiceState.NONE ? Optional.empty() : Optional.of(winner),
                fighters,
                List.of(scorer(state, 0, fighters), scorer(state, 1, fighters)),
                tokens(state));
    }

    /** DC-7.5: in tag play a score is the whole team's. */
    private static Phrase scorer(DiceState state, int side, List<Who> fighters) {
        return state.game.mode == Mode.TAG
                ? Phrase.of("team", "players", Eyes.seats(state.game.seatsOf(side)))
                : fighters.get(side).name();
    }

    static DiceEvent.MatchOver matchOver(DiceState state) {
        return new DiceEvent.MatchOver(
                Rounds.champion(state), Eyes.seats(state.result().winners()), tokens(state));
    }

    private static List<Integer> tokens(DiceState state) {
        return List.of(state.tokens(0), state.tokens(1));
    }
}
