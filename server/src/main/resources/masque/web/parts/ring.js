/** Everybody at the table: around an oval on wide screens, two rows of chips above the middle on narrow ones. */
import {LitElement, html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {say} from "../app/words.js";
import {base} from "./base.js";
import {signs} from "./drawings.js";
import {ringStyles} from "./ring-styles.js";

/**
 * Something counted: a sign, the number, and what it is called in full; `wide` if a narrow chip does without it,
 * `narrow` if only a narrow chip needs it.
 *
 * @typedef {{art: unknown, value: number | string, name: string, wide?: boolean, narrow?: boolean}} Fact
 */
/**
 * Somebody at the table. The game brings facts, cards that lie open or a `strip` of small drawings, and `more` for what a tap
 * shows besides. Where somebody is to be chosen, `pick` is what a tap means; it sends `pick` with the seat then, and also where
 * `barred` says what a tap would mean if it were allowed. `honour` is the sign of the best chair, `hint` a key.
 *
 * @typedef {{seat: number, name: string, you?: boolean, awaited?: boolean, here?: boolean, kind?: string, level?: string,
 *     house?: boolean, program?: boolean, host?: boolean, winner?: boolean, clock?: {millis: number, running: boolean},
 *     portrait?: unknown, facts?: Fact[], open?: import('./card.js').Face[], strip?: unknown, more?: unknown, pick?: string,
 *     barred?: string, honour?: {art: unknown, name: string}, hint?: string}} Sitter
 */
export class Ring extends LitElement {
    static properties = {
        seats: {attribute: false},
        from: {type: Number},
        places: {type: Boolean, reflect: true},
        opened: {state: true},
    };

    static styles = [base, ringStyles];

    /** Where everybody was before they changed places. @type {Map<number, DOMRect> | undefined} */
    #before = undefined;

    /** Whose chip had the focus then. */
    #focused = -1;

    constructor() {
        super();
        /** @type {Sitter[]} */
        this.seats = [];
        /** The seat that sits at the bottom. */
        this.from = 0;
        /**
         * Whether places at the table count: the seats are listed clockwise, `from` is the one at the top, narrow chips lie in a loop
         * with all they show, and those who change places are seen to move.
         */
        this.places = false;
        /** @type {Sitter | undefined} */
        this.opened = undefined;
    }

    willUpdate(changed) {
        const before = changed.get("seats");
        this.#before = this.places && before?.length && before.some((one, at) => one.seat !== this.seats[at]?.seat) ? this.#spots(before) : undefined;
    }

    /** Where everybody is, and who has the focus, as long as nothing is drawn anew. */
    #spots(seats) {
        const all = [...this.renderRoot.querySelectorAll(".seats li")];
        this.#focused = seats[all.findIndex(place => place.contains(/** @type {ShadowRoot} */ (this.renderRoot).activeElement))]?.seat ?? -1;
        return new Map(all.map((place, at) => [seats[at].seat, place.getBoundingClientRect()]));
    }

    render() {
        const {length} = this.seats;
        const crowd = length > 6 ? "some many" : length > 4 ? "some" : length === 3 ? "some few" : "";
        return html`<div class="ring ${crowd}">
                <ul class="seats" aria-label=${say("parts-seats")} @keydown=${this.#walk}>
                    ${repeat(
                        this.seats,
                        one => one.seat,
                        one => this.#place(one),
                    )}
                </ul>
                <div class="middle"><slot></slot></div>
            </div>
            ${this.#sheet()}`;
    }

    updated() {
        const ring = this.renderRoot.querySelector(".seats");
        ring.style.setProperty("--columns", String(columns(this.seats.length)));
        const first = Math.max(
            0,
            this.seats.findIndex(one => one.seat === this.from),
        );
        const all = ring.querySelectorAll("li");
        all.forEach((place, at) => this.#set(place, (at - first + this.seats.length) % this.seats.length));
        all.forEach((place, at) => this.#move(place, this.#before?.get(this.seats[at].seat), this.seats[at].seat === this.#focused));
        this.#focused = -1;
    }

    /** Whoever changed places comes from where they were, and keeps the focus. */
    #move(place, from, focused) {
        if (!from) {
            return;
        }
        const to = place.getBoundingClientRect();
        if (from.x === to.x && from.y === to.y) {
            return;
        }
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
            const duration = parseFloat(getComputedStyle(place).getPropertyValue("--stage"));
            place.animate([{transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)`, zIndex: 3}, {transform: "none", zIndex: 3}], {duration, easing: "ease-in-out"});
        }
        if (focused) {
            place.querySelector("button").focus({preventScroll: true});
        }
    }

    /** Arrow keys walk around the table. */
    #walk(event) {
        const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
        const all = [...this.renderRoot.querySelectorAll(".seat")];
        const at = all.indexOf(/** @type {ShadowRoot} */ (this.renderRoot).activeElement);
        if (by && at >= 0 && !event.altKey && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            all[(at + by + all.length) % all.length].focus();
        }
    }

    /** Puts the focus on somebody who can be chosen. */
    focus() {
        this.renderRoot.querySelector(".lit .seat")?.focus({preventScroll: true});
    }

    #set(place, step) {
        const {length} = this.seats;
        const {x, y} = placeOf(step, length, this.places ? length / 2 : 0);
        const across = columns(length);
        place.style.setProperty("--x", x.toFixed(4));
        place.style.setProperty("--y", y.toFixed(4));
        if (this.places) {
            place.style.setProperty("--column", String(step < across ? step + 1 : length - step));
            place.style.setProperty("--row", step < across ? "1" : "2");
        }
    }

    #place(one) {
        return html`<li class="${one.awaited ? "awaited" : ""} ${one.pick ? "lit" : one.barred ? "barred" : ""} ${one.honour ? "honoured" : ""}">
            <button class="seat" type="button" aria-haspopup=${one.pick || one.barred ? nothing : "dialog"} aria-label=${one.pick || one.barred || nothing}
                aria-disabled=${one.barred ? "true" : nothing} @click=${() => this.#tap(one)}>
                ${one.portrait ? html`<span class="portrait">${one.portrait}</span>` : html`<span class="portrait sign">${signs[kindOf(one)]}</span>`}
                <span class="who">
                    ${one.awaited ? html`<span class="turn"><span aria-hidden="true">◆</span><span class="unseen">${say("parts-awaited")}</span></span>` : nothing}
                    ${one.honour ? html`<span class="honour">${one.honour.art}<span class="unseen">${one.honour.name}</span></span>` : nothing}
                    <span class=${one.you ? "own" : ""}>${one.name}</span>
                    ${one.you ? html`<span class="you short">${say("parts-you")}</span>` : nothing}
                    ${one.hint ? html`<kbd aria-hidden="true">${one.hint}</kbd>` : nothing}
                </span>
                <span class="note">
                    ${one.you ? html`<span class="you">${say("parts-you")}</span>` : nothing}
                    ${one.winner ? html`<span class="state">${signs.laurel}<span class="unseen">${say("parts-winner")}</span></span>` : nothing}
                    ${state(one)}
                    ${(one.facts ?? []).map(counted)}
                    ${one.clock ? html`<m-clock .millis=${one.clock.millis} .running=${one.clock.running}></m-clock>` : nothing}
                    ${one.kind === "bot" && one.level ? html`<span class="level">${levelOf(one)}</span>` : nothing}
                </span>
                ${one.open?.length ? html`<span class="open">${one.open.map(face => html`<m-card still .face=${face}></m-card>`)}</span>` : nothing}
                ${one.strip ? html`<span class="strip">${one.strip}</span>` : nothing}
            </button>
        </li>`;
    }

    #tap(one) {
        if (one.pick || one.barred) {
            this.dispatchEvent(new CustomEvent("pick", {detail: one.seat}));
        } else {
            this.opened = one;
        }
    }

    #sheet() {
        const one = this.opened && this.seats.find(other => other.seat === this.opened.seat);
        return html`<m-dialog sheet .open=${Boolean(one)} .label=${one?.name ?? ""} @close=${() => (this.opened = undefined)}>
            <div class="sheet">
                <p>${one ? aboutSitter(one) : nothing}</p>
                ${one?.honour ? html`<p class="fact honour">${one.honour.art} ${one.honour.name}</p>` : nothing}
                <ul>${(one?.facts ?? []).filter(fact => !fact.narrow).map(fact => html`<li class="fact">${fact.art} ${fact.name}</li>`)}</ul>
                ${one?.open?.length ? html`<div class="cards">${one.open.map(face => html`<m-card still .face=${face}></m-card>`)}</div>` : nothing}
                ${one?.more ?? nothing}
            </div>
        </m-dialog>`;
    }
}

/**
 * Where somebody sits: clockwise from the bottom, spread evenly over the oval, whose sides are where the outermost sit.
 *
 * @param {number} step how many seats after the one at the bottom
 * @param {number} count how many sit there
 * @param {number} [turn] by how many seats the first one is away from the bottom
 * @returns {{x: number, y: number}} shares of the width and the height
 */
export function placeOf(step, count, turn = 0) {
    const angle = one => Math.PI / 2 + (2 * Math.PI * (one + turn)) / count;
    const widest = Math.max(...Array.from({length: count}, (_, one) => Math.abs(Math.cos(angle(one)))));
    const across = count < 3 ? 0 : Math.cos(angle(step)) / widest;
    return {x: 0.5 + 0.5 * across, y: 0.5 + 0.5 * Math.sin(angle(step))};
}

/** Up to three in one row, more in two. @param {number} seats */
export const columns = seats => (seats < 4 ? seats : Math.ceil(seats / 2));

const counted = fact =>
    html`<span class="fact ${fact.wide ? "wide" : fact.narrow ? "narrow" : ""}">${fact.art}<span class="unseen">${fact.name}</span><span aria-hidden="true">${fact.value}</span></span>`;

const levelOf = one => say("parts-level-name", {level: one.level});

/** What kind of sitter somebody is; its sign has the same name. */
export const kindOf = one =>
    one.house
        ? "house"
        : one.program
          ? "program"
          : one.kind === "bot" || one.kind === "rules"
            ? one.kind
            : one.kind === "person" && one.here === false
              ? "away"
              : "person";

/** A sign after the name for what is not as usual: somebody away, or the house playing. */
function state(one) {
    const kind = kindOf(one);
    return kind === "away" || kind === "house"
        ? html`<span class="state">${signs[kind]}<span class="unseen">${say(`parts-kind-${kind}`)}</span></span>`
        : nothing;
}

/** A line about who somebody is. */
export function aboutSitter(one) {
    const words = [say(`parts-kind-${kindOf(one)}`)];
    if (one.kind === "bot" && one.level) {
        words.push(say("parts-level", {level: levelOf(one)}));
    }
    if (one.host) {
        words.push(say("parts-host"));
    }
    return words.join(" · ");
}
