// What the pages of a tournament have in common: they follow it, ask things of it and say what went wrong.
import {LitElement, html, nothing} from "lit";
import {get} from "../api.js";
import {at} from "../base.js";
import {lost} from "../lost.js";
import {titled} from "../notice.js";
import {say} from "../words.js";
import {Follow} from "./follow.js";
import {begun, withNews, withYou} from "./state.js";
import {adopt} from "./styles.js";

/** The rules of tournaments stand in the rulebook of the game that they come from. */
const RULEBOOK = "dice-challenge";
const PATIENCE = 3_000;

export class TournamentPage extends LitElement {
    static properties = {
        tournament: {}, known: {state: true}, game: {state: true}, games: {state: true}, line: {state: true}, state: {state: true},
        trouble: {state: true}, busy: {state: true},
    };

    constructor() {
        super();
        this.tournament = "";
        /** @type {import("./state.js").Tournament | undefined} */ this.known = undefined;
        /** @type {any[]} */ this.games = [];
        /** @type {any} */ this.game = undefined;
        /** @type {Follow | undefined} */ this.line = undefined;
        this.state = "open";
        /** @type {{message: string, clause?: string} | undefined} */ this.trouble = undefined;
        this.busy = false;
        adopt();
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.enter();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.retry);
        this.line?.close();
        this.line = undefined;
    }

    /** Looks at the tournament for the first time, as often as it takes. */
    async enter() {
        try {
            const [frame, {games}] = await Promise.all([get(`tournaments/${this.tournament}`), get("games")]);
            if (!this.isConnected) return;
            this.games = games;
            this.game = games.find(one => one.id === frame.game);
            this.learn(begun(this.known, frame, performance.now()));
            this.state = "open";
            this.follow();
            await this.entered();
        } catch (trouble) {
            if (trouble.status === 404) this.state = "gone";
            else if (this.isConnected) this.later(trouble);
        }
    }

    /** It is known now. @returns {Promise<void>} */
    async entered() {}

    later(trouble) {
        this.trouble = trouble;
        this.retry = setTimeout(() => { this.trouble = undefined; this.enter(); }, PATIENCE);
    }

    /** Listens from now on; whoever has become somebody else has to do so anew. */
    follow() {
        this.line?.close();
        const line = new Follow(this.tournament);
        this.line = line;
        const on = (type, what) => line.addEventListener(type, event => { if (line === this.line) what(event.detail); });
        on("state", state => { this.state = state; });
        on("tournament", frame => this.learn(begun(this.known, frame, performance.now())));
        on("news", news => { if (this.known) this.learn(withNews(this.known, news, performance.now())); });
        on("you", frame => { if (this.known) this.learn(withYou(this.known, frame)); });
    }

    /** @param {import("./state.js").Tournament} known */
    learn(known) {
        const before = this.known;
        this.known = known;
        titled(this.call(known), known.name);
        this.learnt(before, known);
    }

    /** Something is different. @param {any} before undefined for the first time @param {any} known */
    learnt(before, known) {}

    /** @type {(known: any) => string} What somebody who looks elsewhere should come back for; empty for nothing. */
    call(known) { return ""; }

    /** Does something, and shows what goes wrong. @returns {Promise<any>} undefined if it did */
    async attempt(what) {
        this.busy = true;
        this.trouble = undefined;
        try {
            return await what();
        } catch (trouble) {
            this.trouble = trouble;
            return undefined;
        } finally {
            this.busy = false;
        }
    }

    /** Asks something of the tournament. */
    act(what) { return this.attempt(() => this.line?.act(what)); }

    /** What stands above everything else. */
    notes() {
        return html`
            ${this.state === "reconnecting" && this.known ? html`<p class="reconnecting" role="status">${say("reconnecting")}</p>` : nothing}
            ${this.trouble ? html`<p class="trouble" role="alert"><span class="grow">${this.trouble.message}
                ${this.trouble.clause && this.games.some(one => one.id === RULEBOOK)
                    ? html`<a href=${at(`rules/${RULEBOOK}#${this.trouble.clause}`)} target="_blank">${this.trouble.clause}</a>` : nothing}</span>
                <button class="button plain" aria-label=${say("close")} @click=${() => { this.trouble = undefined; }}>✕</button></p>` : nothing}`;
    }

    render() {
        if (this.state === "gone") return lost(say("tournament-gone"));
        if (!this.known) {
            return html`<main class="page"><p class="waiting" role="status">${this.trouble?.message ?? say("loading")}</p></main>`;
        }
        return this.shown(this.known);
    }

    /** The page. @param {import("./state.js").Tournament} known @returns {unknown} */
    shown(known) { return nothing; }
}
