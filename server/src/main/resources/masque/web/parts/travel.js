/** Has what was just laid come from where it was: `data-from` is a seat of the ring or "hand", `data-key` names the thing. */
import {millis, moving} from "../app/settings.js";

const middle = ({left, top, width, height}) => ({x: left + width / 2, y: top + height / 2});

export class Travel {
    /** What has arrived already. @type {Set<string>} */
    #known = new Set();
    #begun = false;

    /** @param {ShadowRoot} root where the things are, and the ring and the hand */
    constructor(root) {
        this.root = root;
    }

    /** Moves whatever is new. What lay there when somebody sat down came before their time. */
    go() {
        const things = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll("[data-from]")]);
        const fresh = things.filter(one => !this.#known.has(one.dataset.key ?? ""));
        this.#known = new Set(things.map(one => one.dataset.key ?? ""));
        if (this.#begun && moving()) fresh.forEach(one => this.#bring(one));
        this.#begun = true;
    }

    #bring(thing) {
        const from = this.#origin(thing.dataset.from);
        if (!from) return;
        const [start, end] = [middle(from), middle(thing.getBoundingClientRect())];
        thing.animate(
            [
                {transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(0.6)`, opacity: 0.3, zIndex: 5},
                {opacity: 1, offset: 0.3},
                {transform: "none", opacity: 1, zIndex: 5},
            ],
            {duration: millis("stage"), delay: Number(thing.dataset.wait ?? 0) * millis("stage"), easing: "ease-out", fill: "backwards"},
        );
    }

    #origin(from) {
        const place = from === "hand" ? this.root.querySelector("m-hand, m-rack") : /** @type {any} */ (this.root.querySelector("m-ring"))?.placeOf(Number(from));
        return place?.getBoundingClientRect();
    }
}
