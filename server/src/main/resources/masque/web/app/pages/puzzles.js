// All puzzles: today's, and a collection of each game.
import {LitElement, html, nothing} from "lit";
import {get} from "../api.js";
import {at} from "../base.js";
import {solvedOf} from "../puzzles/solved.js";
import {say} from "../words.js";

class PuzzlesPage extends LitElement {
    static properties = {given: {state: true}, games: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        /** As the site sends it. @type {any} */ this.given = undefined;
        /** @type {any[]} */ this.games = [];
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        document.title = `${say("puzzles")} · Masque`;
        this.load();
    }

    async load() {
        try {
            const [given, {games}] = await Promise.all([get("puzzles"), get("games")]);
            this.games = games;
            this.given = given;
        } catch (trouble) {
            this.trouble = trouble.message;
        }
    }

    nameOf(id) { return this.games.find(game => game.id === id)?.name ?? id; }

    render() {
        return html`
            <main class="page puzzles">
                <h1>${say("puzzles")}</h1>
                <p>${say("puzzles-about")}</p>
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                ${this.given?.today ? this.today(this.given.today) : nothing}
                ${this.given?.games.map(one => this.collection(one))}
                <p><a class="button" href=${at("")}>${say("to-home")}</a></p>
            </main>`;
    }

    today({game, id}) {
        return html`<p><a class="button chief today" href=${at(`puzzle/${game}/${id}`)}>${say("puzzle-today-of", {game: this.nameOf(game)})}</a></p>`;
    }

    collection({game, daily, puzzles}) {
        const solved = new Set(solvedOf(game));
        const done = puzzles.filter(({id}) => solved.has(id)).length;
        return html`
            <section class="panel">
                <h2>${this.nameOf(game)}</h2>
                <p class="quiet">${say("puzzles-solved", {solved: done, all: puzzles.length})}</p>
                <ol class="numbers">${puzzles.map((puzzle, index) => this.number(puzzle, index + 1, solved.has(puzzle.id), puzzle.id === daily))}</ol>
            </section>`;
    }

    number({game, id, seats, hard}, number, solved, daily) {
        const words = say("puzzle-named", {number, seats, hard: hard ? "yes" : "no", solved: solved ? "yes" : "no", daily: daily ? "yes" : "no"});
        return html`<li><a class="button ${solved ? "solved" : ""} ${hard ? "hard" : ""} ${daily ? "daily" : ""}" href=${at(`puzzle/${game}/${id}`)}
            title=${words} aria-label=${words}>${number}${solved ? html`<span class="sign" aria-hidden="true">✓</span>` : nothing}</a></li>`;
    }
}
customElements.define("masque-puzzles", PuzzlesPage);
