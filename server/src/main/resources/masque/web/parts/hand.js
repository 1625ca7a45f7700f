/** The cards somebody holds: a fan on wide screens, overlapping rows on narrow ones; arrow keys walk through it. */
import {LitElement, css, html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {say} from "../app/words.js";
import {base} from "./base.js";

/** More cards than this are no fan. */
const FAN = 10;

/** Points a new piece out, among others that were there before. */
export const newMark = css`
    .fresh {
        position: relative;
    }
    .new {
        position: absolute;
        z-index: 1;
        top: -0.5rem;
        left: 0;
        padding: 0 0.4em;
        border-radius: var(--round-full);
        background: var(--gold);
        color: var(--on-gold);
        font: 700 0.6875rem/1.3 var(--sans);
    }
`;

/**
 * A card of a hand. A card that is not `legal` can still be picked: whoever listens says why it cannot be used.
 *
 * @typedef {{id: string, face: import('./card.js').Face & {count?: number}, legal?: boolean, chosen?: boolean, hint?: string, fresh?: boolean}} Held
 */
export class Hand extends LitElement {
    static properties = {
        cards: {attribute: false},
        asked: {type: Boolean, reflect: true},
        still: {type: Boolean, reflect: true},
        label: {},
        current: {state: true},
    };

    static styles = [
        base,
        newMark,
        css`
            :host {
                display: block;
                container-type: inline-size;
            }
            ul {
                --card-width: calc(clamp(3.7rem, min(19cqi, 13.5cqb), 9rem) * var(--card-scale, 1));
                display: flex;
                justify-content: center;
                min-height: calc(var(--card-width) * 1.4 + 1rem);
                padding: 0.75rem var(--space-1) 0.25rem;
            }
            li {
                flex: 0 1 calc(var(--card-width) + 0.25rem);
                min-width: 1.75rem;
            }
            li:last-child {
                flex-shrink: 0;
                flex-basis: var(--card-width);
            }
            /* No line of text around it: a hand is as high with cards as without. */
            m-card {
                display: block;
                width: var(--card-width);
            }
            @container (min-width: 560px) {
                ul {
                    min-height: calc(var(--card-width) * 1.4 + 2.25rem);
                    padding-top: 1rem;
                }
                li {
                    flex-basis: calc(var(--card-width) * var(--spread, 0.82));
                    transform-origin: 50% 130%;
                    rotate: calc(var(--off, 0) * var(--bend, 1) * 3.2deg);
                    translate: 0 calc(var(--off, 0) * var(--off, 0) * var(--bend, 1) * var(--bend, 1) * 0.16rem);
                    transition: translate var(--quick) var(--ease);
                }
            }
            /* So many cards lie over each other: in rows where it is narrow, in one where it is wide. What tells them apart
               is at their left edge. */
            ul.many {
                --card-width: calc(3.4rem * var(--card-scale, 1));
                --strip: calc(var(--hand-strip, 1.875rem) * max(1, var(--card-scale, 1)));
                flex-wrap: wrap;
                justify-content: start;
                gap: var(--space-1) 0;
                padding-inline-end: calc(var(--card-width) - var(--strip));
            }
            .many li,
            .many li:last-child {
                flex: none;
                width: var(--strip);
                min-width: 0;
            }
            .many m-card {
                display: block;
            }
            @container (min-width: 560px) {
                ul.many {
                    --card-width: calc(clamp(4rem, 12.5cqb, 6.5rem) * var(--card-scale, 1));
                    min-height: calc(var(--card-width) * 1.4 + 1.25rem);
                    flex-wrap: nowrap;
                    justify-content: center;
                }
                .many li,
                .many li:last-child {
                    flex: 0 1 calc(var(--card-width) * 0.7);
                    min-width: 1.5rem;
                    rotate: none;
                    translate: none;
                }
            }
            .fresh m-card {
                border-radius: var(--round-s);
                box-shadow: var(--glow);
                animation: arrive var(--calm) var(--ease) backwards;
            }
            @keyframes arrive {
                from {
                    transform: translateY(2rem);
                    opacity: 0;
                }
            }
        `,
    ];

    /** Whether somebody was walking through the cards before they changed. */
    #entered = false;

    constructor() {
        super();
        /** @type {Held[]} */
        this.cards = [];
        /** Whether a card is to be chosen now; if not, nothing is lit and nothing dimmed. */
        this.asked = false;
        this.still = false;
        this.label = "";
        this.current = 0;
    }

    willUpdate(changed) {
        if (changed.has("cards")) {
            this.current = Math.min(this.current, Math.max(0, this.cards.length - 1));
            this.#entered = this.shadowRoot?.activeElement != null || (this.#entered && document.activeElement === document.body);
        }
    }

    /** Whether some cards are new among others: then they are pointed out, while a hand that is dealt is all new. */
    get pointing() {
        return this.cards.some(held => !held.fresh);
    }

    render() {
        return html`<ul class=${this.cards.length > FAN ? "many" : ""} aria-label=${this.label} @keydown=${this.#walk}>
            ${repeat(
                this.cards,
                held => held.id,
                (held, at) => html`<li class=${held.fresh ? "fresh" : ""}>${this.piece(held, at)}${held.fresh && this.pointing ? html`<span class="new">${say("parts-new")}</span>` : nothing}</li>`,
            )}
        </ul>`;
    }

    updated() {
        const middle = (this.cards.length - 1) / 2;
        /* The more cards, the flatter the fan: its ends stay where they are. */
        this.renderRoot.querySelector("ul").style.setProperty("--bend", String(Math.min(1, 5 / Math.max(1, this.cards.length))));
        this.renderRoot
            .querySelectorAll("li")
            .forEach((place, at) => place.style.setProperty("--off", String(at - middle)));
        if (this.#entered) {
            this.updateComplete.then(() => this.#stay());
        }
    }

    /** A card that is played takes the focus with it: the next one gets it, unless it is somewhere else by now. */
    #stay() {
        if (this.cards.length === 0) {
            return;
        }
        this.#entered = false;
        if (document.activeElement === document.body) {
            const piece = this.#pieces[this.current];
            piece.updateComplete.then(() => piece.focus());
        }
    }

    /** @returns {NodeListOf<LitElement>} */
    get #pieces() {
        return this.renderRoot.querySelectorAll("li > :first-child");
    }

    /** What lies at a place of it. @param {Held} held @param {number} at */
    piece(held, at) {
        return html`<m-card data-code=${held.code ?? nothing} .face=${held.face} .state=${this.stateOf(held)} .still=${this.still} .hint=${held.hint ?? ""}
            .tab=${at === this.current ? 0 : -1} @focusin=${() => (this.current = at)} @click=${() => this.pick(held)}></m-card>`;
    }

    /** @param {Held} held */
    stateOf(held) {
        return held.chosen ? "chosen" : !this.asked ? "plain" : held.legal ? "lit" : "dim";
    }

    /** @param {Held} held */
    pick(held) {
        if (!this.still) {
            this.dispatchEvent(new CustomEvent("pick", {detail: held, bubbles: true, composed: true}));
        }
    }

    #walk(event) {
        const last = this.cards.length - 1;
        const steps = {ArrowLeft: this.current - 1, ArrowRight: this.current + 1, Home: 0, End: last};
        if (!(event.key in steps) || this.still || event.altKey || event.ctrlKey || event.metaKey) {
            return;
        }
        event.preventDefault();
        this.current = Math.max(0, Math.min(last, steps[event.key]));
        this.#pieces[this.current].focus();
    }

    /** Puts the focus on a card that can be used, or on the first. */
    focus() {
        const at = this.cards.findIndex(held => held.legal);
        this.current = Math.max(0, at);
        this.updateComplete.then(() => this.#pieces[this.current]?.focus());
    }
}
