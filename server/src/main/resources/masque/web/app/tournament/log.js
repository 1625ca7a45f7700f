// What happened in a tournament, in sentences, latest first.
import {LitElement, html, nothing} from "lit";
import {get} from "../api.js";
import {known as hasWords, listed, say} from "../words.js";
import {clockTime} from "./parts.js";
import {nameOf} from "./state.js";

const AT_ONCE = 100;

/**
 * An event as a sentence; empty for what is nobody else's business.
 *
 * @param {import("./state.js").Tournament} tournament
 * @param {any} event
 */
export function sentence(tournament, event) {
    const name = player => nameOf(tournament, player), names = players => listed((players ?? []).map(name));
    const kind = event.kind === "extended" && event.minutes < 0 ? "shortened" : event.kind;
    if (!hasWords(`log-${kind}`)) return "";
    return say(`log-${kind}`, {
        who: event.name ?? name(event.challenger ?? event.player), other: name(event.player), others: names(event.others),
        players: names(event.players), winners: names(event.winners), count: (event.winners ?? []).length, match: event.match,
        reason: event.reason ?? "", given: event.reason ? "yes" : "no", minutes: Math.abs(event.minutes ?? 0),
    });
}

class TournamentLog extends LitElement {
    static properties = {known: {attribute: false}, older: {state: true}, busy: {state: true}};

    constructor() {
        super();
        /** @type {any} */ this.known = undefined;
        /** @type {any[]} what happened before what the page was told */ this.older = [];
        this.busy = false;
    }

    createRenderRoot() { return this; }

    get events() { return [...this.older, ...this.known.log]; }

    async look() {
        const first = this.events[0]?.number ?? 1;
        this.busy = true;
        const {events} = await get(`tournaments/${this.known.id}/log?after=${Math.max(0, first - 1 - AT_ONCE)}`).catch(() => ({events: []}));
        this.older = [...events.filter(one => one.number < first), ...this.older];
        this.busy = false;
    }

    render() {
        const all = this.events, last = all.length ? all[0].number : 1;
        const lines = all.map(event => ({event, words: sentence(this.known, event)})).filter(({words}) => words).reverse();
        return html`
            <ol class="lines events" reversed>${lines.map(({event, words}) => html`
                <li><time class="quiet">${clockTime(event.at)}</time><span>${words}${event.organiser
                    ? html` <span class="quiet">${event.organiser}</span>` : nothing}</span></li>`)}</ol>
            ${last > 1 ? html`<button class="button plain" ?disabled=${this.busy} @click=${this.look}>${say("tournament-log-older")}</button>` : nothing}`;
    }
}
customElements.define("masque-tournament-log", TournamentLog);
