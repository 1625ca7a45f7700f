/** The small parts: button, field, die and clock. */
import {LitElement, css, html, nothing, svg} from "lit";
import {say} from "../app/words.js";
import {base, buttons} from "./base.js";
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
            kbd {
                padding: 0 0.35em;
                border: 1px solid currentColor;
                border-radius: var(--round-s);
                font: 600 0.75rem/1.3 var(--sans);
            }
            @media (hover: none) {
                kbd {
                    display: none;
                }
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
            <slot></slot>${this.hint ? html`<kbd aria-hidden="true">${this.hint}</kbd>` : nothing}
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

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die: pips up to six, a numeral beyond; `sides` gives its outline; without a value it is in the cup. */
export class Die extends LitElement {
    static shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};
    static properties = {
        value: {type: Number},
        sides: {type: Number},
        state: {reflect: true},
        still: {type: Boolean},
        rolling: {type: Boolean, reflect: true},
    };

    static styles = [
        base,
        css`
            :host {
                display: inline-block;
                width: var(--die-width, 3.25rem);
            }
            .die {
                display: block;
                width: 100%;
                padding: 0;
                border: 0;
                background: none;
                color: var(--card-ink);
                filter: drop-shadow(0 3px 5px var(--shade));
            }
            .shape {
                fill: var(--card);
                stroke: var(--card-edge);
                stroke-width: 2;
            }
            text {
                font: 700 20px var(--serif);
                text-anchor: middle;
                fill: currentColor;
            }
            :host([state='lit']) .shape,
            :host([state='chosen']) .shape {
                stroke: var(--gold-deep);
                stroke-width: 4;
            }
            :host([state='chosen']) .die {
                transform: translateY(-12%);
            }
            :host([state='dim']) .die {
                filter: brightness(0.72) saturate(0.55);
            }
            :host([rolling]) svg {
                animation: roll var(--stage) var(--ease);
            }
            @keyframes roll {
                from {
                    transform: rotate(-220deg) translateY(-1.5rem);
                }
            }
        `,
    ];

    constructor() {
        super();
        this.value = 0;
        this.sides = 6;
        /** @type {'plain' | 'lit' | 'dim' | 'chosen'} */
        this.state = "plain";
        this.still = false;
        this.rolling = false;
    }

    render() {
        const name =
            this.value > 0
                ? say("parts-die", {value: this.value, sides: this.sides})
                : say("parts-die-hidden", {sides: this.sides});
        return this.still
            ? html`<div class="die" role="img" aria-label=${name}>${this.#picture()}</div>`
            : html`<button class="die" type="button" aria-label=${name} aria-disabled=${this.state === "dim" ? "true" : nothing}>${this.#picture()}</button>`;
    }

    #picture() {
        return html`<svg viewBox="0 0 52 52" aria-hidden="true">${this.#shape()}${this.#mark()}</svg>`;
    }

    #shape() {
        return this.sides === 6
            ? svg`<rect class="shape" x="3" y="3" width="46" height="46" rx="10"/>`
            : svg`<path class="shape" stroke-linejoin="round" d=${outline(this.sides)}/>`;
    }

    #mark() {
        if (this.value <= 0) {
            return svg`<text x="26" y="33">?</text>`;
        }
        return this.sides === 6 && this.value <= 6
            ? PIPS[this.value].map(
                  at =>
                      svg`<circle cx=${13 + 13 * (at % 3)} cy=${13 + 13 * Math.floor(at / 3)} r="4.3" fill="currentColor"/>`,
              )
            : svg`<text x="26" y="33">${this.value}</text>`;
    }
}

/** A triangle for four sides, a rhombus for eight, a kite for ten, more corners beyond. */
function outline(sides) {
    const corners = {4: 3, 8: 4, 10: 4, 12: 5}[sides] ?? 6;
    const points = Array.from({length: corners}, (_, at) => {
        const angle = -Math.PI / 2 + (2 * Math.PI * at) / corners;
        return `${(26 + 24 * Math.cos(angle)).toFixed(1)} ${(27 + 24 * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join("L")}z`;
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
