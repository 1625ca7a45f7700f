// Tells the holder of a challenge card who is at another page that the next duel has begun.
import {LitElement, html, nothing} from "lit";
import {at} from "../base.js";
import {CardLine} from "./line.js";
import {keep, recall} from "../memory.js";
import {say} from "../words.js";

class CardCaller extends LitElement {
    static properties = {table: {attribute: false}, duel: {state: true}};

    constructor() {
        super();
        this.table = "";
        this.duel = "";
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        const card = recall("card");
        if (!card) return;
        this.line = new CardLine(card);
        this.line.addEventListener("card", event => {
            const {you} = /** @type {CustomEvent} */ (event).detail;
            this.duel = you.state === "holder" ? you.table ?? "" : "";
        });
        this.line.addEventListener("gone", () => keep("card", null));
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.line?.close();
    }

    render() {
        if (!this.duel || this.duel === this.table) return nothing;
        return html`<p class="calling" role="status">${say("card-next")}
            <a class="button chief" href=${at(`table/${this.duel}`)}>${say("card-to-duel")}</a></p>`;
    }
}
customElements.define("masque-card-caller", CardCaller);
