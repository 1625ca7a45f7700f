package masque.app.serve;

import java.util.Optional;
import java.util.stream.Stream;

/** Looks behind what was thrown. */
final class Causes {
    private static final int DEEPEST = 20;

    private Causes() {}

    /** The outermost cause of a kind. */
    static <E extends Throwable> Optional<E> find(Class<E> kind, Throwable thrown) {
        return of(thrown).filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** What the innermost cause says. */
    static String root(Throwable thrown) {
        Throwable root = of(thrown).reduce(thrown, (outer, inner) -> inner);
        return Optional.ofNullable(root.getMessage()).orElse(root.getClass().getSimpleName());
    }

    private static Stream<Throwable> of(Throwable thrown) {
        return Stream.iterate(Optional.of(thrown), one -> one.map(Throwable::getCause))
                .limit(DEEPEST)
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream);
    }
}
