// A rulebook, with search and an anchor for every clause.
import {LitElement, html, nothing} from "lit";
import {Reach} from "../../parts/reach.js";
import {get} from "../api.js";
import {at} from "../base.js";
import {lost} from "../lost.js";
import {contents, rulebook} from "../markdown.js";
import {learnButton} from "../lesson/learn-button.js";
import {playNow} from "../play-now.js";
import {language, say} from "../words.js";

class RulesPage extends LitElement {
    static properties = {
        game: {}, book: {state: true}, facts: {state: true}, search: {state: true}, busy: {state: true}, refused: {state: true}, trouble: {state: true},
    };

    constructor() {
        super();
        this.game = "";
        this.search = "";
        this.busy = false;
        this.refused = "";
        this.trouble = "";
        this.jump = () => this.show();
        new Reach(this);
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        addEventListener("hashchange", this.jump);
        this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        removeEventListener("hashchange", this.jump);
    }

    async load() {
        try {
            const [book, {games}] = await Promise.all([get(`games/${this.game}/rules`), get("games")]);
            this.book = book;
            this.facts = games.find(game => game.id === this.game);
            document.title = `${say("rules-of", {game: this.facts?.name ?? this.game})} · Masque`;
            await this.updateComplete;
            this.show();
            // Pictures have no height before they are there, and push what is meant out of sight.
            if (location.hash) await Promise.allSettled([...this.querySelectorAll("img")].map(picture => picture.decode()));
            this.show();
        } catch (trouble) {
            this.missing = trouble.status === 404;
            this.trouble = trouble.message;
        }
    }

    /** The browser looked for the anchor before it was there. */
    show() {
        const wanted = decodeURIComponent(location.hash.slice(1));
        this.querySelectorAll(".clause.meant").forEach(one => one.classList.remove("meant"));
        const found = wanted ? document.getElementById(wanted) : undefined;
        found?.classList.add("meant");
        found?.scrollIntoView({block: "center"});
    }

    async play() {
        this.busy = true;
        this.refused = "";
        try {
            await playNow(this.facts);
        } catch (trouble) {
            this.refused = trouble.message;
        }
        this.busy = false;
    }

    render() {
        if (this.missing) return lost(this.trouble);
        if (this.trouble) return html`<main class="page narrow"><p class="trouble" role="alert">${this.trouble}</p></main>`;
        if (!this.book) return html`<main class="page waiting"><p role="status">${say("loading")}</p></main>`;
        const {found, body} = rulebook(this.book.markdown, this.search);
        return html`
            <main class="page rules">
                <search class="panel">
                    <a href=${at("rules")}>${say("rulebooks-all")}</a>
                    ${this.facts ? html`<button class="button chief play" ?disabled=${this.busy} @click=${() => this.play()}>${say("home-play")}</button>
                        ${learnButton(this.facts)}
                        ${this.facts.puzzles ? html`<a class="button" href=${at("puzzles")}>${say("puzzles")}</a>` : nothing}` : nothing}
                    ${this.refused ? html`<p class="trouble" role="alert">${this.refused}</p>` : nothing}
                    <label class="field">${say("rules-search")}<input type="search" .value=${this.search}
                        @input=${event => { this.search = event.target.value; }}></label>
                    <p class="quiet" role="status">${this.search ? say("rules-found", {count: found}) : ""}</p>
                    ${this.search ? nothing : html`<nav aria-label=${say("rules-contents")} lang=${this.book.language}><ul>
                        ${contents(this.book.markdown).map(({id, text}) => html`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`}
                </search>
                <article class="book" lang=${this.book.language}>
                    ${this.book.language === language() ? nothing : html`<p class="quiet" lang=${language()}>${say("rules-language")}</p>`}
                    ${body}
                </article>
            </main>`;
    }
}
customElements.define("masque-rules", RulesPage);
