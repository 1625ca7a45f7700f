package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody has cards, duels or pages without end. */
final class CardLimitsTest {
    @TempDir Path folder;

    private TestSite site(int generosity) {
        return TestSite.withCards(
                TestSite.store(folder),
                TestSite.settings(generosity),
                new ManualTime(1_700_000_000_000L));
    }

    @Test
    void cardsAndDuelsAreLimitedAsTablesAreButAskingAgainIsFree() {
        try (TestSite site = site(1)) {
            Person ann = site.guest("Ann");
            String card = ann.post("/cards", CardHall.MOON).is(201).json().path("id").asString();
            String path = "/cards/" + card;
            Person bob = site.guest("Bob");
            bob.post(path + "/line", "{}").is(201);
            for (int i = 0; i < 18; i++) {
                bob.post(path + "/bot", "{}").is(201);
            }
            Person cem = site.guest("Cem");
            cem.post(path + "/line", "{}").isRefused(429, "too-many");
            cem.post(path + "/bot", "{}").isRefused(429, "too-many");
            cem.post("/cards", CardHall.MOON).isRefused(429, "too-many");
            ann.post("/cards/renew", "{}").isRefused(429, "too-many");
            ann.put("/cards", "{\"on\":false}").is(200);
            cem.get(path).is(200);
        }
    }

    @Test
    void whoeverWaitsHasAPlaceAmongTooManyWhoLook() {
        try (TestSite site = site(1_000_000)) {
            Person ann = site.guest("Ann");
            String card = ann.post("/cards", CardHall.MOON).is(201).json().path("id").asString();
            List<Line> lines = new ArrayList<>();
            for (int i = 0; i < 256; i++) {
                lines.add(site.stranger().followCard(card));
            }
            lines.forEach(Line::message);
            Line late = site.stranger().followCard(card);
            assertThat(late.closed().code()).isEqualTo(1013);
            Person bob = site.guest("Bob");
            bob.post("/cards/" + card + "/line", "{}").is(201);
            Line bobs = bob.followCard(card);
            assertThat(bobs.message().path("you").path("place").asInt()).isEqualTo(1);
            lines.forEach(Line::close);
        }
    }
}
