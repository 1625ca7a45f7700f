/** A window over the page that Escape, a tap beside it or its button closes; `sheet` lets it rise from below. */
import {LitElement, css, html} from "lit";
import {say} from "../app/words.js";
import {base, buttons} from "./base.js";
import {signs} from "./drawings.js";

export class Dialog extends LitElement {
    static properties = {
        open: {type: Boolean},
        label: {},
        sheet: {type: Boolean, reflect: true},
        wide: {type: Boolean, reflect: true},
    };

    static styles = [
        base,
        buttons,
        css`
            dialog {
                width: min(34rem, calc(100vw - 2rem));
                max-height: calc(100dvh - 2rem);
                padding: 0;
                border: 1px solid var(--gold-deep);
                border-radius: var(--round-l);
                background: var(--surface);
                color: var(--ink);
                box-shadow: var(--lift);
            }
            :host([wide]) dialog {
                width: min(56rem, calc(100vw - 2rem));
            }
            dialog::backdrop {
                background: var(--scrim);
            }
            dialog[open] {
                animation: rise var(--calm) var(--ease);
            }
            @keyframes rise {
                from {
                    transform: translateY(1rem);
                    opacity: 0;
                }
            }
            header {
                position: sticky;
                top: 0;
                display: flex;
                align-items: center;
                justify-content: space-between;
                gap: var(--space-3);
                padding: var(--space-3) var(--space-3) var(--space-2) var(--space-5);
                background: var(--surface);
            }
            h2 {
                font-size: var(--text-xl);
            }
            .body {
                padding: 0 var(--space-5) var(--space-5);
            }
            .close {
                width: 2.75rem;
                padding: 0;
                font-size: 1.25rem;
            }
            @media (max-width: 699px) {
                :host([sheet]) dialog {
                    width: 100vw;
                    max-width: 100vw;
                    margin-bottom: 0;
                    border-radius: var(--round-l) var(--round-l) 0 0;
                    border-width: 1px 0 0;
                }
            }
        `,
    ];

    constructor() {
        super();
        this.open = false;
        this.label = "";
        this.sheet = false;
        this.wide = false;
    }

    render() {
        return html`<dialog aria-labelledby="title" @close=${this.#closed} @click=${this.#beside}>
            <header>
                <h2 id="title">${this.label}</h2>
                <button class="button plain close" type="button" aria-label=${say("parts-close")} @click=${this.#close}>${signs.no}</button>
            </header>
            <div class="body"><slot></slot></div>
        </dialog>`;
    }

    updated(changed) {
        if (!changed.has("open")) {
            return;
        }
        const dialog = this.renderRoot.querySelector("dialog");
        if (this.open && !dialog.open) {
            dialog.showModal();
        } else if (!this.open && dialog.open) {
            dialog.close();
        }
    }

    #close() {
        this.renderRoot.querySelector("dialog").close();
    }

    /** A click on the element itself, not on anything in it, is one on the backdrop. */
    #beside(event) {
        if (event.target === event.currentTarget) {
            this.#close();
        }
    }

    #closed() {
        this.open = false;
        this.dispatchEvent(new CustomEvent("close"));
    }
}
