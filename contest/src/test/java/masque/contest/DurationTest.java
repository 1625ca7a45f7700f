package masque.contest;

import static masque.contest.Hall.ANN;
import static masque.contest.Hall.BEN;
import static masque.contest.Hall.MINUTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import masque.contest.ArenaCommand.Extend;
import masque.contest.ArenaCommand.Join;
import masque.contest.ArenaCommand.Pause;
import masque.contest.ArenaCommand.Report;
import masque.contest.ArenaCommand.Resume;
import masque.contest.ArenaCommand.SiteUpAgain;
import masque.contest.ArenaCommand.Start;
import masque.contest.ArenaEvent.Extended;
import masque.contest.ArenaEvent.TimeIsUp;
import masque.contest.ArenaRules.Entry;
import masque.core.BadInput;
import masque.core.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the organiser sets, and how long it lasts. */
final class DurationTest {
    private static final long HOUR = 60 * MINUTE;

    private final Hall hall = Hall.running(ANN, BEN);

    @ParameterizedTest
    @CsvSource({"5", "7", "10"})
    void dc_8_1_everybodyStartsWithTheSameNumberOfTokens(int tokens) {
        Hall other = Hall.of(ArenaRules.usual(tokens));
        other.join(ANN, BEN);
        assertThat(other.tokens(ANN)).isEqualTo(tokens);
        assertThat(other.tokens(BEN)).isEqualTo(tokens);
    }

