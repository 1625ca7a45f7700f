package masque.lab;

import java.time.Duration;

/** Is told now and then how far an experiment is. */
@FunctionalInterface
public interface Progress {
    /** So many of all games, the yardstick's among them, took so long. */
    void at(int done, int all, Duration time);
}
