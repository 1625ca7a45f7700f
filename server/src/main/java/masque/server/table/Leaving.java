package masque.server.table;

/** What it comes to when somebody gives up what they have at a table, however far it has come. */
public enum Leaving {
    /** Their chairs are free again. */
    STOOD_UP,
    /** They were the last before the game began: there is no such table any more. */
    CLOSED,
    /** The house plays on for them against the others. */
    HOUSE,
    /** Nobody else played who is no bot: the game is over. */
    ENDED;

    /**
     * A table that this guest has given up.
     *
     * @throws TableRefused if they do not sit there, or there is nothing to give up
     */
    static TableFacts of(TableFacts facts, String guest) {
        if (facts.seatOf(guest) < 0) {
            throw TableRefused.forbidden("forbidden");
        }
        return switch (facts.phase()) {
            case GATHERING -> stoodUp(facts, guest);
            case PLAYING -> left(facts, guest);
            case DEALING, FINISHED, ENDED ->
                    throw TableRefused.untimely("phase", "phase", facts.phase().name());
        };
    }

    private static TableFacts stoodUp(TableFacts facts, String guest) {
        TableFacts now = facts;
        while (now.seatOf(guest) >= 0) {
            now = now.stand(now.seatOf(guest), guest);
        }
        return now;
    }

    private static TableFacts left(TableFacts facts, String guest) {
        if (facts.sitters().stream().noneMatch(one -> one.plays() && !one.is(guest))) {
            return facts.ended();
        }
        TableFacts now = facts;
        // The last who still play may all have wanted to end the game.
        for (int seat = 0; seat < facts.seats() && !now.over(); seat++) {
            if (now.sitters().get(seat).is(guest)) {
                now = now.house(seat, true);
            }
        }
        return now;
    }

    /** What it came to, from what is true of the table then. */
    static Leaving from(TableFacts then) {
        return switch (then.phase()) {
            case GATHERING, DEALING -> then.guests().isEmpty() ? CLOSED : STOOD_UP;
            case PLAYING -> HOUSE;
            case FINISHED, ENDED -> ENDED;
        };
    }
}
