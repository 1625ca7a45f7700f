package masque.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks at a table in windows of all kinds: nothing may lie over something else, be cut off, or
 * jump.
 */
final class Layout {
    /** A phone upright and across, a tablet, a desk and a wide screen. */
    static final List<int[]> WINDOWS =
            List.of(
                    new int[] {360, 740},
                    new int[] {740, 360},
                    new int[] {768, 1024},
                    new int[] {1280, 800},
                    new int[] {1920, 1080});

    /** What overlaps, is outside of the window, or is cut off. */
    private static final String LOOK =
            """
            () => {
                const found = [];
                const roots = root => [root, ...[...root.querySelectorAll("*")].flatMap(one => one.shadowRoot ? roots(one.shadowRoot) : [])];
                const all = roots(document);
                const seen = one => one.checkVisibility({checkVisibilityCSS: true}) && one.getClientRects().length > 0;
                const every = selector => all.flatMap(root => [...root.querySelectorAll(selector)]).filter(seen);
                const name = one => `${one.localName}${one.className ? "." + String(one.className).trim().split(/\\s+/).join(".") : ""} "${(one.innerText ?? one.name ?? "").trim().replace(/\\s+/g, " ").slice(0, 24)}"`;
                const box = one => one.getBoundingClientRect();
                const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
                const apart = (some, others, what) => some.forEach((one, at) => others.forEach((other, to) => {
                    if ((some === others ? at < to : one !== other) && overlap(box(one), box(other))) found.push(`${what}: ${name(one)} and ${name(other)}`);
                }));
                const table = document.querySelector(".stage > *:last-child")?.shadowRoot;
                if (!table) return ["no table"];
                const seats = every(".seats li");
                const laid = [...table.querySelectorAll("m-ring *")].filter(one => /^m-(card|tile|die)$/.test(one.localName) && seen(one));
                const said = [...table.querySelectorAll("m-ring *")].filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && seen(one) && !one.closest(".unseen"));
                const panels = ["m-goal", ".board", ".dock", ".aside"].flatMap(one => [...table.querySelectorAll(`.table > ${one}`)]).filter(seen);
                apart(seats, seats, "seats overlap");
                apart(seats, laid, "a seat over what is laid");
                apart(seats, said, "a seat over words");
                apart(laid.filter(one => !one.closest(".pile, .fan, .stack")), laid.filter(one => !one.closest(".pile, .fan, .stack")), "laid things overlap");
                apart(panels, panels, "panels overlap");
                const inside = (one, frame, what) => {
                    const a = box(one);
                    if (a.left < frame.left - 2 || a.right > frame.right + 2 || a.top < frame.top - 2 || a.bottom > frame.bottom + 2)
                        found.push(`${what}: ${name(one)} ${[a.left, a.top, a.right, a.bottom].map(Math.round)} in ${[frame.left, frame.top, frame.right, frame.bottom].map(Math.round)}`);
                };
                const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
                const board = table.querySelector(".board");
                const room = one => one.closest("m-ring [tabindex='0']") === null;
                [...seats, ...laid, ...said.filter(room)].forEach(one => inside(one, board ? box(board) : view, "out of the board"));
                panels.forEach(one => inside(one, view, "out of the window"));
                every(".choices .pick, .choices m-button, .choices m-card, .choices m-tile").filter(one => !one.closest(".gallery")).forEach(one => inside(one, box(one.closest(".dock, .board") ?? table.host), "a choice is cut off"));
                [...table.querySelectorAll("m-prompt")].filter(seen).forEach(one => inside(one, view, "out of the window"));
                every("m-hand li, m-rack li").forEach(one => inside(one.firstElementChild, {...view, top: -9999, bottom: 99999}, "out of the window"));
                all.forEach(root => root.querySelectorAll("*").forEach(one => {
                    // Most elements have no words of their own, and that is quickly seen.
                    if (![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) return;
                    if (!seen(one) || one.closest(".unseen, svg, dialog:not([open]), .bubble")) return;
                    const style = getComputedStyle(one);
                    if (style.clipPath !== "none") return;
                    const cut = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis";
                    const low = one.scrollHeight > one.clientHeight + 3 && one.clientHeight > 0 && /hidden|clip/.test(style.overflowY);
                    if (cut || low) found.push(`cut off: ${name(one)}`);
                }));
                return found;
            }
            """;

    /** What of the way on would be cut off, or break its word, if there were one now. */
    private static final String ONWARD =
            """
            async () => {
                const table = [...document.querySelectorAll(".stage > *")].at(-1);
                table.pausing = true;
                await table.updateComplete;
                const found = [...table.shadowRoot.querySelectorAll("m-prompt")].filter(one => one.checkVisibility()).flatMap(prompt => {
                    const room = prompt.getBoundingClientRect();
                    return [...prompt.shadowRoot.querySelectorAll("p"), ...prompt.children]
                        .map(one => ({one, box: one.getBoundingClientRect()}))
                        .filter(({one, box}) => box.top < room.top - 2 || box.bottom > room.bottom + 2 || box.left < room.left - 2 || box.right > room.right + 2
                            || (one.localName === "m-button" && box.height > 50))
                        .map(({one, box}) => `cut off: ${one.localName} "${one.textContent.trim()}" ${Math.round(box.top)} to ${Math.round(box.bottom)} in ${Math.round(room.top)} to ${Math.round(room.bottom)}`);
                });
                table.pausing = false;
                await table.updateComplete;
                return found;
            }
            """;

    static final String BOARD =
            """
            () => {
                const table = document.querySelector(".stage > *:last-child")?.shadowRoot;
                const board = table?.querySelector(".board");
                if (!board || table.querySelector(".scene")) return "";
                const {x, y, width, height} = board.getBoundingClientRect();
                return [x, y, width, height].map(Math.round).join(" ");
            }
            """;

    private final Page page;
    private final Map<String, String> boards = new LinkedHashMap<>();

    Layout(Page page) {
        this.page = page;
    }

    /** Gives the page another window; what fits itself to it does so with the next picture. */
    static void resize(Page page, int[] window) {
        page.setViewportSize(window[0], window[1]);
        page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    /**
     * What is wrong in any window.
     *
     * @param moment what is looked at, such as "in play"
     * @param still whether the board has to be where it was at other such moments
     */
    List<String> wrong(String moment, boolean still) {
        List<String> found = new ArrayList<>();
        for (int[] window : WINDOWS) {
            String size = window[0] + "x" + window[1];
            resize(page, window);
            for (Object one : (List<?>) page.evaluate(LOOK)) {
                found.add(moment + " at " + size + ": " + one);
            }
            if (still) {
                for (Object one : (List<?>) page.evaluate(ONWARD)) {
                    found.add(moment + ", on the way on, at " + size + ": " + one);
                }
            }
            String board = (String) page.evaluate(BOARD);
            if (still && !board.isEmpty()) {
                String before = boards.putIfAbsent(size, board);
                if (before != null && !before.equals(board)) {
                    found.add(
                            moment
                                    + " at "
                                    + size
                                    + ": the board moved from "
                                    + before
                                    + " to "
                                    + board);
                }
            }
        }
        return found;
    }
}
