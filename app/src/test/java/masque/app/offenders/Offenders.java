package masque.app.offenders;

import com.ibm.icu.text.MessageFormat;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Date;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Logger;
import java.util.random.RandomGenerator;
import masque.games.masqueradetrick.TrickBox;
import masque.server.guard.ClientError;

/** One small class for every ban. */
public final class Offenders {
    private Offenders() {}

    /** Nothing wrong here. */
    public static final class Innocent {
        static final List<String> WORDS = List.of("a", "b");

        int sum(List<Integer> numbers) {
            return numbers.stream().mapToInt(Integer::intValue).sum() + WORDS.size();
        }
    }

    /** Asks for the time in milliseconds. */
    public static final class Millis {
        long now() {
            return System.currentTimeMillis();
        }
    }

    /** Asks for the time in nanoseconds. */
    public static final class Nanos {
        long now() {
            return System.nanoTime();
        }
    }

    /** Asks for the time of day. */
    public static final class Now {
        Instant now() {
            return Instant.now();
        }
    }

    /** Holds a clock. */
    public static final class Clocked {
        Clock clock() {
            return Clock.systemUTC();
        }
    }

    /** Uses a file. */
    public static final class Filed {
        File file() {
            return new File("x");
        }
    }

    /** Uses a path. */
    public static final class Pathed {
        Path path() {
            return Path.of("x");
        }
    }

    /** Uses the network's names. */
    public static final class Networked {
        URI address() {
            return URI.create("x:y");
        }
    }

    /** Prints. */
    public static final class Printing {
        void print() {
            System.out.println("x");
        }
    }

    /** Prints errors. */
    public static final class Complaining {
        void print() {
            System.err.println("x");
        }
    }

    /** Logs. */
    public static final class Logging {
        void log() {
            Logger.getLogger("x").info("y");
        }
    }

    /** Logs by the platform's logger. */
    public static final class PlatformLogging {
        void log() {
            System.getLogger("x").log(System.Logger.Level.INFO, "y");
        }
    }

    /** Draws from a Random that somebody hands in. */
    public static final class Randomly {
        int draw(Random random) {
            return random.nextInt(6);
        }
    }

    /** Draws from the thread's chance. */
    public static final class ThreadLocally {
        int draw() {
            return ThreadLocalRandom.current().nextInt(6);
        }
    }

    /** Draws from a chance that can be split. */
    public static final class Splittable {
        int draw() {
            return new SplittableRandom(1).nextInt(6);
        }
    }

    /** Draws from any generator. */
    public static final class Generated {
        int draw() {
            return RandomGenerator.of("L64X128MixRandom").nextInt(6);
        }
    }

    /** Draws secretly. */
    public static final class Secretly {
        int draw() {
            return new SecureRandom().nextInt(6);
        }
    }

    /** Makes a random name. */
    public static final class Named {
        UUID name() {
            return UUID.randomUUID();
        }
    }

    /** Draws a fraction. */
    public static final class Fraction {
        double draw() {
            return Math.random();
        }
    }

    /** Shuffles. */
    public static final class Shuffling {
        List<String> shuffle(List<String> cards) {
            List<String> shuffled = new ArrayList<>(cards);
            Collections.shuffle(shuffled);
            return shuffled;
        }
    }

    /** Remembers something between games. */
    public static final class Remembering {
        static int games;

        int another() {
            return games;
        }
    }

    /** Uses a module that is not java.base. */
    public static final class OutsideBase {
        Date date() {
            return new Date(0);
        }
    }

    /** Uses a library. */
    public static final class WithLibrary {
        String say() {
            return new MessageFormat("x").toPattern();
        }
    }

    /** Speaks of HTTP. */
    public static final class Statused {
        RuntimeException refused() {
            return ClientError.of(404, "no-page");
        }
    }

    /** Names a game. */
    public static final class GameNaming {
        int seats() {
            return new TrickBox("").maxSeats();
        }
    }
}
