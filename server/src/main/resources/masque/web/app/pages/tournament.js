// A tournament for those who play in it, or want to: challenges, one's match, and how everything stands.
import {html, nothing} from "lit";
import {at} from "../base.js";
import {forgetMe} from "../me.js";
import * as notice from "../notice.js";
import {go} from "../router.js";
import {say} from "../words.js";
import {asked, challenged, challengedSentence, muted} from "../tournament/challenged.js";
import {ownMatch} from "../tournament/own-match.js";
import {TournamentPage} from "../tournament/page.js";
import {champions, matchList, status, tokens} from "../tournament/parts.js";
import {matchesOf, meOf, myMatch, nameOf, playing, results, standings} from "../tournament/state.js";
import "../tournament/challenging.js";
import "../tournament/joining.js";
import "../tournament/log.js";
import "../question.js";
import "../tournament/standings.js";

/** How long somebody whose challenge was accepted can still choose to stay. */
const BEFORE_GOING = 3_000;
const LATEST = 8;

/** Whether somebody writes something just now, and should not be taken elsewhere. */
const writing = () => {
    const field = document.activeElement;
    return document.querySelector("dialog[open]") !== null
        || field instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(field.type) && field.value !== "";
};

class Tournament extends TournamentPage {
    static properties = {going: {state: true}, question: {state: true}, said: {state: true}};

