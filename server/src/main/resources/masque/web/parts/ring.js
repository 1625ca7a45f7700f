/** Everybody at the table: around an oval on wide screens, two rows of chips above the middle on narrow ones. */
import {LitElement, css, html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {say} from "../app/words.js";
import {base} from "./base.js";
import {signs} from "./drawings.js";

/**
 * Something counted: a sign, the number, and what it is called in full; `wide` if a narrow chip does without it.
 *
 * @typedef {{art: unknown, value: number | string, name: string, wide?: boolean}} Fact
 */
/**
 * Somebody at the table. The game brings facts, cards that lie open, and `more` for what a tap shows besides.
 *
 * @typedef {{seat: number, name: string, you?: boolean, awaited?: boolean, here?: boolean, kind?: string, level?: string,
 *     house?: boolean, program?: boolean, host?: boolean, winner?: boolean, clock?: {millis: number, running: boolean},
 *     portrait?: unknown, facts?: Fact[], open?: import('./card.js').Face[], more?: unknown}} Sitter
 */
export class Ring extends LitElement {
    static properties = {
        seats: {attribute: false},
        from: {type: Number},
        opened: {state: true},
    };

    static styles = [
        base,
        css`
            :host {
                display: block;
                height: 100%;
                container-type: inline-size;
            }
            .ring {
                display: grid;
                grid-template-rows: auto minmax(min-content, 1fr);
                gap: var(--space-2);
                height: 100%;
            }
            .seats {
                display: grid;
                grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr));
                gap: var(--space-2);
            }
            .seat {
                display: grid;
                grid-template-columns: auto minmax(0, 1fr);
                align-items: center;
                gap: 0 var(--space-2);
                width: 100%;
                height: 100%;
                min-height: 3rem;
                padding: var(--space-1) var(--space-2);
                border: 1px solid var(--line-soft);
                border-radius: var(--round-m);
                background: var(--surface);
                text-align: start;
                transition:
                    border-color var(--calm),
                    box-shadow var(--calm);
            }
            .seat:hover {
                border-color: var(--line);
            }
            .awaited .seat {
                border-color: var(--gold);
                box-shadow: var(--glow);
            }
            .portrait {
                grid-row: span 2;
                display: grid;
                place-items: center;
                width: 2rem;
                height: 2rem;
                border-radius: 50%;
                font-size: 1.25rem;
            }
            .portrait svg {
                width: 100%;
                height: 100%;
            }
            .portrait.sign {
                border: 1px solid var(--line);
                color: var(--ink-soft);
            }
            .portrait.sign svg {
                width: 60%;
                height: 60%;
            }
            .who {
                display: flex;
                align-items: center;
                gap: var(--space-1);
                min-width: 0;
                font-size: 0.9375rem;
                font-weight: 650;
                line-height: 1.3;
            }
            .who > span {
                overflow: hidden;
                text-overflow: ellipsis;
                white-space: nowrap;
            }
            .you {
                flex: none;
                padding: 0 0.4em;
                border: 1px solid var(--line);
                border-radius: var(--round-full);
                color: var(--ink-soft);
                font-size: 0.75rem;
                font-weight: 600;
            }
            .you.short {
                display: none;
            }
            .state svg {
                width: 1.1em;
                height: 1.1em;
                color: var(--gold);
            }
            .note {
                display: flex;
                flex-wrap: wrap;
                align-items: center;
                gap: 0 0.375rem;
                min-height: 1.25rem;
                color: var(--ink-soft);
                font-size: var(--text-s);
                line-height: 1.3;
            }
            .level {
                display: none;
                font-style: italic;
            }
            .who .turn {
                flex: none;
                color: var(--gold);
            }
            .fact {
                display: inline-flex;
                align-items: center;
                gap: 0.25em;
                font-variant-numeric: tabular-nums;
            }
            .fact svg {
                width: 1.1em;
                height: 1.1em;
            }
            .open {
                --card-width: 1.35rem;
                grid-column: 1 / -1;
                display: flex;
                gap: 2px;
                margin-top: var(--space-1);
            }
            .sheet,
            .sheet ul {
                display: grid;
                gap: var(--space-2);
            }
            .sheet li {
                gap: var(--space-2);
            }
            .sheet .cards {
                --card-width: 3.75rem;
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2);
            }
            /* In a narrow chip the name and two numbers have room; the rest is a tap away. */
            @container (max-width: 699px) {
                .some .portrait,
                .some .own,
                .some .wide,
                .some .note .you,
                .many .fact ~ .fact ~ .fact,
                .many .open {
                    display: none;
                }
                .some .you.short {
                    display: inline;
                }
                .some .seat {
                    grid-template-columns: minmax(0, 1fr);
                    padding: var(--space-1) var(--space-2);
                }
                .who {
                    font-size: 0.875rem;
                }
                .many .seat {
                    padding: var(--space-1);
                }
                .many .note {
                    gap: 0 var(--space-1);
                }
                .many .you {
                    padding: 0 0.2em;
                    font-size: 0.6875rem;
                }
            }
            @container (min-width: 700px) {
                .ring {
                    --seat-width: clamp(12.5rem, 24cqi, 19rem);
                    position: relative;
                    grid-template-rows: minmax(0, 1fr);
                    place-items: center;
                    min-height: var(--ring-height, min(31rem, 54cqb));
                    padding: 4.5rem min(var(--seat-width) + 0.5rem, 25cqi);
                }
                .ring:has(.open) {
                    padding-block: 6rem;
                }
                .ring::before {
                    content: '';
                    position: absolute;
                    inset: 2.25rem 5.5rem;
                    border-radius: 50% / 50%;
                    background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
                    box-shadow:
                        0 0 0 2px var(--gold-deep),
                        0 0 0 10px var(--surface),
                        0 0 0 11px var(--gold-deep),
                        0 14px 50px var(--shade);
                }
                .seats {
                    display: contents;
                }
                .seats li {
                    position: absolute;
                    left: calc(var(--seat-width) / 2 + 0.25rem + (100% - var(--seat-width) - 0.5rem) * var(--x, 0.5));
                    top: calc(0.25rem + (100% - 0.5rem) * var(--y, 0.5));
                    width: var(--seat-width);
                    translate: -50% calc(var(--y, 0.5) * -100%);
                    z-index: 1;
                }
                .many {
                    --seat-width: 8.75rem;
                }
                .who {
                    font-size: var(--text-m);
                }
                .seat {
                    min-height: 4rem;
                    background: var(--surface-raised);
                    box-shadow: var(--lift);
                }
                .open {
                    --card-width: clamp(1.5rem, 3.4cqi, 2.5rem);
                }
                .level {
                    display: inline;
                }
                .many .level {
                    display: none;
                }
                .portrait {
                    width: calc(var(--text-m) * 2.75);
                    height: calc(var(--text-m) * 2.75);
                }
                .middle {
                    position: relative;
                    width: 100%;
                    height: 100%;
                }
            }
        `,
    ];

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
        const crowd = length > 6 ? "some many" : length > 4 || length === 3 ? "some" : "";
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

    /** Clockwise from the bottom, spread evenly over the oval, whose sides are where the outermost sit. */
    #set(place, step) {
        const count = this.seats.length;
        const angle = one => Math.PI / 2 + (2 * Math.PI * one) / count;
        const widest = Math.max(...this.seats.map((_, one) => Math.abs(Math.cos(angle(one)))));
        const across = count < 3 ? 0 : Math.cos(angle(step)) / widest;
        place.style.setProperty("--x", (0.5 + 0.5 * across).toFixed(4));
        place.style.setProperty("--y", (0.5 + 0.5 * Math.sin(angle(step))).toFixed(4));
    }

    #place(one) {
        return html`<li class=${one.awaited ? "awaited" : ""}>
            <button class="seat" type="button" aria-haspopup="dialog" @click=${() => (this.opened = one)}>
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
            </button>
        </li>`;
    }

    #sheet() {
        const one = this.opened && this.seats.find(other => other.seat === this.opened.seat);
        return html`<m-dialog sheet .open=${Boolean(one)} .label=${one?.name ?? ""} @close=${() => (this.opened = undefined)}>
            <div class="sheet">
                <p>${one ? aboutSitter(one) : nothing}</p>
                <ul>${(one?.facts ?? []).map(fact => html`<li class="fact">${fact.art} ${fact.name}</li>`)}</ul>
                ${one?.open?.length ? html`<div class="cards">${one.open.map(face => html`<m-card still .face=${face}></m-card>`)}</div>` : nothing}
                ${one?.more ?? nothing}
            </div>
        </m-dialog>`;
    }
}

/** Up to three in one row, more in two. */
const columns = seats => (seats < 4 ? seats : Math.ceil(seats / 2));

const counted = fact =>
    html`<span class="fact ${fact.wide ? "wide" : ""}">${fact.art}<span class="unseen">${fact.name}</span><span aria-hidden="true">${fact.value}</span></span>`;

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
