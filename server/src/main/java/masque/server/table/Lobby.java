package masque.server.table;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import masque.core.BadInput;
import masque.core.Box;
import masque.core.Fairness;
import masque.core.Option;
import masque.core.Setup;
import masque.server.Playable;
import masque.server.guard.Wrong;
import org.jspecify.annotations.Nullable;

/** What happens at a table before its game and after it. Used by its table alone. */
final class Lobby {
    /** How long the deal waits for those who have not contributed to its chance. */
    private static final long CONTRIBUTION_MILLIS = 3_000;

    private final LiveTable table;
    private final Hall hall;
    private final Playable game;
    private final byte[] secret;
    private final String commitment;
    private Time.@Nullable Alarm alarm;

    Lobby(LiveTable table, Hall hall, Playable game, String secret) {
        this.table = table;
        this.hall = hall;
        this.game = game;
        this.secret = HexFormat.of().parseHex(secret);
        commitment = Fairness.commitment(this.secret);
    }

    /** What the site shows of its secret before the deal. */
    String commitment() {
        return commitment;
    }

    /** The key of all chance here, once everybody has contributed. */
    byte[] key() {
        return Fairness.key(secret, table.id(), table.facts().allContributions());
    }

    /** Goes on where the table was left. */
    void wakeUp() {
        if (table.facts().phase() == Facts.Phase.DEALING) {
            awaitContributions();
        }
    }

    /** Somebody changes what is true of the table. */
    void change(UnaryOperator<Facts> how, CompletableFuture<Rooms.Standing> answer) {
        Facts old = table.facts();
        Facts next = how.apply(old);
        table.become(
                next,
                Optional.empty(),
                () ->
                        settle(
                                old,
                                answer,
                                () -> {
                                    table.crowd().expel();
                                    table.crowd().tellNothingNew();
                                }));
    }

    /** The host has the game begin. */
    void start(String guest, CompletableFuture<Rooms.Standing> answer) {
        Facts old = table.facts();
        Facts next = old.start(guest, this::checked);
        if (next.missing().isEmpty()) {
            deal(next, dealt -> settle(old, answer, () -> tell(dealt, Optional.empty())));
            return;
        }
        table.become(
                next,
                Optional.empty(),
                () -> {
                    awaitContributions();
                    settle(old, answer, table.crowd()::tellNothingNew);
                });
    }

    /**
     * Tells all who look, and whoever asked. If seats have other numbers now, whoever looks from
     * one comes back and looks from that: what is told to the old number is not for their eyes.
     */
    private void settle(Facts old, CompletableFuture<Rooms.Standing> answer, Runnable telling) {
        boolean renumbered = table.facts().seats() != old.seats();
        if (!renumbered) {
            table.crowd().forgetWords();
            telling.run();
        }
        answer.complete(table.standing());
        if (renumbered) {
            table.putAway();
        }
    }

    /** The terms for fewer players, without options that mean nothing then. */
    private Terms checked(Terms terms) {
        Box box = game.box();
        try {
            Map<String, String> chosen = new HashMap<>(terms.options());
            if (terms.seats() >= box.minSeats()) {
                chosen.keySet()
                        .retainAll(box.options(terms.seats()).stream().map(Option::name).toList());
            }
            Setup setup = Setup.of(box, terms.seats(), chosen);
            box.open(terms.seats(), chosen);
            return terms.forSeats(terms.seats(), setup.journaled(box));
        } catch (BadInput bad) {
            throw Wrong.because(422, "options", bad.phrase());
        }
    }

    private void awaitContributions() {
        alarm =
                hall.time()
                        .after(CONTRIBUTION_MILLIS, () -> table.enter(here -> dealWithoutThem()));
    }

    private void dealWithoutThem() {
        if (table.facts().phase() == Facts.Phase.DEALING) {
            deal(table.facts(), dealt -> tell(dealt, Optional.empty()));
        }
    }

    /** Somebody contributes to the chance of the deal, by a request. */
    void contribute(String guest, String text, CompletableFuture<Rooms.Standing> answer) {
        contribute(guest, text, Optional.empty(), () -> answer.complete(table.standing()));
    }

    /** Somebody contributes to the chance of the deal, over a connection. */
    void contribute(Asked asked, String text) {
        contribute(asked.socket().guest(), text, Optional.of(asked), () -> {});
    }

    private void contribute(String guest, String text, Optional<Asked> asked, Runnable then) {
        Facts next = table.facts().contribute(guest, text);
        if (next.phase() == Facts.Phase.DEALING && next.missing().isEmpty()) {
            deal(
                    next,
                    dealt -> {
                        tell(dealt, asked);
                        then.run();
                    });
        } else {
            table.become(
                    next,
                    Optional.empty(),
                    () -> {
                        table.crowd().tell(asked);
                        then.run();
                    });
        }
    }

    private void deal(Facts ready, Consumer<Match> then) {
        Match dealt =
                Match.deal(game, ready, Fairness.key(secret, table.id(), ready.allContributions()));
        table.become(
                ready.deal(),
                Optional.of(dealt),
                () -> {
                    close();
                    then.accept(dealt);
                });
    }

    private void tell(Match dealt, Optional<Asked> asked) {
        table.crowd().forgetWords();
        table.crowd().tell(viewer -> dealt.table().chair(viewer).heard(), asked);
    }

    /** Somebody wants to play the same again with the same people, at a table of its own. */
    void again(String guest, CompletableFuture<String> answer) {
        Facts now = table.facts();
        NewTable fresh = NewTable.of(code -> now.again(guest, code));
        if (!now.next().isEmpty()) {
            answer.complete(now.next());
            return;
        }
        table.write(
                fresh.keep(hall.store(), hall.now()),
                () ->
                        table.become(
                                table.facts().followedBy(fresh.id()),
                                Optional.empty(),
                                () -> {
                                    table.crowd().tellNothingNew();
                                    answer.complete(fresh.id());
                                }));
    }

    /** Forgets the table if nobody looks at it: its host has not had it dealt for too long. */
    void expire() {
        if (table.facts().gathering() && !table.crowd().looked()) {
            table.write(hall.store().forget(table.id()), table::putAway);
        }
    }

    void close() {
        Time.Alarm old = alarm;
        if (old != null) {
            old.cancel();
            alarm = null;
        }
    }
}
