/** A square tile with a drawing and a name, face down if it has neither. */
import {LitElement, css, html, nothing} from "lit";
import {base, keyCap} from "./base.js";

/** What is on it is `art`, with a margin, or `print`, a picture of 60 by 60 that fills all of it; `count` says how many lie in a pile. */
export class Tile extends LitElement {
    static shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};
    static properties = {
        name: {},
        art: {attribute: false},
        print: {attribute: false},
        state: {reflect: true},
        still: {type: Boolean},
        count: {type: Number},
        hint: {},
        about: {attribute: false},
        tab: {type: Number},
    };

    static styles = [
        base,
        keyCap,
        css`
            :host {
                display: inline-block;
                width: var(--tile-width, 5rem);
                container-type: inline-size;
            }
            .tile {
                position: relative;
                display: grid;
                place-items: center;
                width: 100%;
                aspect-ratio: 1;
                padding: 14%;
                border: 1px solid var(--card-edge);
                border-radius: 15cqi;
                background: var(--card);
                color: var(--card-ink);
                box-shadow: var(--lift);
                transition:
                    transform var(--quick) var(--ease),
                    box-shadow var(--quick);
            }
            .tile svg {
                width: 100%;
            }
            .printed {
                padding: 0;
                border-color: transparent;
            }
            .printed > svg {
                border-radius: inherit;
            }
            .down {
                border-color: var(--card-back-line);
                background: var(--card-back);
                color: var(--card-back-line);
            }
            .pile {
                box-shadow:
                    2px -2px 0 -1px var(--card-edge),
                    4px -4px 0 -1px var(--card),
                    var(--lift);
            }
            .count {
                position: absolute;
                min-width: 1.2rem;
                padding: 0 0.25rem;
                border-radius: var(--round-full);
                font: 700 0.75rem / 1.2rem var(--sans);
                text-align: center;
            }
            .count {
                top: -0.35rem;
                right: -0.35rem;
                background: var(--gold);
                color: var(--on-gold);
            }
            .hint {
                position: absolute;
                display: var(--keys, none);
                bottom: -0.5rem;
                left: -0.3rem;
            }
            :host([state='lit']) .tile,
            :host([state='chosen']) .tile {
                box-shadow: var(--glow);
            }
            :host([state='lit']) button:hover,
            :host([state='lit']) button:focus-visible,
            :host([state='chosen']) .tile {
                transform: translateY(-6%);
            }
            :host([state='dim']) .tile {
                filter: brightness(0.72) saturate(0.55);
            }
            button[aria-disabled='true'] {
                cursor: help;
            }
        `,
    ];

    constructor() {
        super();
        this.name = "";
        this.art = undefined;
        this.print = undefined;
        /** @type {'plain' | 'lit' | 'dim' | 'chosen'} */
        this.state = "plain";
        this.still = false;
        this.count = 1;
        /** The key that does the same. */
        this.hint = "";
        /** What it is, for whoever asks. @type {import('./asking.js').About | undefined} */
        this.about = undefined;
        this.tab = 0;
    }

    render() {
        const look = `tile ${this.print ? "printed" : this.art ? "" : "down"} ${this.count > 1 ? "pile" : ""}`;
        return this.still
            ? html`<div class=${look} role=${this.name ? "img" : nothing} aria-label=${this.name || nothing} aria-hidden=${this.name ? nothing : "true"}>${this.#front()}</div>`
            : html`<button class=${look} type="button" tabindex=${this.tab} aria-label=${this.name}
                  aria-description=${this.about?.words || nothing} aria-disabled=${this.state === "dim" ? "true" : nothing}>${this.#front()}</button>`;
    }

    #front() {
        const back = html`<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M24 6l18 18-18 18L6 24z"/><path d="M24 15l9 9-9 9-9-9z"/></svg>`;
        return html`${this.print ?? this.art ?? back}
            ${this.count > 1 ? html`<span class="count" aria-hidden="true">${this.count}</span>` : nothing}
            ${this.hint ? html`<kbd class="hint" aria-hidden="true">${this.hint}</kbd>` : nothing}`;
    }
}
