/** What is public of everybody, what is still unseen, and the viewer's own side. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {promise, promised} from "./board.js";
import {crestArt, crown, emblemArt, planetArt, teamArt} from "./drawings.js";
import {SIDES, faceOf, listed, planetName, sideName, sorted, teamName, told} from "./kit.js";

/** What a seat shows: a bid or a pass, then both piles, the crown and the hand; the first two have room in any chip. */
export function facts(player, view, names) {
    const shown = [];
    if (view.bid?.who === player.seat) {
        const {number, side} = view.bid;
        const final = view.phase !== "bidding";
        shown.push({
            art: final ? crown : crestArt(side),
            value: number,
            name: promised(view.bid, names, final),
            wide: final,
        });
    } else if (player.passed) {
        shown.push({art: signs.no, value: told("page-passed"), name: told("page-passed")});
    }
    const hand = {art: signs.cards, value: player.cards, name: told("page-cards", {cards: player.cards}), wide: view.phase !== "bidding"};
    const piles = SIDES.map(side => ({
        art: crestArt(side),
        value: player[side].characters,
        name: told("page-pile", {side: sideName(side), count: player[side].characters}),
    }));
    return view.phase === "bidding" ? [...shown, hand] : [...piles, ...shown, hand];
}

/** What a tap on a seat shows besides: the team if it is known, voids, and what lies on both piles. */
export function details(player, hand) {
    return html`${player.team ? html`<p>${told("page-fights", {team: teamName(player.team)})}</p>` : nothing}
        ${player.voids.length ? html`<p>${told("page-voids", {planets: listed(player.voids.map(planetName))})}</p>` : nothing}
        ${hand ? pile(told("page-hand"), hand) : nothing}
        ${SIDES.map(side => pile(told("page-pile", {side: sideName(side), count: player[side].characters}), player[side].cards))}`;
}

const pile = (label, cards) =>
    cards.length
        ? html`<section class="heap"><h3>${label}</h3>
              <div class="cards">${sorted(cards).map(card => html`<m-card still .face=${faceOf(card)}></m-card>`)}</div></section>`
        : nothing;

/** The promise, what nobody has seen yet, and tricks that nobody collected. */
export function tally(view, names) {
    const other = name => ({kind: name === "beryl" ? "support" : name, name});
    return html`<div class="tally">
        ${view.bid && view.phase !== "bidding" ? html`<p class="promise">${promise(view.bid, names, true)}</p>` : nothing}
        ${view.unseen.length ? html`<h3>${told("page-unseen")}</h3>
        <div class="unseen-cards">${[view.unseen.filter(one => one.planet), view.unseen.filter(one => !one.planet)].map(column => html`<ul>
            ${column.map(one => html`<li title=${one.planet ? planetName(one.planet) : told(`kind-${one.kind}`)}>
                ${one.planet ? planetArt(one.planet) : emblemArt(other(one.kind === "support" ? "beryl" : one.kind))}
                <span>${one.planet ? planetName(one.planet) : told(`kind-${one.kind}`)}</span> <b>${one.count}</b></li>`)}
        </ul>`)}</div>` : nothing}
        ${view.aside ? html`<p>${told("page-aside", {count: view.aside})}</p>` : nothing}
        ${view.discard.length ? html`<p>${told("page-discard", {count: view.discard.length})}</p>` : nothing}
    </div>`;
}

/** The viewer's own Team card, always in sight. */
export function ownSide(view, mine, tools) {
    const count = view.team ? mine[view.team].characters : 0;
    return html`<div class="role" role="group" aria-label=${told("page-own-side")}>
        ${teamArt(view.team)}
        <div class="about">
            ${view.team ? html`<h2>${teamName(view.team)}</h2>
                <p>${told("page-own-count", {count})}</p>` : nothing}
        </div>
        ${tools}
    </div>`;
}
