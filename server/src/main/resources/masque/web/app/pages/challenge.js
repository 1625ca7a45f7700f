// Where whoever scans a challenge card comes: whose it is, whom they play, and one button to fight.
import {LitElement, html, nothing} from "lit";
import {get, post, remove} from "../api.js";
import {at} from "../base.js";
import {CardLine} from "../cards/line.js";
import "../cards/drawing.js";
import {lost} from "../lost.js";
import {beSomebody, forgetMe} from "../me.js";
import {go} from "../router.js";
import {say} from "../words.js";

class ChallengePage extends LitElement {
    static properties = {id: {attribute: false}, card: {state: true}, gone: {state: true}, busy: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        this.gone = "";
        this.busy = false;
        this.trouble = "";
        /** Whether one wants to wait, also when the site has forgotten it. */
        this.wanting = false;
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.line?.close();
    }

    async load() {
        try {
            this.see(await get(`cards/${this.id}`));
            this.follow();
        } catch (trouble) {
            if (trouble.status === 404) this.gone = trouble.message;
            else this.trouble = trouble.message;
        }
    }

    /** Hears what happens from now on, as whoever one is by now. */
    follow() {
        this.line?.close();
        this.line = new CardLine(this.id);
        this.line.addEventListener("card", event => this.hear(/** @type {CustomEvent} */ (event).detail));
        this.line.addEventListener("state", () => { if (this.line.state === "gone") this.gone = say("card-gone"); });
    }

    see(card) {
        document.title = `${say("card-challenges", {holder: card.holder})} · Masque`;
        this.card = card;
        this.wanting ||= card.you.state === "waiting";
    }

    hear(card) {
        const duel = card.you.state === "duel" && this.wanting;
        const forgotten = card.you.state === "none" && this.wanting && card.on && !this.busy;
        this.see(card);
        if (!card.on) this.wanting = false;
        if (duel) go(`table/${card.you.table}`);
        else if (forgotten) this.fight();
    }

    async attempt(what) {
        this.busy = true;
        this.trouble = "";
        try {
            await what();
        } catch (trouble) {
            this.wanting = false;
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    fight() {
        return this.attempt(async () => {
            await beSomebody();
            const card = await post(`cards/${this.id}/line`);
            if (card.tournament) return go(`tournament/${card.tournament}`);
            if (card.you.state === "duel") return go(`table/${card.you.table}`);
            this.see(card);
            this.follow();
        });
    }

    fightBot() {
        return this.attempt(async () => {
            await beSomebody();
            forgetMe();
            go(`table/${(await post(`cards/${this.id}/bot`)).table}`);
        });
    }

    giveUp() {
        this.wanting = false;
        return this.attempt(async () => this.see(await remove(`cards/${this.id}/line`)));
    }

    render() {
        if (this.gone) return lost(this.gone);
        if (!this.card) return html`<main class="page challenge waiting">${this.wrong()}</main>`;
        const {holder, face} = this.card;
        return html`
            <main class="page challenge">
                <h1>${say("card-challenges", {holder})}</h1>
                <masque-challenge-card class=${this.card.on ? "" : "off"} format="look" .card=${this.card}></masque-challenge-card>
                <section class="way" aria-live="polite">${this.wrong()}${this.way(holder, face)}</section>
            </main>`;
    }

    wrong() {
        return this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing;
    }

    way(holder, face) {
        const {on, here, busy, waiting, most, you} = this.card;
        if (you.state === "holder") return html`<p>${say("card-own")}</p><a class="button chief big" href=${at("card")}>${say("card-to-mine")}</a>`;
        if (!on) return html`<p class="big-note">${say("card-is-off", {holder})}</p><a class="button" href=${at("")}>${say("to-home")}</a>`;
        if (you.state === "duel") return html`<a class="button chief big" href=${at(`table/${you.table}`)}>${say("card-to-duel")}</a>`;
        if (you.state === "waiting") return this.waits(holder, face);
        return html`
            <p>${here ? busy || waiting ? say("card-busy", {holder, waiting}) : say("card-here", {holder}) : say("card-away", {holder})}</p>
            ${waiting >= most ? html`<p>${say("card-full")}</p>` : html`
                <button class="button chief big" ?disabled=${this.busy} @click=${this.fight}>
                    ${here ? busy || waiting ? say("card-wait") : say("card-fight") : say("card-wait-for", {holder})}</button>`}
            ${here ? nothing : this.bot(face)}`;
    }

    bot(face) {
        return html`<button class="button big" ?disabled=${this.busy} @click=${this.fightBot}>${say("card-bot", {face: face.name})}</button>`;
    }

    waits(holder, face) {
        const {place} = this.card.you;
        return html`
            <p class="place"><span class="quiet">${say("card-place")}</span><strong>${place}</strong></p>
            <p>${this.card.here ? say("card-waiting", {holder}) : say("card-waiting-away", {holder})}</p>
            ${this.card.here ? nothing : this.bot(face)}
            <button class="button plain" ?disabled=${this.busy} @click=${this.giveUp}>${say("card-leave")}</button>`;
    }
}
customElements.define("masque-challenge", ChallengePage);
