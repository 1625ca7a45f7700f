/** What is public of everybody, what is still unseen, and the viewer's own side. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutAside, aboutBid, aboutDiscard, aboutHand, aboutPassed, aboutPile, aboutTeam, aboutUnseen} from "./about.js";
import {promise, promised} from "./board.js";
import {crestArt, crown, emblemArt, planetArt, teamArt} from "./drawings.js";
import {SIDES, faceOf, listed, nameOf, planetName, sideName, sorted, teamName, told} from "./kit.js";

/** What a seat shows: a bid or a pass, then both piles, the crown and the hand; the first two have room in any chip. */
export function facts(player, view, names) {
    const shown = [];
    if (view.bid?.who === player.seat) {
        const {number, side} = view.bid;
        const final = view.phase !== "bidding";
        const name = promised(view.bid, names, final);
        shown.push({art: final ? crown : crestArt(side), value: number, name, about: aboutBid(name, final), wide: final});
    } else if (player.passed) {
        const name = told("page-passed");
        shown.push({art: signs.no, value: name, name, about: aboutPassed(name)});
    }
    const held = told("page-cards", {cards: player.cards});
    const hand = {art: signs.cards, value: player.cards, name: held, about: aboutHand(held), wide: view.phase !== "bidding"};
    const piles = SIDES.map(side => {
        const name = told("page-pile", {side: sideName(side), count: player[side].characters});
        return {art: crestArt(side), value: player[side].characters, name, about: aboutPile(side, name)};
    });
    return view.phase === "bidding" ? [...shown, hand] : [...piles, ...shown, hand];
}

/** The medallion of a seat. */
export const portrait = team => html`<span .about=${aboutTeam(team)}>${teamArt(team)}</span>`;

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

/** The promise, what nobody has seen yet, and tricks that nobody collected; each with what it is. */
export function tally(view, names) {
    const vow = view.bid && view.phase !== "bidding" ? promised(view.bid, names, true) : "";
    return html`<div class="tally">
        ${vow ? html`<h3>${told("page-promised-heading")}</h3><p class="promise" .about=${aboutBid(vow, true)}>${promise(view.bid, names, true)}</p>` : nothing}
        ${view.unseen.length ? html`<h3>${told("page-unseen")}</h3>
        <div class="unseen-cards">${[view.unseen.filter(one => one.planet), view.unseen.filter(one => !one.planet)].map(column => html`<ul>${column.map(unseen)}</ul>`)}</div>` : nothing}
        ${view.aside ? html`<p .about=${aboutAside()}>${told("page-aside", {count: view.aside})}</p>` : nothing}
        ${view.discard.length ? html`<p .about=${aboutDiscard()}>${told("page-discard", {count: view.discard.length})}</p>` : nothing}
    </div>`;
}

function unseen({kind, planet, count}) {
    const card = {kind, name: kind === "support" ? "beryl" : kind};
    const about = aboutUnseen(kind, planet);
    return html`<li title=${about.name} .about=${about}>${planet ? planetArt(planet) : emblemArt(card)}<span>${about.name}</span> <b>${count}</b></li>`;
}

/** The viewer's own Team card, always in sight. */
export function ownSide(view, mine, tools) {
    const count = view.team ? mine[view.team].characters : 0;
    return html`<div class="role" role="group" aria-label=${told("page-own-side")} .about=${view.team ? aboutTeam(view.team) : undefined}>
        ${teamArt(view.team)}
        <div class="about">
            ${view.team ? html`<h2>${teamName(view.team)}</h2>
                <p>${told("page-own-count", {count})}</p>` : nothing}
        </div>
        ${tools}
    </div>`;
}

/**
 * Every hand at once, for those who look through all eyes: planet by planet, each Character as its two powers.
 *
 * @param {any[]} eyes what each seat sees
 * @param {string[]} names
 */
export const hands = (eyes, names) => html`<ul class="hands" tabindex="0" aria-label=${told("page-all-hands")}>
    ${eyes.map(one => html`<li>
        <b class="holder">${one.team ? crestArt(one.team) : nothing}<span class="unseen">${one.team ? teamName(one.team) : ""}</span> ${nameOf(one.seat, names)}</b>
        <span class="held">${sorted(one.cards).map(held)}</span></li>`)}
</ul>`;

function held(card) {
    const face = faceOf(card);
    return html`<span class="chip ${card.planet ?? ""} ${card.side ?? ""}" role="img" aria-label=${face.name} title=${face.name} .about=${face.about}>
        ${card.planet ? planetArt(card.planet) : nothing}${card.kind === "character" ? html`<span aria-hidden="true">${card.guardian}<i>/${card.dark}</i></span>` : emblemArt(card)}</span>`;
}
