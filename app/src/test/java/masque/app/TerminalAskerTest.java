package masque.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The tab key offers what can come next. */
final class TerminalAskerTest {
    private static final List<String> LINES =
            List.of("help", "pass rose 4", "pass rose 5", "pass mask 1", "why pass rose 4");

    @Test
    void theFirstWordIsAnyBeginning() {
        assertThat(TerminalAsker.offers(LINES, "p", 0)).containsExactly("help", "pass", "why");
    }

    @Test
    void laterWordsFitTheEarlierOnes() {
        assertThat(TerminalAsker.offers(LINES, "PASS ", 1)).containsExactly("rose", "mask");
        assertThat(TerminalAsker.offers(LINES, "pass  rose x", 2)).containsExactly("4", "5");
        assertThat(TerminalAsker.offers(LINES, "why ", 1)).containsExactly("pass");
        assertThat(TerminalAsker.offers(LINES, "help ", 1)).isEmpty();
        assertThat(TerminalAsker.offers(LINES, "", 1)).isEmpty();
    }
}
