package masque.app.load;

import java.time.Duration;
import java.util.List;
import java.util.function.IntConsumer;

/** Measures a tournament; half way its site is killed and started again. */
final class TournamentLoad {
    private final TournamentRun run;
    private final Host host;
    private final int goal;
    private final IntConsumer progress;
    private Duration cpu = Duration.ZERO;
    private int megabytes;

    /**
     * A measurement that has not begun.
     *
     * @param goal how many matches are settled before the organiser ends it
     * @param progress told again and again how many matches are settled
     */
    TournamentLoad(TournamentRun run, Host host, int goal, IntConsumer progress) {
        this.run = run;
        this.host = host;
        this.goal = goal;
        this.progress = progress;
    }

    /**
     * Holds the tournament.
     *
     * @throws Failure if it does not come to its end
     */
    TournamentLoadReport play() {
        long begun = System.nanoTime();
        run.begin();
        Venue venue = run.venue();
        run.await(() -> settled(venue.hall()) >= goal / 2);
        Duration away = restart(venue.hall());
        run.await(() -> settled(venue.hall()) >= goal);
        run.end();
        Duration taken = Duration.ofNanos(System.nanoTime() - begun);
        read(host.server());
        run.check();
        Latencies results = venue.hall().resultTimes();
        return new TournamentLoadReport(
                venue.plan().entrants(),
                run.log().matches(),
                run.log().champions().size(),
                venue.mishaps().count(),
                venue.acts().millis(0.99),
                megabytes,
                taken,
                venue.acts().size(),
                venue.acts().millis(0.5),
                venue.actsAroundKills().size(),
                venue.actsAroundKills().millis(0.99),
                venue.refusals().intValue(),
                venue.moves().sum(),
                results.size(),
                results.millis(0.99),
                results.millis(1),
                away,
                cpu,
                goal,
                List.copyOf(venue.mishaps().first()));
    }

    private int settled(Hall hall) {
        progress.accept(hall.settled());
        return hall.settled();
    }

    private Duration restart(Hall hall) {
        long from = System.nanoTime();
        read(host.server());
        run.restart();
        run.awaitBack();
        long until = System.nanoTime();
        hall.outage(from, until);
        return Duration.ofNanos(until - from);
    }

    private void read(Vitals server) {
        cpu = cpu.plus(server.cpu());
        megabytes = Math.max(megabytes, server.megabytes());
    }
}
