/** Covers what is in it until it is held down, for a device that is passed around the table. */
import {LitElement, css, html} from "lit";
import {say} from "../app/words.js";
import {base} from "./base.js";
import {cardBack} from "./drawings.js";

export class Peek extends LitElement {
    static properties = {off: {type: Boolean, reflect: true}, name: {}, held: {type: Boolean, reflect: true}};
    static styles = [
        base,
        css`
            :host {
                position: relative;
                display: block;
            }
            .under {
                visibility: hidden;
            }
            :host([off]) .under,
            :host([held]) .under {
                visibility: visible;
            }
            .bar {
                display: flex;
                justify-content: center;
                padding: var(--space-2) 0;
            }
            .hold {
                display: flex;
                align-items: center;
                gap: var(--space-3);
                min-height: 3.5rem;
                padding: var(--space-2) var(--space-5);
                border: 1px solid var(--card-back-line);
                border-radius: var(--round-full);
                background: var(--card-back);
                color: #f6efdf;
                font-weight: 600;
                touch-action: none;
                user-select: none;
                -webkit-user-select: none;
            }
            .hold svg {
                width: 2.25rem;
                color: var(--card-back-line);
            }
        `,
    ];

    constructor() {
        super();
        /** Whether nothing is covered, because the device is nobody else's. */
        this.off = false;
        this.name = "";
        this.held = false;
    }

    render() {
        return html`${this.off ? "" : this.#handle()}
            <div class="under" ?inert=${!this.off && !this.held}><slot></slot></div>`;
    }

    /** Whoever keeps secrets out of the page while they are covered is told by `held`. */
    updated(changed) {
        if (changed.has("held") && changed.get("held") !== undefined) {
            this.dispatchEvent(new CustomEvent("held", {detail: this.held}));
        }
    }

    /* Keys toggle, because holding one down while walking through a hand with others is a trick for two hands. */
    #handle() {
        return html`<div class="bar">
            <button class="hold" type="button" aria-pressed=${this.held} @pointerdown=${this.#lift} @click=${this.#toggle} @contextmenu=${event => event.preventDefault()}>
                ${cardBack}${say(this.held ? "parts-peek-held" : "parts-peek", {name: this.name})}
            </button>
        </div>`;
    }

    #lift(event) {
        if (event.button !== 0) {
            return;
        }
        this.held = true;
        const drop = other => {
            if (other.pointerId === event.pointerId) {
                this.held = false;
                removeEventListener("pointerup", drop);
                removeEventListener("pointercancel", drop);
            }
        };
        addEventListener("pointerup", drop);
        addEventListener("pointercancel", drop);
    }

    #toggle(event) {
        if (event.detail === 0) {
            this.held = !this.held;
        }
    }
}
