package masque.bots.dicechallenge;

import masque.bots.reasons.Candid;
import masque.bots.reasons.Notes;
import masque.core.Chair;
import masque.core.Chance;
import masque.core.Codes;
import masque.core.Phrase;
import masque.games.dicechallenge.DiceGame;
import masque.games.dicechallenge.DiceMove;
import masque.games.dicechallenge.DiceView;

/**
 * The regular: plays the round on in its head, many times from every choice, and takes what wins
 * most: so it weighs what it captures, what it leaves open after the re-rolls, and whom to send or
 * tag. Uses of abilities are worth something to it; characters it picks as they come. A mirror
 * match is even, and so is whatever it would pick instead: it says yes and leaves the question to
 * the other player.
 */
public final class RegularDice implements Candid {
    @Override
    public int decide(Chair chair, Chance chance, Notes notes) {
        Codes legal = new Codes();
        chair.legal(legal);
        if (legal.size() == 1) {
            return legal.at(0);
        }
        return switch (((DiceView) chair.view()).phase()) {
            case PICKING -> {
                notes.because(() -> Phrase.of("thought-picking"));
                yield legal.at(chance.below(legal.size()));
            }
            case MIRROR -> {
                notes.because(() -> Phrase.of("thought-mirror"));
                yield ((DiceGame) chair.game()).code(DiceMove.Word.YES);
            }
            case NOMINATING, FAVOUR, OPENING, BALL, TURN, BLOCKING, AFTER, ENTERING, OVER ->
                    new Outlook(chair, chance).best(legal, notes);
        };
    }
}
