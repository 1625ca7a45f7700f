package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import masque.server.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that was begun by older rules is shown as such, and can be downloaded and ended. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class OutdatedPageTest {
    private static final String OUTDATED = ".mine .outdated";

    @TempDir Path folder;

    /** Has the rules change under all games that are under way. */
    private void changeRules() throws SQLException {
        try (Connection database =
                        DriverManager.getConnection("jdbc:sqlite:" + Stores.file(folder));
                Statement statement = database.createStatement()) {
            statement.execute(
                    "UPDATE game_table SET opening = replace(opening, '\"edition\":', '\"edition\":9')");
        }
    }

    private static Browser.NewContextOptions screen(boolean phone) {
        return (phone ? Ball.phone() : Ball.desk())
                .setBypassCSP(true)
                .setColorScheme(phone ? ColorScheme.DARK : ColorScheme.LIGHT);
    }

    @ParameterizedTest(name = "phone: {0}")
    @ValueSource(booleans = {true, false})
    void theFoyerOffersToDownloadAndEndIt(boolean phone) throws SQLException {
        Ball before = Ball.open(folder, "");
        try (Visitor ann = before.visitor(screen(phone))) {
            ann.playsNow();
            ann.page().navigate("about:blank");
            before.close();
            changeRules();
            try (Ball after = Ball.open(folder, "")) {
                Page page = ann.page();
                page.navigate(after.address("127.0.0.1"));
                assertThat(ann.sees(OUTDATED).textContent()).contains("older rules");
                assertThat(Inspection.of(page)).isEmpty();
                ann.shows("outdated-" + (phone ? "phone" : "desk"));
                Download file =
                        page.waitForDownload(() -> page.locator(OUTDATED + " a[download]").click());
                assertThat(file.failure()).isNull();
                page.locator(OUTDATED + " button").click();
                page.waitForCondition(() -> page.locator(OUTDATED).count() == 0);
                page.locator(".game .play").first().click();
                ann.sees(Visitor.HELD);
            }
        }
    }

    @Test
    void theLinkOfSuchATableLeadsToAPageOfOurs() throws SQLException {
        Ball before = Ball.open(folder, "");
        try (Visitor ann = before.visitor(screen(true))) {
            ann.playsNow();
            String path = ann.page().url().replaceFirst(".*/table/", "table/");
            ann.page().navigate("about:blank");
            before.close();
            changeRules();
            try (Ball after = Ball.open(folder, "")) {
                Page page = ann.page();
                page.navigate(after.address("127.0.0.1") + path);
                ann.sees("main.panel .actions button");
                assertThat(Inspection.of(page)).isEmpty();
                ann.shows("outdated-table");
                ann.clicks("main.panel .actions button");
                ann.sees(".tables a[href*='/replay/']");
                assertThat(page.locator(".mine").count()).isZero();
                page.navigate(after.address("127.0.0.1") + path);
                ann.sees("main.panel a[href*='/replay/']");
                assertThat(page.locator("main.panel .actions button").count()).isZero();
            }
        }
    }
}
