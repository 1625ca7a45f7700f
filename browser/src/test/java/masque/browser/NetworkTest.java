package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Lines break, phones sleep and people have many tabs; nothing is lost and nothing done twice. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class NetworkTest {
    private static final String DONE =
            "() => document.querySelector('masque-table').line.open.size === 0 &&"
                    + " document.querySelector('masque-table').line.state === 'open'";

    private Ball ball;

    @BeforeAll
    void open(@TempDir Path folder) {
        ball = Ball.open(folder, "");
    }

    @AfterAll
    void close() {
        ball.close();
    }

    private static int held(Visitor one) {
        return one.page().locator("m-hand m-card").count();
    }

    @Test
    void aMoveMadeWhileCutOffIsMadeOnce() {
        try (Visitor ann = ball.visitor()) {
            // Past the first choice, which can be taken back and changes no number of cards.
            ann.playsNow().awaitsTurn();
            ann.movesFirst().awaitsTurn();
            int cards = held(ann);
            int decision = ann.decision();
            ball.way().cut();
            ann.sees(".reconnecting");
            ann.page().keyboard().press("1");
            ann.page().keyboard().press("1");
            ball.way().mend();
            ann.page().waitForFunction(DONE);
            ann.awaitsTurn();
            assertThat(ann.decision()).isEqualTo(decision + 1);
            assertThat(held(ann)).isEqualTo(cards - 1);
            assertThat(ann.page().locator(".reconnecting").count()).isZero();
            ann.forgives();
        }
    }

    @Test
    void anAnswerThatIsLostIsGivenAgain() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().awaitsTurn();
            ann.movesFirst().awaitsTurn();
            int decision = ann.decision();
            ann.page().keyboard().press("1");
            ball.way().cut();
            ball.way().mend();
            ann.page().waitForFunction(DONE);
            ann.awaitsTurn();
            assertThat(ann.decision()).isEqualTo(decision + 1);
            ann.forgives();
        }
    }

    @Test
    void whoeverSleptSeesHowThingsStandNow() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            Evening.begin(Ball.GAME, 2, List.of(ann, bob));
            ann.awaitsTurn();
            bob.awaitsTurn();
            ann.context().setOffline(true);
            ball.way().cut();
            ball.way().mend();
            ann.sees(".reconnecting");
            bob.page().waitForFunction(DONE);
            bob.movesFirst();
            ann.context().setOffline(false);
            ann.page().waitForFunction(DONE);
            ann.movesFirst();
            assertThat(ann.page().locator(".trouble").count()).isZero();
            ann.forgives();
            bob.forgives();
        }
    }

    @Test
    void everyTabHasATableOfItsOwn() {
        try (Visitor ann = ball.visitor()) {
            ann.playsNow().awaitsTurn();
            Page tab = ann.tab();
            tab.navigate(ann.address(""));
            tab.locator(".game .play").click();
            tab.locator("m-hand m-card").first().waitFor();
            assertThat(tab.url()).isNotEqualTo(ann.page().url());
            List<String> other = Visitor.hand(tab);
            ann.movesFirst();
            assertThat(Visitor.hand(tab)).isNotEmpty().isEqualTo(other);
            Page third = ann.tab();
            third.navigate(ann.address(""));
            third.locator(".tables a[href*='/table/'] >> nth=1").waitFor();
        }
    }

    @Test
    void theTitleSaysWhoseTurnItIs() {
        try (Visitor ann = ball.visitor();
                Visitor bob = ball.visitor()) {
            Evening.begin(Ball.GAME, 2, List.of(ann, bob));
            ann.awaitsTurn();
            assertThat(ann.page().title()).startsWith("● Your turn");
            ann.movesFirst();
            // Bob has not passed a card yet.
            ann.page().waitForFunction("() => !document.title.includes('Your turn')");
            bob.awaitsTurn();
            assertThat(bob.page().title()).startsWith("● Your turn");
        }
    }
}
