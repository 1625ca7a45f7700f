package masque.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import masque.server.setup.Playable;
import masque.server.store.GameEnd;

/**
 * A table between two decisions. A value but for its game and clocks, which {@link #after} alone
 * moves on.
 *
 * @param rules what is played here
 * @param version of the facts, for the next change
 * @param game the game, once it is dealt
 * @param end how the game ended, once it is over
 */
record TableState(
        String id,
        Playable rules,
        DealSecret secret,
        TableFacts facts,
        int version,
        Optional<GameInPlay> game,
        Clocks clocks,
        Lateness late,
        Optional<GameEnd> end) {
    /** Bits of the seats whose choice is awaited; a game that is too long awaits nothing. */
    int awaited() {
        return facts.phase() == TableFacts.Phase.PLAYING
                ? game.filter(now -> !now.full()).map(now -> now.table().pending()).orElse(0)
                : 0;
    }

    /** The same, as long as a game is under way. */
    OptionalInt waiting() {
        return facts.phase() == TableFacts.Phase.PLAYING
                ? OptionalInt.of(awaited())
                : OptionalInt.empty();
    }

    boolean awaits(int seat) {
        return (awaited() >>> seat & 1) != 0;
    }

    /**
     * The game that has begun.
     *
     * @throws TableRefused if it has not
     */
    GameInPlay begun() {
        return game.orElseThrow(
                () -> TableRefused.untimely("phase", "phase", facts.phase().name()));
    }

    TableState with(Clocks other) {
        return new TableState(id, rules, secret, facts, version, game, other, late, end);
    }

    /** The table once a plan is written; this one is not used any more. */
    TableState after(Plan plan, long now) {
        Optional<GameInPlay> next =
                switch (plan.advance()) {
                    case Plan.Advance.None _ -> game;
                    case Plan.Advance.Dealt(GameInPlay dealt) -> Optional.of(dealt);
                    case Plan.Advance.Moved moved -> {
                        begun().accept(moved.proposal());
                        yield game;
                    }
                    case Plan.Advance.TakenBack back -> {
                        begun().takeBack(back.seat());
                        yield game;
                    }
                    case Plan.Advance.Hinted(Hint hint) -> {
                        begun().keep(hint);
                        yield game;
                    }
                };
        plan.clocks().written(clocks, now);
        return new TableState(
                id,
                rules,
                secret,
                plan.facts(),
                plan.changesFacts() ? version + 1 : version,
                next,
                plan.clocks(),
                plan.late(),
                plan.end().or(() -> end));
    }
}
