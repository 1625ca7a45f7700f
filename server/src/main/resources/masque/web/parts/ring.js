/** Everybody at the table: along its sides on wide screens, two rows of chips above the middle on narrow ones. */
import {LitElement, html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {millis, moving} from "../app/settings.js";
import {say} from "../app/words.js";
import {base, keyCap} from "./base.js";
import {signs} from "./drawings.js";
import {columns, rails} from "./rails.js";
import {ringStyles} from "./ring-styles.js";

/**
 * Something counted: a sign, the number, and what it is called in full; `wide` if a narrow chip does without it,
 * `narrow` if only a narrow chip needs it; `about` says what it is, where that is more than its name.
 *
 * @typedef {{art: unknown, value: number | string, name: string, wide?: boolean, narrow?: boolean, about?: import('./asking.js').About}} Fact
 */
/**
 * Somebody at the table. The game brings facts, cards that lie open or a `strip` of small drawings, and `more` for what a tap
 * shows besides. Where somebody is to be chosen, `pick` is what a tap means; it sends `pick` with the seat then, and also where
 * `barred` says what a tap would mean if it were allowed. `honour` is the sign of the best chair, `hint` a key.
 * `mark` says what somebody is in what happens just now, `markName` in words.
 *
 * @typedef {{seat: number, name: string, you?: boolean, awaited?: boolean, here?: boolean, kind?: string, level?: string,
 *     house?: boolean, program?: boolean, host?: boolean, winner?: boolean, clock?: {millis: number, running: boolean},
 *     portrait?: unknown, facts?: Fact[], open?: import('./card.js').Face[], strip?: unknown, more?: unknown, pick?: string,
 *     barred?: string, honour?: {art: unknown, name: string, about?: import('./asking.js').About}, hint?: string, mark?: 'attacker' | 'target' | 'chosen',
 *     markName?: string}} Sitter
 */
export class Ring extends LitElement {
    static properties = {
        seats: {attribute: false},
        from: {type: Number},
        places: {type: Boolean, reflect: true},
        opened: {state: true},
    };

    static styles = [base, keyCap, ringStyles];

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
        this.#before = this.places && before?.length && before.some((one, at) => one.seat !== this.seats[at]?.seat) ? this.#spots() : undefined;
    }

    /** Where everybody is, and who has the focus, as long as nothing is drawn anew. */
    #spots() {
        const all = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll(".seats li")]);
        const focused = all.find(place => place.contains(/** @type {ShadowRoot} */ (this.renderRoot).activeElement));
        this.#focused = Number(focused?.dataset.seat ?? -1);
        return new Map(all.map(place => [Number(place.dataset.seat), place.getBoundingClientRect()]));
    }

    render() {
        const {length} = this.seats;
        const crowd = length > 6 ? "some many" : length > 4 ? "some" : length === 3 ? "some few" : "";
        return html`<div class="ring ${crowd}">
                <div class="seats" role="list" aria-label=${say("parts-seats")} @keydown=${this.#walk}>
                    ${rails(length, this.places).map(rail => this.#rail(rail))}
                </div>
                <div class="middle"><slot></slot></div>
            </div>
            ${this.#sheet()}`;
    }

    /** One side of the table. */
    #rail({side, steps}) {
        return html`<ul class="rail ${side}" role="presentation">
            ${repeat(
                steps.map(step => this.#seatAt(step)),
                one => one.seat,
                one => this.#place(one),
            )}
        </ul>`;
    }

    /** Where the seat that is listed first is. */
    get #first() {
        return Math.max(
            0,
            this.seats.findIndex(one => one.seat === this.from),
        );
    }

    /** Who sits so many steps after the first side. */
    #seatAt(step) {
        return this.seats[(this.#first + step) % this.seats.length];
    }

    /** Somebody's chip. @param {number} seat @returns {HTMLElement | undefined} */
    placeOf(seat) {
        return /** @type {any} */ ([...this.renderRoot.querySelectorAll(".seats li")].find(place => place.dataset.seat === String(seat)));
    }

    updated() {
        const ring = this.renderRoot.querySelector(".seats");
        ring.style.setProperty("--columns", String(columns(this.seats.length)));
        const all = /** @type {NodeListOf<HTMLElement>} */ (ring.querySelectorAll("li"));
        all.forEach((place, step) => this.#set(place, step));
        all.forEach(place => this.#move(place, this.#before?.get(Number(place.dataset.seat)), Number(place.dataset.seat) === this.#focused));
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
        if (moving()) {
            place.animate([{transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)`, zIndex: 3}, {transform: "none", zIndex: 3}], {duration: millis("stage"), easing: "ease-in-out"});
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

    /** Narrow tables list everybody as they are told, or in a loop where places count. */
    #set(place, step) {
        const {length} = this.seats;
        const across = columns(length);
        place.style.setProperty("order", this.places ? "0" : String((this.#first + step) % length));
        if (this.places) {
            place.style.setProperty("--column", String(step < across ? step + 1 : length - step));
            place.style.setProperty("--row", step < across ? "1" : "2");
        }
    }

    #place(one) {
        return html`<li role="listitem" data-seat=${one.seat} .about=${{name: one.name, words: aboutSitter(one), known: true}}
            class="${one.awaited ? "awaited" : ""} ${one.pick ? "lit" : one.barred ? "barred" : ""} ${one.honour ? "honoured" : ""} ${one.mark ?? ""}">
            <button class="seat" type="button" aria-haspopup=${one.pick || one.barred ? nothing : "dialog"} aria-label=${one.pick || one.barred || nothing}
                aria-disabled=${one.barred ? "true" : nothing} @click=${() => this.#tap(one)}>
                ${one.portrait ? html`<span class="portrait">${one.portrait}</span>` : html`<span class="portrait sign">${signs[kindOf(one)]}</span>`}
                <span class="who">
                    ${one.awaited ? html`<span class="turn" .about=${{name: say("parts-awaited"), words: say("parts-awaited-words")}}><span aria-hidden="true">◆</span><span class="unseen">${say("parts-awaited")}</span></span>` : nothing}
                    ${one.mark ? html`<span class="mark" .about=${{name: one.markName ?? one.mark}}>${signs[one.mark]}<span class="unseen">${one.markName}</span></span>` : nothing}
                    ${one.honour ? html`<span class="honour" .about=${one.honour.about ?? {name: one.honour.name}}>${one.honour.art}<span class="unseen">${one.honour.name}</span></span>` : nothing}
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

const counted = fact =>
    html`<span class="fact ${fact.wide ? "wide" : fact.narrow ? "narrow" : ""}" .about=${fact.about ?? {name: fact.name}}>${fact.art}<span class="unseen">${fact.name}</span><span aria-hidden="true">${fact.value}</span></span>`;

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
