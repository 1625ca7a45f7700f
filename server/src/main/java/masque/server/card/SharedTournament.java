package masque.server.card;

import java.util.Optional;
import masque.server.guard.Guest;

/** DC-9.6: between two entrants of one running tournament a scan is a challenge there. */
@FunctionalInterface
public interface SharedTournament {
    /**
     * Challenges the holder of a card, if both are entrants of one running tournament; gives its
     * id. If they are not, nothing has happened.
     *
     * @param holder the id of the guest who holds the card
     * @param game what the card is for
     */
    Optional<String> challenge(Guest challenger, String holder, String game);
}
