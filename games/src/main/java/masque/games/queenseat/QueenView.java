package masque.games.queenseat;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;

/**
 * What one viewer may look at.
 *
 * @param seat the viewer, or {@link masque.core.State#SPECTATOR}
 * @param phase what is awaited
 * @param round the number of the round under way, from 1
 * @param mostRounds after how many rounds the game ends at the latest (QS-3.2)
 * @param packs what is played with
 * @param aside how many cards were set aside unseen (QS-1.2)
 * @param warnings what plays poorly but is allowed (QS-1.2, QS-1.3)
 * @param ring everybody clockwise from the Queenseat, the Queen first
 * @param players everybody by seat
 * @param hand the viewer's secret cards
 * @param picks the cards that the viewer has picked for the action under way
 * @param fresh the cards that the viewer has received and has yet to turn, the next one first
 * @param shown the cards that the viewer was shown by the action under way (QS-4.4)
 * @param ballots the votes clockwise from the Queenseat, those of the last round until the first
 *     vote of the next
 * @param winning the winning type, once votes are counted
 * @param verdict why that type won (QS-2.3)
 * @param actor whose losing vote is being resolved
 * @param target whom the action is about
 * @param now what is different in this round
 * @param next what will be different in the next round
 * @param result who won, once the game is over
 * @param goal what the viewer wants, how far that is, and what helps now
 * @param counsel what the choice that is awaited from the viewer is good for
 */
public record QueenView(
        int seat,
        Phase phase,
        int round,
        int mostRounds,
        List<Pack> packs,
        int aside,
        List<Phrase> warnings,
        List<Seat> ring,
        List<Player> players,
        List<Held> hand,
        Picks picks,
        List<Card> fresh,
        List<Shown> shown,
        List<Ballot> ballots,
        Optional<Princess> winning,
        Optional<Phrase> verdict,
        Optional<Seat> actor,
        Optional<Seat> target,
        List<Effect> now,
        List<Effect> next,
        Optional<Result> result,
        Phrase goal,
        Phrase prompt,
        Optional<Phrase> counsel,
        List<Phrase> log)
        implements View {

    /** Cards that look the same. */
    public record Stack(Card card, int count) {}

    /**
     * A player, as the viewer sees them.
     *
     * @param place where they sit, counted clockwise from the Queenseat
     * @param waiting whether a choice of theirs is awaited
     * @param voted whether they have voted in this round
     * @param secret how many secret cards they hold
     * @param open their public cards
     * @param seen which of their secret cards the viewer has seen (QS-5.6); none of its own
     * @param frozen whether seat and hand stay as they are in this round (QS-4.12)
     * @param collects whether the losing votes go to them (QS-4.11)
     */
    public record Player(
            Seat who,
            int place,
            boolean queen,
            boolean waiting,
            boolean voted,
            int secret,
            List<Stack> open,
            List<Stack> seen,
            boolean frozen,
            boolean collects) {}

    /**
     * Secret cards of the viewer.
     *
     * @param code the vote for such a card
     * @param barred why it may not be voted now; empty if it may, or if there is no voting
     */
    public record Held(Card card, int count, int code, Optional<Phrase> barred) {}

    /**
     * What the viewer has picked.
     *
     * @param of how many cards have to be picked; 0 if none
     */
    public record Picks(List<Card> secret, List<Card> open, int of) {}

    /** A card that somebody showed the viewer. */
    public record Shown(Seat who, Card card) {}

    /**
     * A vote.
     *
     * @param card what was voted, if the viewer may know
     * @param winning whether it is among the winners
     * @param open whether it is still to be resolved
     * @param to who got it
     * @param deed what its voter did, if it lost and they have
     */
    public record Ballot(
            Seat who,
            Optional<Card> card,
            boolean winning,
            boolean open,
            Optional<Seat> to,
            Optional<Deed> deed) {}

    /**
     * What a losing voter did.
     *
     * @param swap whether they swapped seats instead of acting
     * @param whom with or about whom
     * @param named the Princess that was named
     * @param idle whether nothing came of it
     */
    public record Deed(boolean swap, Optional<Seat> whom, Optional<Princess> named, boolean idle) {}

    /**
     * Something that is different in a round.
     *
     * @param kind open, random, least, free, losing-type, she-has-more, promise or flame
     * @param who whom it is about: who plays face down all the same, or who must vote so
     * @param princess whom they must vote for, if the viewer knows
     * @param phrase the same as a sentence
     */
    public record Effect(String kind, List<Seat> who, Optional<Princess> princess, Phrase phrase) {}

    /**
     * How the game ended (QS-3.1, QS-3.2).
     *
     * @param late whether it was the last round allowed
     * @param reigns who sat in the Queenseat at the end of which rounds
     * @param decided what decided it
     */
    public record Result(
            Seat queen, int rounds, boolean late, List<Reign> reigns, Phrase decided) {}

    /**
     * A time in the Queenseat.
     *
     * @param from the first round at whose end they sat there; 0 is the beginning
     * @param to the last one
     */
    public record Reign(Seat queen, int from, int to) {}
}
