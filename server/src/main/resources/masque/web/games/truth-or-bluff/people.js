/** What is public of everybody, what is known of all tiles, and what the viewer has. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {bagSign, faceArt, gauge, holderSign, printOf, tileSign, tinyTile, tokenArt, tokenSign} from "./drawings.js";
import {endingRule, faceName, isVillain, pileName, progress, told} from "./kit.js";

/** With so few tiles left in a holder that is worth a word anywhere. */
const FEW = 3;

/** A chip has no room for the picture of so great a number. */
const MANY = 12;

const chosen = player => progress(player.distances[1]);

/** How close somebody is to the ending in force, as a picture and in words. */
export function portrait(player) {
    const meter = chosen(player);
    return html`${gauge(meter)}<span class="unseen">${meter.words}</span>`;
}

/** What a seat shows: whether the tile is there or was seen, how close the ending is, the holder and the tokens. */
export function facts(player, view) {
    const {round} = view;
    const meter = chosen(player);
    const shown = [];
    if (round && !round.turned && round.at === player.seat) {
        shown.push({art: tileSign, value: "", name: told("page-has-tile")});
    } else if (round && !round.turned && round.seen.includes(player.seat)) {
        shown.push({art: signs.eye, value: "", name: told("page-seen")});
    }
    return [
        ...shown,
        {art: meter.goal > MANY ? nothing : gauge(meter, false), value: `${meter.have}/${meter.goal}`, name: meter.words, narrow: true},
        {art: holderSign, value: player.holder, name: told("page-holder", {count: player.holder}), wide: player.holder > FEW},
        {art: tokenSign, value: player.tokens, name: told("page-tokens", {count: player.tokens}), wide: true},
    ];
}

/** Everything face up before somebody, small. */
export const strip = player =>
    player.faceUp.length
        ? player.faceUp.map(({tile, count}) => html`<span class="up">${tinyTile(tile)}<span class="unseen">${pileName(tile, count)}</span>${count > 1 ? html`<span aria-hidden="true">${count}</span>` : nothing}</span>`)
        : undefined;

/** What a tap on a seat shows besides: how close both endings are, all that lies face up, and what the viewer may see of the rest. */
export const details = (player, own) => html`<div class="meters">${player.distances.map(meter)}</div>
    <section class="heap"><h3>${told("page-face-up")}</h3>
        ${player.faceUp.length ? tiles(player.faceUp) : html`<p class="quiet">${told("page-none-up")}</p>`}</section>
    ${own ? html`<section class="heap"><h3>${told("page-rack")}</h3>${tiles(own.holder)}</section>` : nothing}
    ${(own?.players[player.seat] ?? player).values.length ? html`<section class="heap"><h3>${told("page-own-tokens")}</h3>${coins((own?.players[player.seat] ?? player).values)}</section>` : nothing}`;

const tiles = all => html`<div class="cards">${all.map(({tile, count}) => html`<m-tile still .name=${pileName(tile, count)} .print=${printOf(tile)} .count=${count}></m-tile>`)}</div>`;

/** How close an ending is, as a bar with its words. */
export function meter(distance) {
    const {have, goal, missing, words} = progress(distance);
    return html`<m-meter .words=${words} .have=${have} .goal=${goal} .near=${missing <= 1}></m-meter>`;
}

/** Tokens by value. */
export const coins = values => html`<span class="cards coins" role="img" aria-label=${told("page-values", {values: values.join(", "), total: values.reduce((sum, one) => sum + one, 0)})}>${values.map(tokenArt)}</span>`;

/** What is known of the whole game. */
export const tally = view => html`<div class="tally">
    <ul class="endings">${view.endings.map(ending => html`<li>${endingRule(ending)}</li>`)}</ul>
    <table>
        <thead><tr><th scope="col"><span class="unseen">${told("page-who")}</span></th><th scope="col">${told("page-up")}</th>${view.seat < 0 ? nothing : html`<th scope="col">${told("page-unseen")}</th>`}<th scope="col">${told("page-all")}</th></tr></thead>
        <tbody>${view.tally.filter(one => !isVillain(one.face)).map(one => line(one, view))}</tbody>
    </table>
    ${view.villains.length ? html`<ul class="lurking" aria-label=${told("page-villains")}>${view.tally.filter(one => isVillain(one.face)).map(one => html`<li class=${one.faceUp ? "out" : ""}>${faceArt(one.face)}<span>${faceName(one.face)}</span>${one.faceUp ? html`${signs.yes}<span class="unseen">${told("page-up")}</span>` : nothing}</li>`)}</ul>` : nothing}
    <p class="stock"><span>${bagSign} ${told("page-bag", {count: view.bag})}</span> <span>${tokenSign} ${told("page-left", {count: view.tokens})}</span></p>
</div>`;

const line = (one, view) => html`<tr><th scope="row">${faceArt(one.face)}<span>${faceName(one.face)}</span></th>
    <td>${one.faceUp}</td>${view.seat < 0 ? nothing : html`<td>${one.unseen ?? "?"}</td>`}<td>${one.all}</td></tr>`;

/** The viewer's tokens, and how close the viewer is to the endings. */
export function ownSide(mine, tools) {
    const total = mine.values.reduce((sum, one) => sum + one, 0);
    return html`<div class="role" role="group" aria-label=${told("page-own")}>
        <div class="about">
            <p class="purse"><b>${told("page-own-total", {total})}</b> ${mine.values.length ? coins(mine.values) : html`<span class="quiet">${told("page-tokens", {count: 0})}</span>`}</p>
            <div class="meters">${mine.distances.map(meter)}</div>
            ${mine.faceUp.length ? html`<p class="mine-up"><span class="unseen">${told("page-face-up")}</span>${strip(mine)}</p>` : nothing}
        </div>
        ${tools}
    </div>`;
}

