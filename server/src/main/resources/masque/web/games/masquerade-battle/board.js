/** The middle of the table: the auction, then the ruling planet with the trick around it. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {crestArt, crown, planetArt} from "./drawings.js";
import {cardName, kindName, moveOf, nameOf, person, planetName, sideName, teamName, told} from "./kit.js";
import {faceOnTable} from "./print.js";

/** @typedef {{view: any, events: any[], names: string[], you: number, moves: import('./kit.js').Move[], onMove: (code: number) => void}} Board */

/** What lies in the middle now. @param {Board} board */
export const middle = board =>
    board.view.phase === "bidding" || board.view.phase === "revealing" ? auction(board) : trick(board);

/** The standing bid, and those before it. */
function auction({view, names}) {
    const {bid} = view;
    const open = view.phase === "bidding";
    return html`<div class="auction" role="group" aria-label=${told("page-auction")}>
        <h2 class="what">${told(open ? "page-auction" : "page-reveal")}</h2>
        ${bid ? html`<p class="standing"><b>${bid.number}</b>${crestArt(bid.side)}</p>
            <p class="promise">${promise(bid, names, !open)}</p>` : html`<p class="promise">${told("page-no-bid")}</p>`}
        ${view.bids.length > 1 ? html`<ol class="bids" tabindex="0" aria-label=${told("page-bids")}>
            ${view.bids.slice(0, -1).reverse().map(one => html`<li>${crestArt(one.side)}<span class="unseen">${sideName(one.side)}</span> <b>${one.number}</b> ${nameOf(one.who, names)}</li>`)}
        </ol>` : nothing}
    </div>`;
}

/** Who promised what, and with which title once nobody bids more. */
export const promise = (bid, names, final) => html`${final ? crown : nothing} ${promised(bid, names, final)}`;

export const promised = (bid, names, final) =>
    told(final ? "page-promise" : "page-standing", {
        who: nameOf(bid.who, names),
        number: bid.number,
        side: teamName(bid.side),
        title: told(`title-${bid.side}`),
    });

function trick(board) {
    const {view} = board;
    return html`<div class="trick ${view.players.length > 6 ? "crowd" : ""}" role="group" aria-label=${told("page-trick", {number: view.trick, tricks: view.tricks})}>
        <div class="heart">
            <p class="counter">${told("page-trick", {number: view.trick, tricks: view.tricks})}
                <span class="vow"><span aria-hidden="true">${crown} ${view.bid.number} ${crestArt(view.bid.side)} ${nameOf(view.bid.who, board.names)}</span><span class="unseen">${promised(view.bid, board.names, true)}</span></span></p>
            ${view.ruling ? ruling(view.ruling) : nothing}
            <p class="verdict-now">${standing(board)}</p>
        </div>
        <ol class="laid">${view.table.map(one => laid(one, board))}</ol>
    </div>`;
}

const ruling = planet => html`<p class="ruling ${planet}">
    <span class="orb">${planetArt(planet)}</span>
    <span><span class="unseen">${told("page-rules")}</span> <b>${planetName(planet)}</b></span>
</p>`;

/** Who wins now and why; where a finished trick went is the last line of the log. */
function standing({view, names, you}) {
    const {winning, table, outcome} = view;
    if (table.length === 0) {
        return told("page-leads", person(view.leader ?? 0, names, you));
    }
    if (outcome) {
        return view.log.at(-1);
    }
    const words = {card: winning ? cardName(winning.card) : "", reason: winning ? told(`reason-${winning.reason}`) : ""};
    return winning ? told("page-wins", {...person(winning.who, names, you), ...words}) : told("page-nobody");
}

/** A card of the trick; a Betrayal may switch it. */
function laid(one, board) {
    const {view, names, you, events} = board;
    const best = view.winning?.who === one.who;
    const switching = view.phase === "switching" ? moveOf(`switch ${one.who + 1}`, board.moves) : undefined;
    const fresh = events.some(event => event.type === "played" && event.who === one.who);
    const turned = events.some(event => event.type === "switched" && event.whose === one.who);
    const name = told("page-laid", {who: nameOf(one.who, names), what: [cardName(one.card), ...marks(one, board)].join(", ")});
    return html`<li class="${fresh ? "fresh" : ""} ${turned ? "turned" : ""} ${one.who === you ? "own" : ""}">
        <m-card ?still=${!switching} .name=${switching ? switching.sentence : name} .face=${faceOnTable(one, name, kindName(one.card))}
            .state=${switching ? "lit" : best ? "won" : "plain"} @click=${() => switching && board.onMove(switching.code)}></m-card>
        <span class="by" aria-hidden="true">${nameOf(one.who, names)}</span>
        <span class="mark" aria-hidden="true">${best ? html`${signs.laurel}${told(view.outcome ? "page-took" : "page-ahead")}`
            : one.cancelled ? told("page-cancelled")
            : one.named ? html`${planetArt(one.named)}${planetName(one.named)}`
            : one.switched.length ? html`⇅ ${one.switched.length}` : nothing}</span>
    </li>`;
}

/** What is to be said of a card on the table besides its name. */
function marks(one, {view, names}) {
    const words = [];
    if (one.power) words.push(told("page-as", {side: sideName(one.side), power: one.power}));
    if (one.named) words.push(told("move-name", {planet: planetName(one.named)}));
    if (one.switched.length) words.push(told("page-switched", {count: one.switched.length, who: one.switched.map(seat => nameOf(seat, names)).join(", ")}));
    if (one.cancelled) words.push(told("page-cancelled"));
    if (view.winning?.who === one.who) words.push(told(view.outcome ? "page-took" : "page-ahead"));
    return words;
}
