package masque.bots.truthorbluff;

import java.util.ArrayList;
import java.util.List;
import masque.bots.reasons.Candid;
import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.core.Seat;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.BluffMove;
import masque.games.truthorbluff.BluffView;
import masque.games.truthorbluff.Tile;

/**
 * The regular: mixes truth and lies by chance, believes nobody more than they deserve, and watches
 * who is close to the ending, itself first.
 */
public final class RegularBluff implements Candid {
    /** Below this a face is not worth thinking of. */
    static final double UNLIKELY = 0.02;

    @Override
    public int decide(Chair chair, Chance chance, Notes notes) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        BluffView view = (BluffView) chair.view();
        BluffGame game = (BluffGame) chair.game();
        Worth worth = new Worth(view, game);
        Recall recall = new Recall(game.seats(), chair.heard());
        Plan plan = new Plan(view, game, recall, worth, chance, notes);
        return switch (view.phase()) {
            case SLIDING -> game.code(slide(view, plan));
            case ANSWERING -> game.code(answer(view, recall, worth, plan, legal, game, notes));
            case PASSING ->
                    game.code(address(view, plan, view.round().orElseThrow().tile().orElseThrow()));
            case BONUS, OVER -> new Spell(view, game, worth).best(legal, notes);
        };
    }

    private static BluffMove slide(BluffView view, Plan plan) {
        return view.choice()
                .flatMap(BluffView.Choice::tile)
                .map(tile -> address(view, plan, tile))
                .orElseGet(() -> new BluffMove.Slide(plan.tile()));
    }

    private static BluffMove address(BluffView view, Plan plan, Tile tile) {
        return view.choice()
                .flatMap(BluffView.Choice::to)
                .<BluffMove>map(to -> new BluffMove.Name(plan.name(tile, to)))
                .orElseGet(() -> new BluffMove.To(plan.to(tile, targets(view))));
    }

    /** Whom a tile can reach (TB-3.1, TB-3.3). */
    private static List<Seat> targets(BluffView view) {
        if (view.round().flatMap(BluffView.Round::at).isPresent()) {
            return view.round().orElseThrow().open();
        }
        return view.players().stream()
                .map(BluffView.Player::seat)
                .filter(seat -> seat.index() != view.seat())
                .toList();
    }

    /** Truth, bluff or a look: what each is worth over all that may be on the tile. */
    private static BluffMove answer(
            BluffView view,
            Recall recall,
            Worth worth,
            Plan plan,
            Codes legal,
            BluffGame game,
            Notes notes) {
        BluffView.Claim claim = view.round().orElseThrow().chain().getLast();
        Hunch hunch = new Hunch(view, recall);
        int me = view.seat();
        int passer = claim.from().index();
        double truth = 0;
        double bluff = 0;
        double look = 0;
        List<Seat> open = view.round().orElseThrow().open();
        for (BluffView.Tally tally : view.tally()) {
            double likely = hunch.of(tally.face());
            if (likely < UNLIKELY) {
                continue;
            }
            notes.believes(slider(view), tally.face().phrase().key(), likely);
            Tile tile = game.plain(tally.face());
            double mine = worth.collect(me, tile);
            double theirs = worth.collect(passer, tile);
            if (tally.face().villain()) {
                truth += likely * theirs;
                bluff += likely * mine;
            } else {
                double right = theirs + worth.token(me);
                double wrong = mine + worth.token(passer);
                boolean honest = tally.face() == claim.name();
                truth += likely * (honest ? right : wrong);
                bluff += likely * (honest ? wrong : right);
            }
            look += open.isEmpty() ? 0 : likely * plan.best(tile, open);
        }
        List<BluffMove> moves = new ArrayList<>();
        List<Double> worths = new ArrayList<>();
        moves.add(new BluffMove.Truth());
        worths.add(truth);
        moves.add(new BluffMove.Bluff());
        worths.add(bluff);
        if (legal.size() > 2) {
            moves.add(new BluffMove.Look());
            worths.add(look);
        }
        for (int i = 0; i < moves.size(); i++) {
            notes.points(game.code(moves.get(i)), worths.get(i));
        }
        notes.because(() ->
                Phrase.of(
                        "thought-answer",
                        "who",
                        claim.from(),
                        "name",
                        claim.name().phrase(),
                        "likely",
                        Notes.percent(hunch.of(claim.name()))));
        return moves.get(plan.draw(worths));
    }

    /** Who slid the tile that lies on the table: the one of whom it is a secret. */
    private static int slider(BluffView view) {
        return view.round().orElseThrow().chain().getFirst().from().index();
    }
}
