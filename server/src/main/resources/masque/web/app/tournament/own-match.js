// The match that one is in: the way to its table, or with real dice who won.
import {html, nothing} from "lit";
import {at} from "../base.js";
import {listed, say} from "../words.js";
import {signs} from "../../parts/drawings.js";
import {gameOf} from "./parts.js";
import {nameOf} from "./state.js";

/** Who won, as somebody has said. */
export const saidOf = (known, player, winners) =>
    say("tournament-report-said", {who: nameOf(known, player), count: winners.length, winners: listed(winners.map(one => nameOf(known, one)))});

/**
 * @param {any} known
 * @param {any} match undefined if it has not been heard of yet
 * @param {(what: object) => void} act
 * @param {boolean} busy
 */
export function ownMatch(known, match, act, busy) {
    if (!match) return html`<section class="panel own-match" role="status"><h2>${say("tournament-match-ready")}</h2></section>`;
    const names = listed(match.players.filter(one => one !== known.you.player).map(one => nameOf(known, one)));
    return html`
        <section class="panel own-match" aria-label=${say("tournament-your-match")}>
            <p class="quiet">${say("tournament-your-match")}</p>
            <h2>${say("tournament-match-against", {names})}</h2>
            ${match.table ? html`<a class="button chief big" href=${at(`table/${match.table}`)}>${signs.play} ${say("tournament-to-table")}</a>` : report(known, match, act, busy)}
        </section>`;
}

function report(known, match, act, busy) {
    const {you} = known, game = gameOf(known);
    const mine = match.reports[you.player]?.join(" ");
    const choices = [...match.players.map(one => [[one], one === you.player ? say("tournament-report-me")
        : say("tournament-report-other", {name: nameOf(known, one)})]), [[], say("tournament-report-nobody")]];
    return html`
        <p>${say("tournament-real-hint", {game})}</p>
        ${match.stage === "desk" ? html`<p role="status"><strong>${say("tournament-report-desk")}</strong></p>` : html`
            <fieldset class="report"><legend>${say("tournament-report")}</legend>
                ${choices.map(([winners, words]) => html`<button class="button ${mine === winners.join(" ") ? "chief" : ""}"
                    aria-pressed=${String(mine === winners.join(" "))} ?disabled=${busy}
                    @click=${() => act({do: "report", match: match.match, winners})}>${mine === winners.join(" ") ? signs.yes : nothing} ${words}</button>`)}
            </fieldset>`}
        <ul class="lines said">${Object.entries(match.reports).filter(([who]) => who !== you.player)
            .map(([who, winners]) => html`<li>${saidOf(known, who, winners)}</li>`)}</ul>
        ${mine !== undefined && match.stage !== "desk" ? html`<p class="quiet">${say("tournament-report-wait")}</p>` : nothing}`;
}
