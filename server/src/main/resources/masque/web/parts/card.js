/** A card of any game: ivory with a corner and a drawing, or its back; a button unless it is `still`. */
import {LitElement, css, html, nothing} from "lit";
import {base, keyCap} from "./base.js";
import {cardBack} from "./drawings.js";

/**
 * What is printed on a card: a corner and a drawing, or `print`, a picture of 50 by 70 that fills all of it.
 *
 * @typedef {{name: string, corner?: string, tone?: string, art?: unknown, print?: unknown, about?: import('./asking.js').About}} Face
 */
export class Card extends LitElement {
    static shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};

    static properties = {
        face: {attribute: false},
        name: {},
        state: {reflect: true},
        still: {type: Boolean, reflect: true},
        hint: {},
        tab: {type: Number},
    };

    static styles = [
        base,
        keyCap,
        css`
            :host {
                display: inline-block;
                width: var(--card-width, 5.25rem);
                aspect-ratio: 5 / 7;
                container-type: inline-size;
            }
            .card {
                position: relative;
                display: block;
                width: 100%;
                height: 100%;
                padding: 0;
                border: 0;
                border-radius: 8cqi;
                background: var(--card);
                color: var(--card-ink);
                box-shadow:
                    inset 0 0 0 1px var(--card-edge),
                    inset 0 0 0 4cqi var(--card),
                    inset 0 0 0 calc(4cqi + 1px) var(--card-edge),
                    0 1px 2px var(--shade),
                    0 4px 12px var(--shade);
                transition:
                    transform var(--quick) var(--ease),
                    box-shadow var(--quick),
                    filter var(--quick);
            }
            .back {
                background:
                    repeating-linear-gradient(45deg, transparent 0 7cqi, rgb(202 167 92 / 35%) 7cqi calc(7cqi + 1px)),
                    repeating-linear-gradient(-45deg, transparent 0 7cqi, rgb(202 167 92 / 35%) 7cqi calc(7cqi + 1px)),
                    var(--card-back);
                color: var(--card-back-line);
                box-shadow:
                    inset 0 0 0 1px var(--card-back-line),
                    inset 0 0 0 4cqi var(--card-back),
                    inset 0 0 0 calc(4cqi + 1px) var(--card-back-line),
                    0 1px 2px var(--shade),
                    0 4px 12px var(--shade);
            }
            .back .art {
                padding: 6cqi;
                border-radius: 50%;
                background: var(--card-back);
            }
            .rose {
                color: var(--rose);
            }
            .mask {
                color: var(--mask);
            }
            .goblet {
                color: var(--goblet);
            }
            .crown {
                color: var(--crown);
            }
            .corner {
                position: absolute;
                top: 7cqi;
                left: 9cqi;
                display: grid;
                justify-items: center;
                gap: 1cqi;
                font: 700 27cqi/1 var(--serif);
                font-variant-numeric: lining-nums;
            }
            .corner svg {
                width: 17cqi;
            }
            .corner.below {
                inset: auto 9cqi 7cqi auto;
                rotate: 180deg;
            }
            .art {
                position: absolute;
                inset: 50% auto auto 50%;
                width: 52cqi;
                translate: -50% -50%;
            }
            .print,
            .print svg {
                position: absolute;
                inset: 0;
                width: 100%;
                height: 100%;
                border-radius: inherit;
            }
            /* A key, not a value: below the card, at the left, where a card that lies half over this one does not hide it. */
            .hint {
                position: absolute;
                display: var(--keys, none);
                left: 4cqi;
                bottom: -0.5rem;
            }
            :host([state='lit']) .card,
            :host([state='chosen']) .card,
            :host([state='won']) .card {
                box-shadow:
                    inset 0 0 0 1px var(--card-edge),
                    inset 0 0 0 4cqi var(--card),
                    inset 0 0 0 calc(4cqi + 1px) var(--card-edge),
                    var(--glow);
            }
            :host([state='lit']) button:hover,
            :host([state='lit']) button:focus-visible,
            :host([state='chosen']) .card {
                transform: translateY(-10%);
            }
            :host([state='dim']) .card {
                filter: brightness(0.72) saturate(0.55);
            }
            /* As small as a thumb nail only suit and rank can be read. */
            @container (max-width: 44px) {
                .card {
                    border-radius: 4px;
                    box-shadow:
                        inset 0 0 0 1px var(--card-edge),
                        0 1px 2px var(--shade);
                }
                .card:not(.back) .art,
                .corner.below {
                    display: none;
                }
                .corner {
                    inset: 6cqi 0 auto;
                    gap: 4cqi;
                    font-size: 62cqi;
                }
                .corner svg {
                    width: 52cqi;
                }
            }
            /* Words in a picture need room to be read. */
            @container (max-width: 70px) {
                .caption {
                    display: none;
                }
            }
            .card:focus-visible {
                outline-offset: 3px;
            }
            button[aria-disabled='true'] {
                cursor: help;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Face | undefined} */
        this.face = undefined;
        /** What it is called, where that is more than the face says. */
        this.name = "";
        /** @type {'plain' | 'lit' | 'dim' | 'chosen' | 'won'} */
        this.state = "plain";
        this.still = false;
        this.hint = "";
        /** Said of it in place of what its face says. @type {import('./asking.js').About | undefined} */
        this.told = undefined;
        this.tab = 0;
    }

    /** What it is, for whoever asks. */
    get about() {
        return this.told ?? this.face?.about;
    }

    set about(about) {
        this.told = about;
    }

    render() {
        const name = this.name || this.face?.name || "";
        const tone = `card ${this.face ? (this.face.tone ?? "") : "back"}`;
        return this.still
            ? html`<div class=${tone} role=${name ? "img" : nothing} aria-label=${name || nothing} aria-hidden=${name ? nothing : "true"}>${this.#print()}</div>`
            : html`<button class=${tone} type="button" tabindex=${this.tab} aria-label=${name}
                  aria-description=${this.about?.words || nothing} aria-disabled=${this.state === "dim" ? "true" : nothing}>${this.#print()}</button>`;
    }

    #print() {
        if (!this.face) {
            return html`<span class="art">${cardBack}</span>`;
        }
        const hint = this.hint ? html`<kbd class="hint" aria-hidden="true">${this.hint}</kbd>` : nothing;
        const {corner, art, print} = this.face;
        if (print) {
            return html`<span class="print">${print}</span>${hint}`;
        }
        return html`<span class="corner" aria-hidden="true">${corner}${art}</span>
            <span class="art">${art}</span>
            <span class="corner below" aria-hidden="true">${corner}${art}</span>
            ${hint}`;
    }
}
