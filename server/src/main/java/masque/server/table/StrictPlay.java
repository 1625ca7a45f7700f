package masque.server.table;

/** What is decided at the table of a tournament's match, and at no other (DC-8.11, DC-8.12). */
final class StrictPlay {
    private final Planner plans;
    private final TableFacts facts;

    StrictPlay(Planner plans) {
        this.plans = plans;
        facts = plans.table().facts();
        if (facts.contest().isEmpty()) {
            throw new IllegalArgumentException("no match of a tournament is played here");
        }
    }

    /** Sees whose grace is over. If that is so for several at once, no one of them is first. */
    Plan look(Lateness late) {
        long now = plans.moment().millis();
        int out = 0;
        for (int rest = late.seats() & facts.playing(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            out |= late.millis(seat, now) >= facts.clock().graceMillis() ? 1 << seat : 0;
        }
        return out == 0 || facts.phase() != TableFacts.Phase.PLAYING
                ? plans.stay(late)
                : runOut(out, late);
    }

    private Plan runOut(int seats, Lateness late) {
        boolean everybody = seats == facts.persons() && Integer.bitCount(seats) > 1;
        return everybody && !plans.moment().moved().getAsBoolean()
                ? plans.settle(late, (playing, plies) -> Settled.shunned(playing, seats, plies))
                : forfeit(seats, late);
    }

    private Plan forfeit(int seats, Lateness late) {
        return plans.settle(late, (playing, plies) -> Settled.forfeit(playing, seats, plies));
    }

    /** Somebody has left the tournament. */
    Plan leave(int seat) {
        int losing = 1 << seat & facts.playing();
        Lateness late = plans.table().late();
        return facts.over() || losing == 0 ? plans.stay(late) : forfeit(losing, late);
    }

    /** The match is decided without its game. */
    Plan callOff() {
        Lateness late = plans.table().late();
        return facts.over() ? plans.stay(late) : plans.settle(late, Settled::calledOff);
    }
}
