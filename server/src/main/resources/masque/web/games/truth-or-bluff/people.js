/** What is public of everybody, what is known of all tiles, and what the viewer has. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutBag, aboutColumn, aboutEnding, aboutFace, aboutHolder, aboutLeft, aboutMeter, aboutPoints, aboutSeen, aboutTile, aboutToken, aboutTokens} from "./about.js";
import {bagSign, faceArt, gauge, holderSign, printOf, tinyTile, tokenArt, tokenSign} from "./drawings.js";
import {endingRule, faceName, isVillain, nameOf, pileName, progress, sameTile, told} from "./kit.js";

/** With so few tiles left in a holder that is worth a word anywhere. */
const FEW = 3;

/** A chip has no room for the picture of so great a number. */
const MANY = 12;

const chosen = player => progress(player.distances[1]);

/** How close somebody is to the ending in force, as a picture and in words. */
export function portrait(player) {
    const meter = chosen(player);
    return html`${gauge(meter, true, aboutMeter(meter))}<span class="unseen">${meter.words}</span>`;
}

/** What a seat shows: whether the tile is there or was seen, how close the ending is, the holder and the tokens. */
export function facts(player, view) {
    const {round} = view;
    const meter = chosen(player);
    const {holder, tokens} = player;
    const shown = [];
    if (round && !round.turned && round.seen.includes(player.seat)) {
        shown.push({art: signs.eye, value: "", name: told("page-seen"), about: aboutSeen()});
    }
    return [
        ...shown,
        {art: meter.goal > MANY ? nothing : gauge(meter, false), value: `${meter.have}/${meter.goal}`, name: meter.words, narrow: true, about: aboutMeter(meter)},
        {art: holderSign, value: holder, name: told("page-holder", {count: holder}), wide: holder > FEW, about: aboutHolder(holder)},
        {art: tokenSign, value: tokens, name: told("page-tokens", {count: tokens}), wide: true, about: aboutTokens(tokens)},
    ];
}

/** What somebody is in the round: who slid the tile to whom, and once it is turned up, who gets what. */
export function mark(seat, {round, phase, choice, seat: own}) {
    if (phase === "sliding" && choice?.tile) {
        return seat === own ? {mark: "attacker", markName: told("page-slides")} : seat === choice.to ? {mark: "target", markName: told("page-gets")} : {};
    }
    if (!round) {
        return {};
    }
    if (!round.turned) {
        const {from, to} = round.chain.at(-1);
        return seat === from ? {mark: "attacker", markName: told("page-slid")} : seat === to ? {mark: "target", markName: told("page-has-tile")} : {};
    }
    const {collector, rewarded} = round.turned;
    return seat === collector ? {mark: "target", markName: told("page-collects")} : seat === rewarded ? {mark: "chosen", markName: told("page-draws")} : {};
}

/** Everything face up before somebody, small; what has just come has a rim. */
export const strip = (player, fresh = []) =>
    player.faceUp.length
        ? player.faceUp.map(({tile, count}) => {
              const isNew = fresh.some(one => sameTile(one, tile));
              return html`<span class="up ${isNew ? "new" : ""}" .about=${aboutTile(tile)}>${tinyTile(tile, isNew)}<span class="unseen">${pileName(tile, count)}${isNew ? html` (${told("page-new")})` : nothing}</span>${count > 1 ? html`<span aria-hidden="true">${count}</span>` : nothing}</span>`;
          })
        : undefined;

/** Which tiles have just come to lie before somebody. */
export const arrived = (seat, events) =>
    events.flatMap(event =>
        event.type === "collected" && event.who === seat || event.type === "moved" && event.to === seat
            ? [event.tile]
            : event.type === "exchanged" && event.who === seat
              ? [event.taken]
              : event.type === "exchanged" && event.with === seat
                ? [event.given]
                : [],
    );

/** What a tap on a seat shows besides: how close both endings are, all that lies face up, and what the viewer may see of the rest. */
export const details = (player, own) => html`<div class="meters">${player.distances.map(meter)}</div>
    <section class="heap"><h3>${told("page-face-up")}</h3>
        ${player.faceUp.length ? tiles(player.faceUp) : html`<p class="quiet">${told("page-none-up")}</p>`}</section>
    ${own ? html`<section class="heap"><h3>${told("page-rack")}</h3>${tiles(own.holder)}</section>` : nothing}
    ${(own?.players[player.seat] ?? player).values.length ? html`<section class="heap"><h3>${told("page-own-tokens")}</h3>${coins((own?.players[player.seat] ?? player).values)}</section>` : nothing}`;

