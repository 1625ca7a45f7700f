// The desk of a tournament: all that its organisers can do, also on a phone.
import {html, nothing} from "lit";
import {post} from "../api.js";
import {at} from "../base.js";
import {beSomebody} from "../me.js";
import {levelName, usualLevel} from "../options.js";
import {say} from "../words.js";
import {correction, openingAgain, removal, renewal, reports, ruling, voiding} from "../tournament/desk-acts.js";
import {playersLink, scan} from "../tournament/inviting.js";
import {TournamentPage} from "../tournament/page.js";
import {champions, matchLine, matchList, player, status, tokens, versus} from "../tournament/parts.js";
import {isIn, matchesSearch, myMatch, playing, results, standings} from "../tournament/state.js";
import "../tournament/log.js";
import "../question.js";

const MANY = 10, MOST = 60;
/** By how many minutes the end can be moved with one tap. */
const STEPS = [-5, 5, 15];

class Desk extends TournamentPage {
    static properties = {question: {state: true}, search: {state: true}, found: {state: true}};

    constructor() {
        super();
        /** @type {import("../question.js").Asked | undefined} */ this.question = undefined;
        /** What is looked for among the players, and among the matches. */
        this.search = "";
        this.found = "";
        this.key = location.hash.slice(1);
        // Whoever looks over a shoulder, or at the history, must not find it there.
        if (this.key) history.replaceState(history.state, "", location.pathname + location.search);
    }

    /** Whoever comes with the key is an organiser from now on. */
    async entered() {
        if (!this.key) return;
        await this.attempt(async () => {
            await beSomebody();
            await post(`tournaments/${this.tournament}/organisers`, {key: this.key});
            this.key = "";
            this.follow();
        });
    }

    /** Asks first; what goes wrong is said in the window. */
    ask(question) { this.question = question; }

    /** Asks something of the tournament for a question. */
    get doing() { return what => this.line?.act(what) ?? Promise.reject(new Error(say("trouble-network"))); }

    /** Corrects a match; if it has changed meanwhile, the organiser is shown how it is now. */
    correct(match, note = "") {
        const act = async what => {
            try {
                return await this.doing(what);
            } catch (trouble) {
                if (trouble.code !== "match-changed") throw trouble;
                await this.enter();
                const present = this.known?.matches.find(one => one.match === match.match) ?? match;
                setTimeout(() => this.correct(present, say("desk-match-changed")));
                return undefined;
            }
        };
        this.ask(correction(this.known, match, act, note));
    }

    shown(known) {
        if (!known.you.organiser) return this.closed();
        return html`
            <main class="page tournament desk">
                <header class="about">
                    <h1>${known.name}</h1>
                    ${status(known)}
                    <p class="quiet">${say("desk")} · ${say("tournament-facts", {count: known.entrants.length, tokens: known.tokens, minutes: known.minutes})}</p>
                    <p class="actions"><a class="button" href=${at(`tournament/${this.tournament}`)}>${say("desk-to-players")}</a>
                        ${myMatch(known)?.table ? html`<a class="button chief" href=${at(`table/${myMatch(known)?.table}`)}>${say("tournament-your-match")}</a>` : nothing}</p>
                </header>
                ${this.notes()}
                ${known.phase === "ended" ? champions(known) : nothing}
                <div class="half">${this.control(known)}${this.deciding(known)}${this.entry(known)}${this.allMatches(known)}</div>
                <div class="half">${this.inviting(known)}${this.players(known)}${this.keeping(known)}
                    <details class="panel"><summary>${say("tournament-log")}</summary><masque-tournament-log .known=${known}></masque-tournament-log></details></div>
                <masque-question .asked=${this.question} @done=${() => { this.question = undefined; }}></masque-question>
            </main>`;
    }

    closed() {
        return html`
            <main class="page narrow panel alone tournament">
                <h1>${this.known?.name}</h1>
                ${this.notes()}
                ${this.key ? html`<p role="status">${this.busy ? say("loading") : nothing}</p>` : html`<p>${say("desk-for")}</p>`}
                <p><a class="button chief" href=${at(`tournament/${this.tournament}`)}>${say("desk-to-players")}</a></p>
            </main>`;
    }

    button(words, what, kind = "", label = "") {
        return html`<button class="button ${kind}" aria-label=${label || nothing} ?disabled=${this.busy} @click=${() => this.act(what)}>${words}</button>`;
    }

