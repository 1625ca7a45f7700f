package masque.app.serve;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import masque.app.Complaint;
import masque.app.log.Logs;
import masque.edge.Words;
import masque.server.PortTaken;
import masque.server.Site;
import masque.server.setup.Playable;
import masque.server.setup.Settings;
import masque.server.store.Store;
import masque.server.store.StoreFailed;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts the site and serves until it is stopped. */
@Command(
        description = {"Starts the site and serves until Ctrl+C.", ""},
        footer = {
            "",
            "Every option can also be set by a variable (--idle-minutes is MASQUE_IDLE_MINUTES) or by"
                    + " a line of the file masque.properties in the data folder (idle-minutes = 10). An"
                    + " option goes before a variable, and a variable before the file."
        })
public final class Serve implements Callable<Integer> {
    private static final Logger LOG = LoggerFactory.getLogger(Serve.class);
    private static final String STOPPED = "Masque has stopped; everything is written down";

    private final Surroundings surroundings;
    private final List<Playable> games;

    @Spec private @Nullable CommandSpec spec;

    private Serve(Surroundings surroundings, List<Playable> games) {
        this.surroundings = surroundings;
        this.games = games;
    }

    /** The command with its options. */
    public static CommandLine commandLine(Surroundings surroundings, List<Playable> games) {
        CommandLine command = new CommandLine(new Serve(surroundings, games));
        Setting.addTo(command.getCommandSpec(), Setting.ALL);
        return command;
    }

    /** Has the root of the command line understand its options, so that it can be left out. */
    public static void addOptionsTo(CommandLine root) {
        Setting.hideIn(root.getCommandSpec());
    }

    /** Does what the command does where it was left out. */
    public static int bare(CommandSpec root, Surroundings surroundings, List<Playable> games) {
        return untilStopped(surroundings, games, Setting.chosenAt(root));
    }

    /**
     * Serves until the process is told to end, or this thread is.
     *
     * @param flags what was chosen on the command line, by the names of settings
     */
    public static int untilStopped(
            Surroundings surroundings, List<Playable> games, Map<String, String> flags) {
        return run(surroundings, games, flags, Serve::await);
    }

    @Override
    public Integer call() {
        return untilStopped(surroundings, games, Setting.chosenAt(spec));
    }

    /**
     * Serves.
     *
     * @param flags what was chosen on the command line, by the names of settings
     * @param stay returns when it has been enough
     */
    static int run(
            Surroundings surroundings,
            List<Playable> games,
            Map<String, String> flags,
            BiConsumer<StopSignals, Site> stay) {
        // Whoever hears that it is ready may tell it to stop at once.
        try (StopSignals signals = new StopSignals()) {
            return new Serve(surroundings, games).run(flags, site -> stay.accept(signals, site));
        }
    }

    private int run(Map<String, String> flags, Consumer<Site> stay) {
        Words words = Words.of(surroundings.language().get(), "serve");
        Chosen chosen =
                Chosen.from(flags, surroundings.environment(), surroundings.usualFolder(), words);
        Settings settings = settings(chosen);
        Logs.set(chosen.of(Setting.LOG_FORMAT), chosen.of(Setting.LOG_LEVEL));
        Doorstep.check(settings.host(), settings.port(), words);
        Announcement announcement =
                new Announcement(surroundings, words, settings, !chosen.of(Setting.NO_QR));
        Optional<Database> database = chosen.maybe(Setting.DB);
        if (database.isPresent()) {
            try (Site site = start(settings, database.get().open(words), words)) {
                announcement.print(site.port(), words.say("kept-in-database"));
                logStart(settings, site, "PostgreSQL");
                stay.accept(site);
            }
        } else {
            try (DataFolder folder = DataFolder.take(chosen.data(), words);
                    Site site = start(settings, folder.open(words), words)) {
                announcement.print(
                        site.port(), words.say("kept-in", "folder", chosen.data().toString()));
                logStart(settings, site, "SQLite");
                stay.accept(site);
            }
        }
        LOG.info(STOPPED);
        Logs.settle();
        return 0;
    }

    private static void logStart(Settings settings, Site site, String store) {
        LOG.info(
                "Masque {} serves on {}, port {}, with {}",
                Optional.ofNullable(Serve.class.getPackage().getImplementationVersion())
                        .orElse("(from source)"),
                settings.host(),
                site.port(),
                store);
    }

    private static Settings settings(Chosen chosen) {
        return new Settings(
                chosen.of(Setting.HOST),
                chosen.of(Setting.PORT),
                chosen.maybe(Setting.PUBLIC_ADDRESS),
                chosen.of(Setting.TRUSTED_PROXY),
                Duration.ofMillis(chosen.of(Setting.BOT_THINKING)),
                Duration.ofMinutes(chosen.of(Setting.IDLE_MINUTES)),
                Duration.ofHours(chosen.of(Setting.LOBBY_HOURS)),
                chosen.of(Setting.GENEROSITY),
                chosen.of(Setting.OPEN_METRICS),
                chosen.of(Setting.DEVELOPMENT));
    }

    private Site start(Settings settings, Store store, Words words) {
        try {
            return Site.start(settings, games, store);
        } catch (PortTaken e) {
            store.close();
            throw Doorstep.taken(e.port(), words);
        } catch (RuntimeException e) {
            store.close();
            throw StoreFailed.behind(e)
                    .map(failure -> words.say("database-unwell", "reason", failure.origin()))
                    .<RuntimeException>map(Complaint::new)
                    .orElse(e);
        }
    }

    private static void await(StopSignals signals, Site site) {
        Thread closing = new Thread(() -> closeAtLast(site), "closing");
        Runtime.getRuntime().addShutdownHook(closing);
        signals.await();
        Runtime.getRuntime().removeShutdownHook(closing);
    }

    /** The process ends for another reason than a signal, or where there are none. */
    private static void closeAtLast(Site site) {
        site.close();
        LOG.info(STOPPED);
    }
}
