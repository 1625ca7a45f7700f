package masque.games.masqueradebattle;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;

/**
 * What a seat, or the spectator, may look at now.
 *
 * @param seat the viewer's seat, or -1
 * @param team the viewer's own side
 * @param cards the viewer's own cards
 * @param codes for each of them the code of playing it, a Character with its Guardian power; it
 *     serves to ask why a card cannot be played
 * @param players everybody, clockwise from the first seat
 * @param bid the standing bid, later the winning one
 * @param bids all bids in the order they were made
 * @param advice what the viewer's hand can promise, as long as the auction lasts
 * @param trick the number of the trick that is on the table or comes next, from 1
 * @param tricks how many tricks there will be
 * @param leader who leads the trick on the table or, before a lead, the next one; once the auction
 *     is over
 * @param ruling the ruling planet of the trick on the table
 * @param table the trick under way; a finished one until the next lead
 * @param winning what wins the trick on the table as it lies, or has won it
 * @param outcome where the finished trick on the table went
 * @param discard the cards of tricks that nobody collected
 * @param aside how many cards were set aside unseen
 * @param unseen how many cards the viewer has not seen yet: in others' hands or set aside
 * @param result how the game ended, once it is over
 */
public record BattleView(
        int seat,
        Phase phase,
        Optional<Side> team,
        List<Card> cards,
        List<Integer> codes,
        List<Player> players,
        Optional<Bid> bid,
        List<Bid> bids,
        Optional<Advice> advice,
        int trick,
        int tricks,
        Optional<Seat> leader,
        Optional<Planet> ruling,
        List<Laid> table,
        Optional<Winning> winning,
        Optional<Outcome> outcome,
        List<Card> discard,
        int aside,
        List<Unseen> unseen,
        Optional<Result> result,
        Phrase goal,
        Phrase prompt,
        List<Phrase> log)
        implements View {
    /**
     * One player.
     *
     * @param awaited whether a choice of this player is awaited
     * @param passed whether this player has passed since the standing bid
     * @param cards how many cards are in the hand
     * @param team the side, where the Team card lies face up
     * @param guardian what was collected with Guardian power
     * @param dark what was collected with Dark Kingdom power
     * @param voids planets of which this player has shown to hold no card
     */
    public record Player(
            Seat seat,
            boolean awaited,
            boolean passed,
            int cards,
            Optional<Side> team,
            Pile guardian,
            Pile dark,
            List<Planet> voids) {}

    /**
     * Collected cards; they lie open (MB-7.1).
     *
     * @param characters how many of them are Characters
     */
    public record Pile(int characters, List<Card> cards) {}

    /** A bid in the auction. */
    public record Bid(Seat who, int number, Side side) {}

    /**
     * What is sensible to bid for somebody who looks at nothing but the own hand and side. It is an
     * estimate ({@link Appraisal}): what the regular bot would promise at the most.
     *
     * @param number the highest number of Characters that the hand can honestly promise
     * @param words the same in a sentence, with what stands against it
     */
    public record Advice(int number, Phrase words) {}

    /**
     * A card on the table.
     *
     * @param side the side whose power it uses now
     * @param power the power that a Character uses now, else 0
     * @param named the ruling planet that was named with it
     * @param switched whose Characters it switched, if it is a Betrayal
     * @param cancelled whether an equal power cancels it, as the cards lie
     */
    public record Laid(
            Seat who,
            Card card,
            Optional<Side> side,
            int power,
            Optional<Planet> named,
            List<Seat> switched,
            boolean cancelled) {}

    /** The card that wins, and why. */
    public record Winning(Seat who, Card card, Reason reason) {}

    /**
     * Where a finished trick went.
     *
     * @param winner who won it; empty if nobody did, and then it was discarded
     * @param receiver whose pile it went to
     * @param side which of the two piles it was
     */
    public record Outcome(Optional<Seat> winner, Optional<Seat> receiver, Optional<Side> side) {}

    /** How many cards of a kind, and for Characters of a planet, the viewer has not seen. */
    public record Unseen(Card.Kind kind, Optional<Planet> planet, int count) {}

    /**
     * How the game ended (MB-8.2 to MB-8.4).
     *
     * @param bidding the true side of the Queen or Princess
     * @param best the highest count on that side
     * @param other the highest count on the other side
     * @param kept whether the promise was kept
     * @param ahead whether the best count is at least the other side's
     * @param leftOver the side of the Team card that nobody had
     * @param story the scoring in sentences
     */
    public record Result(
            List<Score> scores,
            Side bidding,
            int best,
            int other,
            boolean kept,
            boolean ahead,
            Side winner,
            List<Seat> winners,
            Optional<Side> leftOver,
            List<Phrase> story) {}

    /**
     * What one player has in the end.
     *
     * @param team the true side
     * @param characters the Characters on the pile of that side
     * @param bonus what an honest bid adds
     */
    public record Score(Seat who, Side team, int characters, int bonus, int total, boolean won) {}
}
