/** How the game ended, as a scene: who is defeated by what, everybody's tokens from the last to the first, then who won and why. */
import {html, nothing, svg} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutDefeated, aboutEnding, aboutHolder, aboutPlace, aboutPoints, aboutWinner} from "./about.js";
import {holderSign} from "./drawings.js";
import {endingName, listed, nameOf, told} from "./kit.js";
import {strip} from "./people.js";

/**
 * @param {any} view
 * @param {string[]} names
 * @param {number} you
 * @param {() => void} onDone
 */
export function scene(view, names, you, onDone) {
    const {result} = view;
    const end = `wait-${Math.min(result.ranking.length, 9)}`;
    const most = Math.max(1, ...result.ranking.map(rank => rank.total));
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title" .about=${aboutEnding(result.ending)}>${told("page-scene", {ending: endingName(result.ending)})}</h2>
        <p class="fallen">${signs.no} <span>${told("page-scene-defeated", {who: listed(result.defeated.map(seat => nameOf(seat, names)))})}</span></p>
        <p class="verdict late ${end}">${signs.laurel} <span>${verdict(result.winners, names, you)}</span></p>
        <p class="tale late ${end}">${(result.reasons ?? [result.story.at(-1)]).map(one => html`<span>${one}</span> `)}</p>
        <ol class="masks">${result.ranking.map((rank, at) => ranked(rank, result.ranking.length - 1 - at, most, view, names))}</ol>
        <div class="story late ${end}">
            <m-button @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

/** Who won, said to whoever looks. */
function verdict(winners, names, you) {
    const others = listed(winners.filter(seat => seat !== you).map(seat => nameOf(seat, names)));
    if (!winners.includes(you)) {
        return told("page-scene-won", {who: others, count: winners.length});
    }
    return winners.length === 1 ? told("page-scene-you") : told("page-scene-share", {who: others});
}

/** One player: the place, the tokens turned up as a bar, and what counts where these are level. */
function ranked(rank, wait, most, view, names) {
    const player = view.players[rank.who];
    const {result} = view;
    const won = result.winners.includes(rank.who);
    const set = rank.defeated && result.ending !== "out-of-tiles" ? strip(player) : undefined;
    return html`<li class="unmasked wait-${wait} ${won ? "winner" : ""} ${rank.defeated ? "defeated" : ""}">
        <span class="place" .about=${rank.defeated ? aboutDefeated() : aboutPlace(rank.place)}>${rank.defeated ? signs.no : rank.place}</span>
        <b class="name" title=${nameOf(rank.who, names)}>${nameOf(rank.who, names)}${won ? html` <span class="late wait-${result.ranking.length}" .about=${aboutWinner()}>${signs.laurel}<span class="unseen">${told("page-winner")}</span></span>` : nothing}${rank.defeated ? html`<span class="unseen"> ${told("page-defeated")}</span>` : nothing}</b>
        <span class="hoard" .about=${aboutPoints(rank.total)}>${bar(player.values, most)}</span>
        <span class="total"><b aria-hidden="true">${rank.total}</b><span class="unseen">${told("page-points", {total: rank.total})}</span></span>
        <span class="ties"><span .about=${aboutHolder(rank.holder)}>${holderSign} ${told("page-left-over", {count: rank.holder})}</span>${
            result.decider === "villains" ? html` <span>${told("page-villains-up", {count: rank.villains})}</span>` : nothing} ${set ? html`<span class="set">${set}</span>` : nothing}</span>
    </li>`;
}

/** Tokens laid end to end: each as long as it is worth, the longest row as wide as there is room. */
function bar(values, most) {
    const share = points => `${((100 * points) / most).toFixed(2)}%`;
    const starts = values.map((_, at) => values.slice(0, at).reduce((sum, one) => sum + one, 0));
    return html`<svg class="bar" role="img" aria-label=${told("page-bar")}>${values.map(
        (value, at) => svg`<svg x=${share(starts[at])} width=${share(value)} height="100%"><rect class="worth" width="100%" height="100%" rx="4"/>
            <text x="50%" y="50%" text-anchor="middle" dominant-baseline="central">${value}</text></svg>`,
    )}</svg>`;
}
