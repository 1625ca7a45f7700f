/** The small parts: button, field and clock. */
import {LitElement, css, html, nothing} from "lit";
import {say} from "../app/words.js";
import {base, buttons, keyCap} from "./base.js";
import {signs} from "./drawings.js";

/** A button: `chief` for the one thing to do, `plain` for what is beside the point. */
export class Button extends LitElement {
    static shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};
    static properties = {
        kind: {},
        disabled: {type: Boolean, reflect: true},
        label: {},
        hint: {},
        small: {type: Boolean},
    };
    static styles = [
        base,
        buttons,
        keyCap,
        css`
            :host {
                display: inline-block;
            }
            :host([disabled]) {
                pointer-events: none;
            }
            .button {
                width: 100%;
            }
            .hint {
                display: var(--keys, none);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {'' | 'chief' | 'plain'} */
        this.kind = "";
        this.disabled = false;
        this.small = false;
        /** What it is called, where it shows only a drawing. */
        this.label = "";
        /** The key that does the same. */
        this.hint = "";
    }

    render() {
        return html`<button class="button ${this.kind} ${this.small ? "small" : ""}" type="button" ?disabled=${this.disabled}
            aria-label=${this.label || nothing}>
            <slot></slot>${this.hint ? html`<kbd class="hint" aria-hidden="true">${this.hint}</kbd>` : nothing}
        </button>`;
    }
}

/** A line to type in, with its label, a hint and what is wrong with it. */
export class Field extends LitElement {
    static shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};
    static properties = {label: {}, value: {}, hint: {}, wrong: {}, longest: {type: Number}, disabled: {type: Boolean}};
    static styles = [
        base,
        css`
            :host {
                display: block;
            }
            label {
                display: block;
                margin-bottom: var(--space-1);
                font-weight: 600;
            }
            input {
                width: 100%;
                min-height: 2.75rem;
                padding: var(--space-2) var(--space-3);
                border: 1px solid var(--line);
                border-radius: var(--round-m);
                background: var(--ground);
                color: var(--ink);
                font: inherit;
            }
            input[aria-invalid='true'] {
                border-color: var(--bad);
            }
            p {
                display: flex;
                align-items: center;
                gap: var(--space-1);
                margin-top: var(--space-1);
                color: var(--ink-soft);
                font-size: var(--text-s);
            }
            .wrong {
                color: var(--bad);
            }
        `,
    ];

    constructor() {
        super();
        this.label = "";
        this.value = "";
        this.hint = "";
        this.wrong = "";
        this.longest = 200;
        this.disabled = false;
    }

    render() {
        return html`<label for="line">${this.label}</label>
            <input id="line" .value=${this.value} maxlength=${this.longest} ?disabled=${this.disabled} autocomplete="off"
                aria-invalid=${this.wrong ? "true" : nothing} aria-describedby="more" @input=${event => (this.value = event.target.value)} />
            <p id="more" class=${this.wrong ? "wrong" : ""}>${this.wrong ? html`${signs.no} ${this.wrong}` : this.hint}</p>`;
    }
}

/** Time left: told by the server, counted down here in between. */
export class Clock extends LitElement {
    static properties = {millis: {type: Number}, running: {type: Boolean, reflect: true}, left: {state: true}};
    static styles = [
        base,
        css`
            :host {
                display: inline-flex;
                align-items: center;
                gap: 0.25em;
                font-variant-numeric: tabular-nums;
                white-space: nowrap;
            }
            .low {
                color: var(--bad);
                font-weight: 700;
            }
            svg {
                width: 1em;
                height: 1em;
            }
        `,
    ];

    #since = 0;
    #ticking = 0;

    constructor() {
        super();
        this.millis = 0;
        this.running = false;
        this.left = 0;
    }

    willUpdate(changed) {
        if (changed.has("millis") || changed.has("running")) {
            this.#since = performance.now();
            this.left = this.millis;
            this.#wind();
        }
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.#ticking);
        this.#ticking = 0;
    }

    #wind() {
        clearInterval(this.#ticking);
        this.#ticking = this.running
            ? setInterval(() => (this.left = Math.max(0, this.millis - (performance.now() - this.#since))), 250)
            : 0;
    }

    render() {
        const seconds = Math.ceil(this.left / 1000);
        const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
        const low = this.running && seconds <= 10;
        return html`<span class=${low ? "low" : ""} role="timer" aria-live="off" aria-label=${say("parts-clock", {minutes: Math.floor(seconds / 60), seconds: seconds % 60})}>
            ${text}${low ? " !" : ""}</span>`;
    }
}
