// A challenge card as it is drawn: to look at, or to print in one of two sizes. All lengths are shares of its width.
import {LitElement, css, html, nothing} from "lit";
import {asset, at, root, views} from "../base.js";
import {say} from "../words.js";
import {art} from "../../parts/emblems.js";
import {base} from "../../parts/base.js";
import {domino} from "../../parts/drawings.js";

/** @type {Object<string, Promise<any>>} */
const drawn = {};

async function drawings(game) {
    if (!views.has(game)) return {};
    const found = await import(asset(`games/${game}/card.js`)).catch(() => ({}));
    if (found.styles) document.adoptedStyleSheets = [...document.adoptedStyleSheets, found.styles.styleSheet];
    return found;
}

/** How a game draws what its cards show, on any page from now on. @param {string} game @returns {Promise<any>} */
export function drawingsOf(game) {
    drawn[game] ??= drawings(game);
    return drawn[game];
}

/** @type {(id: string) => string} The picture of the code that leads to a card. */
export const codeOf = id => at(`card/${id}/code.svg?root=${encodeURIComponent(root.href)}`);

/** `format` is `look` (no code, as high as it must be), `small` (85 by 54 mm) or `a6` (105 by 148 mm). */
class ChallengeCard extends LitElement {
    static properties = {card: {attribute: false}, format: {reflect: true}, drawings: {state: true}};

    static styles = [
        base,
        css`
            :host {
                display: block;
                container-type: inline-size;
                color: var(--card-ink);
                --die-edge: #a9813a;
            }
            .card {
                position: relative;
                display: grid;
                height: 100%;
                border-radius: 3cqw;
                background: var(--card);
            }
            :host([format='look']) {
                filter: drop-shadow(0 0.4rem 1rem var(--shade));
            }
            .card::before,
            .card::after {
                position: absolute;
                inset: 1.6cqw;
                border: 0.35cqw solid #a9813a;
                border-radius: 2cqw;
                content: '';
                pointer-events: none;
            }
            .card::after {
                inset: 2.5cqw;
                border-width: 0.15cqw;
                border-radius: 1.4cqw;
            }
            .picture svg {
                width: 100%;
                height: auto;
            }
            .name {
                font-family: var(--serif);
                font-weight: 600;
                line-height: 1.1;
                overflow-wrap: anywhere;
                word-break: auto-phrase;
            }
            .uses {
                white-space: nowrap;
            }
            .call,
            .scan p,
            .row-name,
            .rule {
                color: #544e73;
            }
            .row-dice {
                display: flex;
                flex-wrap: wrap;
            }
            .gift {
                display: flex;
                align-items: center;
                font-weight: 600;
            }
            .gift svg {
                flex: none;
                width: 1.5em;
                height: 1.5em;
                color: #7d5300;
            }
            .mark {
                position: absolute;
                color: #a9813a;
            }
            .mark svg {
                width: 100%;
                height: auto;
            }
            .scan img {
                display: block;
                width: 100%;
                image-rendering: pixelated;
            }
            m-die::part(size) {
                color: inherit;
            }

            /* To look at */
            :host([format='look']) .card {
                grid-template: auto / 24cqw minmax(0, 1fr);
                gap: 2cqw 4cqw;
                align-items: center;
                padding: 6cqw;
                font-size: clamp(0.9375rem, 3.6cqw, 1.1875rem);
            }
            :host([format='look']) .who .name {
                font-size: clamp(1.25rem, 6.4cqw, 2rem);
            }
            :host([format='look']) .holder {
                display: none;
            }
            :host([format='look']) .rows,
            :host([format='look']) .skill {
                display: grid;
                grid-column: 1 / -1;
                gap: 2cqw;
            }
            :host([format='look']) .row {
                display: grid;
                grid-template-columns: 24cqw minmax(0, 1fr);
                gap: 4cqw;
                align-items: center;
            }
            :host([format='look']) .row-name {
                font-size: 0.875em;
                line-height: 1.2;
            }
            :host([format='look']) .row-dice {
                gap: 1.5cqw;
                --die-width: 10cqw;
            }
            :host([format='look']) .gift {
                gap: 0.5em;
            }
            :host([format='look']) .mark {
                top: 4.5cqw;
                right: 5cqw;
                width: 9cqw;
            }

            /* On paper nothing is filled that need not be: the ground stays white. */
            :host([format='small']) .card,
            :host([format='a6']) .card {
                border-radius: 0;
                background: #fff;
                --die: #fff;
                --shade: transparent;
            }
            :host([format='small']) .holder .name,
            :host([format='a6']) .holder .name {
                display: -webkit-box;
                overflow: hidden;
                padding-bottom: 0.15em;
                -webkit-box-orient: vertical;
                -webkit-line-clamp: 2;
            }
            :host([format='small']) {
                width: 85mm;
                height: 54mm;
            }
            :host([format='small']) .card {
                grid-template: auto auto minmax(0, 1fr) auto / 15mm minmax(0, 1fr) 31mm;
                gap: 1.2mm 2.5mm;
                padding: 5mm;
                font-size: 2.7mm;
            }
            :host([format='small']) .holder {
                grid-column: 1 / 3;
            }
            :host([format='small']) .holder .name {
                font-size: 4.6mm;
            }
            :host([format='small']) .picture {
                grid-row: 2;
                align-self: center;
            }
            :host([format='small']) .who {
                grid-row: 2;
                align-self: center;
            }
            :host([format='small']) .who .name {
                font-size: 4.2mm;
            }
            :host([format='small']) .rows {
                grid-row: 3;
                grid-column: 1 / 3;
                align-self: center;
            }
            :host([format='small']) .row.reserve,
            :host([format='small']) .row-name,
            :host([format='small']) .rule,
            :host([format='small']) .uses,
            :host([format='small']) .address {
                display: none;
            }
            :host([format='small']) .row + .row {
                margin-top: 0.5mm;
            }
            :host([format='small']) .row-dice {
                gap: 0.9mm;
                --die-width: 7mm;
            }
            :host([format='small']) .row:has(~ .row:not(.reserve)) .row-dice,
            :host([format='small']) .row:not(.reserve) ~ .row:not(.reserve) .row-dice {
                --die-width: 5.4mm;
            }
            :host([format='small']) .skill {
                grid-row: 4;
                grid-column: 1 / 3;
            }
            :host([format='small']) .gift {
                gap: 0.8mm;
                font-size: 2.9mm;
            }
            :host([format='small']) .scan {
                grid-row: 1 / -1;
                grid-column: 3;
                align-self: center;
                font-size: 2.7mm;
                text-align: center;
            }
            :host([format='small']) .mark {
                display: none;
            }

            :host([format='a6']) {
                width: 105mm;
                height: 148mm;
            }
            :host([format='a6']) .card {
                grid-template: auto auto auto minmax(0, 1fr) auto auto / 36mm minmax(0, 1fr);
                gap: 2mm 5mm;
                padding: 8mm;
                font-size: 3.6mm;
            }
            :host([format='a6']) .holder {
                grid-column: 1 / -1;
                padding-inline-end: 14mm;
            }
            :host([format='a6']) .holder .name {
                font-size: 6.8mm;
            }
            :host([format='a6']) .picture {
                width: 28mm;
                margin-inline: auto;
            }
            :host([format='a6']) .mark {
                top: 9mm;
                right: 9mm;
                width: 13mm;
            }
            :host([format='a6']) .who {
                align-self: center;
            }
            :host([format='a6']) .who .name {
                font-size: 6.4mm;
            }
            :host([format='a6']) .rows {
                display: grid;
                grid-column: 1 / -1;
                gap: 1.5mm;
            }
            :host([format='a6']) .row {
                display: grid;
                grid-template-columns: 28mm minmax(0, 1fr);
                align-items: center;
            }
            :host([format='a6']) .row-dice {
                gap: 1.6mm;
                --die-width: 10mm;
            }
            :host([format='a6']) .skill {
                grid-row: 5;
                grid-column: 2;
                align-self: center;
            }
            :host([format='a6']) .gift {
                gap: 1.2mm;
                margin-bottom: 1mm;
                font-size: 4mm;
            }
            :host([format='a6']) .scan {
                grid-row: 5;
                grid-column: 1;
                width: 38mm;
                margin-inline-start: -2mm;
                text-align: center;
            }
            :host([format='a6']) .address {
                grid-row: 6;
                grid-column: 1 / -1;
                color: #544e73;
                font-size: 2.5mm;
                text-align: center;
                overflow-wrap: anywhere;
            }
        `,
    ];

