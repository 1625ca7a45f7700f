package masque.contract.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Phrase;
import masque.core.Seat;
import masque.core.State;

/** Builds what one viewer of the toy may look at. */
final class ToyLooks {
    private final ToyState state;
    private final Fault fault;
    private final int me;
    private final boolean seated;

    ToyLooks(ToyState state, int me) {
        this.state = state;
        this.fault = state.game.fault;
        this.me = me;
        this.seated = me != State.SPECTATOR;
    }

    ToyView view() {
        List<Integer> hand = seated ? cards(state.at(me)) : List.of();
        List<Phrase> log = new ArrayList<>();
        for (int i = 0; i < state.logged; i++) {
            log.add(
                    Phrase.of(
                            "played",
                            "seat",
                            new Seat(i % state.game.seats),
                            "card",
                            state.log[i]));
        }
        return new ToyView(
                me,
                seated ? Optional.of("role " + state.role[me]) : Optional.empty(),
                seated ? made(state.bid[me]) : Optional.empty(),
                fault == Fault.MUTABLE_VIEW ? new ArrayList<>(hand) : hand,
                seated ? cards(state.at(ToyState.DOWN + me)) : List.of(),
                seated && !state.isOver() && state.mover() == me
                        ? made(state.lifted)
                        : Optional.empty(),
                seated && (state.looked >>> me & 1) != 0
                        ? Optional.of(Integer.numberOfTrailingZeros(state.at(ToyState.WELL)))
                        : Optional.empty(),
                players(),
                extra(),
                Phrase.of((state.pending() >>> me & 1) != 0 ? "your-turn" : "wait"),
                List.copyOf(log));
    }

    private List<ToyView.Player> players() {
        List<ToyView.Player> players = new ArrayList<>();
        for (int seat = 0; seat < state.game.seats; seat++) {
            boolean over = state.isOver();
            players.add(
                    new ToyView.Player(
                            new Seat(seat),
                            Integer.bitCount(state.at(seat)),
                            Integer.bitCount(state.at(ToyState.DOWN + seat)),
                            cards(state.at(ToyState.OPEN + seat)),
                            (state.looked >>> seat & 1) != 0,
                            over ? Optional.of("role " + state.role[seat]) : Optional.empty(),
                            over ? made(state.bid[seat]) : Optional.empty()));
        }
        return List.copyOf(players);
    }

    private Object extra() {
        int next = (me + 1) % state.game.seats;
        return switch (fault) {
            case LEAKY_VIEW -> state.role[next];
            case IDENTITY_ON_A_FACE_DOWN_CARD ->
                    cards(state.at(ToyState.DOWN + next)).stream()
                            .map(card -> "card-" + card * 31 % 97)
                            .toList();
            case STATE_IN_THE_VIEW -> state;
            case NEVER_EQUAL_VIEW -> new int[0];
            default -> "";
        };
    }

    private static Optional<Integer> made(int choice) {
        return choice == ToyState.NONE ? Optional.empty() : Optional.of(choice);
    }

    private static List<Integer> cards(int bits) {
        List<Integer> cards = new ArrayList<>();
        for (int card = 0; card < ToyState.CARDS; card++) {
            if ((bits >>> card & 1) != 0) {
                cards.add(card);
            }
        }
        return List.copyOf(cards);
    }
}
