package masque.games.truthorbluff;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;

/**
 * What a seat, or the spectator, may look at now.
 *
 * @param seat the viewer's seat, or -1
 * @param holder the viewer's own tiles, each kind once; a tile that the viewer is about to slide is
 *     still among them
 * @param choice the parts of a choice of several parts that the viewer has made so far
 * @param players everybody, clockwise from the first seat
 * @param round the round under way; a finished one until the next slide
 * @param rounds how many rounds are finished
 * @param endings the endings in force (TB-2.4), {@link Ending#OUT_OF_TILES} first
 * @param villains the Villains in the game (TB-2.6)
 * @param tally each character's tiles, then each Villain in the game
 * @param bag how many tiles are in the draw bag
 * @param tokens how many Success tokens can still be drawn
 * @param result how the game ended, once it is over
 * @param stakes what comes of a challenge either way, while somebody has to say "truth" or "bluff"
 */
public record BluffView(
        int seat,
        Phase phase,
        List<Held> holder,
        Optional<Choice> choice,
        List<Player> players,
        Optional<Round> round,
        int rounds,
        List<Ending> endings,
        List<Face> villains,
        List<Tally> tally,
        int bag,
        int tokens,
        Optional<Result> result,
        List<Phrase> stakes,
        Phrase goal,
        Phrase prompt,
        List<Phrase> log)
        implements View {
    /**
     * Equal tiles in the viewer's holder.
     *
     * @param code the code of choosing one to be slid; it serves to ask why that cannot be
     */
    public record Held(Tile tile, int count, int code) {}

    /** Equal tiles that lie face up. */
    public record Shown(Tile tile, int count) {}

    /**
     * A choice that is half made; nobody else knows of it.
     *
     * @param tile the tile that is to be slid, moved or exchanged
     * @param whose before whom that tile lies face up, with Queen Beryl
     * @param to to whom the tile is to go
     */
    public record Choice(Optional<Tile> tile, Optional<Seat> whose, Optional<Seat> to) {}

    /**
     * One player.
     *
     * @param awaited whether a choice of this player is awaited
     * @param holder how many tiles are in the holder
     * @param tokens how many Success tokens this player has
     * @param values the values of these tokens, ascending, if the viewer may see them: the owner
     *     always, everybody once the game is over
     * @param faceUp the tiles face up before this player
     * @param counts how many of them show each character, in the order of the characters
     * @param whites how many of them are white
     * @param villains how many of them are Villains
     * @param total what the numbers on them add up to
     * @param distances how far this player is from each ending in force, in the same order
     * @param defeated whether an ending has defeated this player
     */
    public record Player(
            Seat seat,
            boolean awaited,
            int holder,
            int tokens,
            List<Integer> values,
            List<Shown> faceUp,
            List<Integer> counts,
            int whites,
            int villains,
            int total,
            List<Distance> distances,
            boolean defeated) {}

    /**
     * How far a player is from an ending.
     *
     * @param missing tiles that would have to come; for {@link Ending#OUT_OF_TILES} tiles that
     *     would have to go, for {@link Ending#THIRTY_SIX} what is missing to 36
     * @param goal what is missing when nothing is there yet; all tiles dealt, for {@link
     *     Ending#OUT_OF_TILES}
     */
    public record Distance(Ending ending, int missing, int goal) {}

    /**
     * How many tiles show a face.
     *
     * @param all in the whole game
     * @param faceUp face up, before anybody
     * @param unseen neither face up, nor in the viewer's holder, nor under way and seen by the
     *     viewer
     */
    public record Tally(Face face, int all, int faceUp, int unseen) {}

    /**
     * A round, as far as the viewer may know of it.
     *
     * @param number counted from 1
     * @param chain who slid the tile to whom, and what it was called
     * @param at who has the tile before them; empty once it is turned up
     * @param seen who saw the tile before it was turned up (TB-3.4)
     * @param open to whom the tile could still go (TB-3.3)
     * @param tile the tile, if the viewer has seen it or it is turned up
     * @param turned what came of the challenge, once there was one
     */
    public record Round(
            int number,
            Seat starter,
            List<Claim> chain,
            Optional<Seat> at,
            List<Seat> seen,
            List<Seat> open,
            Optional<Tile> tile,
            Optional<Turned> turned) {}

    /** A link of the chain: a tile slid to somebody under a name. */
    public record Claim(Seat from, Seat to, Face name) {}

    /**
     * A challenge.
     *
     * @param passer who slid the tile last
     * @param believed whether the receiver said "truth"
     * @param honest whether the last name was true
     * @param right whether the receiver was right
     * @param collector who collected the tile
     * @param rewarded who drew a Success token for it
     * @param bonus what the Villain did, if it was one and the game went on
     */
    public record Turned(
            Seat passer,
            Seat receiver,
            boolean believed,
            boolean honest,
            boolean right,
            Seat collector,
            Optional<Seat> rewarded,
            Optional<Bonus> bonus) {}

    /**
     * What a Villain does for the collector (TB-5.1 to TB-5.6).
     *
     * @param awaited whether the collector still has to choose
     * @param done whether anything came of it; not as long as it is awaited
     * @param tile the tile that was moved, put back, given away or taken back; with Jadeite only
     *     its owner sees it
     * @param from before whom it lay, with Queen Beryl
     * @param to to whom it went, with Queen Beryl, or with whom it was exchanged, with Nephrite
     * @param taken the tile that came for it, with Nephrite
     */
    public record Bonus(
            Face villain,
            boolean awaited,
            boolean done,
            Optional<Tile> tile,
            Optional<Seat> from,
            Optional<Seat> to,
            Optional<Tile> taken) {}

    /**
     * How the game ended (TB-6.11, TB-7.1).
     *
     * @param ending what ended it
     * @param ranking everybody, best first; the defeated last
     * @param decider what told the winner from the next best
     * @param story the end in sentences
     * @param reasons why it ended, then why the winner won
     */
    public record Result(
            Ending ending,
            List<Seat> defeated,
            List<Rank> ranking,
            List<Seat> winners,
            Decider decider,
            List<Phrase> story,
            List<Phrase> reasons) {}

    /**
     * How one player did.
     *
     * @param place counted from 1; those who are level share it
     * @param total what the tokens are worth together
     * @param holder how many tiles were left in the holder
     * @param tokens how many tokens there are
     * @param villains how many Villains lie face up
     */
    public record Rank(
            int place,
            Seat who,
            boolean defeated,
            int total,
            int holder,
            int tokens,
            int villains) {}
}
