package masque.games.masqueradetrick;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.View;

/**
 * What a seat, or the spectator, may look at now.
 *
 * @param seat the viewer's seat, or -1
 * @param deal the number of the deal, from 1
 * @param deals how many deals there will be; 0 if that is open
 * @param hand 1 for the hand of six cards, 2 for the hand of four
 * @param trick the number of the trick that is on the table or comes next, from 1 to 10
 * @param role the viewer's own role
 * @param mission what the viewer's role wants
 * @param standing how the viewer's tricks stand to that
 * @param cards the viewer's own cards
 * @param players everyone who holds a hand, clockwise from the first seat
 * @param leader who leads the trick under way or, before a lead, the next one
 * @param table the trick under way; a finished one until the next lead
 * @param previous the trick that the latest move finished, where the rules themselves have already
 *     led the next one
 * @param winning who is winning the trick on the table, or has won it
 * @param centre the two roles in the centre, left and right
 * @param passing the card that the viewer has chosen to pass, until all have chosen
 * @param pointing the role card that the viewer has chosen to point at, until all have chosen
 * @param history what the option openHistory shows; empty without it
 * @param result the latest deal's outcome, until the next deal's first move
 * @param winners who won the game, once it is over
 * @param cast the roles in play and what they want; public
 */
public record TrickView(
        int seat,
        Phase phase,
        int deal,
        int deals,
        int hand,
        int trick,
        Optional<Role> role,
        Optional<Mission> mission,
        Optional<Standing> standing,
        List<Card> cards,
        List<Player> players,
        Dancer leader,
        List<Laid> table,
        Optional<Dancer> winning,
        Optional<Trick> previous,
        List<Centre> centre,
        Optional<Card> passing,
        Optional<Mask> pointing,
        Optional<History> history,
        Optional<Result> result,
        List<Dancer> winners,
        List<RoleCard> cast,
        Phrase goal,
        Phrase prompt,
        List<Phrase> log)
        implements View {
    /**
     * One who holds a hand.
     *
     * @param awaited whether a choice of this player is awaited
     * @param cards how many cards are in the hand
     * @param tricks how many tricks were won in this deal
     * @param deals how many deals were won
     * @param role the role, where it lies face up
     * @param open the hand, where it lies open, from left to right
     */
    public record Player(
            Dancer dancer,
            boolean awaited,
            int cards,
            int tricks,
            int deals,
            Optional<Role> role,
            List<Card> open) {}

    /** A card on the table. */
    public record Laid(Dancer dancer, Card card) {}

    /**
     * A role card in the centre.
     *
     * @param role what it is, if the viewer has looked at it or all is revealed
     * @param seenBy who has looked at it
     */
    public record Centre(Optional<Role> role, List<Dancer> seenBy) {}

    /**
     * What one may look back at with the option openHistory.
     *
     * @param tricks the finished tricks of this deal
     * @param given the viewer's own cards passed on in this deal
     * @param received the cards passed to the viewer in this deal
     */
    public record History(List<Trick> tricks, List<Card> given, List<Card> received) {}

    /** A finished trick. */
    public record Trick(List<Laid> cards, Dancer winner) {}

    /**
     * The outcome of a deal.
     *
     * @param masks every role card of the deal
     * @param winners who won the deal
     * @param verdict that they won, in a sentence
     * @param decided what decided it
     * @param own why the viewer has not won; empty for winners and spectators
     * @param game how the game ended, where the deal does not say it
     * @param log what happened in the deal
     */
    public record Result(
            int deal,
            List<Unmasked> masks,
            List<Laid> lastTrick,
            List<Dancer> winners,
            Epilogue epilogue,
            Phrase verdict,
            Phrase decided,
            Optional<Phrase> own,
            Optional<Phrase> game,
            List<Phrase> log) {}

    /**
     * A role card after the reveal, in the order of the reveal.
     *
     * @param dancer whose it was; empty in the centre
     * @param side the side of the centre; empty for a player's
     * @param tricks the tricks its player won
     * @param pointed what its player pointed at
     */
    public record Unmasked(
            Optional<Dancer> dancer,
            Optional<Mask> side,
            Role role,
            int tricks,
            boolean tricksDone,
            Optional<Mask> pointed,
            boolean pointedRight) {}

    /** A role in play. */
    public record RoleCard(Role role, int order, Mission mission) {}
}
