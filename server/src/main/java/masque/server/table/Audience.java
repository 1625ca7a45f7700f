package masque.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import masque.core.Event;

/**
 * One viewer's connections. A message goes out only if something changed for this viewer, so that
 * neither the number nor the moment of messages tells what others did in secret.
 */
final class Audience {
    private final int viewer;
    private final List<Socket> sockets = new ArrayList<>();
    private final List<Circle> circles = new ArrayList<>();
    private int frame;

    Audience(int viewer) {
        this.viewer = viewer;
    }

    List<Socket> sockets() {
        return List.copyOf(sockets);
    }

    boolean isEmpty() {
        return sockets.isEmpty();
    }

    void add(Socket socket) {
        sockets.add(socket);
        circle(socket)
                .orElseGet(() -> {
                    Circle fresh = new Circle(socket);
                    circles.add(fresh);
                    return fresh;
                })
                .sockets()
                .add(socket);
    }

    boolean remove(Socket socket) {
        circle(socket).ifPresent(circle -> circle.sockets().remove(socket));
        circles.removeIf(circle -> circle.sockets().isEmpty());
        return sockets.remove(socket);
    }

    private Optional<Circle> circle(Socket socket) {
        return circles.stream().filter(one -> one.fits(socket)).findFirst();
    }

    /** Names have changed: everything is to be said anew. */
    void forgetWords() {
        circles.forEach(Circle::forgetWords);
    }

    /** Tells one connection how things stand. */
    void snapshot(Socket socket, Occasion now) {
        circle(socket).orElseThrow().snapshot(socket, now, frame);
    }

    /** Tells all connections what happened, if this viewer notices anything of it. */
    void tell(Occasion now, List<Event> events, Optional<String> done) {
        boolean noticed = !events.isEmpty() || done.isPresent();
        Optional<Sight> sight = Sight.of(now, viewer);
        for (Circle circle : circles) {
            // Every circle hears, even if another has already noticed something.
            noticed |= circle.hear(now, sight);
        }
        if (noticed) {
            frame++;
            Frame next = new Frame(frame, done, now.clocks(), events);
            for (Circle circle : circles) {
                circle.tell(next);
            }
        }
    }
}
