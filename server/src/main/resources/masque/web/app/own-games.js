// One's own games that are not over: where it is one's turn first, what each waits for, and a way to give it up.
import {LitElement, html, nothing} from "lit";
import {post} from "./api.js";
import {at} from "./base.js";
import {aboutGivingUp} from "./leaving.js";
import {outdatedActions} from "./outdated.js";
import {phaseWords} from "./over.js";
import {language, listed, say} from "./words.js";
import {signs} from "../parts/drawings.js";
import "./question.js";

/** So many are shown unless somebody wants to see all. */
const FEW = 3;

/** So many are named of whom a game waits for. */
const NAMED = 2;

/** In this order they are listed. */
const RANK = {turn: 0, start: 1, soon: 2, others: 3, gathering: 4, house: 5};

/** @type {(table: any) => {rank: number, words: string}} What a table waits for, as whoever sits there sees it. */
export function waitsFor(table) {
    const mine = table.chairs.filter(chair => chair.you);
    if (table.phase === "gathering") return gathering(table, mine);
    if (table.phase !== "playing" || !table.waiting) return {rank: RANK.soon, words: phaseWords(table)};
    const playing = mine.filter(chair => !chair.house);
    if (!playing.length) return {rank: RANK.house, words: say("own-house")};
    if (playing.some(chair => table.waiting.includes(chair.seat))) return {rank: RANK.turn, words: say("your-turn")};
    const awaited = table.waiting.map(seat => table.chairs[seat].name);
    if (!awaited.length) return {rank: RANK.others, words: phaseWords(table)};
    return {rank: RANK.others, words: awaited.length > NAMED ? say("own-waits-many", {count: awaited.length})
        : say("own-waits", {names: listed(awaited)})};
}

function gathering(table, mine) {
    const open = table.chairs.filter(chair => chair.kind === "open").length;
    if (open) return {rank: RANK.gathering, words: say("own-open", {open})};
    if (mine.some(chair => chair.seat === table.host)) return {rank: RANK.start, words: say("own-start")};
    return {rank: RANK.gathering, words: say("own-host", {name: table.chairs[table.host]?.name ?? ""})};
}

class OwnGames extends LitElement {
    static properties = {tables: {attribute: false}, nameOf: {attribute: false}, all: {state: true}, asked: {state: true}};

    constructor() {
        super();
        /** @type {any[]} */ this.tables = [];
        /** @type {(game: string) => string} */ this.nameOf = game => game;
        this.all = false;
        /** @type {import("./question.js").Asked | undefined} */ this.asked = undefined;
    }

    createRenderRoot() { return this; }

    /** Gives tables up, one after the other, and has the site asked again. */
    async giveUp(tables) {
        try {
            for (const table of tables) await post(`tables/${table.id}/${table.outdated ? "end" : "leave"}`);
        } finally {
            this.look();
        }
    }

    look() {
        this.dispatchEvent(new CustomEvent("changed"));
    }

    ask(table) {
        this.asked = aboutGivingUp(table, this.nameOf(table.game), () => this.giveUp([table]));
    }

    askAll(tables) {
        this.asked = {
            title: say("own-clear-title", {count: tables.length}), body: html`<p>${say("own-clear-words")}</p>`,
            confirm: say("own-clear-confirm"), cancel: say("leave-not"), act: () => this.giveUp(tables),
        };
    }

    render() {
        const told = this.tables.map(table => ({table, ...waitsFor(table)})).sort((one, other) => one.rank - other.rank);
        const turns = told.filter(({rank}) => rank === RANK.turn).length;
        const few = told.filter(({rank}) => rank < RANK.house).slice(0, FEW);
        const shown = this.all ? told : few;
        // A match of a tournament is played to its end, and what was left to the house is given up already.
        const spare = told.filter(({table, rank}) => !table.tournament && rank !== RANK.house).map(({table}) => table);
        return html`
            <section class="panel tables mine ${this.all ? "all" : ""}" aria-labelledby="mine">
                <header>
                    <h2 id="mine">${say("home-mine")}</h2>
                    ${turns ? html`<span class="turns">${say("own-turns", {count: turns})}</span>` : nothing}
                    <span class="spring"></span>
                    ${this.all && spare.length > 1 ? html`<button class="button plain clear" @click=${() => this.askAll(spare)}>${say("own-clear-all")}</button>` : nothing}
                    ${told.length > few.length ? html`<button class="button plain unfold" aria-expanded=${String(this.all)}
                        @click=${() => { this.all = !this.all; }}>${this.all ? say("own-few") : say("own-all", {count: told.length})}</button>` : nothing}
                </header>
                ${shown.length ? html`<ul>${shown.map(one => html`<li class=${one.rank === RANK.turn ? "yours" : ""}>${this.line(one)}</li>`)}</ul>` : nothing}
            </section>
            <masque-question .asked=${this.asked} @done=${() => { this.asked = undefined; }}></masque-question>`;
    }

    line({table, rank, words}) {
        const game = this.nameOf(table.game);
        const people = new Intl.ListFormat(language()).format(table.chairs.filter(chair => !chair.you && chair.name && chair.kind !== "open" && chair.kind !== "closed")
            .map(chair => chair.name));
        if (table.outdated) {
            return html`<div class="outdated"><strong>${game}</strong> <span>${people}</span>
                <p class="quiet">${say(table.tournament ? "outdated-match" : "outdated")}</p>${outdatedActions(table, end => this.end(end))}</div>`;
        }
        return html`
            <a href=${at(`table/${table.id}`)}><strong>${game}</strong>
                <span class="state">${rank === RANK.turn ? html`<span class="sign" aria-hidden="true">◆</span>` : nothing}${words}</span>
                ${people ? html`<span class="people quiet" title=${people}>${people}</span>` : nothing}</a>
            ${table.tournament || rank === RANK.house ? nothing : html`<button class="button plain drop" title=${say("own-clear")}
                aria-label=${say("own-clear-one", {game, words})} @click=${() => this.ask(table)}>${signs.no}</button>`}`;
    }

    /** Ends a game that cannot go on. */
    async end(what) {
        try {
            await what();
        } finally {
            this.look();
        }
    }
}
customElements.define("masque-own-games", OwnGames);
