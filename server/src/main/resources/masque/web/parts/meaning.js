/** What something is, in a bubble beside it; and a window with everything on the table. */
import {LitElement, css, html, nothing} from "lit";
import {say} from "../app/words.js";
import {base} from "./base.js";

const MARGIN = 8;

export class Meaning extends LitElement {
    static properties = {about: {state: true}, all: {state: true}, rules: {}};
    static styles = [
        base,
        css`
            :host {
                position: absolute;
            }
            .bubble {
                position: fixed;
                inset: auto;
                width: max-content;
                max-width: min(22rem, calc(100vw - 1rem));
                margin: 0;
                padding: var(--space-3) var(--space-4);
                border: 1px solid var(--gold-deep);
                border-radius: var(--round-m);
                background: var(--surface-raised);
                color: var(--ink);
                box-shadow: var(--lift);
                line-height: 1.4;
            }
            b,
            dt {
                display: block;
                font: 600 var(--text-m) / 1.3 var(--serif);
            }
            b::first-letter,
            dt::first-letter {
                text-transform: uppercase;
            }
            dl {
                display: grid;
                grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
                gap: var(--space-3) var(--space-5);
                margin: 0;
            }
            dd,
            .bubble p {
                font-size: 0.9375rem;
                text-wrap: pretty;
            }
            a {
                white-space: nowrap;
            }
            .quiet {
                margin-bottom: var(--space-3);
                color: var(--ink-soft);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {import('./asking.js').About | undefined} */
        this.about = undefined;
        /** @type {import('./asking.js').About[] | undefined} */
        this.all = undefined;
        this.rules = "";
        /** What is explained just now. @type {any} */
        this.thing = undefined;
        /** Whether the bubble stays until it is closed. */
        this.held = false;
    }

    get #bubble() {
        return /** @type {HTMLElement} */ (this.renderRoot.querySelector(".bubble"));
    }

    /** Says what a thing is, beside it. */
    async tell(thing, {held = false, focus = false} = {}) {
        this.thing = thing;
        this.held = held;
        this.about = thing.about;
        await this.updateComplete;
        if (!thing.isConnected) {
            this.hush();
            return;
        }
        this.#bubble.showPopover();
        this.#place(thing.getBoundingClientRect());
        if (focus) {
            this.back = thing;
            (this.renderRoot.querySelector(".bubble a") ?? this.#bubble).focus({preventScroll: true});
        }
    }

    hush() {
        if (this.thing && this.#bubble.matches(":popover-open")) this.#bubble.hidePopover();
        this.thing = undefined;
        this.held = false;
        this.back?.focus?.({preventScroll: true});
        this.back = undefined;
    }

    /** Lists what there is. */
    list(all) {
        this.hush();
        this.all = all;
    }

    /** Above the thing, or below where there is no room; always in the window. */
    #place({left, top, bottom, width}) {
        const {offsetWidth, offsetHeight, style} = this.#bubble;
        const x = Math.max(MARGIN, Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - MARGIN));
        const above = top - offsetHeight - MARGIN;
        const y = above >= MARGIN ? above : Math.min(bottom + MARGIN, innerHeight - offsetHeight - MARGIN);
        style.left = `${x}px`;
        style.top = `${Math.max(MARGIN, y)}px`;
    }

    render() {
        const {about, all} = this;
        return html`<div class="bubble" popover="manual" role="note" tabindex="-1" @keydown=${this.#key}>
                ${about ? html`<b>${about.name}</b> ${about.words || about.clause ? html`<p>${about.words} ${this.#clause(about)}</p>` : nothing}` : nothing}
            </div>
            <m-dialog sheet wide .open=${Boolean(all)} .label=${say("parts-what")} @close=${() => (this.all = undefined)}>
                <p class="quiet">${say("parts-what-how")}</p>
                <dl>${(all ?? []).map(one => html`<div><dt>${one.name}</dt><dd>${one.words} ${this.#clause(one)}</dd></div>`)}</dl>
            </m-dialog>`;
    }

    #clause({clause}) {
        return clause ? html`<a href="${this.rules}#${clause}" target="_blank" aria-label=${say("parts-clause", {clause})}>${clause}</a>` : nothing;
    }

    #key(event) {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        this.hush();
    }
}
