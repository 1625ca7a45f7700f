// What else can be done at a table.
import {LitElement, html, nothing} from "lit";
import {at} from "./base.js";
import * as notice from "./notice.js";
import {CHOICES, choose, setting} from "./settings.js";
import {say} from "./words.js";
import {signs} from "../parts/drawings.js";

class TableMenu extends LitElement {
    static properties = {frame: {attribute: false}, game: {attribute: false}, info: {attribute: false}, open: {state: true}};

    constructor() {
        super();
        this.open = false;
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.away = event => {
            if (this.open && (event.key === "Escape" || (event.type === "click" && !event.composedPath().includes(this)))) this.shut();
        };
        document.addEventListener("click", this.away);
        document.addEventListener("keydown", this.away);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("click", this.away);
        document.removeEventListener("keydown", this.away);
    }

    shut() {
        this.open = false;
        this.querySelector("button")?.focus();
    }

    want(what, seat) {
        this.open = false;
        this.dispatchEvent(new CustomEvent("want", {detail: {what, seat}}));
    }

    render() {
        return html`
            <button class="button" aria-expanded=${String(this.open)} aria-controls="table-menu" title=${say("menu")}
                @click=${() => { this.open = !this.open; }}>${signs.menu}<span class="word">${say("menu")}</span></button>
            ${this.open ? html`<div id="table-menu" class="menu panel">${this.items()}</div>` : nothing}`;
    }

    items() {
        const {seat, phase, tournament} = this.frame;
        const playing = phase === "playing" && seat !== undefined;
        const item = (text, what, other) => html`<button class="button plain" @click=${() => this.want(what, other)}>${text}</button>`;
        return html`
            <a class="button plain" href=${at(`rules/${this.game.id}`)} target="_blank">${say("rules")}</a>
            <a class="button plain" href=${at("settings")} target="_blank">${say("settings")}</a>
            ${this.pace()}
            ${this.toggle("menu-sound", notice.sounding(), notice.sound)}
            ${notice.canNotify() ? this.toggle("menu-notify", notice.notifying(), notice.notify) : nothing}
            ${playing ? html`
                ${item(say("menu-cover"), "cover")}
                ${tournament ? nothing : this.free(item)}` : nothing}
            ${tournament ? html`<a class="button plain" href=${at(`tournament/${tournament.id}`)}>${say("to-tournament")}</a>` : nothing}
            <a class="button plain" href=${at("")}>${say("to-home")}</a>`;
    }

    /** What is done at no match of a tournament: that is played to its end by those who began it. */
    free(item) {
        const {seat, chairs, ending, host} = this.frame;
        return html`
            ${chairs[seat].house ? item(say("menu-return"), "return") : item(say("menu-leave"), "leave")}
            ${ending.includes(seat) ? item(say("menu-go-on"), "go-on") : item(say("menu-end"), "end")}
            ${host === seat ? chairs.filter(chair => chair.kind === "person" && !chair.here && !chair.house && chair.seat !== seat)
                .map(chair => item(say("menu-house", {name: chair.name}), "house", chair.seat)) : nothing}`;
    }

    /** How fast things go; it is changed while one plays. */
    pace() {
        return html`<label class="check pace"><span>${say("settings-pace")}</span>
            <select @change=${event => { choose("pace", event.target.value); this.requestUpdate(); }}>
                ${CHOICES.pace.map(one => html`<option value=${one} ?selected=${one === setting("pace")}>${say(`settings-pace-${one}`)}</option>`)}
            </select></label>`;
    }

    toggle(key, on, set) {
        return html`<label class="check"><input type="checkbox" .checked=${on}
            @change=${async event => { await set(event.target.checked); this.requestUpdate(); }}><span>${say(key)}</span></label>`;
    }
}
customElements.define("masque-table-menu", TableMenu);
