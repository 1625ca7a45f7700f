/** The middle of the table: the two masks in the centre, the trick, the tricks before it, and the cast. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutAhead, aboutCard, aboutCentre, aboutCounter, aboutNow, aboutOrder, aboutPoint, aboutRole, aboutSeen, aboutTrump} from "./about.js";
import {roleArt} from "./drawings.js";
import {cardName, faceOf, idOf, listed, nameOf, roleName, seatOf, told, tricksWanted} from "./kit.js";

/** A card with what it is. */
export const explained = card => ({...faceOf(card), about: aboutCard(card)});

/**
 * The trick under way, or the finished one until the next lead.
 *
 * @param {{view: any, events: any[], names: string[], you: number}} board
 */
export function trick({view, events, names, you}) {
    const counter = told("page-trick-of", {number: view.trick, deal: view.deal, deals: view.deals});
    const from = dancer => (seatOf(dancer) >= 0 && seatOf(dancer) === you ? "hand" : view.players.findIndex(one => one.dancer === dancer));
    const finished = view.table.length === view.players.length;
    return html`<div class="trick" role="group" aria-label=${told("page-trick", {number: view.trick})}>
        <div class="heading">
            <p class="counter" .about=${aboutCounter(counter)}>${counter}</p>
            <p class="trump" .about=${aboutTrump()}>${told("page-trump")}</p>
            ${view.previous ? earlier(view.previous, names) : nothing}
        </div>
        <ol class="laid">
            ${view.table.length === 0 ? html`<li class="empty">${told("page-trick-empty", {who: nameOf(view.leader, names)})}</li>` : nothing}
            ${view.table.map(one => laid({one, best: one.dancer === view.winning, finished, wait: delay(events, one), from: from(one.dancer), key: `${view.deal} ${idOf(one.card)}`}, names))}
        </ol>
    </div>`;
}

/** What the rules play by themselves comes in one frame; each card waits for those before it. */
const delay = (events, one) =>
    events
        .filter(event => event.type === "played")
        .findIndex(event => event.who === one.dancer && idOf(event.card) === idOf(one.card));

function laid({one, best, finished, wait, from, key}, names) {
    const mark = best ? told(finished ? "page-took" : "page-winning") : "";
    return html`<li class=${best && finished ? "took" : ""}>
        <m-card still .face=${explained(one.card)} .state=${best ? "won" : "plain"} data-from=${from} data-key=${key} data-wait=${Math.max(0, wait)}></m-card>
        <span class="by" title=${nameOf(one.dancer, names)}>${nameOf(one.dancer, names)}</span>
        <span class="mark">${best ? html`<span .about=${aboutAhead(mark)}>${signs.laurel} ${mark}</span>` : nothing}</span>
    </li>`;
}

function earlier(previous, names) {
    const cards = previous.cards.map(one => `${nameOf(one.dancer, names)} ${cardName(one.card)}`);
    return html`<p class="earlier">${told("page-previous", {cards: listed(cards), who: nameOf(previous.winner, names)})}</p>`;
}

/** One of the two masks in the centre, with who has looked behind it. */
export function centreMask(mask, side, names, cast) {
    const seen = mask.seenBy.map(dancer => nameOf(dancer, names));
    const seenBy = told("page-seen-by", {who: listed(seen)});
    return html`<figure class="centre ${side} ${mask.guessed ? "guessed" : ""}" .about=${aboutCentre(mask, side, cast)}>
        ${roleArt(mask.role)}
        <figcaption>
            <b>${mask.role ? roleName(mask.role) : told(`page-mask-${side}`)}</b>
            ${seen.length ? html`<span class="seen" .about=${aboutSeen(seenBy)}>${signs.eye}<span class="unseen">${seenBy}</span><span title=${seenBy} aria-hidden="true">${listed(seen)}</span></span>` : nothing}
            ${mask.guessed ? html`<span class="seen">${signs.point} <span>${told("page-own-point")}</span></span>` : nothing}
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
            one => html`<li class=${one.role === view.role ? "own" : ""} .about=${aboutRole(one.role, view.cast)}>
                ${roleArt(one.role)}
                <div>
                    <b><span .about=${aboutOrder(`${one.order}.`)}>${one.order}.</span> ${roleName(one.role)}</b>
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
    const {standing} = view;
    const met = standing === "safe" || standing === "met";
    return html`<div class="role" role="group" aria-label=${told("page-own-role")}>
        <span class="medal" .about=${aboutRole(view.role, view.cast)}>${roleArt(view.role)}</span>
        <div class="about">
            <h2>${roleName(view.role)}</h2>
            <ol>
                <li class=${met ? "met" : standing === "missed" ? "missed" : ""} .about=${aboutNow()}>
                    ${met ? signs.yes : standing === "missed" ? signs.no : signs.trick}
                    <span>${tricksWanted(view.mission)} <b>(${told("page-tricks-now", {tricks})})</b></span>
                </li>
                <li .about=${aboutPoint()}>${signs.point}<span>${told("page-point-at", {target: roleName(view.mission.target)})}</span></li>
            </ol>
        </div>
        ${tools}
    </div>`;
}

/** The tricks of this deal and the own passed cards, where the option openHistory lets one look at them. */
export function history(past, names) {
    const row = (label, cards) =>
        cards.length
            ? html`<li><span class="label">${label}</span><span class="cards">${cards.map(card => html`<m-card still .face=${explained(card)}></m-card>`)}</span></li>`
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
