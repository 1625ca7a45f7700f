package masque.games.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.core.Phrase;
import masque.core.Seat;

/**
 * Looks back at the game: how every round ended, what Villains did, and the claims of the round
 * under way. All of it happened in the open, but for the tile that Jadeite brings.
 */
final class Log {
    private final BluffState state;
    private final int viewer;
    private final List<Phrase> lines = new ArrayList<>();

    private Log(Eyes eyes) {
        this.state = eyes.state;
        this.viewer = eyes.seat;
    }

    static List<Phrase> of(Eyes eyes) {
        return new Log(eyes).write();
    }

    /** By finished bonus: the round in which its Villain was collected. */
    static int[] roundsOfBonuses(BluffState state) {
        int[] rounds = new int[state.bonusesDone];
        int bonus = 0;
        for (int round = 0; bonus < rounds.length; round++) {
            if (Round.villain(state.rounds[round])) {
                rounds[bonus++] = round;
            }
        }
        return rounds;
    }

    private List<Phrase> write() {
        int bonuses = 0;
        for (int number = 0; number < state.finished; number++) {
            int round = state.rounds[number];
            turned(number + 1, round);
            if (Round.villain(round) && bonuses < state.bonusesDone) {
                bonus(round, state.bonuses[bonuses++]);
            }
        }
        if (state.tile != BluffState.NONE) {
            for (int link = 0; link < state.links; link++) {
                lines.add(
                        Phrase.of(
                                link == 0 ? "log-slid" : "log-passed",
                                "who",
                                new Seat(state.from(link)),
                                "to",
                                new Seat(state.to(link)),
                                "face",
                                Face.at(state.name(link)).phrase()));
            }
            if (state.phase == Phase.PASSING) {
                lines.add(Phrase.of("log-looked", "who", new Seat(state.turn)));
            }
        }
        return List.copyOf(lines);
    }

    private void turned(int number, int round) {
        lines.add(
                Phrase.of(
                        Round.believed(round) ? "log-truth" : "log-bluff",
                        "round",
                        number,
                        "passer",
                        new Seat(Round.passer(round)),
                        "face",
                        Face.at(Round.name(round)).phrase(),
                        "tile",
                        state.game.tile(Round.tile(round)).phrase(),
                        "receiver",
                        new Seat(Round.receiver(round)),
                        "collector",
                        new Seat(Round.collector(round))));
    }

    private void bonus(int round, int bonus) {
        Face villain = Face.at(Tiles.face(Round.tile(round)));
        Seat who = new Seat(Round.collector(round));
        if (!Bonus.done(bonus)) {
            lines.add(Phrase.of("log-idle", "villain", villain.phrase(), "who", who));
            return;
        }
        Phrase tile = state.game.tile(Bonus.tile(bonus)).phrase();
        Seat to = new Seat(Bonus.to(bonus));
        lines.add(
                switch (villain) {
                    case BERYL ->
                            Phrase.of(
                                    "log-moved",
                                    "who",
                                    who,
                                    "tile",
                                    tile,
                                    "from",
                                    new Seat(Bonus.from(bonus)),
                                    "to",
                                    to);
                    case JADEITE ->
                            viewer == who.index()
                                    ? Phrase.of("log-drawn", "tile", tile)
                                    : Phrase.of("log-drew", "who", who);
                    case ZOYCITE -> Phrase.of("log-put-back", "who", who, "tile", tile);
                    case NEPHRITE ->
                            Phrase.of(
                                    "log-exchanged",
                                    "who",
                                    who,
                                    "given",
                                    tile,
                                    "with",
                                    to,
                                    "taken",
                                    state.game.tile(Bonus.other(bonus)).phrase());
                    case KUNZITE -> Phrase.of("log-took-back", "who", who, "tile", tile);
                    default -> Phrase.of("log-token", "who", who);
                });
    }
}
