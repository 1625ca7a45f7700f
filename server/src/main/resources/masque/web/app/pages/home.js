// Where everybody comes in: the games, and all ways to a table.
import {LitElement, html, nothing} from "lit";
import {get, post} from "../api.js";
import {asset, at, views} from "../base.js";
import {learnButton} from "../lesson/learn-button.js";
import {levelField} from "../levels.js";
import {beSomebody, forgetMe, me} from "../me.js";
import {phaseWords} from "../over.js";
import {lookOf, termsForm} from "../options.js";
import {playNow} from "../play-now.js";
import {solvedOf} from "../puzzles/solved.js";
import {go} from "../router.js";
import {language, say} from "../words.js";
import {trophy} from "../../parts/drawings.js";
import "../join.js";
import "../own-games.js";

/** How many of one's tournaments are shown. */
const LATEST = 3;

class Home extends LitElement {
    static properties = {
        games: {state: true}, mine: {state: true}, finished: {state: true}, tables: {state: true}, tournaments: {state: true},
        replays: {state: true}, emblems: {state: true}, order: {state: true}, busy: {state: true}, trouble: {state: true},
        puzzle: {state: true},
    };

    constructor() {
        super();
        /** @type {any[]} */ this.games = [];
        /** @type {any[]} */ this.mine = [];
        /** @type {any[]} */ this.finished = [];
        /** @type {any[]} */ this.tables = [];
        /** @type {any[]} */ this.replays = [];
        /** @type {any[]} */ this.tournaments = [];
        /** @type {Object<string, any>} */ this.emblems = {};
        /** The puzzle of the day. @type {{game: string, id: string} | undefined} */ this.puzzle = undefined;
        this.busy = false;
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        forgetMe();
        this.load();
        this.refresh = setInterval(() => { if (!document.hidden) this.lookAgain(); }, 15_000);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.refresh);
    }

    async load() {
        await this.attempt(async () => {
            [{games: this.games}] = await Promise.all([get("games"), this.look(), this.meet(), this.puzzleToday()]);
            this.games.forEach(game => this.draw(game.id));
        });
    }

    /** Home is of use without it. */
    async puzzleToday() {
        ({today: this.puzzle} = await get("puzzles").catch(() => ({})));
    }

    async meet() {
        const {tables, finished, tournaments} = await me();
        this.mine = tables;
        this.finished = finished;
        this.tournaments = tournaments;
    }

    async look() {
        const [{tables}, {replays}] = await Promise.all([get("tables"), get("replays")]).catch(() => [{}, {}]);
        this.tables = tables ?? this.tables;
        this.replays = replays ?? this.replays;
    }

    /** Whose turn it is somewhere may have changed, too. */
    async lookAgain() {
        forgetMe();
        await Promise.all([this.look(), this.meet().catch(() => {})]);
    }

    async draw(id) {
        if (!views.has(id)) return;
        const emblem = (await import(asset(`games/${id}/emblem.js`))).default;
        this.emblems = {...this.emblems, [id]: emblem};
    }

    /** Does something, and shows what goes wrong. */
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

    play(game) {
        return this.attempt(() => playNow(game));
    }

    async setUp(game) {
        this.order = {
            game, look: await lookOf(game.id), terms: {seats: game.usualSeats, options: {}, clock: {kind: "none"}, public: false, chat: true},
        };
        await this.updateComplete;
        this.querySelector("dialog.order")?.showModal();
    }

    change(changed) {
        const terms = {...this.order.terms, ...changed};
        if ("seats" in changed) terms.options = {};
        this.order = {...this.order, terms};
    }

    create(event) {
        event.preventDefault();
        return this.attempt(async () => {
            await beSomebody();
            const table = await post("tables", {game: this.order.game.id, ...this.order.terms});
            this.querySelector("dialog.order")?.close();
            go(`table/${table.id}`);
        });
    }

    nameOf(id) {
        return this.games.find(game => game.id === id)?.name ?? id;
    }

    render() {
        return html`
            <main class="page home">
                <section class="welcome">
                    <h1>${say("home-title")}</h1>
                    <p>${say("home-welcome")}</p>
                    ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                </section>
                <masque-join></masque-join>
                ${this.mine.length ? html`<masque-own-games .tables=${this.mine} .nameOf=${game => this.nameOf(game)}
                    @changed=${this.lookAgain}></masque-own-games>` : nothing}
                <section class="games" aria-label=${say("home-games")}>
                    ${this.games.map(game => this.card(game))}
                    ${this.games.length ? this.tournamentCard() : nothing}
                </section>
                <div class="side">
                    ${this.puzzle ? this.puzzleOfTheDay(this.puzzle) : nothing}
                    ${this.list("home-public", this.tables, table => this.offer(table), {none: "home-public-none"})}
                    ${this.list("home-replays", this.shown(), table => this.over(table), {none: "home-replays-none",
                        more: html`<a class="more" href=${at("replay")}>${say("home-upload")}</a>`})}
                </div>
            </main>
            ${this.order ? this.dialog() : nothing}`;
    }

    /** Games of one's own first, each once. */
    shown() {
        const all = new Map([...this.finished, ...this.replays].map(table => [table.id, table]));
        return [...all.values()].slice(0, 8);
    }

    card(game) {
        return html`
            <article class="game panel">
                <div class="emblem" aria-hidden="true">
                    ${this.emblems[game.id] ?? html`<img src=${asset("app/icon.svg")} alt="" width="96" height="96">`}</div>
                <h2>${game.name}</h2>
                <p>${game.pitch}</p>
                <p class="quiet">${say("game-players", {min: game.minSeats, max: game.maxSeats})}${game.minutes
                    ? html` · ${say("game-minutes", {minutes: game.minutes})}` : nothing}</p>
                <div class="actions">
                    <div class="go">
                        <button class="button chief play" ?disabled=${this.busy} @click=${() => this.play(game)}>
                            ${say("home-play")}</button>
                        ${levelField(game, this.busy)}
                    </div>
                    ${learnButton(game)}
                    <button class="button" ?disabled=${this.busy} @click=${() => this.setUp(game)}>
                        ${say("home-create")}</button>
                    <a class="button plain" href=${at(`rules/${game.id}`)}>${say("rules")}</a>
                    ${game.cards ? html`<a class="button plain" href=${at("card")}>${say("home-card")}</a>` : nothing}
                </div>
            </article>`;
    }

    /** Beside the games: a whole evening of one of them, and those that one is in. */
    tournamentCard() {
        return html`
            <article class="game panel tournament-card">
                <div class="emblem" aria-hidden="true">${trophy}</div>
                <h2>${say("tournament")}</h2>
                <p>${say("tournament-pitch")}</p>
                ${this.tournaments.length ? html`<ul class="visited" aria-label=${say("tournament-mine")}>
                    ${this.tournaments.slice(0, LATEST).map(({id, name, organiser}) => html`
                        <li><a href=${at(`tournament/${id}${organiser ? "/desk" : ""}`)}>${organiser ? say("tournament-desk-of", {name}) : name}</a></li>`)}</ul>`
                    : html`<span></span>`}
                <div class="actions">
                    <a class="button chief hold" href=${at("tournaments/new")}>${say("tournament-create")}</a>
                </div>
            </article>`;
    }

    puzzleOfTheDay({game, id}) {
        return html`
            <section class="panel daily">
                <h2>${say("puzzle-today")}</h2>
                <p>${this.nameOf(game)}${solvedOf(game).includes(id) ? html` <span class="quiet">✓ ${say("puzzle-solved")}</span>` : nothing}</p>
                <div class="actions">
                    <a class="button" href=${at(`puzzle/${game}/${id}`)}>${say("puzzle-solve")}</a>
                    <a class="button plain" href=${at("puzzles")}>${say("puzzles-all")}</a>
                </div>
            </section>`;
    }

    /** Tables, a line each, or why there are none. */
    list(title, tables, line, {none = "", more = nothing} = {}) {
        return html`
            <section class="panel tables">
                <h2>${say(title)}</h2>
                ${tables.length ? html`<ul>${tables.map(table => html`<li>${line(table)}</li>`)}</ul>`
                    : html`<p class="quiet">${say(none)}</p>`}
                ${more}
            </section>`;
    }

    people(table) {
        const names = table.chairs.filter(chair => chair.kind === "person" || chair.kind === "bot").map(chair => chair.name);
        return new Intl.ListFormat(language()).format(names);
    }

    offer(table) {
        const open = table.chairs.filter(chair => chair.kind === "open").length;
        const gathering = table.phase === "gathering";
        return html`<a href=${at(`table/${table.id}`)}><strong>${this.nameOf(table.game)}</strong>
            <span>${this.people(table)}</span>
            <span class="quiet">${gathering ? say("chairs-open", {open}) : say("home-watch")}</span></a>`;
    }

    over(table) {
        return html`<a href=${at(`replay/${table.id}`)}><strong>${this.nameOf(table.game)}</strong>
            <span>${this.people(table)}</span>
            ${table.phase === "finished" ? nothing : html`<span class="quiet">${phaseWords(table)}</span>`}</a>`;
    }

    dialog() {
        const {game, look, terms} = this.order;
        return html`
            <dialog class="order" aria-labelledby="set-up" @close=${() => { this.order = undefined; }}>
                <form class="stack" @submit=${this.create}>
                    <h2 id="set-up">${say("create-title", {game: game.name})}</h2>
                    ${termsForm(game, terms, changed => this.change(changed), look)}
                    ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                    <div class="actions">
                        <button class="button chief" ?disabled=${this.busy}>${say("create-button")}</button>
                        <button class="button plain" type="button"
                            @click=${() => this.querySelector("dialog.order")?.close()}>${say("cancel")}</button>
                    </div>
                </form>
            </dialog>`;
    }
}
customElements.define("masque-home", Home);
