// A puzzle: a real table at a moment in which one choice is clearly best.
import {LitElement, html, nothing} from "lit";
import {get} from "../api.js";
import {asset, at} from "../base.js";
import {viewOf} from "../game-view.js";
import {adopt} from "../lesson/styles.js";
import {moment} from "../lesson/moment.js";
import {lost} from "../lost.js";
import {playNow} from "../play-now.js";
import {keepSolved} from "../puzzles/solved.js";
import {solutionDialog} from "../puzzles/solution.js";
import {surround} from "../rim.js";
import {go} from "../router.js";
import {bar} from "../who.js";
import {say} from "../words.js";

const percent = share => Math.round(100 * share);

/** More things than these are not chosen for one move. */
const MOST_RIMS = 8;

class PuzzlePage extends LitElement {
    static properties = {
        puzzle: {}, given: {state: true}, about: {state: true}, said: {state: true}, solution: {state: true}, right: {state: true},
        trouble: {state: true}, status: {state: true}, busy: {state: true},
    };

    constructor() {
        super();
        /** The game and the id, as in the address. */ this.puzzle = "";
        /** As the site sends it. @type {any} */ this.given = undefined;
        /** What is said to a choice. */ this.said = "";
        /** What is best and why, once it was found or asked for. @type {any} */ this.solution = undefined;
        this.right = false;
        this.trouble = "";
        this.status = 0;
        this.busy = false;
        this.fit = () => this.point();
    }

    createRenderRoot() { return this; }

    /** The line above the table is its own. */
    get bare() { return true; }

    get game() { return this.puzzle.split("/")[0]; }
    get path() { return `games/${this.game}/puzzles/${this.puzzle.split("/")[1]}`; }

    connectedCallback() {
        super.connectedCallback();
        adopt();
        addEventListener("resize", this.fit);
        this.attempt(async () => {
            const [given, {games}] = await Promise.all([get(this.path), get("games"), viewOf(this.game)]);
            this.given = given;
            this.about = games.find(game => game.id === this.game);
            this.frame = moment({...given, events: [], decision: 1});
            document.title = `${this.title} · Masque`;
        });
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        removeEventListener("resize", this.fit);
    }

    get title() { return say("puzzle-of", {game: this.about?.name ?? "…", number: this.given?.number ?? 0}); }

    /** Does something, and shows what goes wrong. */
    async attempt(what) {
        this.busy = true;
        this.trouble = "";
        try {
            await what();
        } catch (trouble) {
            this.trouble = trouble.message;
            this.status = trouble.status;
        }
        this.busy = false;
    }

    ask(event) {
        event.stopPropagation();
        const {code, why} = event.detail;
        this.attempt(async () => {
            const answer = await get(`${this.path}/answer?code=${code ?? why}`);
            if (why !== undefined) Object.assign(this.shown, {reason: {code: why, ...answer}});
            else await this.judge(answer);
        });
    }

    async judge({right, worth, best}) {
        if (right) {
            this.right ||= !this.solution;
            if (this.right) keepSolved(this.game, this.given.id);
            await this.solve();
        } else {
            this.said = say("puzzle-other", {worth: percent(worth), best: percent(best)});
        }
    }

    async solve() {
        this.solution = await get(`${this.path}/solution`);
        this.said = say(this.right ? "puzzle-found" : "puzzle-shown");
        await this.updateComplete;
        this.explain();
    }

    explain() { this.querySelector("dialog.solution")?.showModal(); }

    async updated() {
        await this.shown?.updateComplete;
        requestAnimationFrame(this.fit);
    }

    /** Puts rims around what makes the best move, once it may be known. */
    point() {
        const best = this.given?.moves.find(({code}) => code === this.solution?.choices[0].code);
        const makers = best ? this.shown?.makers?.(best) ?? [] : [];
        this.querySelectorAll(".rim").forEach((rim, index) => surround(rim, makers[index]));
    }

    render() {
        if (this.status === 404) return lost(this.trouble);
        return html`
            <main class="page table begun lesson puzzle" data-decision=${this.frame ? 1 : 0}>
                ${bar(this.about ? this.title : "…", html`<a class="button" href=${at(`rules/${this.game}`)} target="_blank">${say("rules")}</a>`)}
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                ${this.frame ? html`${this.bubble()}
                    <div class="around"><div class="play"><div class="stage">${this.theView()}</div></div></div>
                    ${Array.from({length: MOST_RIMS}, () => html`<div class="rim" hidden></div>`)}`
                    : html`<p class="waiting" role="status">${say("loading")}</p>`}
            </main>
            ${this.solution ? solutionDialog(this) : nothing}`;
    }

    bubble() {
        return html`
            <section class="bubble-row" aria-label=${say("puzzle")}>
                <img class="guide" src=${asset("app/icon.svg")} alt="" width="48" height="48">
                <p class="said ${this.said && !this.solution ? "otherwise" : ""}" role="status">${this.said || say("puzzle-task")}</p>
                <span class="count-steps">${say("puzzle-count", {number: this.given.number, all: this.given.all})}</span>
                <div class="ways">
                    ${this.solution ? html`
                        <button class="button explain" @click=${() => this.explain()}>${say("puzzle-why")}</button>
                        <button class="button chief next" @click=${() => this.next()}>${say("puzzle-next")}</button>`
                    : html`<button class="button plain give-up" ?disabled=${this.busy} @click=${() => this.attempt(() => this.solve())}>
                        ${say("puzzle-solution")}</button>`}
                </div>
            </section>`;
    }

    next() { go(`puzzle/${this.game}/${this.given.next}`); }

    play() { return this.attempt(() => playNow(this.about)); }

    /** What a choice is called at this table. */
    wordsOf(move) { return this.shown?.wordsOf?.(move) ?? move.sentence; }

    theView() {
        if (!this.shown) {
            this.shown = document.createElement(`masque-${this.game}`);
            this.shown.addEventListener("ask", event => this.ask(event));
        }
        const {seat, names} = this.given;
        Object.assign(this.shown, {frame: this.frame, names, you: seat, readonly: false, seen: names[seat],
            rules: at(`rules/${this.game}`), pausing: false});
        return this.shown;
    }
}
customElements.define("masque-puzzle", PuzzlePage);
