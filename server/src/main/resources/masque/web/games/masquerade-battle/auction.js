/** Where somebody bids: a number, a side, one button to bid and one to pass; sends `bid` and `pass`. */
import {LitElement, css, html, nothing} from "lit";
import {base, buttons} from "../../parts/base.js";
import {aboutSide} from "./about.js";
import {crestArt} from "./drawings.js";
import {MOST, SIDES, sideName, told} from "./kit.js";

export class Auction extends LitElement {
    static properties = {
        least: {type: Number},
        sensible: {type: Number},
        own: {},
        passable: {type: Boolean},
        number: {state: true},
        side: {state: true},
    };

    static styles = [
        base,
        buttons,
        css`
            :host {
                --detail: var(--surface);
                display: block;
            }
            form {
                display: grid;
                grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
                align-items: stretch;
                justify-content: center;
                gap: var(--space-1) var(--space-2);
            }
            .line {
                grid-column: 1 / -1;
                display: flex;
                justify-content: center;
                gap: var(--space-1);
            }
            .number {
                display: flex;
                align-items: center;
                justify-content: center;
                gap: var(--space-1);
            }
            input {
                width: 2.6rem;
                min-height: 2.75rem;
                padding: 0;
                border: 1px solid var(--line);
                border-radius: var(--round-m);
                background: var(--ground);
                color: var(--ink);
                font: 700 var(--text-xl) / 1 var(--serif);
                text-align: center;
                appearance: textfield;
            }
            input::-webkit-inner-spin-button {
                appearance: none;
            }
            input:invalid {
                border-color: var(--bad);
            }
            .step {
                min-width: 2.6rem;
                padding-inline: 0;
            }
            .sides {
                flex: 1;
                display: grid;
                grid-template-columns: 1fr 1fr;
                gap: var(--space-1);
            }
            .side {
                flex-direction: column;
                gap: 0;
                padding: 0;
                border-radius: var(--round-m);
                font-size: 0.6875rem;
                line-height: 1.2;
            }
            .side svg {
                flex: none;
                width: 1.35rem;
                height: 1.35rem;
            }
            .side[aria-pressed='true'] {
                border-color: var(--gold);
                box-shadow: inset 0 0 0 2px var(--gold);
                color: var(--gold);
            }
            .side {
                position: relative;
            }
            .side[aria-pressed='true']::before {
                content: '✓';
                position: absolute;
                top: 0.1rem;
                left: 0.4rem;
            }
            .bid,
            .pass {
                padding-inline: var(--space-3);
                line-height: 1.2;
            }
            .only {
                grid-column: 1 / -1;
            }
            @container (min-width: 40rem) {
                form {
                    display: flex;
                    gap: var(--space-3);
                }
                .line {
                    gap: var(--space-4);
                }
                .side {
                    flex-direction: row;
                    gap: var(--space-2);
                    padding-inline: var(--space-5);
                    font-size: var(--text-m);
                }
                .number {
                    gap: var(--space-2);
                }
                .step {
                    min-width: 2.75rem;
                }
                input {
                    width: 4.5rem;
                }
                .bid {
                    padding-inline: var(--space-5);
                }
            }
        `,
    ];

    constructor() {
        super();
        /** The lowest bid that is allowed. */
        this.least = 1;
        /** The bid to begin with, unless it is too low. */
        this.sensible = 1;
        /** The side to begin with. */
        this.own = "";
        /** Whether passing is allowed. */
        this.passable = true;
        this.number = 1;
        this.side = SIDES[0];
    }

    willUpdate(changed) {
        if (changed.has("sensible")) {
            this.number = this.sensible;
        }
        if (changed.has("own")) {
            this.side = this.own || SIDES[0];
        }
        if (changed.has("least") || changed.has("sensible")) {
            this.number = Math.max(this.number, this.least);
        }
    }

    get #valid() {
        return Number.isInteger(this.number) && this.number >= this.least && this.number <= MOST;
    }

    render() {
        const {number, least} = this;
        const words = told("page-bid", {number: this.#valid ? number : "?", side: sideName(this.side)});
        return html`<form novalidate @submit=${this.#bid}>
            <div class="line">
            <div class="number" role="group" aria-label=${told("page-bid-number", {least, most: MOST})}>
                ${this.#step(-1)}
                <input type="number" inputmode="numeric" min=${least} max=${MOST} .value=${String(number || "")}
                    aria-label=${told("page-bid-number", {least, most: MOST})} @input=${this.#type} />
                ${this.#step(1)} ${this.#step(5)}
            </div>
            <div class="sides" role="group" aria-label=${told("page-bid-side")}>
                ${SIDES.map(side => html`<button class="button side" type="button" aria-pressed=${String(side === this.side)} .about=${aboutSide(side)} @click=${() => (this.side = side)}>
                    ${crestArt(side)} <span>${sideName(side)}</span></button>`)}
            </div></div>
            ${this.passable ? html`<button class="button pass" type="button" @click=${() => this.dispatchEvent(new CustomEvent("pass"))}>${told("page-pass")}</button>` : nothing}
            <button class="button chief bid ${this.passable ? "" : "only"}" type="submit" ?disabled=${!this.#valid}>${words}</button>
        </form>`;
    }

    #step(by) {
        const next = Math.max(this.least, Math.min(MOST, (this.number || 0) + by));
        return html`<button class="button step" type="button" ?disabled=${next === this.number}
            aria-label=${told(by < 0 ? "page-less" : "page-more", {by: Math.abs(by)})} @click=${() => (this.number = next)}>${by < 0 ? "−" : "+"}${Math.abs(by)}</button>`;
    }

    #type(event) {
        this.number = Number(event.target.value);
    }

    #bid(event) {
        event.preventDefault();
        if (this.#valid) {
            this.dispatchEvent(new CustomEvent("bid", {detail: {number: this.number, side: this.side}}));
        }
    }
}

if (!customElements.get("masquerade-battle-auction")) {
    customElements.define("masquerade-battle-auction", Auction);
}
