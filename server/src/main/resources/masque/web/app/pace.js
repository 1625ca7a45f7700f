// Time to see: messages from a table are shown one after another, each as long as it takes to see what it shows. All of it happens in
// this page alone: what the site sends, and when, is the same for everybody.

/**
 * A frame, and how much there is to see in it: nothing, a move, something that is complete and lies there to be read, or a scene.
 *
 * @typedef {{frame: any, weight: "none" | "move" | "close" | "scene"}} Shown
 */

/** How long each is shown before the next comes, in milliseconds, where nobody is asked to go on. */
const HOLDS = {
    unhurried: {none: 0, move: 1_800, close: 5_000, scene: 30_000},
    normal: {none: 0, move: 800, close: 2_200, scene: 15_000},
    quick: {none: 0, move: 250, close: 900, scene: 4_000},
    none: {none: 0, move: 0, close: 0, scene: 0},
};

/** What is seen while the own clock runs. */
const HURRIED = {none: 0, move: 150, close: 700, scene: 2_500};

/** What has to be left by whoever plays with bots alone, unless they are in a hurry. */
const ASKED = new Set(["close", "scene"]);

export class Pace {
    /** @type {Shown[]} */
    #queue = [];
    #timer = 0;
    /** Whether what is shown is held. */
    #held = false;

    /**
     * @param {(frame: any) => void} show draws a frame
     * @param {() => void} changed is told whenever `asking` has changed
     */
    constructor(show, changed) {
        this.show = show;
        this.changed = changed;
        /** How things go: as in the settings. @type {"unhurried" | "normal" | "quick" | "none"} */
        this.pace = "normal";
        /** Whether somebody plays with bots alone, whom nobody waits for. */
        this.alone = false;
        /** Whether somebody is asked to go on. */
        this.asking = false;
    }

    /** Something has come. @param {Shown[]} parts @param {{hurried?: boolean, own?: boolean}} [how] whether the own clock runs, and whether it is the own turn then */
    add(parts, {hurried = false, own = false} = {}) {
        this.hurried = hurried;
        this.#queue.push(...parts.map((part, at) => ({...part, own: own && at === parts.length - 1})));
        if (hurried && this.#held) this.#hold(this.#weight);
        this.#next();
    }

    /** Shows the latest and nothing of what came before it: whoever was away need not see it all. */
    skip(frame) {
        this.#queue = [];
        this.#release();
        this.show(frame);
    }

    /** Somebody has seen enough. */
    onward() {
        this.#release();
        this.#next();
    }

    stop() {
        this.#queue = [];
        this.#release();
    }

    /** How many frames wait to be shown. */
    get waiting() { return this.#queue.length; }

    #weight = "none";

    #next() {
        while (!this.#held && this.#queue.length) {
            const {frame, weight, own} = /** @type {any} */ (this.#queue.shift());
            this.show(frame);
            // Where it is one's own turn there is nothing to wait for: it stays until one has chosen.
            if (!own) this.#hold(weight);
        }
    }

    #hold(weight) {
        clearTimeout(this.#timer);
        this.#weight = weight;
        const ask = this.alone && !this.hurried && ASKED.has(weight) && (this.pace === "normal" || this.pace === "unhurried");
        const millis = this.hurried ? Math.min(HURRIED[weight], HOLDS[this.pace][weight]) : HOLDS[this.pace][weight];
        this.#held = ask || millis > 0 && !(document.hidden && weight === "move");
        this.#ask(ask || this.#held && weight === "scene");
        if (this.#held && !ask) this.#timer = setTimeout(() => this.onward(), millis);
    }

    #release() {
        clearTimeout(this.#timer);
        this.#held = false;
        this.#ask(false);
    }

    #ask(asking) {
        if (this.asking === asking) return;
        this.asking = asking;
        this.changed();
    }
}

/**
 * What of a message is shown one after another, as the game's table says.
 *
 * @param {any} View the class of the game's table
 * @param {any} before the frame that was there before
 * @param {any} frame
 * @returns {Shown[]}
 */
export function partsOf(View, before, frame) {
    if (View?.parts) return View.parts(before, frame);
    return [{frame, weight: weightOf(View, before, frame)}];
}

function weightOf(View, before, frame) {
    if (!before?.view || !frame.view) return "none";
    return View?.weight?.(before, frame) ?? ((frame.events ?? []).length ? "move" : "none");
}
