// What the coach says of a person's game: the choices that cost most, with the way to each, and how chance fell.
import {LitElement, html, nothing} from "lit";
import {get, post} from "../api.js";
import {say} from "../words.js";

/** How often one looks whether the coach is ready. */
const LOOK_MILLIS = 1_500;

const percent = share => Math.round(100 * share);

/**
 * @typedef {{ply: number, grade: string, chosen: string, best: string, cost: number, doubt: number, why?: string}} Mark
 * @typedef {{events: number, others: number, gain: number, doubt: number, percentile: number}} Fortune
 */

class CoachPanel extends LitElement {
    static properties = {table: {}, seat: {type: Number}, mine: {type: Boolean}, said: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        this.table = "";
        /** Whose game. */
        this.seat = -1;
        /** Whether one sat at the table, so that one may ask. */
        this.mine = false;
        /** @type {any} */ this.said = undefined;
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.timer);
    }

    willUpdate(changed) {
        if (changed.has("seat") && this.seat >= 0) {
            this.said = undefined;
            this.attempt(() => get(`tables/${this.table}/coach?seat=${this.seat}`));
        }
    }

    async attempt(what) {
        const {seat} = this;
        clearTimeout(this.timer);
        try {
            const said = await what();
            // Meanwhile somebody else's game may be looked at.
            if (seat !== this.seat || !this.isConnected) return;
            this.said = said;
            this.trouble = "";
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        if (this.said?.state === "thinking") {
            this.timer = setTimeout(() => this.attempt(() => get(`tables/${this.table}/coach?seat=${seat}`)), LOOK_MILLIS);
        }
    }

    ask() { return this.attempt(() => post(`tables/${this.table}/coach`, {seat: this.seat})); }

    render() {
        return html`
            <section class="panel coach" aria-label=${say("coach-title")}>
                <h2>${say("coach-title")}</h2>
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                <div role="status">${this.heard()}</div>
                ${this.said?.state === "ready" ? this.review(this.said) : nothing}
            </section>`;
    }

    heard() {
        if (this.said?.state === "thinking") return html`<p>${say("coach-thinking")}</p><progress aria-label=${say("coach-thinking")}></progress>`;
        if (this.said?.state !== "none") return nothing;
        return this.mine
            ? html`<p>${say("coach-offer")}</p><button class="button chief ask" @click=${() => this.ask()}>${say("coach-ask")}</button>`
            : html`<p class="quiet">${say("coach-unasked")}</p>`;
    }

    review({choices, same, "as-good": asGood, unknown, marks, deal, play}) {
        return html`
            <p>${say("coach-choices", {choices, same, asGood, unknown})}</p>
            ${marks.length ? html`<ol class="costs">${marks.map(mark => this.mark(mark))}</ol>` : html`<p>${say("coach-clean")}</p>`}
            <h3>${say("coach-luck")}</h3>
            ${deal.events ? this.fortune("coach-deal", deal) : nothing}
            ${play.events ? this.fortune("coach-play", play) : html`<p class="quiet">${say("coach-no-play")}</p>`}
            <p class="quiet">${say("coach-compared", {others: deal.others})}</p>`;
    }

    /** @param {Mark} mark */
    mark({ply, grade, chosen, best, cost, doubt, why}) {
        return html`<li class=${grade}>
            <p><b class="grade">${say(`coach-${grade}`)}</b> ${say("coach-cost", {cost: percent(cost), doubt: percent(doubt)})}</p>
            <p>${say("coach-chosen", {move: chosen})} ${say("coach-best", {move: best})}</p>
            ${why ? html`<p class="quiet">${why}</p>` : nothing}
            <button class="button" @click=${() => this.dispatchEvent(new CustomEvent("jump", {detail: {ply, seat: this.seat}}))}>${say("coach-look")}</button>
        </li>`;
    }

    /** @param {string} words @param {Fortune} fortune */
    fortune(words, {events, gain, doubt, percentile}) {
        const better = Math.round(percentile);
        // What is less than it may be wrong by is nothing to speak of.
        const size = Math.abs(gain) < doubt ? 0 : Math.abs(percent(gain));
        return html`<m-meter goal="100" have=${better} words=${say(words, {events, better})}></m-meter>
            <p class="quiet">${say("coach-gain", {up: gain > 0 ? "yes" : "no", size, doubt: percent(doubt)})}</p>`;
    }
}
customElements.define("masque-coach", CoachPanel);
