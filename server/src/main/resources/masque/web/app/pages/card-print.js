// A challenge card on paper, in exactly one of two sizes.
import {LitElement, html} from "lit";
import {get} from "../api.js";
import {at} from "../base.js";
import "../cards/drawing.js";
import {lost} from "../lost.js";
import {say} from "../words.js";

/** What a printer is told of the paper. */
const PAPER = {small: "85mm 54mm", a6: "105mm 148mm"};

class CardPrint extends LitElement {
    static properties = {id: {attribute: false}, card: {state: true}, format: {state: true}, gone: {state: true}};

    constructor() {
        super();
        this.format = "small";
        this.gone = "";
        this.sheet = new CSSStyleSheet();
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        document.title = `${say("card-print-title")} · Masque`;
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
        get(`cards/${this.id}`).then(card => { this.card = card; }, trouble => { this.gone = trouble.message; });
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== this.sheet);
    }

    willUpdate() {
        this.sheet.replaceSync(`@page { size: ${PAPER[this.format]}; margin: 0; }`);
    }

    render() {
        if (this.gone) return lost(this.gone);
        return html`
            <main class="page printing">
                <section class="panel options">
                    <h1>${say("card-print-title")}</h1>
                    <div class="sizes" role="radiogroup" aria-label=${say("card-paper")}>${Object.keys(PAPER).map(format => html`
                        <label class="check"><input type="radio" name="format" .checked=${format === this.format}
                            @change=${() => { this.format = format; }}>${say("card-paper-size", {format})}</label>`)}</div>
                    <p class="quiet">${say("card-print-hint")}</p>
                    <div class="actions">
                        <button class="button chief" ?disabled=${!this.card} @click=${() => print()}>${say("card-print")}</button>
                        <a class="button plain" href=${at("card")}>${say("card-to-mine")}</a></div>
                </section>
                <div class="paper ${this.format}">
                    <masque-challenge-card .format=${this.format} .card=${this.card}></masque-challenge-card></div>
            </main>`;
    }
}
customElements.define("masque-card-print", CardPrint);
