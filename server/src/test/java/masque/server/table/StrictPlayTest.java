package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import masque.core.Bot;
import masque.core.Codes;
import masque.core.Thought;
import masque.games.masqueradetrick.TrickBox;
import masque.server.guard.Guest;
import masque.server.setup.Level;
import masque.server.setup.Playable;
import masque.server.store.GameEnd;
import org.junit.jupiter.api.Test;

/** What is decided where a match of a tournament is played. */
final class StrictPlayTest {
    private static final Sitter ANN = Sitter.of(new Guest("ann", "Ann"));
    private static final Sitter BOB = Sitter.of(new Guest("bob", "Bob"));
    private static final Sitter CEM = Sitter.of(new Guest("cem", "Cem"));
    private static final Sitter BOT = Sitter.bot("random");
    private static final Playable TRICK =
            new Playable(
                    new TrickBox(missions()), Map.of("random", Level.quick(Bot.RANDOM)), "random");
    private static final ClockRule MINUTE = new ClockRule(ClockRule.Kind.MOVE, 60, 0, 120);
    private static final long NOON = 1_000_000;

    /** When everybody who has not moved since the deal is late, and when they have lost. */
    private static final long LATE = NOON + 60_000;

    private static final long OUT = LATE + 120_000;

    private static String missions() {
        String path = "/masque/games/masqueradetrick/missions.csv";
        try (InputStream in =
                Objects.requireNonNull(StrictPlayTest.class.getResourceAsStream(path))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Moment at(long millis, boolean moved) {
        return new Moment(millis, Instant.EPOCH, seat -> 0, true, Optional.empty(), () -> moved);
    }

    private static Moment at(long millis) {
        return at(millis, false);
    }

    /** A match that is not dealt yet. */
    private static TableState match(ClockRule clock, Sitter... sitters) {
        int seats = sitters.length;
        Terms terms = new Terms("masquerade-trick", seats, Map.of(), clock, false, true);
        return new TableState(
                "table",
                TRICK,
                DealSecret.of("ab".repeat(32)),
                TableFacts.ofMatch(terms, List.of(sitters), new ContestOf("T", 3)),
                1,
                Optional.empty(),
                new Clocks(clock, seats),
                Lateness.none(seats),
                Optional.empty());
    }

    private static TableState dealt(ClockRule clock, Sitter... sitters) {
        return after(match(clock, sitters), new Action.Deal(), NOON);
    }

    private static TableState after(TableState table, Action action, long millis) {
        return table.after(Decisions.decide(table, action, at(millis)), millis);
    }

    private static TableState look(TableState table, long millis) {
        return after(table, new Action.Look(), millis);
    }

    private static int firstLegal(TableState table, int seat) {
        Codes legal = new Codes();
        table.begun().table().chair(seat).legal(legal);
        return legal.at(0);
    }

    /** A seat makes a move of its own. */
    private static TableState moves(TableState table, int seat, long millis) {
        Ask.Choice choice = new Ask.Choice.Code(firstLegal(table, seat));
        Ask move = new Ask.Move("m" + millis, table.begun().decision(seat), choice);
        String guest = table.facts().sitters().get(seat).guest();
        return after(table, new Action.Asking(seat, guest, move), millis);
    }

    private static GameEnd forfeit(List<Integer> winners, List<Integer> places) {
        return new GameEnd(
                GameEnd.Ending.FORFEIT, winners, places, places.stream().map(one -> 0).toList(), 0);
    }

    private static void isOver(TableState table, GameEnd end) {
        assertThat(table.facts().phase()).isEqualTo(TableFacts.Phase.ENDED);
        assertThat(table.end()).contains(end);
    }

    private static void isStrict(TableState table, Action action) {
        assertThatExceptionOfType(TableRefused.class)
                .isThrownBy(() -> Decisions.decide(table, action, at(NOON)))
                .satisfies(refused -> {
                    assertThat(refused.code()).isEqualTo("contest");
                    assertThat(refused.clause()).isEqualTo("DC-8.12");
                    assertThat(refused.kind()).isEqualTo(TableRefused.Kind.UNTIMELY);
                });
    }

    @Test
    void dc_8_12_noEndByAgreementNoHouseSeatNoRematchAndNoHost() {
        TableState dealing = match(MINUTE, ANN, BOB);
        TableState playing = dealt(MINUTE, ANN, BOB);
        TableState over = after(playing, new Action.CallOff(), NOON);
        for (TableState table : List.of(dealing, playing, over)) {
            for (Ask ask :
                    List.of(
                            new Ask.Leave("a"),
                            new Ask.Return("a"),
                            new Ask.House("a", 1),
                            new Ask.End("a"),
                            new Ask.GoOn("a"))) {
                isStrict(table, new Action.Asking(0, "ann", ask));
            }
            isStrict(table, new Action.Start("ann"));
            isStrict(table, new Action.Rematch("ann", NewTable.Fresh.drawn()));
            isStrict(table, new Action.Arrange(facts -> facts.stand(0, "ann")));
            isStrict(
                    table,
                    new Action.Arrange(facts -> facts.agree(facts.terms().withChat(false), "ann")));
            assertThat(table.facts().host()).isEqualTo(-1);
        }
    }

    @Test
    void dc_8_11_whoeverIsLateIsHelpedAndHasLostWhereTheHouseWouldTakeOver() {
        TableState table = moves(dealt(MINUTE, ANN, BOB), 1, NOON + 1_000);
        Plan late = Decisions.decide(table, new Action.Look(), at(LATE));
        assertThat(late.write()).isEqualTo(new Plan.Write.Nothing());
        assertThat(late.alarms()).isEqualTo(new Alarms(1, OptionalLong.of(120_000), false));
        TableState helped = table.after(late, LATE);
        assertThat(Decisions.decide(helped, new Action.Look(), at(OUT - 1)).facts())
                .isEqualTo(table.facts());
        Plan out = Decisions.decide(helped, new Action.Look(), at(OUT));
        assertThat(out.write()).isInstanceOf(Plan.Write.OfFacts.class);
        GameEnd won =
                new GameEnd(GameEnd.Ending.FORFEIT, List.of(1), List.of(2, 1), List.of(0, 0), 1);
        assertThat(((Plan.Write.OfFacts) out.write()).change().end()).contains(won);
        assertThat(out.alarms()).isEqualTo(new Alarms(0, OptionalLong.empty(), false));
        assertThat(out.clocks().run()).isFalse();
        isOver(helped.after(out, OUT), won);
    }

    @Test
    void dc_8_11_aMoveOfOnesOwnIsInTimeAgain() {
        TableState table = look(moves(dealt(MINUTE, ANN, BOB), 1, NOON), LATE);
        TableState back = moves(table, 0, OUT - 1_000);
        assertThat(look(back, OUT).facts().over()).isFalse();
    }

    @Test
    void dc_8_11_bothAtTheSameTimeBeforeTheirFirstMoveIsVoid() {
        TableState table = look(dealt(MINUTE, ANN, BOB), LATE);
        for (int seat : List.of(0, 1)) {
            Thought chance = Thought.silent(firstLegal(table, seat));
            table = after(table, new Action.Chosen(seat, 1, chance), LATE);
        }
        assertThat(table.begun().table().plies()).isEqualTo(2);
        TableState over = look(table, OUT);
        isOver(
                over,
                new GameEnd(GameEnd.Ending.FORFEIT, List.of(), List.of(2, 2), List.of(0, 0), 2));
    }

    @Test
    void dc_8_11_ofThreeTheOthersPlayOnWithTheHouseUntilOneIsLeft() {
        TableState table = dealt(MINUTE, ANN, BOB, CEM);
        table = look(moves(moves(table, 1, NOON), 2, NOON), LATE);
        TableState two = look(table, OUT);
        assertThat(two.facts().phase()).isEqualTo(TableFacts.Phase.PLAYING);
        assertThat(two.facts().sitters())
                .extracting(Sitter::house)
                .containsExactly(true, false, false);
        assertThat(two.facts().host()).isEqualTo(-1);
        Ask move = new Ask.Move("m", two.begun().decision(0), new Ask.Choice.Code(0));
        assertThatExceptionOfType(TableRefused.class)
                .isThrownBy(() -> Decisions.decide(two, new Action.Asking(0, "ann", move), at(OUT)))
                .satisfies(refused -> {
                    assertThat(refused.code()).isEqualTo("forfeited");
                    assertThat(refused.clause()).isEqualTo("DC-8.11");
                });
        TableState one = after(two, new Action.Forfeit(2), OUT);
        assertThat(one.facts().phase()).isEqualTo(TableFacts.Phase.ENDED);
        assertThat(one.end().orElseThrow().winners()).containsExactly(1);
        assertThat(one.end().orElseThrow().places()).containsExactly(2, 1, 2);
    }

    @Test
    void dc_8_11_aBotWinsIfTheOnlyPersonRunsOut() {
        TableState table = look(look(dealt(MINUTE, BOT, ANN), LATE), OUT);
        isOver(table, forfeit(List.of(0), List.of(1, 2)));
    }

    @Test
    void dc_8_11_withABotBesideThemItIsVoidOnlyIfNobodyHasMoved() {
        TableState table = look(dealt(MINUTE, ANN, BOB, BOT), LATE);
        isOver(look(table, OUT), forfeit(List.of(), List.of(2, 2, 2)));
        Plan moved = Decisions.decide(table, new Action.Look(), at(OUT, true));
        isOver(table.after(moved, OUT), forfeit(List.of(2), List.of(2, 2, 1)));
    }

    @Test
    void dc_8_11_withoutAClockNobodyRunsOut() {
        TableState table = dealt(ClockRule.NONE, ANN, BOB);
        Plan later = Decisions.decide(table, new Action.Look(), at(NOON + 1_000_000_000L));
        assertThat(later.write()).isEqualTo(new Plan.Write.Nothing());
        assertThat(later.alarms()).isEqualTo(new Alarms(0, OptionalLong.empty(), false));
    }

    @Test
    void dc_8_14_leavingTheTournamentLosesTheMatchAtOnce() {
        TableState table = dealt(ClockRule.NONE, ANN, BOB);
        isOver(after(table, new Action.Forfeit(0), NOON), forfeit(List.of(1), List.of(2, 1)));
    }

    @Test
    void dc_8_9_aMatchIsUnderWayBeforeItsDealAndEndsWithAFileAllTheSame() {
        TableState table = match(MINUTE, ANN, BOB);
        for (Action action : List.of(new Action.Forfeit(0), new Action.CallOff())) {
            Plan plan = Decisions.decide(table, action, at(NOON));
            Plan.Write.OfFacts write = (Plan.Write.OfFacts) plan.write();
            assertThat(write.change().opening()).isPresent();
            assertThat(write.change().end()).isPresent();
            assertThat(plan.facts().phase()).isEqualTo(TableFacts.Phase.ENDED);
            assertThat(plan.alarms()).isEqualTo(new Alarms(0, OptionalLong.empty(), false));
        }
    }

    @Test
    void dc_8_12_whatIsSettledIsNotSettledAgain() {
        TableState over = after(dealt(MINUTE, ANN, BOB), new Action.Forfeit(0), NOON);
        for (Action action :
                List.of(new Action.Forfeit(1), new Action.CallOff(), new Action.Look())) {
            Plan plan = Decisions.decide(over, action, at(OUT));
            assertThat(plan.write()).isEqualTo(new Plan.Write.Nothing());
            assertThat(plan.facts()).isEqualTo(over.facts());
        }
    }

    @Test
    void noOtherTableIsSettledSo() {
        Terms terms = new Terms("masquerade-trick", 2, Map.of(), MINUTE, false, true);
        TableState strict = dealt(MINUTE, ANN, BOB);
        TableState table =
                new TableState(
                        "table",
                        TRICK,
                        strict.secret(),
                        TableFacts.gathering(terms, List.of(ANN, BOB), "ABC234"),
                        1,
                        Optional.empty(),
                        new Clocks(MINUTE, 2),
                        Lateness.none(2),
                        Optional.empty());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Decisions.decide(table, new Action.CallOff(), at(NOON)));
    }
}
