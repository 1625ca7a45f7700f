// Whom one can challenge: one tap in matches of two; in larger ones the others are chosen first.
import {LitElement, html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {say} from "../words.js";
import {gameOf, player, tokens} from "./parts.js";
import {entrantOf, listedPlayers, matchesSearch, othersIn} from "./state.js";

/** From so many players on one is rather searched for; more are not listed at once. */
const MANY = 8, MOST = 40;
/** How long somebody who has touched the list may still be about to tap on it. */
const ABOUT_TO_TAP = 4_000;

/** Tells `act`. */
class Challenging extends LitElement {
    static properties = {known: {attribute: false}, search: {state: true}, realDice: {state: true}, chosen: {state: true}};

    constructor() {
        super();
        /** @type {any} */ this.known = undefined;
        this.search = "";
        this.realDice = false;
        /** @type {string[]} */ this.chosen = [];
        /** @type {string[]} */ this.shown = [];
        this.touched = -ABOUT_TO_TAP;
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.tidy = setInterval(() => this.requestUpdate(), ABOUT_TO_TAP);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.tidy);
    }

    willUpdate() {
        const others = othersIn(this.known), still = performance.now() - this.touched < ABOUT_TO_TAP;
        this.shown = listedPlayers(this.shown, others, still);
        this.chosen = this.chosen.filter(one => others.some(({player: id, state}) => id === one && state === "free"));
    }

    touch() { this.touched = performance.now(); }

    challenge(others) {
        this.chosen = [];
        this.dispatchEvent(new CustomEvent("act", {detail: {do: "challenge", others, realDice: this.realDice}}));
    }

    toggle(id) {
        this.chosen = this.chosen.includes(id) ? this.chosen.filter(one => one !== id) : [...this.chosen, id];
    }

    render() {
        const free = this.shown.map(one => entrantOf(this.known, one)).filter(one => one !== undefined);
        const found = free.filter(({name}) => matchesSearch(name, this.search));
        return html`
            <section class="panel challenging" @pointermove=${this.touch} @pointerdown=${this.touch} @keydown=${this.touch}>
                <h2>${say("tournament-challenge-title")}</h2>
                ${free.length >= MANY || this.search ? html`<label class="field"><span class="unseen">${say("tournament-search")}</span>
                    <input type="search" name="search" placeholder=${say("tournament-search")} autocomplete="off"
                        @input=${event => { this.search = event.target.value; this.touched = -ABOUT_TO_TAP; }}></label>` : nothing}
                ${found.length ? html`<ul class="lines">${repeat(found.slice(0, MOST), one => one.player, one => this.line(one))}</ul>`
                    : html`<p class="quiet" role="status">${say(this.search ? "tournament-nobody-found" : "tournament-challenge-none")}</p>`}
                ${this.several() && free.length ? this.together() : nothing}
                ${free.length ? html`<label class="check"><input type="checkbox" name="real" .checked=${this.realDice}
                    @change=${event => { this.realDice = event.target.checked; }}><span>${say("tournament-real-choice", {game: gameOf(this.known)})}</span></label>` : nothing}
            </section>`;
    }

    several() { return this.known.seats > 2; }

    line(entrant) {
        const {player: id, name, state} = entrant, {challenge} = this.known.you;
        const free = state === "free", who = html`<span class="what">${player(entrant)}</span>${tokens(entrant.tokens)}`;
        if (this.several()) {
            return html`<li><label class="check grow"><input type="checkbox" .checked=${this.chosen.includes(id)} ?disabled=${!free
                || this.chosen.length >= this.known.seats - 1 && !this.chosen.includes(id)} @change=${() => this.toggle(id)}>${who}</label></li>`;
        }
        return html`<li data-player=${id}>${who}<button class="button small ask" ?disabled=${!free || challenge !== undefined}
            aria-label=${say("tournament-challenge-name", {name})} @click=${() => this.challenge([id])}>
            ${free ? say("tournament-challenge") : say("tournament-player-state", {state})}</button></li>`;
    }

    together() {
        const left = this.known.seats - 1 - this.chosen.length;
        return html`<button class="button chief" ?disabled=${left > 0 || this.known.you.challenge !== undefined}
            @click=${() => this.challenge(this.chosen)}>${say("tournament-challenge-others", {left})}</button>`;
    }
}
customElements.define("masque-challenging", Challenging);
