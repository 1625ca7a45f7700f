// Pieces that several pages of a tournament show.
import {html, nothing, svg} from "lit";
import {at} from "../base.js";
import {language, listed, say} from "../words.js";
import {sign, signs, trophy} from "../../parts/drawings.js";
import {leftNow, nameOf} from "./state.js";

/** A token: a coin with a star. */
export const coin = sign(svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7.2l1.5 3.1 3.4.5-2.500 2.400.6 3.400-3-1.600-3 1.600.6-3.400-2.500-2.400 3.400-.5z"/>`);

/** How many tokens somebody holds. */
export const tokens = count => html`<span class="tokens"><span aria-hidden="true">${coin}${count}</span><span class="unseen">${say("token-count", {count})}</span></span>`;

/** The game as an argument of a sentence that is different for some. */
export const gameOf = ({game}) => game.replaceAll("-", "_");

/** When something was, as a clock on the wall shows it. */
export const clockTime = millis => new Intl.DateTimeFormat(language(), {hour: "2-digit", minute: "2-digit", hourCycle: "h23"}).format(millis);

/** The name of a player with what belongs to it. */
export const player = ({name, bot, program}) => html`<span class="named">${name}</span>${bot ? html` <span class="tag">${say("tournament-bot")}</span>` : nothing}${program
    ? html` <span class="tag">${say("sign-program")}</span>` : nothing}`;

/** Whether it runs, and for how long still. */
export function status(known) {
    const {phase} = known;
    const timed = phase === "running" || phase === "paused" || phase === "gathering";
    return html`
        <p class="status" data-phase=${phase}><span class="phase">${say("tournament-phase", {phase})}</span>
            ${timed ? html`<span class="left"><span class="unseen">${say("tournament-left")}</span>${signs.clock}<m-clock
                .millis=${leftNow(known, performance.now())} .running=${phase === "running"}></m-clock></span>` : nothing}</p>`;
}

/** Who plays or played against whom. */
export function versus(known, match) {
    const [first, ...others] = match.players.map(one => nameOf(known, one));
    return say("tournament-versus", {first, others: listed(others)});
}

/** How a match ended. */
export function outcome(known, {stage, winners, transfers}) {
    if (stage === "void") return say("tournament-void");
    const moved = transfers.reduce((sum, one) => sum + one.tokens, 0);
    const won = say("tournament-won-by", {count: winners.length, names: listed(winners.map(one => nameOf(known, one)))});
    return moved || !winners.length ? won : `${won}, ${say("tournament-moved", {count: moved})}`;
}

/** What is to be said of a match beside who plays. */
function about(known, match) {
    const {stage, realDice, began, ended = 0, reason} = match;
    const over = stage === "settled" || stage === "void";
    return [
        over ? outcome(known, match) : stage === "desk" ? say("tournament-at-desk") : say("tournament-since", {time: clockTime(began)}),
        realDice ? say("tournament-real", {game: gameOf(known)}) : "", over ? clockTime(ended) : "",
        reason ? say("tournament-reason-was", {reason}) : "",
    ].filter(one => one).join(" · ");
}

/** The way to a match's table, or to its replay. */
function way({table, stage}) {
    if (!table) return nothing;
    const over = stage === "settled" || stage === "void";
    return html`<a class="button small" href=${at(over ? `replay/${table}` : `table/${table}`)}>${say(over ? "tournament-replay" : "tournament-watch")}</a>`;
}

/** A match in a list. */
export const matchLine = (known, match, more = way(match)) => html`
    <li class="match ${match.stage}" data-match=${match.match}>
        <span class="what"><strong>${versus(known, match)}</strong><span class="quiet">${about(known, match)}</span></span>${more}</li>`;

/** Matches, a line each, or that there are none. */
export const matchList = (known, matches, none, more) => matches.length
    ? html`<ul class="lines">${matches.map(match => matchLine(known, match, more?.(match)))}</ul>` : html`<p class="quiet">${none}</p>`;

/** The end is celebrated. */
export function champions(known) {
    const {champions: all, you} = known;
    const mine = you.player !== null && all.includes(you.player);
    const args = {count: all.length, names: listed(all.map(one => nameOf(known, one)))};
    return html`
        <section class="panel champions" role="status">
            ${all.length ? trophy : nothing}
            <h2>${mine ? say("tournament-you-champion", args) : say("tournament-champions", args)}</h2>
        </section>`;
}
