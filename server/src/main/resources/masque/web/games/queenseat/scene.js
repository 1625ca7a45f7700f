/** How the game ended, as a scene: whoever sits in the Queenseat, then everybody around the table with what lies before them. */
import {html, nothing} from "lit";
import {crown, marks, throne} from "./drawings.js";
import {nameOf, people, told} from "./kit.js";
import {strip} from "./people.js";

/**
 * @param {any} view
 * @param {string[]} names
 * @param {number} you
 * @param {() => void} onDone
 */
export function scene(view, names, you, onDone) {
    const {queen, rounds, late} = view.result;
    const end = `wait-${Math.min(view.ring.length, 9)}`;
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene", {rounds})}</h2>
        <div class="enthroning turning">${throne}</div>
        <p class="verdict">${crown} <span>${told("page-scene-won", {who: nameOf(queen, names)})}</span></p>
        <ol class="masks">${view.ring.map((seat, at) => sitter(view.players[seat], at, names))}</ol>
        <div class="story late ${end}">
            <p class="tale">${told(late ? "told-ended-late" : "told-ended", {...people({queen}, names, you), rounds})}</p>
            <m-button @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

/** One player in the order of places: the Queen first. */
function sitter(player, at, names) {
    return html`<li class="unmasked wait-${at} ${player.queen ? "winner" : ""}">
        <span class="place">${player.queen ? crown : at}</span>
        <b class="name">${nameOf(player.who, names)}${player.queen ? html`<span class="unseen"> ${told("page-queen")}</span>` : nothing}</b>
        <span class="hoard">${strip(player) ?? nothing}</span>
        ${player.secret ? html`<span class="left">${marks.secret}<span class="unseen">${told("page-secret", {count: player.secret})}</span><span aria-hidden="true">${player.secret}</span></span>` : nothing}
    </li>`;
}
