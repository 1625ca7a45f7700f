package masque.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game being played: holds the truth, hands out chairs, writes the journal. One thread at a time.
 *
 * <p>A row of choices that drew no chance and told others nothing can be taken back. The table
 * keeps a copy from before the open rows and, without the seat's own choices, plays the others'
 * again.
 */
public final class Table {
    private final Box box;
    private final Setup setup;
    private final Game<?> game;
    private final Fate fate;
    private final List<Draw> setUp;
    private final List<Step> steps = new ArrayList<>();
    private final List<Hearing> hearings = new ArrayList<>();

    private State truth;
    private State beforeRows;
    private final List<Step> openRows = new ArrayList<>();

    private Table(Box box, int seats, Map<String, String> chosen, Fate fate) {
        this.box = box;
        this.setup = Setup.of(box, seats, chosen);
        this.game = box.open(seats, chosen);
        this.fate = fate;
        for (int viewer = State.SPECTATOR; viewer < seats; viewer++) {
            hearings.add(new Hearing());
        }
        Recording chance = new Recording(fate.at(0));
        List<Proposal.Told> told = new ArrayList<>();
        truth =
                game.start(
                        chance, (audience, event) -> told.add(new Proposal.Told(audience, event)));
        setUp = chance.draws();
        deliver(told);
        closeRows();
    }

    /**
     * Opens a box and deals.
     *
     * @throws BadInput if the box cannot be opened so
     */
    public static Table open(Box box, int seats, Map<String, String> chosen, Fate fate) {
        return new Table(box, seats, chosen, fate);
    }

    /**
     * Plays a journal again and lets it go on from its end with the chance given.
     *
     * @throws BadInput if the journal is not of this box and edition, or a step does not fit the
     *     rules
     */
    public static Table replay(Box box, Journal journal, Fate onwards) {
        return Replay.of(box, journal, onwards);
    }

    /** The rules being played. */
    public Game<?> game() {
        return game;
    }

    /** The checked options. */
    public Setup setup() {
        return setup;
    }

    /** Bits of the seats that owe a move; 0 once the game is over. */
    public int pending() {
        return truth.pending();
    }

    /** Bits of the seats that won, once the game is over. */
    public int winners() {
        return pending() == 0 ? truth.winners() : 0;
    }

    /**
     * How well a seat stood in the end; 0 as long as the game goes on, since it would tell much.
     */
    public int points(int seat) {
        return pending() == 0 ? truth.points(seat) : 0;
    }

    /** How the game ended; empty as long as it goes on. */
    public Optional<Result> result() {
        return pending() == 0 ? Optional.of(truth.result()) : Optional.empty();
    }

    /** How many steps there have been. */
    public int plies() {
        return steps.size();
    }

    /** The game so far. It tells everything: not for a player before the end. */
    public Journal journal() {
        return new Journal(
                box.id(), game.edition(), setup.seats(), setup.journaled(box), setUp, steps);
    }

    /** A seat's chair, or the spectators'. */
    public Chair chair(int seat) {
        if (seat < State.SPECTATOR || seat >= setup.seats()) {
            throw new IllegalArgumentException("no seat " + seat + " at this table");
        }
        return new Place(seat, game, () -> truth, () -> hearing(seat).heard());
    }

    /** A chair that stays as it is now, for somebody who thinks while others move. */
    public Chair still(int seat) {
        State now = truth.copy();
        List<Event> heard = chair(seat).heard();
        return new Place(seat, game, () -> now, () -> heard);
    }

    /** Makes a move; if it is not legal nothing happens and the refusal says why. */
    public Optional<Refusal> play(int seat, int code) {
        Optional<Refusal> refusal = why(seat, code);
        if (refusal.isEmpty()) {
            accept(propose(seat, code));
        }
        return refusal;
    }

    /** Why a seat may not make this move now; empty if it may. */
    public Optional<Refusal> why(int seat, int code) {
        return seat < 0 || seat >= setup.seats()
                ? Optional.of(Refusal.NOT_AT_THIS_TABLE)
                : game.why(truth, seat, code);
    }

    /** Tries a legal move on a copy; nothing happens at the table until it is accepted. */
    public Proposal propose(int seat, int code) {
        int ply = steps.size() + 1;
        State after = truth.copy();
        Recording chance = new Recording(fate.at(ply));
        List<Proposal.Told> told = new ArrayList<>();
        after.apply(
                seat,
                code,
                chance,
                (audience, event) -> told.add(new Proposal.Told(audience, event)));
        return new Proposal(ply, new Step(seat, code, chance.draws()), after, told);
    }

    /** Lets a proposal happen. It must have been made after the latest step. */
    public void accept(Proposal proposal) {
        if (proposal.ply() != steps.size() + 1) {
            throw new IllegalStateException(
                    "ply " + proposal.ply() + " was proposed, but " + steps.size() + " are played");
        }
        truth = proposal.after();
        steps.add(proposal.step());
        deliver(proposal.told());
        if (proposal.quiet()) {
            openRows.add(proposal.step());
        } else {
            closeRows();
        }
    }

    /** Why a seat cannot take its open choices back; empty if it can. */
    public Optional<Refusal> whyNotTakeBack(int seat) {
        return withoutChoicesOf(seat).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of("", "nothing-to-take-back"));
    }

    /** Takes back all that a seat has chosen since others were last told something. */
    public Optional<Refusal> takeBack(int seat) {
        Optional<State> earlier = withoutChoicesOf(seat);
        if (earlier.isEmpty()) {
            return whyNotTakeBack(seat);
        }
        truth = earlier.get();
        openRows.removeIf(step -> step.seat() == seat);
        steps.add(new Step(seat, Step.TAKE_BACK, List.of()));
        hearing(seat).forgetRow();
        return Optional.empty();
    }

    /**
     * The truth as it would be without a seat's open choices; empty if there are none to leave out.
     */
    private Optional<State> withoutChoicesOf(int seat) {
        if (openRows.stream().noneMatch(step -> step.seat() == seat)) {
            return Optional.empty();
        }
        State state = beforeRows.copy();
        Codes legal = new Codes();
        for (Step step : openRows) {
            if (step.seat() != seat) {
                legal.clear();
                state.legal(step.seat(), legal);
                if (!legal.contains(step.code())) {
                    return Optional.empty();
                }
                state.apply(step.seat(), step.code(), new Scripted(List.of()), Sink.NOBODY);
            }
        }
        return Optional.of(state);
    }

    private void closeRows() {
        beforeRows = truth.copy();
        openRows.clear();
        hearings.forEach(Hearing::keepRow);
    }

    private void deliver(List<Proposal.Told> told) {
        for (int viewer = State.SPECTATOR; viewer < setup.seats(); viewer++) {
            for (Proposal.Told one : told) {
                if (one.reaches(viewer)) {
                    hearing(viewer).add(one.event());
                }
            }
        }
    }

    private Hearing hearing(int viewer) {
        return hearings.get(viewer - State.SPECTATOR);
    }

    /** What one viewer has been told; what its open row told it can be forgotten. */
    private static final class Hearing {
        private final List<Event> events = new ArrayList<>();
        private int kept;

        void add(Event event) {
            events.add(event);
        }

        void keepRow() {
            kept = events.size();
        }

        void forgetRow() {
            events.subList(kept, events.size()).clear();
        }

        List<Event> heard() {
            return List.copyOf(events);
        }
    }
}
