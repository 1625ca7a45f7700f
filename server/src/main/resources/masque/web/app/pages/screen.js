// A tournament on a projector: it follows by itself, turns its pages by itself, and comes back by itself.
import {html, nothing} from "lit";
import {asset, root} from "../base.js";
import {listed, say} from "../words.js";
import {signs, trophy} from "../../parts/drawings.js";
import {scan} from "../tournament/inviting.js";
import {TournamentPage} from "../tournament/page.js";
import {clockTime, gameOf, outcome, tokens} from "../tournament/parts.js";
import {leftNow, nameOf, playing, results, standings} from "../tournament/state.js";
import {MOST_TABLES, Watching, scoreOf} from "../tournament/watching.js";

/** How long a page stands before the next one. */
const PAGE_STANDS = 9_000;

class Screen extends TournamentPage {
    static properties = {turned: {state: true}, fits: {state: true}, resultsFit: {state: true}};

    constructor() {
        super();
        /** How many pages have been turned. */
        this.turned = 0;
        /** How many players fit on one page. */
        this.fits = 8;
        /** How many results do. */
        this.resultsFit = 3;
        /** @type {import("../tournament/watching.js").Score | undefined} */ this.score = undefined;
        this.watching = new Watching(() => this.requestUpdate());
        this.sizes = new ResizeObserver(() => this.measure());
        /** The code comes with the link where only players are told it. */
        this.given = location.hash.slice(1);
    }

    get bare() { return true; }

