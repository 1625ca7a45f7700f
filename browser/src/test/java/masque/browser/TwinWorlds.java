package masque.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketFrame;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import masque.core.State;

/**
 * Plays a plot twice through the page, once after each of its deals, and compares all that the
 * viewer's browser has come to know: what was sent to it, what it shows and what it keeps.
 */
final class TwinWorlds {
    /** All elements with their shadows, attributes, texts and values. */
    private static final String SHOWN =
            """
            async () => {
                for (let i = 0; i < 3; i++) await new Promise(done => setTimeout(done));
                const written = node => {
                    if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
                    if (node.nodeType !== Node.ELEMENT_NODE || node.tagName === "STYLE") return "";
                    const attributes = [...node.attributes].map(({name, value}) => ` ${name}="${value}"`).sort().join("");
                    const value = "value" in node ? ` (${node.value})` : "";
                    const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(written).filter(text => text);
                    return `<${node.localName}${attributes}${value}>\\n${children.join("\\n")}`;
                };
                return document.title + written(document.documentElement);
            }
            """;

    private static final String KEPT =
            """
            async () => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie,
                (await indexedDB.databases()).map(one => one.name), globalThis.caches ? await caches.keys() : []])
            """;

    private final Ball ball;
    private final Staged box;
    private final int seats;
    private final Map<String, String> options;

    TwinWorlds(Ball ball, Staged box, int seats, Map<String, String> options) {
        this.ball = ball;
        this.box = box;
        this.seats = seats;
        this.options = options;
    }

    /** What the viewer could tell the two games apart by; nothing, if no secret gets out. */
    List<String> differences(Plot plot, Staged.Leak leak) {
        box.stage(plot.one(), leak);
        List<String> one = known(plot, Plot.Choice::code);
        box.stage(plot.other(), leak);
        return differences(one, known(plot, Plot.Choice::there));
    }

    private static List<String> differences(List<String> one, List<String> other) {
        List<String> differences = new ArrayList<>();
        if (one.size() != other.size()) {
            differences.add(one.size() + " things are known here, " + other.size() + " there");
        }
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                differences.add(difference(one.get(i), other.get(i)));
            }
        }
        return differences;
    }

    /** All from the first to the last difference, with a little around it. */
    private static String difference(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        int before = 0;
        while (before < shorter && one.charAt(before) == other.charAt(before)) {
            before++;
        }
        int after = 0;
        while (after < shorter - before
                && one.charAt(one.length() - 1 - after)
                        == other.charAt(other.length() - 1 - after)) {
            after++;
        }
        return around(one, before, after) + "\n    but there: " + around(other, before, after);
    }

    private static String around(String text, int before, int after) {
        int from = Math.max(0, before - 80);
        int to = Math.min(text.length(), text.length() - after + 80);
        return text.substring(from, to);
    }

    /** All that the viewer's browser comes to know in one of the games. */
    private List<String> known(Plot plot, ToIntFunction<Plot.Choice> code) {
        try (Visitor viewer = ball.visitor();
                Visitor others = ball.visitor()) {
            Puppets puppets = new Puppets(others, ball.address("127.0.0.1"));
            List<String> frames = new ArrayList<>();
            viewer.page().onWebSocket(line -> line.onFrameReceived(frame -> keep(frames, frame)));
            String table = meet(plot, viewer, puppets);
            List<String> known = new ArrayList<>();
            int frame = frame(viewer.page());
            known.add(shown(viewer));
            for (Plot.Choice choice : plot.choices()) {
                make(choice.seat(), code.applyAsInt(choice), plot, viewer, puppets);
                frame += choice.noticed() ? 1 : 0;
                awaitFrame(viewer.page(), frame);
                known.add(shown(viewer));
            }
            known.add((String) viewer.page().evaluate(KEPT));
            known.add(
                    viewer.context().cookies().stream().map(each -> each.name).toList().toString());
            String last = "\"frame\":" + frame + ",";
            viewer.page()
                    .waitForCondition(() -> frames.stream().anyMatch(each -> each.contains(last)));
            known.addAll(frames.stream().filter(each -> each.contains("\"view\":")).toList());
            return known.stream().map(each -> unnamed(each, table)).toList();
        }
    }

    private static void keep(List<String> frames, WebSocketFrame frame) {
        frames.add(frame.text());
    }

    /** Everybody comes, and the game begins; the table's id. */
    private String meet(Plot plot, Visitor viewer, Puppets puppets) {
        List<Integer> theirs =
                IntStream.range(0, seats).filter(seat -> seat != plot.viewer()).boxed().toList();
        List<String> chairs =
                IntStream.range(0, seats)
                        .mapToObj(seat -> seat == plot.viewer() ? "open" : "me")
                        .toList();
        String table = puppets.sets(box.id(), options, chairs);
        // A guest without a name would be given one by chance.
        viewer.context()
                .request()
                .put(
                        viewer.address("api/v1/me"),
                        RequestOptions.create().setData(Map.of("name", "Vera")));
        // What is there to be seen has come over the line, so the deal will too.
        viewer.opens("table/" + table).sees("masque-gathering .chair");
        puppets.sitsDown(theirs);
        if (plot.viewer() != State.SPECTATOR) {
            viewer.clicks(".chair.open .button.chief");
            viewer.page().waitForCondition(() -> puppets.ready(plot.viewer()));
        }
        puppets.begins();
        viewer.sees("main.table.begun");
        return table;
    }

    private void make(int seat, int code, Plot plot, Visitor viewer, Puppets puppets) {
        if (seat == plot.viewer()) {
            viewer.page()
                    .evaluate(
                            "([game, code]) => document.querySelector(`masque-${game}`)"
                                    + ".dispatchEvent(new CustomEvent('ask', {detail: {code}}))",
                            List.of(box.id(), code));
        } else {
            puppets.moves(seat, code);
        }
    }

    private static int frame(Page page) {
        Object frame = page.evaluate("document.querySelector('masque-table').frame.frame");
        return ((Number) frame).intValue();
    }

    private static void awaitFrame(Page page, int frame) {
        page.waitForCondition(() -> frame(page) >= frame);
    }

    private static String shown(Visitor viewer) {
        return (String) viewer.page().evaluate(SHOWN);
    }

    /**
     * Without what has a right to differ: ids, which are drawn by chance, and numbers of frames.
     */
    private static String unnamed(String text, String table) {
        return text.replace(table, "TABLE")
                .replaceAll("\"frame\":[0-9]+", "\"frame\":N")
                .replaceAll("[0-9a-f]{12,64}", "ID")
                .replaceAll("127\\.0\\.0\\.1:[0-9]+", "SITE");
    }
}
