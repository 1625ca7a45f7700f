/** How the game ended, as a scene: who has won, what decided it, who sat in the Queenseat when, and where everybody sits now. */
import {html, nothing} from "lit";
import {about} from "./about.js";
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
    const {queen, rounds, late, decided} = view.result;
    const end = `wait-${Math.min(view.ring.length + 1, 9)}`;
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene", {rounds})}</h2>
        <div class="enthroning turning">${throne}</div>
        <p class="verdict">${crown} <span>${told("page-scene-won", people({who: queen}, names, you))}</span></p>
        <div class="story">
            <p class="tale">${told(late ? "told-ended-late" : "told-ended", {...people({queen}, names, you), rounds})} ${decided ?? ""}</p>
        </div>
        ${reigns(view.result, names)}
        <p class="order">${told("page-ring-order")}</p>
        <ol class="masks">${view.ring.map((seat, at) => sitter(view.players[seat], at, names))}</ol>
        <div class="late ${end}"><m-button @click=${onDone}>${told("page-scene-on")}</m-button></div>
    </div>`;
}

/** Who sat in the Queenseat from which round to which, as a bar; games of long ago did not keep it. */
function reigns({reigns: all}, names) {
    return all?.length
        ? html`<section class="throne-time" .about=${about.reign()}>
              <h3>${told("page-reigns")}</h3>
              <ol class="reigns">${all.map(({queen, from, to}, at) => {
                  const when = told("page-reign", {from, to, span: to - from});
                  const who = nameOf(queen, names);
                  return html`<li class="span-${to - Math.max(from, 1) + 1} ${at === all.length - 1 ? "last" : ""}" title="${who}: ${when}">
                      <b>${at === all.length - 1 ? crown : nothing}<span>${who}</span></b><span class="when">${when}</span></li>`;
              })}</ol>
          </section>`
        : nothing;
}

/** One player and how far from the Queenseat they sit: that is a distance and no rank. */
function sitter(player, at, names) {
    const name = nameOf(player.who, names);
    return html`<li class="unmasked wait-${Math.min(at + 1, 9)} ${player.queen ? "winner" : ""}">
        <span class="place" .about=${player.queen ? about.queen() : about.place()}>${player.queen ? crown : nothing}<span>${told("page-seat-after", {place: at})}</span></span>
        <b class="name" title=${name}>${name}</b>
        <span class="hoard">${strip(player) ?? nothing}</span>
        ${player.secret ? html`<span class="left" .about=${about.secret()}>${marks.secret}<span class="unseen">${told("page-secret", {count: player.secret})}</span><span aria-hidden="true">×${player.secret}</span></span>` : nothing}
    </li>`;
}
