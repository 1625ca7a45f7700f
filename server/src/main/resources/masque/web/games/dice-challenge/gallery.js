/** All characters to choose from, one of them looked at closely, and what everybody has chosen. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {abilityArt, arms, blank} from "./drawings.js";
import {aboutAbility, aboutCharacter} from "./about.js";
import {player} from "./arena.js";
import {nameOf, person, sideOf, teamOf, told} from "./kit.js";

const sizes = list => list.map(size => `d${size}`).join(" ");

/**
 * Before the fight: who has chosen, and the gallery.
 *
 * @param {any} view
 * @param {import('./arena.js').Board} board
 * @param {string} looked the id of the character that is looked at
 * @param {(id: string) => void} onLook
 */
export const lobby = (view, board, looked, onLook) => html`<div class="lobby">
    ${thrones(view, board)}
    <div class="gallery choices ${view.gallery.length > 24 ? "long" : ""}" role="group" aria-label=${told("page-gallery")}>${view.gallery.map(one => card(one, board.picking && one.free, looked, onLook))}</div>
</div>`;

/**
 * Both have picked the same: who has answered whether it is to be a mirror match, and with whom it would be.
 *
 * @param {any} view
 * @param {import('./arena.js').Board} board
 */
export const mirrored = (view, board) => html`<div class="lobby">
    ${thrones(view, board)}
    <section class="mirrored" aria-label=${view.mirror.name}>
        <h2 class="facing">${arms(view.mirror.id, view.mirror.name)}<span>${view.mirror.name}</span>${arms(view.mirror.id, view.mirror.name)}</h2>
        ${features(view.mirror, view.mirror.uses)}
    </section>
</div>`;

/** Both sides before the fight, the viewer's first. */
const thrones = (view, board) => html`<div class="thrones">${[sideOf(board.you, view), 1 - sideOf(board.you, view)].map(side => throne(side, view, board))}</div>`;

/** A side before the fight: its players, and whom they are known to have. */
function throne(side, view, board) {
    const team = teamOf(side, view);
    const {seats, chosen} = view.sides[side];
    return html`<section class="throne">
        <span class="players">${seats.map(seat => player(seat, board))}</span>
        ${team.length ? html`<ul class="taken">${team.map(one => html`<li>${arms(one.portrait.id, one.who.name)}<span>${one.who.name}</span></li>`)}</ul>`
            : view.mode === "duel" ? html`<p class="state">${chosen ? html`${signs.yes} ${told("page-has-chosen", person(seats[0], board.names, board.you))}` : told("page-chooses", person(seats[0], board.names, board.you))}</p>` : nothing}
    </section>`;
}

/** A card of the gallery; one that cannot be picked can be looked at. */
function card(one, free, looked, onLook) {
    const ability = one.abilityName;
    return html`<button .about=${aboutCharacter(one.name, one)} class="card ${free ? "pick" : ""} ${one.id === looked ? "looked" : ""} ${one.free ? "" : "gone"}" type="button" aria-label=${told("page-card", {name: one.name, dice: sizes(one.starting), ability, free: String(one.free)})}
        aria-expanded=${String(one.id === looked)} @click=${() => onLook(one.id)}>
        ${arms(one.id, one.name)}<b>${one.name}</b><small class="line-up">${sizes(one.starting)}</small>
        <small class="has">${abilityArt(one.ability)}${ability}</small>
    </button>`;
}

/** A character closely: all dice, and what the ability does. */
export const portrait = (one, left = one.uses) => html`<div class="portrait">
    ${arms(one.id, one.name)} ${features(one, left)}
</div>`;

const features = (one, left) => html`<div class="features">
    ${row("page-starting", one.starting, "")} ${row("page-in-reserve", one.reserve, "night")} ${row("page-droids", one.droid, "night")}
    <p class="gift" .about=${aboutAbility({portrait: one, left})}>${abilityArt(one.ability)}<span><b>${one.abilityName}</b> <small>${left === undefined ? told("page-always") : told("page-uses", {left, uses: one.uses ?? left})}</small></span></p>
    <p class="rule">${one.abilityRule} <small class="clause">${one.clause}</small></p>
</div>`;

const row = (key, list, tone) => (list.length ? html`<p class="row"><span class="row-name">${told(key)}</span><span class="row-dice">${list.map(size => html`<m-die still sized numeral .tone=${tone} .sides=${size} .value=${size} .name=${`d${size}`}></m-die>`)}</span></p>` : nothing);

/** What the viewer has chosen in secret. */
export function secret(view, names, you) {
    const key = view.phase === "nominating" ? "page-own-nominee" : "page-own-choice";
    return html`<div class="mine secret">${view.chosen ? html`${signs.mask}<span>${told(key, {who: view.chosen})}</span>`
        : html`${blank}<span>${told("page-no-choice", {who: nameOf(you, names)})}</span>`}</div>`;
}
