package masque.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import masque.core.Bot;
import masque.server.setup.Level;
import masque.server.store.KeptTable.KeptGame;

/** Sees to what a table waits for: has bots think and sets alarms. */
final class Minder {
    /** What is left to somebody whose clock had nearly run out when the server stopped. */
    private static final long LEAST_AFTER_PAUSE = 5_000;

    /** How long the deal waits for those who have not contributed to its chance. */
    private static final long CONTRIBUTION_MILLIS = 3_000;

    private static final Level CHANCE = Level.quick(Bot.RANDOM);

    private final String id;
    private final TableServices services;
    private final Workplace workplace;
    private int thinking;
    private boolean ticking;
    private Optional<Time.Alarm> look = Optional.empty();
    private Optional<Time.Alarm> deal = Optional.empty();

    Minder(String id, TableServices services, Workplace workplace) {
        this.id = id;
        this.services = services;
        this.workplace = workplace;
    }

    /**
     * The clocks of a game that goes on after a pause. Nobody is charged for the time in which the
     * site did not run.
     */
    static Clocks resumed(TableFacts facts, KeptGame game, int awaited, TableServices services) {
        Clocks clocks =
                game.clocks()
                        .map(text -> new Clocks(facts.clock(), text))
                        .orElseGet(() -> new Clocks(facts.clock(), facts.seats()));
        long age = services.wall().ageMillis(game.latest());
        boolean sinceTheStart = age <= services.time().millis() - services.opened();
        long spent =
                sinceTheStart ? age : Duration.between(game.latest(), services.alive()).toMillis();
        clocks.deduct(awaited & facts.playing(), spent, LEAST_AFTER_PAUSE);
        return clocks;
    }

    /** Sees to what is waited for now. */
    void hear(Happened change) {
        TableState table = change.table();
        Alarms alarms = change.plan().alarms();
        ticking = table.clocks().run();
        if (ticking) {
            services.ticking().add(id);
        } else {
            services.ticking().remove(id);
        }
        for (int rest = alarms.think(); rest != 0; rest &= rest - 1) {
            think(table, Integer.numberOfTrailingZeros(rest));
        }
        setLook(alarms.look());
        setDeal(alarms.deal());
    }

    private void think(TableState table, int seat) {
        if ((thinking >>> seat & 1) != 0) {
            return;
        }
        thinking |= 1 << seat;
        GameInPlay game = table.begun();
        int decision = game.decision(seat);
        services.bots()
                .think(
                        level(table, seat),
                        game.table().still(seat),
                        thought -> workplace.enter(new Action.Chosen(seat, decision, thought)));
    }

    /** Who chooses; for whoever is late in a tournament's match chance alone does (DC-8.11). */
    private static Level level(TableState table, int seat) {
        Sitter sitter = table.facts().sitters().get(seat);
        return table.facts().contest().isPresent() && sitter.plays()
                ? CHANCE
                : table.rules().bots().getOrDefault(sitter.level(), table.rules().house());
    }

    /** A bot has chosen, whether it is wanted or not. */
    void chosen(int seat) {
        thinking &= ~(1 << seat);
    }

    private void setLook(OptionalLong millis) {
        look.ifPresent(Time.Alarm::cancel);
        look =
                millis.isEmpty()
                        ? Optional.empty()
                        : Optional.of(alarm(millis.getAsLong(), new Action.Look()));
    }

    private void setDeal(boolean wanted) {
        if (!wanted) {
            deal.ifPresent(Time.Alarm::cancel);
            deal = Optional.empty();
        } else if (deal.isEmpty()) {
            deal = Optional.of(alarm(CONTRIBUTION_MILLIS, new Action.Deal()));
        }
    }

    private Time.Alarm alarm(long millis, Action action) {
        return services.time().after(millis, () -> workplace.enter(action));
    }

    /** Whether nothing will happen here unless somebody comes. */
    boolean quiet() {
        return thinking == 0 && !ticking;
    }

    void close() {
        setLook(OptionalLong.empty());
        setDeal(false);
        services.ticking().remove(id);
    }
}