    constructor() {
        super();
        this.going = false;
        /** @type {any} */ this.question = undefined;
        /** What became of one's challenge. */
        this.said = "";
        /** The match that one is to be taken to as soon as its table is known. @type {number | undefined} */
        this.bound = undefined;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.departure);
    }

    /** What was asked of one's own accord is gone to at once, and what others agree to after a moment. */
    learnt(before, known) {
        if (!before) return;
        this.answered(before, known);
        const fresh = known.you.challenged.filter(({by}) => !before.you.challenged.some(one => one.by === by));
        for (const challenge of fresh) notice.call(challengedSentence(known, challenge), known.name);
        if (known.you.match !== undefined && known.you.match !== before.you.match) {
            this.bound = known.you.match;
            notice.call(say("tournament-match-ready"), known.name);
        }
        if (known.phase === "ended" && before.phase !== "ended") notice.news({over: true, ended: true, told: true});
        const match = myMatch(known);
        if (match && match.match === this.bound) {
            this.bound = undefined;
            if (match.table && !writing()) this.depart(match, before.you.challenged.length ? 0 : BEFORE_GOING);
        }
        if (!match) this.stay();
    }

    /** Says what became of one's own challenge, if it came to nothing. */
    answered(before, known) {
        const news = known.log.filter(({number}) => number > before.number);
        for (const {kind, challenger, player, cause} of news) {
            if (challenger !== known.you.player || challenger === null) continue;
            if (kind === "declined") this.said = say("tournament-declined-by", {name: nameOf(known, player)});
            if (kind === "lapsed") this.said = say("tournament-lapsed", {cause});
            if (kind === "challenged") this.said = "";
        }
        if (known.you.match !== undefined) this.said = "";
    }

    depart(match, wait) {
        this.going = true;
        clearTimeout(this.departure);
        this.departure = setTimeout(() => { if (this.going && this.isConnected) go(`table/${match.table}`); }, wait);
    }

    stay() {
        this.going = false;
        clearTimeout(this.departure);
    }

    call(known) {
        const [challenge] = known.you.challenged;
        return challenge ? challengedSentence(known, challenge) : known.you.match !== undefined ? say("tournament-match-ready") : "";
    }

    joined() {
        forgetMe();
        this.follow();
    }

    leave() {
        this.question = {
            title: say("tournament-leave-ask"), confirm: say("tournament-leave"),
            body: html`<p>${say("tournament-leave-hint")}</p>${this.known?.you.match === undefined ? nothing
                : html`<p><strong>${say("tournament-leave-match")}</strong></p>`}`,
            act: () => this.line?.act({do: "leave"}),
        };
    }

    shown(known) {
        const {name, entrants, tokens: each, minutes, you, phase} = known;
        const act = what => this.act(what);
        return html`
            <main class="page tournament">
                <header class="about">
                    <h1>${name}</h1>
                    ${status(known)}
                    <p class="quiet">${this.game ? html`<a href=${at(`rules/${this.game.id}`)}>${this.game.name}</a> · ` : nothing}${say("tournament-facts",
                        {count: entrants.length, tokens: each, minutes})}</p>
                    ${you.organiser ? html`<p><a class="button" href=${at(`tournament/${this.tournament}/desk`)}>${say("tournament-to-desk")}</a></p>` : nothing}
                </header>
                ${this.notes()}
                <div class="half doing">
                    <div class="calls" aria-live="assertive">${you.challenged.map(one => challenged(known, one, act, this.busy))}</div>
                    ${this.going ? html`<section class="panel called" role="status"><h2>${say("tournament-going")}</h2>
                        <div class="actions"><button class="button" @click=${this.stay}>${say("tournament-stay")}</button></div></section>` : nothing}
                    ${phase === "ended" ? champions(known) : nothing}
                    ${you.player === null ? this.outside(known) : html`${this.inside(known, act)}${this.ownMatches(known, you.player)}`}
                </div>
                <div class="half">
                    <section class="panel"><h2>${say("tournament-standings")}</h2><masque-standings .known=${known}></masque-standings></section>
                    <section class="panel"><h2>${say("tournament-matches")}</h2>
                        ${matchList(known, playing(known), say("tournament-matches-none"))}</section>
                    <section class="panel"><h2>${say("tournament-results")}</h2>
                        ${matchList(known, results(known).slice(0, LATEST), say("tournament-results-none"))}</section>
                    <details class="panel"><summary>${say("tournament-log")}</summary><masque-tournament-log .known=${known}></masque-tournament-log></details>
                    ${you.player === null ? nothing : html`${muted(known, act)}${this.ways(known)}`}
                </div>
                <masque-question .asked=${this.question} @done=${() => { this.question = undefined; }}></masque-question>
            </main>`;
    }

    ownMatches(known, player) {
        const mine = matchesOf(known, player).filter(({stage}) => stage === "settled" || stage === "void");
        return mine.length ? html`<section class="panel"><h2>${say("tournament-mine-matches")}</h2>${matchList(known, mine, "")}</section>` : nothing;
    }

    /** For those who are not in it. */
    outside(known) {
        if (known.you.asking) return html`<p class="panel" role="status">${say("tournament-asking")}</p>`;
        if (known.phase === "ended" || known.phase === "finishing") return nothing;
        if (!known.entryOpen) return html`<p class="panel" role="status">${say("tournament-join-closed")}</p>`;
        return html`<masque-joining .known=${known} @joined=${this.joined}></masque-joining>`;
    }

    inside(known, act) {
        const me = meOf(known);
        if (!me) return html`<p class="panel" role="status">${say("loading")}</p>`;
        const {rank} = standings(known).find(({entrant}) => entrant === me) ?? {rank: 0};
        const hint = this.hint(known, me);
        return html`
            <section class="panel own" aria-label=${say("tournament-you")}>
                <p class="holding">${tokens(me.tokens)}</p>
                <p class="grow"><strong>${me.name}</strong>${rank ? html`<span class="quiet">${say("tournament-your-rank", {rank})}</span>` : nothing}</p>
                ${me.state === "left" ? html`<button class="button chief" ?disabled=${this.busy} @click=${() => act({do: "come-back"})}>
                    ${say("tournament-come-back")}</button>` : nothing}
                ${hint ? html`<p class="hint" role="status">${hint}</p>` : nothing}
            </section>
            ${known.you.match === undefined || this.going ? nothing : ownMatch(known, myMatch(known), act, this.busy)}
            ${this.said ? html`<p class="panel" role="status">${this.said}</p>` : nothing}
            ${asked(known, act, this.busy)}
            ${me.state === "free" && known.phase === "running" ? html`
                <masque-challenging .known=${known} @act=${event => { this.said = ""; act(event.detail); }}></masque-challenging>` : nothing}`;
    }

    /** What one should know about where one stands. */
    hint({phase}, {state}) {
        if (phase === "ended") return "";
        if (state === "out" || state === "left" || state === "removed") return say(`tournament-${state}-hint`);
        if (phase === "gathering") return say("tournament-waiting-start");
        return phase === "paused" || phase === "finishing" ? say(`tournament-${phase}-hint`) : "";
    }

    /** How one is told, and the way out. */
    ways(known) {
        const state = meOf(known)?.state, {phase} = known;
        if (phase === "ended") return nothing;
        return html`
            <section class="panel ways">
                <h2>${say("tournament-told")}</h2>
                ${this.toggle("menu-sound", notice.sounding(), notice.sound)}
                ${notice.canNotify() ? this.toggle("tournament-notify", notice.notifying(), notice.notify) : nothing}
                ${state === "free" || state === "busy" ? html`<button class="button" @click=${this.leave}>${say("tournament-leave")}</button>` : nothing}
            </section>`;
    }

    toggle(key, on, set) {
        return html`<label class="check"><input type="checkbox" .checked=${on}
            @change=${async event => { await set(event.target.checked); this.requestUpdate(); }}><span>${say(key)}</span></label>`;
    }
}
customElements.define("masque-tournament", Tournament);
