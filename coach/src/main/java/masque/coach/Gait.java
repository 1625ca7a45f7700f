package masque.coach;

import java.util.function.Supplier;

/** How the coach goes about its work, which it does a little at a time. */
public interface Gait {
    /** Straight on. */
    Gait BRISK =
            new Gait() {
                @Override
                public <T> T step(Supplier<T> work) {
                    return work.get();
                }
            };

    /** Does a little of the work; there may be a rest before or after it. */
    <T> T step(Supplier<T> work);
}
