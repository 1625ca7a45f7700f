// The standings as a table; of many players the first ones and oneself, unless all are wanted.
import {LitElement, html, nothing} from "lit";
import {say} from "../words.js";
import {signs} from "../../parts/drawings.js";
import {player, tokens} from "./parts.js";
import {standings} from "./state.js";

const FEW = 10;

class Standings extends LitElement {
    static properties = {known: {attribute: false}, all: {state: true}};

    constructor() {
        super();
        /** @type {any} */ this.known = undefined;
        this.all = false;
    }

    createRenderRoot() { return this; }

    render() {
        const rows = standings(this.known), you = this.known.you.player;
        const shown = this.all || rows.length <= FEW + 2 ? rows : rows.filter(({entrant}, i) => i < FEW || entrant.player === you);
        return html`
            <table class="standings">
                <thead><tr>
                    <th scope="col"><span class="unseen">${say("tournament-rank")}</span><span aria-hidden="true">#</span></th>
                    <th scope="col">${say("tournament-player")}</th><th scope="col">${say("tournament-token-column")}</th>
                    <th scope="col">${say("tournament-state-column")}</th></tr></thead>
                <tbody>${shown.map(row => this.row(row, you))}</tbody>
            </table>
            ${rows.length > FEW + 2 ? html`<button class="button plain" aria-expanded=${String(this.all)} @click=${() => { this.all = !this.all; }}>
                ${this.all ? say("tournament-show-fewer") : say("tournament-show-all", {count: rows.length})}</button>` : nothing}`;
    }

    row({rank, entrant, champion}, you) {
        return html`
            <tr class="${entrant.player === you ? "own" : ""} ${rank ? "" : "gone"}" data-player=${entrant.player}>
                <td>${rank || "–"}</td>
                <th scope="row">${player(entrant)}${entrant.player === you ? html` <span class="tag">${say("sign-you")}</span>` : nothing}${champion
                    ? html` <span class="crowned">${signs.laurel}<span class="unseen">${say("tournament-champion")}</span></span>` : nothing}</th>
                <td>${tokens(entrant.tokens)}</td>
                <td class="quiet">${this.known.phase === "ended" && rank ? "" : say("tournament-player-state", {state: entrant.state})}</td>
            </tr>`;
    }
}
customElements.define("masque-standings", Standings);
