package masque.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks at a screen as somebody would who cannot see it, touch it finely or scroll it sideways. */
final class Inspection {
    private static final String AXE = axe();

    private static final String RUN =
            """
            async () => (await axe.run(document, {resultTypes: ["violations"]})).violations.flatMap(found =>
                found.nodes.map(node => `${found.id}: ${node.target.flat().join(" ")}: ${node.failureSummary}`))
            """;

    /** Links within a sentence are as high as its line; that is allowed. */
    private static final String SMALL =
            """
            () => {
                const found = [];
                const look = root => root.querySelectorAll("*").forEach(one => {
                    if (one.shadowRoot) look(one.shadowRoot);
                    if (!one.matches("button, a[href], input, select, textarea, summary, [tabindex='0']")) return;
                    if (!one.checkVisibility({visibilityProperty: true, opacityProperty: false})) return;
                    if (one.matches("a") && getComputedStyle(one).display === "inline") return;
                    const target = one.matches("input[type=checkbox], input[type=radio]") ? one.closest("label") ?? one : one;
                    const {width, height} = target.getBoundingClientRect();
                    if (width < 23.9 || height < 23.9)
                        found.push(`small: ${one.localName}.${one.className} ${one.textContent.trim()} ${width} x ${height}`);
                });
                look(document);
                return found;
            }
            """;

    private static final String WIDE =
            """
            () => {
                const width = document.documentElement.clientWidth, found = [];
                if (document.documentElement.scrollWidth <= width) return found;
                const look = root => root.querySelectorAll("*").forEach(one => {
                    if (one.shadowRoot) look(one.shadowRoot);
                    const {right} = one.getBoundingClientRect();
                    if (right > width + 0.5) found.push(`wide: ${one.localName}.${one.className} ends at ${right} of ${width}`);
                });
                look(document);
                return [`wide: ${document.documentElement.scrollWidth} of ${width}`, ...found.slice(0, 6)];
            }
            """;

    /**
     * Names, codes, addresses and clauses are the same in every language; the rulebook is not
     * translated yet.
     */
    private static final String ENGLISH =
            """
            () => {
                if (document.documentElement.lang !== "ja") return ["english: all of it"];
                const found = [];
                const told = (one, text) => {
                    const left = text.replace(/Masque|English|https?:\\S+|\\bMT-[\\d.]+|\\b[A-Z0-9]{6}\\b/g, "");
                    if (/[A-Za-z]{2,} [A-Za-z]{2,}|[A-Za-z]{4,}/.test(left)) found.push(`english: ${one.localName}.${one.className}: ${text.trim()}`);
                };
                const look = root => root.querySelectorAll("*").forEach(one => {
                    if (one.shadowRoot) look(one.shadowRoot);
                    if (one.matches("style, script, noscript, [data-language=en], [data-language=en] *") || one.closest("[lang=en]")) return;
                    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
                        if (one.hasAttribute(name)) told(one, one.getAttribute(name));
                    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) told(one, node.data);
                });
                look(document.body);
                return found;
            }
            """;

    private Inspection() {}

    /** All that is wrong with the screen. */
    static List<String> of(Page page) {
        List<String> found = new ArrayList<>();
        if (!(Boolean) page.evaluate("'axe' in globalThis")) {
            page.evaluate(AXE + "; true");
        }
        found.addAll(texts(page.evaluate(RUN)));
        found.addAll(texts(page.evaluate(SMALL)));
        found.addAll(wide(page));
        return found;
    }

    /** What makes the page wider than its window. */
    static List<String> wide(Page page) {
        return texts(page.evaluate(WIDE));
    }

    /** What is said in English on a Japanese page. */
    static List<String> english(Page page) {
        return texts(page.evaluate(ENGLISH));
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    private static String axe() {
        try (@Nullable InputStream in = Page.class.getResourceAsStream("/axe.min.js")) {
            if (in == null) {
                throw new IllegalStateException("no axe.min.js");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