    control({phase, left}) {
        const going = phase === "running" || phase === "paused";
        return html`
            <section class="panel control">
                <h2>${say("desk-time")}</h2>
                <div class="actions">
                    ${phase === "gathering" ? this.button(say("desk-start"), {do: "start"}, "chief big") : nothing}
                    ${phase === "running" ? this.button(say("desk-pause"), {do: "pause"}) : nothing}
                    ${phase === "paused" ? this.button(say("desk-resume"), {do: "resume"}, "chief") : nothing}
                    ${phase === "ended" && left > 0 ? html`<button class="button" @click=${() => this.ask(openingAgain(this.doing))}>${say("desk-open-again")}</button>` : nothing}
                    ${going || phase === "gathering" ? STEPS.map(minutes => this.button(minutes > 0 ? `+${minutes}` : `−${-minutes}`, {do: "extend", minutes}, "step",
                        say(minutes > 0 ? "desk-more-time" : "desk-less-time", {minutes: Math.abs(minutes)}))) : nothing}
                </div>
            </section>`;
    }

    /** What waits for the organiser comes before everything else. */
    deciding(known) {
        const waiting = playing(known).filter(({stage}) => stage === "desk");
        if (!waiting.length) return nothing;
        return html`
            <section class="panel called deciding">
                <h2>${say("desk-decide")}</h2>
                <ul class="lines">${waiting.map(match => html`
                    <li class="match" data-match=${match.match}><span class="what"><strong>${versus(known, match)}</strong>${reports(known, match)}</span>
                        <span class="actions">${this.ruleButton(known, match, "chief")}${this.voidButton(known, match)}</span></li>`)}</ul>
            </section>`;
    }

    ruleButton(known, match, kind = "") {
        return html`<button class="button small ${kind} rule" aria-label=${say("desk-rule-of", {match: match.match})}
            @click=${() => this.ask(ruling(known, match, this.doing))}>${say("desk-rule")}</button>`;
    }

    voidButton(known, match) {
        return html`<button class="button small void" aria-label=${say("desk-void-of", {match: match.match})}
            @click=${() => this.ask(voiding(known, match, this.doing))}>${say("desk-void")}</button>`;
    }

    entry(known) {
        const {asking, entryOpen, phase} = known;
        if (phase === "ended") return nothing;
        return html`
            <section class="panel entry ${asking.length ? "called" : ""}">
                <h2>${say("desk-entry")}</h2>
                <div class="actions"><span class="grow">${say(entryOpen ? "desk-entry-open" : "desk-entry-closed")}</span>
                    ${entryOpen ? this.button(say("desk-close-entry"), {do: "close-entry"}) : this.button(say("desk-open-entry"), {do: "open-entry"})}</div>
                ${asking.length ? html`<h3>${say("desk-asking")}</h3><ul class="lines">${asking.map(({player: id, name}) => html`
                    <li><span class="what named">${name}</span><span class="actions">
                        ${this.button(say("desk-approve-short"), {do: "approve", player: id}, "chief small", say("desk-approve", {name}))}
                        ${this.button(say("desk-refuse-short"), {do: "decline-entry", player: id}, "small", say("desk-refuse", {name}))}</span></li>`)}</ul>` : nothing}
                ${this.bots()}
            </section>`;
    }

    bots() {
        const levels = this.game?.bots ?? [];
        if (!levels.length) return nothing;
        const enrol = event => {
            event.preventDefault();
            const filled = new FormData(event.target);
            this.act({do: "enrol-bots", level: String(filled.get("level")), number: Number(filled.get("number"))});
        };
        return html`
            <h3>${say("desk-bots")}</h3>
            <form class="bots" @submit=${enrol}>
                <label class="field">${say("tournament-bots-number")}<input name="number" type="number" inputmode="numeric" min="1" max="200" required .defaultValue=${"1"}></label>
                <label class="field">${say("tournament-bots-level")}<select name="level">${levels.map(one => html`
                    <option value=${one} ?selected=${one === usualLevel(this.game)}>${levelName(one)}</option>`)}</select></label>
                <button class="button" ?disabled=${this.busy}>${say("desk-enrol")}</button>
            </form>`;
    }

