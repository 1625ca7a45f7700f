// Sets a tournament up: what is played, for how long, and who may join.
import {LitElement, html, nothing} from "lit";
import {get, post} from "../api.js";
import {beSomebody, me, proposal} from "../me.js";
import {chatField, clockField, levelName, lookOf, optionFields, seatsField, usualLevel} from "../options.js";
import {go} from "../router.js";
import {say} from "../words.js";
import {adopt} from "../tournament/styles.js";

const FEWEST_TOKENS = 5, MOST_TOKENS = 10, FEWEST_SEATS = 2;
const ENTRIES = ["link", "code", "approval"];
const USUAL = {
    tokens: FEWEST_TOKENS, minutes: 60, entry: "link", clock: {kind: "move", seconds: 60, grace: 120}, chat: true, botsTakeTitle: false, bots: 0,
};

class NewTournament extends LitElement {
    static properties = {games: {state: true}, game: {state: true}, look: {state: true}, terms: {state: true}, busy: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        /** @type {any[]} */ this.games = [];
        /** @type {any} */ this.game = undefined;
        /** @type {import("../options.js").Look} */ this.look = {};
        /** @type {any} */ this.terms = {...USUAL, name: "", seats: FEWEST_SEATS, options: {}, level: ""};
        this.busy = false;
        this.trouble = "";
        adopt();
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.load();
    }

    async load() {
        document.title = `${say("tournament-new")} · Masque`;
        try {
            const [{games}, {name}] = await Promise.all([get("games"), me()]);
            this.games = games.filter(({maxSeats}) => maxSeats >= FEWEST_SEATS);
            this.change({name: say("tournament-usual-name", {name: name ?? proposal()})});
            await this.choose(this.games.find(({usualSeats}) => usualSeats === FEWEST_SEATS) ?? this.games[0]);
        } catch (trouble) {
            this.trouble = trouble.message;
        }
    }

    /** Another game has other seats, options and bots. */
    async choose(game) {
        const look = await lookOf(game.id);
        this.game = game;
        // Everybody picks anew for each match (DC-8.3): nobody's face is fixed.
        this.look = {...look, without: ["face"]};
        this.change({seats: this.least(game), options: {}, level: usualLevel(game)});
    }

    least(game) { return Math.max(FEWEST_SEATS, game.minSeats); }

    change(changed) {
        this.terms = {...this.terms, ...changed, ...("seats" in changed ? {options: {}} : {})};
    }

    async create(event) {
        event.preventDefault();
        const {level, bots, ...terms} = this.terms;
        this.busy = true;
        this.trouble = "";
        try {
            await beSomebody();
            const made = await post("tournaments", {game: this.game.id, ...terms, ...(bots > 0 ? {bots: {level, number: bots}} : {})});
            go(`tournament/${made.id}/desk`);
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    render() {
        const {terms, game} = this;
        return html`
            <main class="page tournament new">
                <h1>${say("tournament-new")}</h1>
                ${game ? html`<form class="panel stack" @submit=${this.create}>
                    <label class="field">${say("tournament-name")}
                        <input name="name" required maxlength="60" autocomplete="off" .value=${terms.name} @input=${event => this.change({name: event.target.value})}></label>
                    <label class="field">${say("tournament-game")}
                        <select name="game" @change=${event => this.choose(this.games[event.target.selectedIndex])}>
                            ${this.games.map(one => html`<option value=${one.id} ?selected=${one === game}>${one.name}</option>`)}</select></label>
                    <div class="pair">
                        ${this.number("tournament-tokens", "tokens", FEWEST_TOKENS, MOST_TOKENS)}
                        ${this.number("tournament-minutes", "minutes", 1, 7 * 24 * 60)}
                    </div>
                    <fieldset class="winners"><legend>${say("tournament-entry")}</legend>${ENTRIES.map(one => html`
                        <label class="check"><input type="radio" name="entry" value=${one} .checked=${terms.entry === one}
                            @change=${() => this.change({entry: one})}><span>${say(`tournament-entry-${one}`)}</span></label>`)}</fieldset>
                    ${this.bots()}
                    <details><summary>${say("tournament-options")}</summary><div class="stack">
                        ${game.maxSeats > this.least(game) ? seatsField(game, terms.seats, changed => this.change(changed), this.least(game)) : nothing}
                        ${clockField(terms.clock, changed => this.change(changed), false)}
                        ${optionFields(game, terms, changed => this.change(changed), this.look)}
                        ${chatField(terms.chat, changed => this.change(changed))}</div></details>
                    ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                    <button class="button chief big" ?disabled=${this.busy}>${say("tournament-create-button")}</button>
                </form>` : html`<p class="waiting" role="status">${this.trouble || say("loading")}</p>`}
            </main>`;
    }

    number(words, field, min, max) {
        return html`<label class="field">${say(words)}
            <input name=${field} type="number" inputmode="numeric" min=${min} max=${max} required .value=${String(this.terms[field])}
                @input=${event => event.target.validity.valid && this.change({[field]: Number(event.target.value)})}></label>`;
    }

    bots() {
        const {bots, level, botsTakeTitle} = this.terms;
        return html`
            <fieldset class="bots-too"><legend>${say("tournament-bots")}</legend>
                <div class="pair">${this.number("tournament-bots-number", "bots", 0, 200)}
                    <label class="field">${say("tournament-bots-level")}
                        <select name="level" ?disabled=${bots === 0} @change=${event => this.change({level: event.target.value})}>${this.game.bots.map(one => html`
                            <option value=${one} ?selected=${one === level}>${levelName(one)}</option>`)}</select></label></div>
                <label class="check"><input type="checkbox" name="title" .checked=${botsTakeTitle}
                    @change=${event => this.change({botsTakeTitle: event.target.checked})}><span>${say("tournament-bots-title")}</span></label>
            </fieldset>`;
    }
}
customElements.define("masque-new-tournament", NewTournament);
