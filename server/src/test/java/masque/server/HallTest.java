package masque.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hall of phones behind one address, at a site that is no more generous than usual. */
final class HallTest {
    private static final int PHONES = 200;

    @TempDir Path folder;
    private TestSite site;
    private Convention hall;

    @BeforeEach
    void open() {
        // All come within the same moment: nobody gets anything back meanwhile.
        site = TestSite.open(folder, TestSite.settings(1), new ManualTime(0));
        hall = Convention.of(site, ",\"entry\":\"code\"");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static String typed(String code) {
        return "{\"code\":\"" + code + "\"}";
    }

    /** Types the code as one does who has just come: name, code, entry, and the page's own look. */
    private int comes(int number, String code) {
        Person phone = site.stranger();
        phone.get("//tournament/" + hall.id()).is(200);
        phone.put("/me", "{\"name\":\"Guest " + number + "\"}").is(200);
        String id =
                phone.post("/find", typed(code.toLowerCase(Locale.ROOT)))
                        .is(200)
                        .json()
                        .path("tournament")
                        .path("id")
                        .asString();
        int status = phone.post("/tournaments/" + id + "/entrants", typed(code)).status();
        phone.follow(id).close();
        return status;
    }

    @Test
    void twoHundredTypeTheCodeAtOnceAndNobodyIsRefused() throws Exception {
        String code = hall.show().path("code").asString();
        List<Callable<Integer>> phones = new ArrayList<>();
        for (int i = 0; i < PHONES; i++) {
            int number = i;
            phones.add(() -> comes(number, code));
        }
        try (ExecutorService all = Executors.newFixedThreadPool(20)) {
            for (Future<Integer> entered : all.invokeAll(phones)) {
                assertThat(entered.get()).isEqualTo(201);
            }
        }
        assertThat(hall.show().path("entrants")).hasSize(PHONES);
        assertThat(hall.allTokens()).isEqualTo(PHONES * 5);
    }

    @Test
    void theTwentyFirstWrongCodeIsRefusedAndARightOneIsNot() {
        String code = hall.show().path("code").asString();
        Person eve = site.guest("Eve");
        for (int i = 0; i < 10; i++) {
            eve.post("/find", typed("AAAAA" + (char) ('B' + i))).isRefused(404, "no-code");
            eve.post(hall.path() + "/entrants", typed("AAAAAA")).isRefused(403, "wrong-code");
        }
        eve.post("/find", typed("AAAAAA")).isRefused(429, "too-many");
        eve.post(hall.path() + "/entrants", typed("AAAAAA")).isRefused(429, "too-many");
        eve.post("/find", typed(code)).is(200);
        eve.post(hall.path() + "/entrants", "{}").isRefused(403, "code-needed");
        eve.post(hall.path() + "/entrants", typed(code)).is(201);
    }

    @Test
    void whoeverHasGuessedTooOftenFindsNoTableAnyMore() {
        Person ann = site.guest("Ann");
        String table = ann.table("{\"game\":\"masquerade-trick\",\"seats\":4}");
        String code = ann.get("/tables/" + table).json().path("code").asString();
        ann.post("/find", typed(code)).is(200);
        for (int i = 0; i < 20; i++) {
            ann.post("/find", typed("AAAAA" + (char) ('B' + i))).isRefused(404, "no-code");
        }
        ann.post("/find", typed(code)).isRefused(429, "too-many");
    }
}
