package masque.bots.masqueradetrick;

import java.util.List;
import masque.bots.reasons.Notes;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Event;
import masque.core.Phrase;
import masque.games.masqueradetrick.Card;
import masque.games.masqueradetrick.Mask;
import masque.games.masqueradetrick.Mission;
import masque.games.masqueradetrick.TrickMove;
import masque.games.masqueradetrick.TrickView;

/** What the choices of one seat are worth to it, all of them of one kind. */
final class Judgement {
    /** In how many worlds a choice of cards is tried. */
    static final int WORLDS = 100;

    /** A trick that changes the chances by less makes no difference. */
    private static final double SLIGHT = 0.02;

    private final Recall recall;
    private final TrickView view;
    private final Suspicion suspicion;
    private final boolean knightIsMine;
    private final Chance chance;

    Judgement(TrickView view, List<Event> heard, boolean knightIsMine, Chance chance) {
        this.view = view;
        this.knightIsMine = knightIsMine;
        this.chance = chance;
        recall = Recall.of(view, heard);
        suspicion = new Suspicion(view, new Conduct(recall));
    }

    double[] worth(List<TrickMove> moves) {
        return moves.getFirst() instanceof TrickMove.Pass
                        || moves.getFirst() instanceof TrickMove.Play
                ? rehearsed(moves)
                : moves.stream().mapToDouble(this::known).toArray();
    }

    private double[] rehearsed(List<TrickMove> moves) {
        Sight sight = new Sight(view, recall);
        Stakes stakes = new Stakes(view, sight, suspicion);
        Rehearsal rehearsal = new Rehearsal(sight, stakes, suspicion, knightIsMine, chance);
        boolean passing = moves.getFirst() instanceof TrickMove.Pass;
        int[] cards = moves.stream().mapToInt(Judgement::card).toArray();
        double[] worth = new double[cards.length];
        for (int i = 0; i < WORLDS; i++) {
            if (passing) {
                rehearsal.pass(cards, worth);
            } else {
                rehearsal.play(cards, worth);
            }
        }
        return worth;
    }

    private static int card(TrickMove move) {
        return switch (move) {
            case TrickMove.Pass(Card card) -> Cards.index(card);
            case TrickMove.Play(Card card) -> Cards.index(card);
            case TrickMove.Look _, TrickMove.LookAway _, TrickMove.Point _ -> Cards.NONE;
        };
    }

    private double known(TrickMove move) {
        return switch (move) {
            case TrickMove.Look(Mask mask) -> suspicion.gain(mask);
            case TrickMove.Point(Mask mask) -> suspicion.right(mask);
            // A look costs nothing, and not to look would tell that there is nothing to find.
            case TrickMove.LookAway _, TrickMove.Pass _, TrickMove.Play _ -> -1;
        };
    }

    /** What was weighed, and why the chosen move was chosen. */
    void explain(Codes legal, List<TrickMove> moves, double[] worth, int chosen, Notes notes) {
        for (int i = 0; i < worth.length; i++) {
            if (worth[i] >= 0) {
                if (isCard(moves.get(i))) {
                    notes.share(legal.at(i), worth[i] / WORLDS);
                } else {
                    notes.likely(legal.at(i), worth[i]);
                }
            }
        }
        suspicion.note(view.seat(), seats(), notes);
        notes.because(() -> reason(moves.get(chosen), worth[chosen]));
    }

    private static boolean isCard(TrickMove move) {
        return move instanceof TrickMove.Pass || move instanceof TrickMove.Play;
    }

    private int seats() {
        return (int)
                view.players().stream().filter(player -> Sight.isSeat(player.dancer())).count();
    }

    private Phrase reason(TrickMove move, double worth) {
        Mission mission = view.mission().orElseThrow();
        Phrase target = mission.target().phrase();
        return switch (move) {
            case TrickMove.Pass _ ->
                    Phrase.of("thought-pass", "mission", mission.tricks(), "deals", WORLDS);
            case TrickMove.Play _ -> played(mission);
            case TrickMove.Look _, TrickMove.LookAway _ ->
                    Phrase.of("thought-look", "role", target, "more", Notes.percent(worth));
            case TrickMove.Point _ ->
                    Phrase.of("thought-point", "role", target, "likely", Notes.percent(worth));
        };
    }

    /** Whether a trick more would help: that is what a card is played for. */
    private Phrase played(Mission mission) {
        int won = recall.won(view.seat(), recall.finished);
        double wish = new Aim(mission).wish(won, Recall.TRICKS - recall.finished);
        String key =
                wish > SLIGHT
                        ? "thought-play-helps"
                        : wish < -SLIGHT ? "thought-play-hurts" : "thought-play-either";
        return Phrase.of(key, "won", won, "mission", mission.tricks(), "deals", WORLDS);
    }
}