    inviting(known) {
        const {code, desk, name} = known;
        return html`
            <section class="panel inviting">
                <h2>${say("desk-invite")}</h2>
                <div class="row">${code ? html`<p class="code grow"><span class="quiet">${say("lobby-code")}</span><strong>${code}</strong></p>` : nothing}
                    ${scan(this.tournament, 128)}</div>
                <masque-hand-on .label=${say("desk-link")} .link=${playersLink(known)} .subject=${name}></masque-hand-on>
                ${desk ? html`<details><summary>${say("desk-organisers")}</summary><div class="stack">
                    <p class="quiet">${say("desk-organisers-hint")}</p>
                    <masque-hand-on .label=${say("desk-organisers-link")} .link=${at(`tournament/${this.tournament}/desk#${desk}`)} .subject=${name}></masque-hand-on>
                    <div class="actions"><button class="button" @click=${() => this.ask(renewal(this.doing))}>${say("desk-renew")}</button></div></div></details>` : nothing}
            </section>`;
    }

    searchField(value, change) {
        return html`<label class="field"><span class="unseen">${say("tournament-search")}</span>
            <input type="search" placeholder=${say("tournament-search")} autocomplete="off" .value=${value} @input=${event => change(event.target.value)}></label>`;
    }

    allMatches(known) {
        const names = match => versus(known, match);
        const seen = match => matchesSearch(names(match), this.found);
        const going = playing(known).filter(({stage}) => stage === "playing"), over = results(known);
        const more = match => html`<span class="actions">${this.ruleButton(known, match)}${this.voidButton(known, match)}</span>`;
        const fix = match => html`<button class="button small correct" aria-label=${say("desk-correct-of", {match: match.match})}
            @click=${() => this.correct(match)}>${say("desk-correct")}</button>`;
        return html`
            <section class="panel">
                <h2>${say("tournament-matches")}</h2>
                ${going.length + over.length > MANY ? this.searchField(this.found, value => { this.found = value; }) : nothing}
                ${matchList(known, going.filter(seen).slice(0, MOST), say("tournament-matches-none"), more)}
                <h3>${say("tournament-results")}</h3>
                ${over.length ? html`<ul class="lines">${over.filter(seen).slice(0, MOST).map(match => matchLine(known, match, fix(match)))}</ul>`
                    : html`<p class="quiet">${say("tournament-results-none")}</p>`}
            </section>`;
    }

    players(known) {
        const all = standings(known).map(({entrant}) => entrant), shown = all.filter(({name}) => matchesSearch(name, this.search));
        return html`
            <section class="panel">
                <h2>${say("desk-players")}</h2>
                ${all.length > MANY ? this.searchField(this.search, value => { this.search = value; }) : nothing}
                <ul class="lines">${shown.slice(0, MOST).map(entrant => html`
                    <li data-player=${entrant.player}><span class="what">${player(entrant)}<span class="quiet">${say("tournament-player-state", {state: entrant.state})}</span></span>
                        ${tokens(entrant.tokens)}${this.door(known, entrant)}</li>`)}</ul>
            </section>`;
    }

    /** The way out for somebody, or back in. */
    door(known, entrant) {
        const {player: id, name, state} = entrant;
        if (known.phase === "ended") return nothing;
        if (state === "removed") return this.button(say("desk-let-in"), {do: "let-in", player: id}, "small", say("desk-let-in-name", {name}));
        if (!isIn(entrant)) return nothing;
        return html`<button class="button small remove" aria-label=${say("desk-remove-name", {name})}
            @click=${() => this.ask(removal(known, entrant, this.doing))}>${say("desk-remove")}</button>`;
    }

    keeping({code}) {
        const api = `api/v1/tournaments/${this.tournament}`;
        return html`
            <section class="panel keeping-all">
                <h2>${say("desk-links")}</h2>
                <a class="button" target="_blank" href=${at(`tournament/${this.tournament}/screen${code ? `#${code}` : ""}`)}>${say("desk-screen")}</a>
                <a class="button" href=${at(`${api}/standings.csv`)} download>${say("desk-csv")}</a>
                <a class="button" href=${at(`${api}/standings`)} target="_blank">${say("desk-json")}</a>
                <a class="button" href=${at(`${api}/file`)} download>${say("desk-file")}</a>
            </section>`;
    }
}
customElements.define("masque-desk", Desk);
