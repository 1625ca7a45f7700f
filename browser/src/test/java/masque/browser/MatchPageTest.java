package masque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import masque.server.store.Stores;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of a tournament's match offers what can be done there, and says who won and why. */
// needs: chromium-headless-shell (chromium-headless-shell fonts-noto-cjk)
final class MatchPageTest {
    private static final String BACK = "[href$='/tournament/T234567890123456789012']";

    /** Makes a game between two a match of a tournament. */
    private static final String MATCH =
            """
            UPDATE game_table SET facts = replace(replace(facts, '"host":0', '"host":-1'),
            '"contest":null', '"contest":{"tournament":"T234567890123456789012","match":3}')
            """;

    /** Ann, who sits first, has not played on. */
    private static final List<String> FORFEIT =
            List.of(
                    """
                    UPDATE game_table SET over_at = opened_at + 1000, facts = replace(replace(facts,
                    '"phase":"PLAYING"', '"phase":"ENDED"'), '"name":"Ann","level":"","house":false',
                    '"name":"Ann","level":"","house":true')
                    """,
                    """
                    INSERT INTO result (number, table_id, ending, winners, places, points, plies,
                    began_at, ended_at) SELECT 1, id, 'forfeit', '1', '2,1', '0,0', 0, opened_at, over_at
                    FROM game_table
                    """);

    /** The organiser has decided the match. */
    private static final List<String> CALLED_OFF =
            List.of("UPDATE result SET ending = 'called_off', winners = '', places = '2,2'");

    @TempDir Path folder;

    private void happens(List<String> changes) throws SQLException {
        try (Connection database =
                        DriverManager.getConnection("jdbc:sqlite:" + Stores.file(folder));
                Statement statement = database.createStatement()) {
            for (String change : changes) {
                assertThat(statement.executeUpdate(change)).isEqualTo(1);
            }
        }
    }

    /** Both look at the table, after something has happened to it while the site was closed. */
    private interface Scene {
        void play();
    }

    private void after(List<String> changes, List<Visitor> people, String path, Scene scene)
            throws SQLException {
        people.forEach(one -> one.page().navigate("about:blank"));
        happens(changes);
        try (Ball ball = Ball.open(folder, "")) {
            for (Visitor one : people) {
                one.page().navigate(ball.address("127.0.0.1") + path);
                one.sees("main.table.begun");
            }
            scene.play();
            people.forEach(one -> one.page().navigate("about:blank"));
        }
    }

    private static Browser.NewContextOptions screen(boolean phone) {
        return (phone ? Ball.phone() : Ball.desk())
                .setBypassCSP(true)
                .setColorScheme(phone ? ColorScheme.DARK : ColorScheme.LIGHT);
    }

    private static void calls(Visitor one, String name) {
        one.opens("").clicks(".me");
        one.page().locator(".naming input").fill(name);
        one.clicks(".naming button").sees(".me:has-text('" + name + "')");
    }

    private static void isOver(Visitor one, String sentence, String screen) {
        Page page = one.page();
        assertThat(one.sees(".result h2").textContent()).isEqualTo(sentence);
        one.sees(".result " + BACK);
        assertThat(page.locator(".result button").count()).isZero();
        assertThat(Inspection.of(page)).isEmpty();
        one.shows(screen);
    }

    @ParameterizedTest(name = "phone: {0}")
    @ValueSource(booleans = {true, false})
    void dc_8_12_theMatchLeadsBackToItsTournamentAndSaysWhoWonAndWhy(boolean phone)
            throws SQLException {
        String screen = phone ? "phone" : "desk";
        Ball before = Ball.open(folder, "");
        try (Visitor ann = before.visitor(screen(phone));
                Visitor bob = before.visitor(screen(phone).setLocale("ja"))) {
            calls(ann, "Ann");
            calls(bob, "Bob");
            List<Visitor> both = List.of(ann, bob);
            Evening.begin(Ball.GAME, 2, both);
            String path = ann.page().url().replaceFirst(".*/table/", "table/");
            both.forEach(one -> one.page().navigate("about:blank"));
            before.close();
            after(
                    List.of(MATCH),
                    both,
                    path,
                    () -> {
                        ann.clicks("masque-table-menu button");
                        ann.sees("#table-menu " + BACK);
                        assertThat(ann.page().locator("#table-menu button").count()).isEqualTo(1);
                        assertThat(Inspection.of(ann.page())).isEmpty();
                        ann.shows("match-menu-" + screen);
                    });
            after(
                    FORFEIT,
                    both,
                    path,
                    () -> {
                        isOver(
                                ann,
                                "Bob wins: you ran out of time or left",
                                "match-lost-" + screen);
                        isOver(bob, "Annの時間切れまたは退出により、あなたの勝ちです", "match-won-" + screen);
                        ann.clicks(".result a[href*='/replay/']");
                        ann.sees(".stage");
                        ann.page().keyboard().press("End");
                        assertThat(ann.sees(".prompt:has-text('Bob wins')").textContent())
                                .isEqualTo("Bob wins: you ran out of time or left");
                        ann.shows("match-replay-" + screen);
                    });
            after(
                    CALLED_OFF,
                    both,
                    path,
                    () -> {
                        isOver(
                                ann,
                                "This match was decided without its game",
                                "match-off-" + screen);
                        isOver(bob, "この対戦は、ゲームとは別に決着しました", "match-off-ja-" + screen);
                    });
        }
    }
}
