/** Answers what things are: whatever has an `about` can be pointed at, held, or asked for by a key. */

/**
 * What something is: its name, a sentence, and the clause that says more; `known` if a list of everything does without it.
 *
 * @typedef {{name: string, words?: string, clause?: string, known?: boolean}} About
 */

const HOVER = 500;
const HOLD = 450;
const LEAVE = 300;
/** How far a finger may slip while it is held, in pixels. */
const SLIP = 10;

/** @type {(path: EventTarget[], host: Element) => any} The nearest thing that can be asked for, within the host. */
const askable = (path, host) => path.slice(0, path.indexOf(host)).find(one => /** @type {any} */ (one).about);

/** The elements from the one with the focus to the document, through all shadows. */
function focusPath() {
    const path = [];
    for (let one = /** @type {any} */ (deepest()); one; one = one.parentNode ?? one.host) path.push(one);
    return path;
}

function deepest() {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one;
}

/** All that can be asked for in a tree and is to be seen, each once. @param {ParentNode} root @returns {About[]} */
export function everything(root) {
    const found = new Map();
    const look = tree => tree.querySelectorAll("*").forEach(one => {
        if (one.about?.words && !one.about.known && one.checkVisibility()) found.set(`${one.about.name} ${one.about.words}`, one.about);
        if (one.shadowRoot) look(one.shadowRoot);
    });
    look(root);
    return [...found.values()];
}

export class Asking {
    #timer = 0;
    /** What the mouse points at. @type {any} */
    #pointed = undefined;
    #start = {x: 0, y: 0};

    /** @param {HTMLElement} host @param {import('./meaning.js').Meaning} bubble */
    constructor(host, bubble) {
        this.host = host;
        this.bubble = bubble;
        bubble.addEventListener("pointerenter", () => clearTimeout(this.#timer));
        bubble.addEventListener("pointerleave", () => this.#leave());
        for (const [type, what] of Object.entries(this.#listeners)) host.addEventListener(type, what);
        host.addEventListener("click", event => this.#swallow(event), {capture: true});
    }

    #listeners = {
        pointermove: event => this.#move(event),
        pointerleave: () => this.#leave(),
        pointerdown: event => this.#down(event),
        pointerup: event => this.#lift(event),
        pointercancel: () => clearTimeout(this.#timer),
        contextmenu: event => this.#menu(event),
    };

    /** What has the focus, or else everything. */
    key() {
        const thing = askable(focusPath(), this.host);
        if (thing?.about.words) this.bubble.tell(thing, {held: true, focus: true});
        else this.all();
    }

    /** Everything on the table. */
    all() {
        this.bubble.list(everything(/** @type {ParentNode} */ (this.host.shadowRoot)));
    }

    #move(event) {
        if (event.pointerType !== "mouse") this.#slip(event);
        // What comes to lie under a mouse that rests was not pointed at.
        else if (event.movementX || event.movementY) this.#point(event);
    }

    #point(event) {
        if (this.bubble.held || event.composedPath().includes(this.bubble)) return;
        const thing = askable(event.composedPath(), this.host);
        if (thing === this.#pointed) return;
        this.#pointed = thing;
        clearTimeout(this.#timer);
        if (thing === this.bubble.thing || event.buttons) return;
        this.#timer = setTimeout(() => (thing ? this.bubble.tell(thing) : this.bubble.hush()), thing ? HOVER : LEAVE);
    }

    #leave() {
        this.#pointed = undefined;
        clearTimeout(this.#timer);
        if (this.bubble.thing && !this.bubble.held) this.#timer = setTimeout(() => this.bubble.hush(), LEAVE);
    }

    #down(event) {
        if (event.composedPath().includes(this.bubble)) return;
        this.bubble.hush();
        clearTimeout(this.#timer);
        this.swallow = false;
        const thing = askable(event.composedPath(), this.host);
        if (event.pointerType === "mouse" || !thing) return;
        this.#start = {x: event.clientX, y: event.clientY};
        this.#timer = setTimeout(() => {
            this.swallow = true;
            this.bubble.tell(thing, {held: true});
        }, HOLD);
    }

    #slip({clientX, clientY}) {
        if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > SLIP) clearTimeout(this.#timer);
    }

    #lift({pointerType}) {
        if (pointerType !== "mouse") clearTimeout(this.#timer);
    }

    /** What was held to be asked is not chosen by that. */
    #swallow(event) {
        if (!this.swallow || event.composedPath().includes(this.bubble)) return;
        this.swallow = false;
        event.stopPropagation();
        event.preventDefault();
    }

    #menu(event) {
        const thing = askable(event.composedPath(), this.host);
        if (!thing || event.composedPath().includes(this.bubble)) return;
        event.preventDefault();
        if (event.pointerType === "mouse" || !event.pointerType) this.bubble.tell(thing, {held: true});
    }
}