    constructor() {
        super();
        this.format = "look";
        /** @type {any} */ this.drawings = {};
    }

    willUpdate(changed) {
        if (changed.has("card") && this.card && this.game !== this.card.game) {
            this.game = this.card.game;
            drawingsOf(this.game).then(drawings => {
                this.drawings = drawings;
                if (drawings.styles) this.renderRoot.adoptedStyleSheets = [...this.renderRoot.adoptedStyleSheets, drawings.styles.styleSheet];
            });
        }
    }

    render() {
        if (!this.card) return nothing;
        const {face, holder, id} = this.card;
        const code = this.format !== "look";
        return html`<article class="card" aria-label=${say("card-of", {holder, face: face.name})}>
            <header class="holder"><p class="call">${say("card-call-up")}</p><p class="name">${holder}</p></header>
            <div class="mark" aria-hidden="true">${art(domino)}</div>
            <div class="picture" aria-hidden="true">${this.drawings.picture?.(face) ?? nothing}</div>
            <div class="who"><p class="name">${face.name}</p></div>
            <div class="rows">${face.rows.filter(row => row.dice.length).map(row => this.row(row))}</div>
            <div class="skill">
                <p class="gift"><span aria-hidden="true">${this.drawings.sign?.(face.gift) ?? nothing}</span><span>${face.gift.name}
                    ${face.gift.uses ? html`<span class="uses">× ${face.gift.uses}</span>` : nothing}</span></p>
                <p class="rule">${face.gift.rule}</p>
            </div>
            ${code ? html`<div class="scan"><img src=${codeOf(id)} alt=${say("card-scan")}><p>${say("card-scan-me")}</p></div>
                <p class="address">${at(`card/${id}`)}</p>` : nothing}
        </article>`;
    }

    row({kind, name, dice}) {
        return html`<div class="row ${kind}"><span class="row-name">${name}</span>
            <span class="row-dice">${dice.map(size => html`<m-die still numeral .tone=${kind === "starting" || this.format !== "look" ? "" : "night"}
                .sides=${size} .value=${size} .name=${`d${size}`}></m-die>`)}</span></div>`;
    }
}
customElements.define("masque-challenge-card", ChallengeCard);
