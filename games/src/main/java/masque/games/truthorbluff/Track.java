package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Seat;

/** The round under way, or the last one until the next slide, as one viewer sees it. */
final class Track {
    private final Eyes eyes;
    private final BluffState state;

    Track(Eyes eyes) {
        this.eyes = eyes;
        this.state = eyes.state;
    }

    BluffView.Round round() {
        boolean under = state.tile != BluffState.NONE;
        return new BluffView.Round(
                state.finished + (under ? 1 : 0),
                new Seat(state.starter),
                chain(),
                under ? Optional.of(new Seat(state.turn)) : Optional.empty(),
                Eyes.seats(state.seen),
                under ? Eyes.seats(state.everybody() & ~state.reached) : List.of(),
                under
                        ? eyes.sawTile()
                                ? Optional.of(eyes.game.tile(state.tile))
                                : Optional.empty()
                        : Optional.of(eyes.game.tile(Round.tile(last()))),
                under ? Optional.empty() : Optional.of(turned()));
    }

    private int last() {
        return state.rounds[state.finished - 1];
    }

    private List<BluffView.Claim> chain() {
        List<BluffView.Claim> chain = new ArrayList<>(state.links);
        for (int link = 0; link < state.links; link++) {
            chain.add(
                    new BluffView.Claim(
                            new Seat(state.from(link)),
                            new Seat(state.to(link)),
                            Face.at(state.name(link))));
        }
        return List.copyOf(chain);
    }

    private BluffView.Turned turned() {
        int round = last();
        return new BluffView.Turned(
                new Seat(Round.passer(round)),
                new Seat(Round.receiver(round)),
                Round.believed(round),
                Round.honest(round),
                Round.right(round),
                new Seat(Round.collector(round)),
                Round.token(round) ? Optional.of(new Seat(Round.winner(round))) : Optional.empty(),
                Round.villain(round) ? bonus() : Optional.empty());
    }

    private Optional<BluffView.Bonus> bonus() {
        Face villain = state.villain();
        if (state.phase == Phase.BONUS) {
            return Optional.of(plain(villain, true, false, Optional.empty()));
        }
        // A game that ends with the collection itself has no bonus for it.
        int[] rounds = Log.roundsOfBonuses(state);
        if (rounds.length == 0 || rounds[rounds.length - 1] < state.finished - 1) {
            return Optional.empty();
        }
        int bonus = state.bonuses[state.bonusesDone - 1];
        if (!Bonus.done(bonus)) {
            return Optional.of(plain(villain, false, false, Optional.empty()));
        }
        Tile tile = eyes.game.tile(Bonus.tile(bonus));
        Seat from = new Seat(Bonus.from(bonus));
        Seat to = new Seat(Bonus.to(bonus));
        return Optional.of(
                switch (villain) {
                    case BERYL ->
                            new BluffView.Bonus(
                                    villain,
                                    false,
                                    true,
                                    Optional.of(tile),
                                    Optional.of(from),
                                    Optional.of(to),
                                    Optional.empty());
                    case NEPHRITE ->
                            new BluffView.Bonus(
                                    villain,
                                    false,
                                    true,
                                    Optional.of(tile),
                                    Optional.empty(),
                                    Optional.of(to),
                                    Optional.of(eyes.game.tile(Bonus.other(bonus))));
                    case JADEITE ->
                            plain(
                                    villain,
                                    false,
                                    true,
                                    Bonus.from(bonus) == eyes.seat
                                            ? Optional.of(tile)
                                            : Optional.empty());
                    case CLAN -> plain(villain, false, true, Optional.empty());
                    default -> plain(villain, false, true, Optional.of(tile));
                });
    }

    private static BluffView.Bonus plain(
            Face villain, boolean awaited, boolean done, Optional<Tile> tile) {
        return new BluffView.Bonus(
                villain, awaited, done, tile, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
