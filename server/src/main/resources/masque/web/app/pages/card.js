// One's own challenge card: choose a character, show it, print it, switch it off; and who called meanwhile.
import {LitElement, html, nothing} from "lit";
import {get, post, put} from "../api.js";
import {at} from "../base.js";
import {CardLine} from "../cards/line.js";
import {codeOf, drawingsOf} from "../cards/drawing.js";
import {beSomebody} from "../me.js";
import {keep} from "../memory.js";
import {go} from "../router.js";
import {copy} from "../share.js";
import {language, listed, say} from "../words.js";

class CardPage extends LitElement {
    static properties = {
        card: {state: true}, calls: {state: true}, faces: {state: true}, chosen: {state: true}, choosing: {state: true},
        drawings: {state: true}, busy: {state: true}, trouble: {state: true}, copied: {state: true}, ready: {state: true},
    };

    constructor() {
        super();
        /** @type {any[]} */ this.calls = [];
        /** @type {any[]} */ this.faces = [];
        /** @type {any} */ this.drawings = {};
        this.chosen = "";
        this.choosing = false;
        this.busy = false;
        this.trouble = "";
        this.copied = false;
        this.ready = false;
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        document.title = `${say("card-title")} · Masque`;
        this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.line?.close();
    }

    async load() {
        await this.attempt(async () => {
            await beSomebody();
            const [{card, calls}, {games}] = await Promise.all([get("cards"), get("games")]);
            this.calls = calls;
            this.game = games.find(game => game.cards);
            if (this.game) {
                const {faces} = await get(`games/${this.game.id}/faces`);
                this.drawings = await drawingsOf(this.game.id);
                this.faces = faces;
            }
            this.take(card);
            this.ready = true;
        });
    }

    /** Has this card from now on, and hears what happens to it. */
    take(card) {
        this.card = card;
        this.choosing = !card;
        this.chosen = card?.face.id ?? "";
        this.copied = false;
        keep("card", card?.id ?? null);
        this.line?.close();
        if (!card) return;
        this.line = new CardLine(card.id);
        this.duel = undefined;
        this.line.addEventListener("card", event => this.hear(/** @type {CustomEvent} */ (event).detail));
    }

    /** A duel that begins while one looks is gone to at once; one that was under way before is not. */
    hear(card) {
        const {table = ""} = card.you;
        if (this.duel !== undefined && table && table !== this.duel) go(`table/${table}`);
        if (card.waiting !== this.card.waiting) this.look();
        this.duel = table;
        this.card = card;
    }

    async look() {
        ({calls: this.calls} = await get("cards").catch(() => ({calls: this.calls})));
    }

    async attempt(what) {
        this.busy = true;
        this.trouble = "";
        try {
            await what();
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    make() {
        return this.attempt(async () => this.take(await post("cards", {game: this.game.id, face: this.chosen})));
    }

    renew() {
        return this.attempt(async () => this.take(await post("cards/renew")));
    }

    switchTo(on) {
        return this.attempt(async () => { this.card = await put("cards", {on}); });
    }

    async copy(event) {
        this.copied = await copy(event.target.closest("label").querySelector("input"));
    }

    render() {
        if (!this.ready) return html`<main class="page cards waiting">${this.wrong()}</main>`;
        return html`
            <main class="page cards">
                <section class="welcome"><h1>${say("card-title")}</h1><p>${say("card-intro")}</p></section>
                ${this.wrong()}
                ${this.game ? nothing : html`<p class="panel">${say("card-none")}</p>`}
                ${this.card ? this.mine() : nothing}
                ${this.game && this.choosing ? this.gallery() : nothing}
                ${this.card || this.calls.length ? this.callers() : nothing}
            </main>`;
    }

    wrong() {
        return this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing;
    }

    mine() {
        const {id, on, you} = this.card;
        return html`
            <div class="holding">
                <masque-challenge-card class="${on ? "" : "off"}" format="look" .card=${this.card}></masque-challenge-card>
                <section class="panel stack showing">
                    <div class="scan-row"><img class="scan" src=${codeOf(id)} width="176" height="176" alt=${say("card-scan")}>
                        <p role="status">${!on ? say("card-is-off-mine") : you.table
                            ? html`${say("card-fighting")} <a class="button chief" href=${at(`table/${you.table}`)}>${say("card-to-duel")}</a>`
                            : say("card-open")}
                            ${you.line?.length ? html`<span class="quiet">${say("card-line", {names: listed(you.line), count: you.line.length})}</span>` : nothing}</p></div>
                    <label class="field link">${say("lobby-link")}
                        <span class="row"><input readonly .value=${at(`card/${id}`)} @focus=${event => event.target.select()}>
                        <button class="button" @click=${this.copy}>${this.copied ? say("copied") : say("copy")}</button></span></label>
                    <label class="check"><input type="checkbox" .checked=${on} ?disabled=${this.busy}
                        @change=${({target}) => this.switchTo(target.checked)}>${say("card-switch")}</label>
                    <div class="actions">
                        <a class="button chief" href=${at(`card/${id}/print`)}>${say("card-print")}</a>
                        <button class="button" ?disabled=${this.busy} @click=${() => { this.choosing = !this.choosing; }}>${say("card-another")}</button>
                        <button class="button" ?disabled=${this.busy} @click=${this.renew}>${say("card-renew")}</button>
                    </div>
                    <p class="quiet">${say("card-renew-why")}</p>
                </section>
            </div>`;
    }

    gallery() {
        const face = this.faces.find(one => one.id === this.chosen);
        return html`
            <section class="choosing" aria-labelledby="choose">
                <h2 id="choose">${say("card-choose")}</h2>
                <div class="faces" role="radiogroup" aria-labelledby="choose">${this.faces.map(one => this.face(one))}</div>
                ${face ? html`<div class="chosen panel">
                    <p><strong>${face.name}</strong> <span class="quiet">${face.gift.name}: ${face.gift.rule}</span></p>
                    <button class="button chief" ?disabled=${this.busy} @click=${this.make}>${say("card-make")}</button></div>` : nothing}
            </section>`;
    }

    face(face) {
        const chosen = face.id === this.chosen;
        const dice = (face.rows[0]?.dice ?? []).map(size => `d${size}`).join(" ");
        return html`<label class="face ${chosen ? "chosen" : ""}">
            <input class="unseen" type="radio" name="face" value=${face.id} .checked=${chosen} @change=${() => { this.chosen = face.id; }}>
            <span aria-hidden="true">${this.drawings.picture?.(face) ?? nothing}</span><b>${face.name}</b><small>${dice}</small></label>`;
    }

    callers() {
        const when = new Intl.DateTimeFormat(language(), {dateStyle: "medium", timeStyle: "short"});
        return html`
            <section class="panel tables callers">
                <h2>${say("card-calls")}</h2>
                ${this.calls.length ? html`<ul>${this.calls.map(({name, at: time, table, result}) => html`<li>
                    <span><strong>${name}</strong> ${say("card-call", {what: table ? result ?? "fights" : "waited"})}</span>
                    <time class="quiet" datetime=${new Date(time).toISOString()}>${when.format(time)}</time>
                    ${result ? html`<a href=${at(`replay/${table}`)}>${say("over-replay")}</a>` : nothing}</li>`)}</ul>`
                    : html`<p class="quiet">${say("card-calls-none")}</p>`}
            </section>`;
    }
}
customElements.define("masque-card", CardPage);
