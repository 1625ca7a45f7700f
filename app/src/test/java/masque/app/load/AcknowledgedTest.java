package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import masque.app.load.Acknowledged.Sent;
import org.junit.jupiter.api.Test;

/** A ledger counts what a server forgets or does twice, and nothing else. */
final class AcknowledgedTest {
    private final Acknowledged ledger = new Acknowledged();

    private void sends(int decision) {
        ledger.sends(new Sent("id-" + decision, decision, 7));
    }

    private void done(int decision, int asked) {
        ledger.hears(Optional.of("id-" + decision), asked);
    }

    private void snapshot(int asked) {
        ledger.hears(Optional.empty(), asked);
    }

    private void isFine() {
        assertThat(ledger.lost()).isZero();
        assertThat(ledger.doubled()).isZero();
    }

    @Test
    void movesThatAreAcknowledgedOneByOneAreFine() {
        snapshot(1);
        for (int decision = 1; decision <= 5; decision++) {
            assertThat(ledger.unsent(decision)).isTrue();
            sends(decision);
            assertThat(ledger.unsent(decision)).isFalse();
            done(decision, decision + 1);
        }
        isFine();
        assertThat(ledger.acknowledged()).extracting(Sent::decision).containsExactly(1, 2, 3, 4, 5);
        assertThat(ledger.open()).isEmpty();
    }

    @Test
    void anUnansweredMoveMayHaveBeenMadeOrNot() {
        sends(1);
        snapshot(1);
        isFine();
        snapshot(2);
        isFine();
        done(1, 2);
        isFine();
        assertThat(ledger.acknowledgedCount()).isEqualTo(1);
    }

    @Test
    void anAnswerToAMoveSentAgainCountsOnce() {
        sends(1);
        done(1, 2);
        done(1, 2);
        isFine();
        assertThat(ledger.acknowledgedCount()).isEqualTo(1);
    }

    @Test
    void whatTheServerHasForgottenIsLost() {
        for (int decision = 1; decision <= 3; decision++) {
            sends(decision);
            done(decision, decision + 1);
        }
        snapshot(2);
        snapshot(2);
        assertThat(ledger.lost()).isEqualTo(2);
        assertThat(ledger.doubled()).isZero();
    }

    @Test
    void aForgottenMoveIsLostAlsoIfAnotherIsUnderWay() {
        sends(1);
        done(1, 2);
        sends(2);
        snapshot(1);
        assertThat(ledger.lost()).isEqualTo(1);
    }

    @Test
    void aMoveSentAgainThatIsMadeAgainIsDoubled() {
        sends(1);
        snapshot(2);
        done(1, 3);
        assertThat(ledger.doubled()).isEqualTo(1);
        assertThat(ledger.lost()).isZero();
    }

    @Test
    void anAcknowledgedMoveThatIsMadeAgainIsDoubled() {
        sends(1);
        done(1, 2);
        done(1, 3);
        assertThat(ledger.doubled()).isEqualTo(1);
    }

    @Test
    void anAcknowledgedMoveThatTheServerDoesNotKnowIsLost() {
        sends(1);
        done(1, 2);
        ledger.unknown();
        assertThat(ledger.lost()).isEqualTo(1);
    }
}
