/** The tiles somebody holds, standing in a holder, in rows where it is narrow; in all else it is a hand. */
import {css, html, nothing} from "lit";
import {base} from "./base.js";
import {Hand, newMark} from "./hand.js";

export class Rack extends Hand {
    static styles = [
        base,
        newMark,
        css`
            :host {
                display: block;
                container-type: inline-size;
            }
            ul {
                --tile-width: calc(2.9rem * var(--card-scale, 1));
                display: flex;
                flex-wrap: wrap;
                justify-content: center;
                gap: 0.45rem 0.5rem;
                min-height: calc(var(--tile-width) + 1.2rem);
                padding: 0.6rem var(--space-2) 0.5rem;
                border-radius: var(--round-m);
                border-bottom: 5px solid var(--gold-deep);
                background: linear-gradient(transparent 35%, var(--surface) 90%);
            }
            li {
                flex: none;
            }
            .fresh m-tile {
                animation: arrive var(--calm) var(--ease) backwards;
            }
            @keyframes arrive {
                from {
                    transform: translateY(1.5rem);
                    opacity: 0;
                }
            }
            @container (min-width: 560px) {
                ul {
                    --tile-width: calc(clamp(2.9rem, min((100cqi - 1rem) / var(--pieces, 12) - 0.75rem, 9.5cqb), 6rem) * var(--card-scale, 1));
                    gap: 0.6rem 0.75rem;
                    padding-top: 0.75rem;
                }
            }
        `,
    ];

    updated() {
        super.updated();
        this.renderRoot.querySelector("ul").style.setProperty("--pieces", String(Math.max(1, this.cards.length)));
    }

    /** @param {import('./hand.js').Held} held @param {number} at */
    piece(held, at) {
        const {name, print, count, about} = held.face;
        return html`<m-tile data-code=${held.code ?? nothing} .name=${name} .about=${about} .print=${print} .count=${count ?? 1} .state=${this.stateOf(held)} .still=${this.still} .hint=${held.hint ?? ""}
            .tab=${at === this.current ? 0 : -1} @focusin=${() => (this.current = at)} @click=${() => this.pick(held)}></m-tile>`;
    }
}
