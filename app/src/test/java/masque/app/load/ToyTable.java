package masque.app.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table of a game where the seats take turns and any number will do, with a fault if wished. */
final class ToyTable {
    /** A move as it is kept. */
    private record Made(int seat, String id) {}

    private final int seats;
    private final int length;
    private final Fault fault;
    private final List<Made> made = new ArrayList<>();
    private final Map<Integer, ToySocket> sockets = new HashMap<>();
    private final int[] frames;
    private boolean started;

    ToyTable(int seats, int length, Fault fault, boolean started) {
        this.seats = seats;
        this.length = length;
        this.fault = fault;
        this.started = started;
        frames = new int[seats];
    }

    synchronized void start() {
        started = true;
        tellAll(-1, "");
    }

    synchronized void sit(int seat, ToySocket socket) {
        sockets.put(seat, socket);
        tell(seat, "");
    }

    /** The server ends; what the fault says is forgotten. */
    synchronized void crash() {
        sockets.clear();
        if (fault == Fault.FORGETS_MOVES) {
            made.clear();
        }
        if (fault == Fault.FORGETS_IDS) {
            made.replaceAll(move -> new Made(move.seat(), ""));
        }
    }

    synchronized void move(int seat, String id, int decision) {
        boolean known = made.contains(new Made(seat, id));
        if (known && fault != Fault.MAKES_IT_TWICE) {
            tell(seat, id);
        } else if (!known && (decision != decision(seat) || turn() != seat || over())) {
            send(seat, refusal(id));
        } else {
            made.add(new Made(seat, id));
            afterwards(seat, id);
        }
    }

    private void afterwards(int seat, String id) {
        boolean late = made.size() == length / 2;
        if (late && fault == Fault.REFUSES) {
            send(seat, refusal(id));
        } else if (late && fault == Fault.CLOSES) {
            Optional.ofNullable(sockets.get(0)).ifPresent(socket -> socket.close(1013, "no"));
        } else {
            tellAll(seat, id);
        }
    }

    private void tellAll(int mover, String id) {
        for (int seat = 0; seat < seats; seat++) {
            boolean late = made.size() == length / 2 && seat == seats - 1;
            if (late && fault == Fault.SKIPS_A_FRAME) {
                frames[seat]++;
            }
            if (!late || fault != Fault.LEAVES_SOMEBODY_OUT) {
                tell(seat, seat == mover ? id : "");
            }
        }
    }

    private void tell(int seat, String done) {
        send(seat, message(seat, done));
    }

    private void send(int seat, String text) {
        Optional.ofNullable(sockets.get(seat)).ifPresent(socket -> socket.send(text));
    }

    private int decision(int seat) {
        return 1 + (int) made.stream().filter(move -> move.seat() == seat).count();
    }

    private int turn() {
        return made.size() % seats;
    }

    private boolean over() {
        return made.size() >= length;
    }

    private static String refusal(String id) {
        return """
        {"v":1,"type":"refused","id":"%s","status":409,"code":"stale","clause":"","sentence":"No."}\
        """
                .formatted(id);
    }

    private String message(int seat, String done) {
        boolean asked = started && !over() && turn() == seat;
        boolean blind = fault == Fault.SHOWS_NO_VIEW && made.size() == length / 2;
        return """
        {"v":1,"type":"table","frame":%d,%s"seat":%d,"phase":"%s","decision":%d,"waiting":[%s],\
        "moves":[%s],"takeBack":false,"clocks":[],"chairs":[{"name":"\\"view\\":{"}]%s}\
        """
                .formatted(
                        ++frames[seat],
                        done.isEmpty() ? "" : "\"done\":\"" + done + "\",",
                        seat,
                        !started ? "gathering" : over() ? "finished" : "playing",
                        decision(seat),
                        !started || over() ? "" : turn(),
                        asked ? "{\"code\":1,\"move\":\"a\"},{\"code\":2,\"move\":\"b\"}" : "",
                        !started || blind ? "" : ",\"view\":{\"log\":[]}");
    }
}