    @ParameterizedTest
    @CsvSource({
        "tokens, 4, 5, 10, 4, 60, 2",
        "tokens, 11, 5, 10, 11, 60, 2",
        "minutes, 0, 1, 10080, 5, 0, 2",
        "minutes, 10081, 1, 10080, 5, 10081, 2",
        "seats, 1, 2, 12, 5, 60, 1",
        "seats, 13, 2, 12, 5, 60, 13",
    })
    void dc_8_1_badRulesAreRefusedByTheirField(
            String field, int value, int min, int max, int tokens, int minutes, int seats) {
        assertThatThrownBy(() -> new ArenaRules(tokens, minutes, seats, Entry.ANYBODY, false))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad ->
                                assertThat(bad.phrase())
                                        .isEqualTo(
                                                Phrase.of(
                                                        "rules-range",
                                                        "field",
                                                        field,
                                                        "value",
                                                        value,
                                                        "min",
                                                        min,
                                                        "max",
                                                        max)));
    }

    @Test
    void dc_8_1_theLimitsThemselvesAreAllowed() {
        assertThat(new ArenaRules(10, 10080, 12, Entry.ANYBODY, false).minutes()).isEqualTo(10080);
        assertThat(new ArenaRules(5, 1, 2, Entry.ANYBODY, false).minutes()).isEqualTo(1);
    }

    @Test
    void dc_8_1_itLastsAnHourUnlessTheOrganiserChoseOtherwise() {
        assertThat(hall.arena().left(hall.now())).isEqualTo(HOUR);
        assertThat(hall.arena().left(hall.now() + MINUTE)).isEqualTo(HOUR - MINUTE);
        Hall brief = Hall.of(new ArenaRules(5, 20, 2, Entry.ANYBODY, false));
        assertThat(brief.arena().nextAlarm()).isEmpty();
        assertThat(brief.passes(HOUR)).isEmpty();
        brief.does(new Start());
        assertThat(brief.passes(20 * MINUTE - 1)).isEmpty();
        assertThat(brief.passes(1)).contains(new TimeIsUp(brief.now()));
    }

    @Test
    void dc_8_6_everythingThatHappensIsNumbered() {
        assertThat(hall.arena().number()).isEqualTo(3);
        hall.does(new Join("cat"));
        assertThat(hall.arena().number()).isEqualTo(4);
        hall.refuses(new Start(), "DC-8.6", Objection.ALREADY_STARTED);
    }

    @Test
    void dc_8_6_theDurationStandsStillWhilePaused() {
        hall.later(10 * MINUTE).does(new Pause());
        assertThat(hall.arena().nextAlarm()).isEmpty();
        assertThat(hall.passes(5 * HOUR)).isEmpty();
        assertThat(hall.arena().left(hall.now())).isEqualTo(50 * MINUTE);
        hall.refuses(new Pause(), "DC-8.6", Objection.NOT_RUNNING);
        hall.does(new Resume());
        hall.refuses(new Resume(), "DC-8.6", Objection.NOT_PAUSED);
        assertThat(hall.passes(50 * MINUTE - 1)).isEmpty();
        assertThat(hall.passes(1)).contains(new TimeIsUp(hall.now()));
    }

    @Test
    void dc_8_6_theDurationStandsStillWhileTheSiteIsDown() {
        hall.later(10 * MINUTE).does(new SiteUpAgain(8 * MINUTE));
        assertThat(hall.arena().left(hall.now())).isEqualTo(58 * MINUTE);
        assertThat(hall.passes(58 * MINUTE - 1)).isEmpty();
        assertThat(hall.passes(1)).contains(new TimeIsUp(hall.now()));
    }

    @Test
    void dc_8_6_downTimeWithinAPauseIsNotCountedTwice() {
        hall.does(new Pause());
        hall.later(10 * MINUTE).does(new SiteUpAgain(8 * MINUTE));
        hall.does(new Resume());
        assertThat(hall.arena().left(hall.now())).isEqualTo(HOUR);
        assertThat(hall.does(new SiteUpAgain(0))).isEmpty();
        assertThatThrownBy(() -> new SiteUpAgain(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dc_8_6_challengesAndReportsAreNotChargedForDownTimeEither() {
        hall.challenge(ANN, BEN);
        hall.later(2 * MINUTE).does(new SiteUpAgain(2 * MINUTE));
        assertThat(hall.passes(MINUTE - 1)).isEmpty();
        assertThat(hall.passes(1)).hasSize(1);
        hall.later(MINUTE);
        int match = hall.beginWithRealDice(ANN, BEN);
        hall.does(new Report(ANN, match, List.of(ANN)));
        hall.later(20 * MINUTE).does(new SiteUpAgain(20 * MINUTE));
        assertThat(hall.passes(10 * MINUTE - 1)).isEmpty();
        assertThat(hall.passes(1)).hasSize(1);
    }

    @Test
    void dc_8_6_theOrganiserMayExtendOrShortenIt() {
        assertThat(hall.does(new Extend(10))).containsExactly(new Extended(hall.now(), 10));
        assertThat(hall.arena().left(hall.now())).isEqualTo(70 * MINUTE);
        hall.does(new Extend(-30));
        assertThat(hall.arena().left(hall.now())).isEqualTo(40 * MINUTE);
        hall.later(10 * MINUTE);
        assertThat(hall.does(new Extend(-29))).hasSize(1);
        assertThat(hall.does(new Extend(-1))).contains(new TimeIsUp(hall.now()));
    }

    @Test
    void dc_8_6_anExtensionIsNotNothingAndNotMoreThanAWeek() {
        hall.refuses(new Extend(0), "DC-8.6", Objection.BAD_MINUTES);
        hall.refuses(new Extend(10081), "DC-8.6", Objection.BAD_MINUTES);
        hall.refuses(new Extend(Integer.MIN_VALUE), "DC-8.6", Objection.BAD_MINUTES);
        hall.does(new Extend(10080));
        assertThat(hall.arena().left(hall.now())).isEqualTo(HOUR + 10080 * MINUTE);
    }

    @Test
    void dc_8_6_aPauseKeepsADuration() {
        hall.does(new Pause());
        hall.refuses(new Extend(-60), "DC-8.6", Objection.BAD_MINUTES);
        hall.does(new Extend(-59));
        assertThat(hall.arena().left(hall.now())).isEqualTo(MINUTE);
    }

    @Test
    void dc_8_6_oneThatHasNotStartedKeepsADuration() {
        Hall gathering = Hall.of(ArenaRules.usual(5));
        gathering.refuses(new Extend(-60), "DC-8.6", Objection.BAD_MINUTES);
        gathering.does(new Extend(-59));
        gathering.does(new Start());
        assertThat(gathering.arena().left(gathering.now())).isEqualTo(MINUTE);
    }

    @Test
    void dc_8_6_aClockThatIsTurnedBackDoesNotTurnTheLogBack() {
        long before = hall.now();
        hall.later(-HOUR).does(new Pause());
        assertThat(hall.arena().at()).isEqualTo(before);
        assertThat(hall.arena().left(before)).isEqualTo(HOUR);
    }
}
