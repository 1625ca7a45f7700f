/** How the game ended, as a scene: whoever is defeated by what, then everybody by rank with what decided it. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {holderSign, tokenArt} from "./drawings.js";
import {endingName, listed, nameOf, told} from "./kit.js";
import {coins, strip} from "./people.js";

/**
 * @param {any} view
 * @param {string[]} names
 * @param {() => void} onDone
 */
export function scene(view, names, onDone) {
    const {result} = view;
    const end = `wait-${Math.min(result.ranking.length, 9)}`;
    const called = seats => listed(seats.map(seat => nameOf(seat, names)));
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene", {ending: endingName(result.ending)})}</h2>
        <p class="fallen">${signs.no} <span>${told("page-scene-defeated", {who: called(result.defeated), count: result.defeated.length})}</span></p>
        <p class="verdict late ${end}">${signs.laurel} <span>${told("page-scene-won", {who: called(result.winners), count: result.winners.length})}</span></p>
        <ol class="masks">${result.ranking.map((rank, at) => ranked(rank, at, view, names))}</ol>
        <div class="story late ${end}">
            <p class="tale">${result.story.at(-1)}</p>
            <m-button @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

/** One player: the place, the tokens turned up, and what counts where these are level. */
function ranked(rank, at, view, names) {
    const player = view.players[rank.who];
    const won = view.result.winners.includes(rank.who);
    return html`<li class="unmasked wait-${at} ${won ? "winner" : ""} ${rank.defeated ? "defeated" : ""}">
        <span class="place">${rank.defeated ? signs.no : rank.place}</span>
        <b class="name">${nameOf(rank.who, names)}${won ? html` ${signs.laurel}<span class="unseen">${told("page-winner")}</span>` : nothing}${rank.defeated ? html`<span class="unseen"> ${told("page-defeated")}</span>` : nothing}</b>
        <span class="turning hoard">${player.values.length ? coins(player.values) : tokenArt(0)}</span>
        <span class="total"><b aria-hidden="true">${rank.total}</b><span class="unseen">${told("page-points", {total: rank.total})}</span></span>
        <span class="ties">${holderSign}<span class="unseen">${told("page-holder", {count: rank.holder})}</span><span aria-hidden="true">${rank.holder}</span> ${strip(player) ?? nothing}</span>
    </li>`;
}
