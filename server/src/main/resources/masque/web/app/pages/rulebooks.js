// The rulebooks of all games.
import {LitElement, html} from "lit";
import {get} from "../api.js";
import {at} from "../base.js";
import {say} from "../words.js";

class RulebooksPage extends LitElement {
    static properties = {games: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        /** @type {any[]} */ this.games = [];
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        document.title = `${say("rulebooks")} · Masque`;
        this.load();
    }

    async load() {
        try {
            ({games: this.games} = await get("games"));
        } catch (trouble) {
            this.trouble = trouble.message;
        }
    }

    render() {
        return html`
            <main class="page rulebooks">
                <h1>${say("rulebooks")}</h1>
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : html`
                    <ul class="books">${this.games.map(game => html`
                        <li><a class="panel" href=${at(`rules/${game.id}`)}><strong>${game.name}</strong>
                            <span class="quiet">${game.pitch}</span></a></li>`)}</ul>`}
                <p><a class="button" href=${at("")}>${say("to-home")}</a></p>
            </main>`;
    }
}
customElements.define("masque-rulebooks", RulebooksPage);
