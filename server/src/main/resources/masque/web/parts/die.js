/** A die of any size as the solid that it is: a bead, a coin, and the polyhedra from four faces to twenty. */
import {LitElement, css, html, nothing, svg} from "lit";
import {moving} from "../app/settings.js";
import {say} from "../app/words.js";
import {base, keyCap} from "./base.js";

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A point on a circle around the middle, by its angle in degrees from the top. */
const on = (radius, angle) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return [26 + radius * Math.cos(turn), 26 + radius * Math.sin(turn)];
};

const drawn = corners => `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;

/** Twelve: a pentagon in front of five others. */
function twelve() {
    const faces = [0, 1, 2, 3, 4].map(at => {
        const [from, to] = [72 * at, 72 * at + 72];
        return [drawn([on(15.5, from), on(15.5, to), on(25, to), on(25, from + 36), on(25, from)]), [1, 2, 3, 3, 1][at]];
    });
    return [...faces, [drawn([0, 72, 144, 216, 288].map(angle => on(15.5, angle))), 0]];
}

/** Twenty: a triangle in front of nine others. */
function twenty() {
    const faces = [0, 120, 240].flatMap((angle, at) => [
        [drawn([on(15, angle), on(25.5, angle - 60), on(25.5, angle)]), [1, 3, 2][at]],
        [drawn([on(15, angle), on(25.5, angle), on(25.5, angle + 60)]), [2, 4, 1][at]],
        [drawn([on(15, angle), on(15, angle + 120), on(25.5, angle + 60)]), [2, 3, 1][at]],
    ]);
    return [...faces, [drawn([0, 120, 240].map(angle => on(15, angle))), 0]];
}

/**
 * The faces that can be seen, each with how much it lies in the shade, and where the number stands.
 *
 * @type {Object<number, {faces: [string, number][], at: [number, number, number]}>}
 */
const SOLIDS = {
    1: {faces: [["M26 4a22 22 0 1 0 0 44 22 22 0 0 0 0-44z", 0], ["M46.5 18A22 22 0 1 1 9 40 24 24 0 0 0 46.5 18z", 2]], at: [25, 31, 19]},
    2: {
        faces: [
            ["M22 5h8a21 21 0 0 1 0 42h-8z", 3],
            ["M22 5a21 21 0 1 0 0 42 21 21 0 0 0 0-42z", 0],
            ["M22 9.5a16.5 16.5 0 1 0 0 33 16.5 16.5 0 0 0 0-33z", 1],
        ],
        at: [22, 33, 20],
    },
    4: {faces: [["M27 2 2 43l36 7z", 0], ["M27 2 38 50l12-11z", 3]], at: [22.5, 40, 19]},
    6: {faces: [["M2.5 14h36v36h-36z", 0], ["M2.5 14 13 2.5h36.5L38.5 14z", 1], ["M38.5 14l11-11.5v35.5l-11 12z", 3]], at: [20.5, 40.5, 25]},
    8: {faces: [["M26 1 6 33h40z", 0], ["M6 33h40L26 51z", 3]], at: [26, 30, 18]},
    10: {
        faces: [
            ["M26 3 1.5 27 12 31z", 2],
            ["M26 3 50.5 27 40 31z", 3],
            ["M1.5 27 12 31l14 7v11z", 3],
            ["M50.5 27 40 31l-14 7v11z", 4],
            ["M26 3 12 31l14 7 14-7z", 0],
        ],
        at: [26, 30.5, 17],
    },
    12: {faces: /** @type {any} */ (twelve()), at: [26, 32.5, 18]},
    20: {faces: /** @type {any} */ (twenty()), at: [26, 31.5, 13.5]},
};

/**
 * A die: without a value it is in the cup; a new `roll` has it roll, unless nothing is to move.
 * `mark` says in a sign what `state` says in colour, `pressed` whether it is one of several that are being chosen.
 */
export class Die extends LitElement {
    static shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};
    static properties = {
        value: {type: Number},
        sides: {type: Number},
        name: {},
        state: {reflect: true},
        tone: {reflect: true},
        still: {type: Boolean},
        sized: {type: Boolean},
        numeral: {type: Boolean},
        pressed: {attribute: false},
        mark: {},
        hint: {},
        about: {attribute: false},
        roll: {attribute: false},
    };

    static styles = [
        base,
        keyCap,
        css`
            :host {
                --die: var(--card);
                --die-edge: var(--gold-deep);
                --die-ink: var(--card-ink);
                display: inline-block;
                width: var(--die-width, 3.25rem);
            }
            :host([tone='night']) {
                --die: #37346f;
                --die-edge: #d9b266;
                --die-ink: #fcf6e7;
            }
            .die {
                position: relative;
                display: block;
                width: 100%;
                padding: 0;
                border: 0;
                border-radius: var(--round-m);
                background: none;
                color: var(--die-ink);
                transition:
                    transform var(--quick) var(--ease),
                    filter var(--quick);
            }
            svg {
                overflow: visible;
                width: 100%;
                filter: drop-shadow(0 2px 3px var(--shade));
            }
            path {
                stroke: var(--die-edge);
                stroke-width: 1.3;
                stroke-linejoin: round;
            }
            .f0 {
                fill: var(--die);
            }
            .f1 {
                fill: color-mix(in srgb, var(--die) 90%, #2a1d4c);
            }
            .f2 {
                fill: color-mix(in srgb, var(--die) 80%, #2a1d4c);
            }
            .f3 {
                fill: color-mix(in srgb, var(--die) 70%, #2a1d4c);
            }
            .f4 {
                fill: color-mix(in srgb, var(--die) 58%, #2a1d4c);
            }
            text {
                font-family: var(--serif);
                font-weight: 700;
                text-anchor: middle;
                fill: currentColor;
            }
            .size {
                display: block;
                margin-top: 0.1rem;
                color: var(--ink-soft);
                font: 600 0.75rem/1 var(--sans);
                text-align: center;
            }
            .mark {
                position: absolute;
                top: -0.35rem;
                right: -0.3rem;
                min-width: 1.15rem;
                padding: 0 0.2rem;
                border-radius: var(--round-full);
                background: var(--gold);
                color: var(--on-gold);
                font: 700 0.75rem/1.15rem var(--sans);
                text-align: center;
            }
            .hint {
                position: absolute;
                display: var(--keys, none);
                bottom: -0.4rem;
                left: -0.3rem;
            }
            :host([state='lit']) svg,
            :host([state='chosen']) svg {
                filter: drop-shadow(0 0 1px var(--gold)) drop-shadow(0 0 5px var(--gold));
            }
            :host([state='lit']) path,
            :host([state='chosen']) path {
                stroke-width: 2;
            }
            :host([state='chosen']) .die,
            :host([state='lit']) button:hover {
                transform: translateY(-9%);
            }
            :host([state='dim']) .die svg {
                filter: brightness(0.8) saturate(0.5);
                opacity: 0.72;
            }
        `,
    ];

    constructor() {
        super();
        this.value = 0;
        this.sides = 6;
        /** What it is called, where that is more than what it shows. */
        this.name = "";
        /** @type {'plain' | 'lit' | 'dim' | 'chosen'} */
        this.state = "plain";
        /** @type {'' | 'night'} */
        this.tone = "";
        this.still = false;
        /** Whether its size is written below. */
        this.sized = false;
        /** Whether a cube shows a number instead of pips. */
        this.numeral = false;
        /** @type {boolean | undefined} */
        this.pressed = undefined;
        this.mark = "";
        this.hint = "";
        /** What it is, for whoever asks. @type {import('./asking.js').About | undefined} */
        this.about = undefined;
        this.roll = 0;
    }

    render() {
        const told = this.value > 0 ? "parts-die" : "parts-die-hidden";
        const name = this.name || say(told, {value: this.value, sides: this.sides});
        return this.still
            ? html`<div class="die" role="img" aria-label=${name}>${this.#picture()}</div>`
            : html`<button class="die" type="button" aria-label=${name} aria-pressed=${this.pressed === undefined ? nothing : String(this.pressed)}
                  aria-description=${this.about?.words || nothing} aria-disabled=${this.state === "dim" ? "true" : nothing}>${this.#picture()}</button>`;
    }

    #picture() {
        const {faces, at} = SOLIDS[this.sides] ?? SOLIDS[20];
        return html`<svg viewBox="0 0 52 52" aria-hidden="true">
                ${faces.map(([shape, shade]) => svg`<path class="f${shade}" d=${shape}/>`)}${this.#shown(at)}
            </svg>
            ${this.sized ? html`<span class="size" aria-hidden="true">d${this.sides}</span>` : nothing}
            ${this.mark ? html`<span class="mark" aria-hidden="true">${this.mark}</span>` : nothing}
            ${this.hint ? html`<kbd class="hint" aria-hidden="true">${this.hint}</kbd>` : nothing}`;
    }

    #shown([x, y, size]) {
        if (this.sides === 6 && this.value > 0 && !this.numeral) {
            return PIPS[this.value].map(
                at => svg`<circle cx=${9.5 + 11 * (at % 3)} cy=${21 + 11 * Math.floor(at / 3)} r="3.6" fill="currentColor"/>`,
            );
        }
        return svg`<text x=${x} y=${y} font-size=${size}>${this.value > 0 ? this.value : "?"}</text>`;
    }

    updated(changed) {
        if (changed.has("roll") && this.roll && moving()) {
            this.renderRoot.querySelector("svg").animate(
                [
                    {transform: "translateY(-90%) rotate(-260deg) scale(1.08)", opacity: 0.4},
                    {transform: "translateY(0) rotate(20deg)", opacity: 1, offset: 0.6},
                    {transform: "translateY(-14%) rotate(6deg)", offset: 0.78},
                    {transform: "none"},
                ],
                {duration: 560, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)"},
            );
        }
    }
}
