package masque.app.load;

import java.util.Optional;
import java.util.function.Consumer;

/** One player's connection to a table. */
final class PlaySocket extends TextSocket {
    private final Consumer<Heard> listener;
    private Optional<Told> latest = Optional.empty();

    PlaySocket(Consumer<Heard> listener) {
        this.listener = listener;
    }

    /** Sends a move; whether it arrives is known when it is answered. */
    void move(String id, int decision, int code) {
        send(
                "{\"do\":\"move\",\"id\":\""
                        + id
                        + "\",\"decision\":"
                        + decision
                        + ",\"code\":"
                        + code
                        + "}");
    }

    /** Contributes to the chance of the deal, which waits for that. */
    void contribute(String id) {
        send("{\"do\":\"contribute\",\"id\":\"" + id + "\",\"text\":\"load\"}");
    }

    @Override
    void heard(byte[] bytes, int count) {
        Optional<Heard> heard = Scan.read(bytes, count, latest);
        if (heard.isPresent() && heard.get() instanceof Told told) {
            latest = Optional.of(told);
        }
        heard.ifPresent(listener);
    }

    @Override
    void closed(int code, String reason) {
        listener.accept(new Heard.Closed(code, reason));
    }
}
