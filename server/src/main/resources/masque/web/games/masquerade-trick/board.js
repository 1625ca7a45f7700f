/** The middle of the table: the two masks in the centre, the trick, the tricks before it, and the cast. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {roleArt} from "./drawings.js";
import {cardName, faceOf, fulfils, idOf, listed, nameOf, roleName, seatOf, told, tricksWanted} from "./kit.js";

/**
 * The trick under way, or the finished one until the next lead.
 *
 * @param {{view: any, events: any[], names: string[]}} board
 */
export function trick({view, events, names}) {
    const finished = view.table.length === view.players.length;
    return html`<div class="trick" role="group" aria-label=${told("page-trick", {number: view.trick})}>
        <div class="heading">
            <p class="counter">${told("page-trick-of", {number: view.trick, deal: view.deal, deals: view.deals})}</p>
            ${view.previous ? earlier(view.previous, names) : nothing}
        </div>
        <ol class="laid">
            ${view.table.length === 0 ? html`<li class="empty">${told("page-trick-empty", {who: nameOf(view.leader, names)})}</li>` : nothing}
            ${view.table.map(one => laid(one, one.dancer === view.winning, finished, delay(events, one), names))}
        </ol>
    </div>`;
}

/** What the rules play by themselves comes in one frame; each card waits for those before it. */
const delay = (events, one) =>
    events
        .filter(event => event.type === "played")
        .findIndex(event => event.who === one.dancer && idOf(event.card) === idOf(one.card));

function laid(one, best, finished, wait, names) {
    const mark = best ? told(finished ? "page-took" : "page-winning") : "";
    return html`<li class=${wait < 0 ? "" : `fresh wait-${wait}`}>
        <m-card still .face=${faceOf(one.card)} .state=${best ? "won" : "plain"}></m-card>
        <span class="by">${nameOf(one.dancer, names)}</span>
        <span class="mark">${best ? html`${signs.laurel} ${mark}` : nothing}</span>
    </li>`;
}

function earlier(previous, names) {
    const cards = previous.cards.map(one => `${nameOf(one.dancer, names)} ${cardName(one.card)}`);
    return html`<p class="earlier">${told("page-previous", {cards: listed(cards), who: nameOf(previous.winner, names)})}</p>`;
}

/** One of the two masks in the centre, with who has looked behind it. */
export function centreMask(mask, side, names) {
    const seen = mask.seenBy.map(dancer => nameOf(dancer, names));
    return html`<figure class="centre ${side}">
        ${roleArt(mask.role)}
        <figcaption>
            <b>${mask.role ? roleName(mask.role) : told(`page-mask-${side}`)}</b>
            ${seen.length ? html`<span class="seen">${signs.eye} <span>${told("page-seen-by", {who: listed(seen)})}</span></span>` : nothing}
        </figcaption>
    </figure>`;
}

/** All roles and what they want; `open` are those that lie face up, `own` is the viewer's. */
export function cast(view, names) {
    const shown = new Map(
        view.players
            .filter(one => one.role && seatOf(one.dancer) >= 0)
            .map(one => [one.role, nameOf(one.dancer, names)]),
    );
    view.centre.forEach(
        (mask, side) => mask.role && shown.set(mask.role, told(side === 0 ? "page-mask-left" : "page-mask-right")),
    );
    return html`<ul class="cast">
        ${view.cast.map(
            one => html`<li class=${one.role === view.role ? "own" : ""}>
                ${roleArt(one.role)}
                <div>
                    <b>${one.order}. ${roleName(one.role)}</b>
                    ${one.role === view.role ? html`<i>${told("page-own")}</i>` : shown.has(one.role) ? html`<i>${shown.get(one.role)}</i>` : nothing}
                    <p>${told("page-missions", {tricks: tricksWanted(one.mission), target: roleName(one.mission.target)})}</p>
                </div>
            </li>`,
        )}
    </ul>`;
}

/** The viewer's own role, always in sight, with how far its missions are. */
export function ownRole(view, tricks, tools) {
    if (!view.role || !view.mission) {
        return tools;
    }
    const done = fulfils(view.mission, tricks);
    return html`<div class="role" role="group" aria-label=${told("page-own-role")}>
        ${roleArt(view.role)}
        <div class="about">
            <h2>${roleName(view.role)}</h2>
            <ol>
                <li class=${done ? "met" : ""}>
                    ${done ? signs.yes : signs.trick}
                    <span>${tricksWanted(view.mission)} <b>(${told("page-tricks-now", {tricks})})</b></span>
                </li>
                <li>${signs.point}<span>${told("page-point-at", {target: roleName(view.mission.target)})}</span></li>
            </ol>
        </div>
        ${tools}
    </div>`;
}

/** The tricks of this deal and the own passed cards, where the option openHistory lets one look at them. */
export function history(past, names) {
    const row = (label, cards) =>
        cards.length
            ? html`<li><span class="label">${label}</span><span class="cards">${cards.map(card => html`<m-card still .face=${faceOf(card)}></m-card>`)}</span></li>`
            : nothing;
    return html`<ol class="history">
        ${row(told("page-given"), past.given)} ${row(told("page-received"), past.received)}
        ${past.tricks.map((one, at) =>
            row(
                told("page-history-trick", {number: at + 1, who: nameOf(one.winner, names)}),
                one.cards.map(laidCard => laidCard.card),
            ),
        )}
    </ol>`;
}