    connectedCallback() {
        super.connectedCallback();
        this.turning = setInterval(() => { this.turned++; }, PAGE_STANDS);
        this.stayAwake();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.turning);
        this.sizes.disconnect();
        this.watching.close();
        this.awake?.release();
    }

    /** A screen that goes dark is of no use; where a browser does not allow this, its own settings decide. */
    async stayAwake() {
        this.awake = await navigator.wakeLock?.request("screen").catch(() => undefined);
    }

    async entered() {
        this.score = await scoreOf(this.known?.game ?? "");
        await this.renew();
    }

    follow() {
        super.follow();
        // After a restart the site may have another version, of which this page knows nothing.
        this.line?.addEventListener("state", event => { if (/** @type {CustomEvent} */ (event).detail === "open") this.renew(); });
    }

    async renew() {
        const own = await fetch(asset("app/base.js"), {method: "HEAD", cache: "no-store"}).catch(() => undefined);
        if (own?.status === 404) location.reload();
    }

    updated() {
        for (const list of this.querySelectorAll(".ranking .rows, .latest .rows")) this.sizes.observe(list);
        this.watching.follow(this.known ? this.liveMatches(this.known).flatMap(({table}) => table ? [table] : []) : []);
    }

    measure() {
        this.fits = this.room(".ranking") ?? this.fits;
        this.resultsFit = this.room(".latest") ?? this.resultsFit;
    }

    /** How many lines a list has room for; undefined if it is not there. */
    room(unit) {
        const list = this.querySelector(`${unit} .rows`), row = list?.querySelector("li");
        return list && row ? Math.max(1, Math.floor((list.clientHeight + 1) / row.getBoundingClientRect().height)) : undefined;
    }

    /** The part of a list that is shown now. */
    leaf(all, most) {
        const leaves = Math.max(1, Math.ceil(all.length / most)), at = this.turned % leaves * most;
        return {from: at, part: all.slice(at, at + most)};
    }

    liveMatches(known) { return this.leaf(playing(known), MOST_TABLES).part; }

    shown(known) {
        const {name, phase} = known;
        const timed = phase === "running" || phase === "paused" || phase === "gathering";
        return html`
            <main class="big-screen">
                <header><h1>${name}</h1>
                    <span class="phase">${phase === "gathering" ? say("screen-soon") : say("tournament-phase", {phase})}</span>
                    ${timed ? html`<span class="time"><span class="unseen">${say("tournament-left")}</span><m-clock
                        .millis=${leftNow(known, performance.now())} .running=${phase === "running"}></m-clock></span>` : nothing}</header>
                ${this.state === "reconnecting" ? html`<p class="reconnecting" role="status">${say("reconnecting")}</p>` : nothing}
                <div class="column">${this.ranking(known)}${phase === "gathering" ? nothing : this.joining(known)}</div>
                <div class="column">${phase === "gathering" ? this.welcome(known) : phase === "ended" ? this.end(known)
                    : html`${this.underWay(known)}${this.latest(known)}`}</div>
            </main>`;
    }

    ranking(known) {
        const all = standings(known), {from, part} = this.leaf(all, this.fits);
        return html`
            <section class="unit ranking">
                <h2>${say("tournament-standings")}<span class="quiet">${all.length > this.fits
                    ? say("screen-page", {from: from + 1, to: from + part.length, all: all.length}) : say("screen-players", {count: all.length})}</span></h2>
                <ol class="rows">${part.map(({rank, entrant, champion}) => html`
                    <li class="${rank === 1 && known.phase !== "gathering" ? "first" : ""} ${rank ? "" : "gone"}"><span class="rank">${rank || "–"}</span><span class="who">${entrant.name}</span>
                        ${champion ? signs.laurel : entrant.bot ? signs.bot : entrant.state === "busy" ? signs.play : nothing}${tokens(entrant.tokens)}</li>`)}</ol>
            </section>`;
    }

    underWay(known) {
        const all = playing(known), shown = this.liveMatches(known);
        return html`
            <section class="unit under-way">
                <h2>${say("tournament-matches")}${all.length > shown.length
                    ? html`<span class="quiet">${say("screen-more", {count: all.length - shown.length})}</span>` : nothing}</h2>
                ${all.length ? html`<ul class="rows">${shown.map(match => this.live(known, match))}</ul>`
                    : html`<p class="quiet">${say("tournament-matches-none")}</p>`}
            </section>`;
    }

    /** Who plays against whom, and how it stands as anybody who looks on sees it. */
    live(known, match) {
        const frame = this.watching.frame(match.table), [first, ...others] = match.players.map(one => nameOf(known, one));
        const score = frame?.view && match.players.length === 2 ? this.score?.(frame.view) : undefined;
        const [mine, theirs] = score ?? [];
        const more = match.stage === "desk" ? say("tournament-at-desk") : match.realDice ? say("tournament-real", {game: gameOf(known)})
            : mine && theirs ? say("screen-now", {mine: mine.now, theirs: theirs.now}) : frame?.view?.prompt ?? "";
        return html`
            <li class="tall"><span class="who">${first}</span>
                <span class="score">${mine && theirs ? say("screen-score", {mine: mine.won, theirs: theirs.won}) : "–"}</span>
                <span class="who theirs">${listed(others)}</span>
                <span class="quiet">${[say("tournament-since", {time: clockTime(match.began)}), more].filter(one => one).join(" · ")}</span></li>`;
    }

    latest(known) {
        const all = results(known).slice(0, this.resultsFit);
        return html`
            <section class="unit latest"><h2>${say("tournament-results")}</h2>
                ${all.length ? html`<ul class="rows">${all.map(match => html`<li><span class="who">${this.result(known, match)}</span></li>`)}</ul>`
                    : html`<p class="quiet">${say("tournament-results-none")}</p>`}</section>`;
    }

    result(known, match) {
        const names = players => listed(players.map(one => nameOf(known, one)));
        const {stage, players, winners} = match, losers = players.filter(one => !winners.includes(one));
        return stage === "settled" && winners.length && losers.length
            ? say("screen-beat", {count: winners.length, winners: names(winners), losers: names(losers)}) : `${names(players)}: ${outcome(known, match)}`;
    }

    joining(known) {
        const code = known.code || this.given;
        if (!known.entryOpen || known.phase === "finishing" || known.phase === "ended") return nothing;
        return html`
            <section class="unit joining-in">${scan(this.tournament, 200)}
                <div><span class="quiet">${code ? say("screen-at", {address: root.host}) : say("screen-scan-only")}</span>
                    ${code ? html`<strong>${code}</strong>` : nothing}</div></section>`;
    }

    /** Before it starts the way in is what matters. */
    welcome({code = this.given, entryOpen}) {
        if (!entryOpen) return html`<section class="unit welcoming"><h2>${say("screen-soon")}</h2></section>`;
        return html`
            <section class="unit welcoming"><h2>${say("screen-join")}</h2>${scan(this.tournament, 400)}
                <span class="quiet">${code ? say("screen-at", {address: root.host}) : say("screen-scan-only")}</span>
                ${code ? html`<strong>${code}</strong>` : nothing}</section>`;
    }

    end(known) {
        const {champions} = known;
        return html`
            <section class="unit celebrated welcoming" role="status">${champions.length ? trophy : nothing}
                <h2>${say("tournament-champions", {count: champions.length, names: listed(champions.map(one => nameOf(known, one)))})}</h2></section>`;
    }
}
customElements.define("masque-screen", Screen);
