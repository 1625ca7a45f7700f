package masque.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The browser of all tests: it takes long to start, and its guests share nothing anyway. */
final class Chromium {
    private static final List<String> PLACES =
            List.of(
                    "/usr/bin/chromium-headless-shell",
                    "/usr/bin/chromium",
                    "/usr/bin/chromium-browser",
                    "/usr/bin/google-chrome");

    private static final List<String> ARGUMENTS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--host-resolver-rules=MAP masque.test 127.0.0.1");

    private static final Browser SHARED = launch();

    private Chromium() {}

    /** The browser; it ends with the process that holds its other end. */
    static Browser shared() {
        return SHARED;
    }

    private static Browser launch() {
        Map<String, String> environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        Path program =
                PLACES.stream()
                        .map(Path::of)
                        .filter(Files::isExecutable)
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("there is no chromium"));
        return Playwright.create(new Playwright.CreateOptions().setEnv(environment))
                .chromium()
                .launch(
                        new BrowserType.LaunchOptions()
                                .setExecutablePath(program)
                                .setArgs(ARGUMENTS));
    }
}