const tiles = all => html`<div class="cards">${all.map(({tile, count}) => html`<m-tile still .name=${pileName(tile, count)} .print=${printOf(tile)} .count=${count}></m-tile>`)}</div>`;

/** How close an ending is, as a bar with its words. */
export function meter(distance) {
    const {have, goal, missing, words, ending} = progress(distance);
    return html`<m-meter title=${words} .words=${words} .have=${have} .goal=${goal} .near=${missing <= 1} .about=${aboutMeter({ending, words, goal})}></m-meter>`;
}

/** Tokens by value; one that was just drawn is pointed out. */
export function coins(values, fresh = 0) {
    const at = fresh ? values.lastIndexOf(fresh) : -1;
    const total = values.reduce((sum, one) => sum + one, 0);
    return html`<span class="cards coins" role="img" aria-label=${told("page-values", {values: values.join(", "), total})}>${values.map((value, index) =>
        html`<span class=${index === at ? "new" : ""}>${tokenArt(value, aboutToken(value))}</span>`)}</span>`;
}

/** What is known of the whole game, each part under its heading. */
export const tally = view => html`<div class="tally">
    <h2>${told("page-avoid")}</h2>
    <ul class="endings">${view.endings.map(ending => html`<li .about=${aboutEnding(ending)}>${endingRule(ending)}</li>`)}</ul>
    <h2>${told("page-where")}</h2>
    <table>
        <thead><tr><th scope="col"><span class="unseen">${told("page-who")}</span></th>${column("up")}${view.seat < 0 ? nothing : [column("yours"), column("unseen")]}${column("all")}</tr></thead>
        <tbody>${view.tally.filter(one => !isVillain(one.face)).map(one => line(one, view))}</tbody>
    </table>
    ${view.villains.length ? html`<h2>${told("page-villains")}</h2><ul class="lurking">${view.tally.filter(one => isVillain(one.face)).map(one => html`<li class=${one.faceUp ? "out" : ""} .about=${aboutFace(one.face)}>${faceArt(one.face)}<span title=${faceName(one.face)}>${faceName(one.face)}</span>${one.faceUp ? html`${signs.yes}<span class="unseen">${told("page-up")}</span>` : nothing}</li>`)}</ul>` : nothing}
    <h2>${told("page-stock")}</h2>
    <p class="stock"><span .about=${aboutBag(view.bag)}>${bagSign} ${told("page-bag", {count: view.bag})}</span> <span .about=${aboutLeft(view.tokens)}>${tokenSign} ${told("page-left", {count: view.tokens})}</span></p>
</div>`;

const column = name => html`<th scope="col" .about=${aboutColumn(name)}>${told(`page-${name}`)}</th>`;

/** Of a device that is passed around others may not know what is held and what was not seen. */
function line(one, view) {
    const {face, faceUp, unseen, all} = one;
    const held = view.holder.filter(({tile}) => tile.face === face).reduce((sum, {count}) => sum + count, 0);
    const cell = (name, count) => html`<td .about=${aboutColumn(name)}>${count}</td>`;
    return html`<tr><th scope="row" .about=${aboutFace(face)}>${faceArt(face)}<span>${faceName(face)}</span></th>
        ${cell("up", faceUp)}${view.seat < 0 ? nothing : [cell("yours", unseen === undefined ? "?" : held), cell("unseen", unseen ?? "?")]}${cell("all", all)}</tr>`;
}

/** The viewer's tokens, and how close the viewer is to the endings. */
export function ownSide(mine, fresh, tools) {
    const total = mine.values.reduce((sum, one) => sum + one, 0);
    return html`<div class="role" role="group" aria-label=${told("page-own")}>
        <div class="about">
            <p class="purse"><b .about=${aboutPoints(total)}>${told("page-own-total", {total})}</b> ${mine.values.length ? coins(mine.values, fresh) : html`<span class="quiet">${told("page-tokens", {count: 0})}</span>`}</p>
            <div class="meters">${mine.distances.map(meter)}</div>
        </div>
        ${tools}
    </div>`;
}

/** Every holder with its tokens, for whoever looks through all eyes. */
export const hands = (eyes, names) => html`<ul class="hands" aria-label=${told("page-hands")}>${eyes.map(
    (one, seat) => html`<li><b>${nameOf(seat, names)}</b><span class="held">${one.holder.map(({tile, count}) => html`<span class="up" .about=${aboutTile(tile)}>${tinyTile(tile)}<span class="unseen">${pileName(tile, count)}</span>${count > 1 ? html`<span aria-hidden="true">${count}</span>` : nothing}</span>`)}</span>
        ${one.players[seat].values.length ? coins(one.players[seat].values) : nothing}</li>`,
)}</ul>`;
