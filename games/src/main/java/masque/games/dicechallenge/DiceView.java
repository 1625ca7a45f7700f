package masque.games.dicechallenge;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;

/**
 * What a seat, or the spectator, may look at now. Scores are in half points. Characters are named
 * by their number from 0, the first side's before the second's.
 *
 * @param seat the viewer's seat, or -1
 * @param round the number of the round that is fought or was fought last, from 1; 0 before
 * @param needed how many rounds win the match
 * @param sides both sides
 * @param characters everybody who fights, once they are picked
 * @param first which side moved or moves first this round, once it is known
 * @param acting the character whose turn it is
 * @param attack the attack that was declared last this turn
 * @param blocked the letter of the die that may not be attacked this turn
 * @param gallery all characters that there are, while some are being picked
 * @param worth what the captures that can be aimed at now would come to
 * @param mirror the character that both have picked, while they are asked for a mirror match
 * @param chosen what the viewer's own side has chosen in secret
 * @param rounds how the rounds went, the oldest first
 * @param winner which side has won the match
 */
public record DiceView(
        int seat,
        Phase phase,
        Mode mode,
        int round,
        int needed,
        List<Side> sides,
        List<Fighter> characters,
        Optional<Integer> first,
        Optional<Integer> acting,
        Optional<Attack> attack,
        Optional<String> blocked,
        List<Worth> worth,
        List<Portrait> gallery,
        Optional<Portrait> mirror,
        Optional<Phrase> chosen,
        List<Outcome> rounds,
        Optional<Integer> winner,
        Phrase goal,
        Phrase prompt,
        List<Phrase> log)
        implements View {
    /**
     * One side.
     *
     * @param captain the seat that moves for the whole side
     * @param tokens rounds won
     * @param halves what it would score if the round ended now, or scored in the round that is over
     * @param captured how much of that is for captured dice; the rest is for its own dice in play
     * @param fighter who fights for it, or fought last; nobody while a successor is chosen
     * @param chosen whether it has made its secret choice
     */
    public record Side(
            Seat captain,
            List<Seat> seats,
            int tokens,
            int halves,
            int captured,
            Optional<Integer> fighter,
            boolean chosen) {}

    /**
     * A character of this match.
     *
     * @param seat who moves it
     * @param left how often its ability can still be used; empty if it always can
     * @param standing whether it fights, waits or is out
     * @param dice its dice in play
     * @param captured sizes of its dice that the other side has captured this round
     * @param starting sizes of its Starting dice
     * @param reserve sizes of the dice in its Reserve
     * @param droid the Droid dice that can still come in, at the number they would count
     */
    public record Fighter(
            Who who,
            int side,
            Seat seat,
            Portrait portrait,
            Optional<Integer> left,
            Standing standing,
            List<Lying> dice,
            List<Integer> captured,
            List<Integer> starting,
            List<Integer> reserve,
            List<Die> droid) {}

    /** What a character does in the round. */
    public enum Standing {
        FIGHTING,
        WAITING,
        OUT
    }

    /**
     * A die in play.
     *
     * @param same the letter of the first die in play that is equal to it; moves name that one
     * @param borrowed whether it is back in the Reserve after the round
     * @param attacked whether it attacked last
     * @param taken what it scores for whoever captures it
     * @param kept what it scores for its own side as long as it is in play
     */
    public record Lying(
            String letter,
            int size,
            int value,
            String same,
            boolean borrowed,
            boolean attacked,
            int taken,
            int kept) {}

    /**
     * What it would come to if a die were captured now.
     *
     * @param target the letter of the attacked die
     * @param droid the letter of the Droid die that joins the attack, if one does
     * @param halves what both sides would have then
     * @param ends whether the round would be over
     * @param winner the side that would win it then; empty if it goes on, or is a draw
     */
    public record Worth(
            String target,
            Optional<String> droid,
            List<Integer> halves,
            boolean ends,
            Optional<Integer> winner) {}

    /** An attack: letters of the attacker's dice and of the attacked die. */
    public record Attack(int attacker, List<String> dice, int defender, String target) {}

    /**
     * A character as its card shows it.
     *
     * @param uses how often a match the ability can be used; empty if it always can
     * @param code the code of picking it
     * @param free whether nobody has been seen to pick it
     */
    public record Portrait(
            String id,
            Phrase name,
            List<Integer> starting,
            List<Integer> reserve,
            List<Integer> droid,
            String ability,
            Phrase abilityName,
            Phrase abilityRule,
            String clause,
            Optional<Integer> uses,
            int code,
            boolean free) {}

    /**
     * How a round went.
     *
     * @param halves what both sides scored
     * @param captured how much of that was for captured dice; the rest was for dice in play
     * @param winner the side that won it; empty if it was a draw
     * @param fighters who fought last for both sides
     * @param why what decided it
     */
    public record Outcome(
            int round,
            List<Integer> halves,
            List<Integer> captured,
            Optional<Integer> winner,
            List<Integer> fighters,
            Phrase why) {}
}
