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
 * shows besides. Where somebody is to be chosen, `pick` is what a tap means; it sends `pick` with the seat then.
 *
 * @typedef {{seat: number, name: string, you?: boolean, awaited?: boolean, here?: boolean, kind?: string, level?: string,
 *     house?: boolean, program?: boolean, host?: boolean, winner?: boolean, clock?: {millis: number, running: boolean},
 *     portrait?: unknown, facts?: Fact[], open?: import('./card.js').Face[], strip?: unknown, more?: unknown, pick?: string}} Sitter
 */
export class Ring extends LitElement {
    static properties = {
        seats: {attribute: false},
        from: {type: Number},
        opened: {state: true},
    };

    static styles = [base, ringStyles];

    constructor() {
        super();
        /** @type {Sitter[]} */
        this.seats = [];
        /** The seat that sits at the bottom. */
        this.from = 0;
        /** @type {Sitter | undefined} */
        this.opened = undefined;
    }

    render() {
        const {length} = this.seats;
        const crowd = length > 6 ? "some many" : length > 4 ? "some" : length === 3 ? "some few" : "";
        return html`<div class="ring ${crowd}">
                <ul class="seats" aria-label=${say("parts-seats")}>
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
        ring.querySelectorAll("li").forEach((place, at) =>
            this.#set(place, (at - first + this.seats.length) % this.seats.length),
        );
    }

    #set(place, step) {
        const {x, y} = placeOf(step, this.seats.length);
        place.style.setProperty("--x", x.toFixed(4));
        place.style.setProperty("--y", y.toFixed(4));
    }

    #place(one) {
        return html`<li class="${one.awaited ? "awaited" : ""} ${one.pick ? "lit" : ""}">
            <button class="seat" type="button" aria-haspopup=${one.pick ? nothing : "dialog"} aria-label=${one.pick || nothing} @click=${() => this.#tap(one)}>
                ${one.portrait ? html`<span class="portrait">${one.portrait}</span>` : html`<span class="portrait sign">${signs[kindOf(one)]}</span>`}
                <span class="who">
                    ${one.awaited ? html`<span class="turn"><span aria-hidden="true">◆</span><span class="unseen">${say("parts-awaited")}</span></span>` : nothing}
                    <span class=${one.you ? "own" : ""}>${one.name}</span>
                    ${one.you ? html`<span class="you short">${say("parts-you")}</span>` : nothing}
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
        if (one.pick) {
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
 * @returns {{x: number, y: number}} shares of the width and the height
 */
export function placeOf(step, count) {
    const angle = one => Math.PI / 2 + (2 * Math.PI * one) / count;
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
