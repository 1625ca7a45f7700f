package masque.bots.dicechallenge;

import masque.core.Bot;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.games.dicechallenge.DiceView;
import masque.games.dicechallenge.Phase;

/**
 * The regular: plays the round on in its head, many times from every choice, and takes what wins
 * most: so it weighs what it captures, what it leaves open after the re-rolls, and whom to send or
 * tag. Uses of abilities are worth something to it; characters it picks as they come.
 */
public final class RegularDice implements Bot {
    @Override
    public int choose(Chair chair, Chance chance) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        Phase phase = ((DiceView) chair.view()).phase();
        return phase == Phase.PICKING
                ? legal.at(chance.below(legal.size()))
                : new Outlook(chair, chance).best(legal);
    }
}
