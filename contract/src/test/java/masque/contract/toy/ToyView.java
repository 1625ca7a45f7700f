package masque.contract.toy;

import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.View;

/** What a seat of the toy may look at. */
record ToyView(
        int me,
        Optional<String> role,
        Optional<Integer> bid,
        List<Integer> hand,
        List<Integer> putDown,
        Optional<Integer> lifted,
        Optional<Integer> well,
        List<Player> players,
        Object extra,
        Phrase prompt,
        List<Phrase> log)
        implements View {
    @Override
    public Phrase goal() {
        return Phrase.of("goal");
    }

    /** What everyone sees of a player; role and bid once the game is over. */
    record Player(
            Seat seat,
            int cards,
            int faceDown,
            List<Integer> open,
            boolean looked,
            Optional<String> role,
            Optional<Integer> bid) {}
}
