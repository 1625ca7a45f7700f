/** The middle of the table: the auction, then the ruling planet with the trick; what is to be chosen there is chosen there. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutAdvice, aboutAhead, aboutBid, aboutCounting, aboutLaid, aboutRuling, aboutTeam, aboutTrick} from "./about.js";
import {bidding, choices} from "./choices.js";
import {crestArt, crown, planetArt, teamArt} from "./drawings.js";
import {cardName, kindName, moveOf, nameOf, person, planetName, sideName, teamName, told} from "./kit.js";
import {faceOnTable} from "./print.js";

/** @typedef {{view: any, events: any[], names: string[], you: number, open: boolean, moves: import('./kit.js').Move[], onMove: (code: number) => void}} Board */

/** What lies in the middle now. @param {Board} board */
export const middle = board =>
    board.view.phase === "bidding" || board.view.phase === "revealing" ? auction(board) : trick(board);

/** The standing bid and those before it, what is sensible, and where somebody bids. */
function auction(board) {
    const {view, names} = board;
    const {bid, advice} = view;
    const open = view.phase === "bidding";
    const said = bid ? promised(bid, names, !open) : "";
    return html`<div class="auction ${open && board.you >= 0 ? "bidding" : ""}" role="group" tabindex="0" aria-label=${told("page-auction")}>
        <div class="shown">
            <h2 class="what">${told(open ? "page-auction" : "page-reveal")}</h2>
            ${bid ? html`<p class="standing" .about=${aboutBid(said, !open)}><b>${bid.number}</b>${crestArt(bid.side)}<span class="promise">${promise(bid, names, !open)}</span></p>` : html`<p class="promise">${told("page-no-bid")}</p>`}
            ${view.bids.length > 1 ? html`<ol class="bids" tabindex="0" aria-label=${told("page-bids")}>
                ${view.bids.slice(0, -1).reverse().map(one => html`<li>${crestArt(one.side)}<span class="unseen">${sideName(one.side)}</span> <b>${one.number}</b> ${nameOf(one.who, names)}</li>`)}
            </ol>` : nothing}
        </div>
        ${open ? html`<p class="advice">${advice ? html`<b .about=${aboutAdvice()}>${advice.words}</b> ` : nothing}<span .about=${aboutCounting()}>${told("page-counting")}</span></p>` : nothing}
        ${open && board.you >= 0 ? html`<div class="offer">${bidding(board)}</div>` : nothing}
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
    const {view, names} = board;
    const counter = told("page-trick", {number: view.trick, tricks: view.tricks});
    const vow = promised(view.bid, names, true);
    return html`<div class="trick ${view.players.length > 6 ? "crowd" : view.players.length > 4 ? "some" : view.players.length < 4 ? "few" : ""}" role="group" aria-label=${counter}>
        <div class="heart">
            ${view.ruling ? ruling(view.ruling) : html`<p class="ruling none" aria-hidden="true"><span class="orb"></span></p>`}
            <p class="counter"><span .about=${aboutTrick(counter)}>${counter}</span>
                <span class="vow" .about=${aboutBid(vow, true)}><span aria-hidden="true">${crown} ${view.bid.number} ${crestArt(view.bid.side)} <span class="whose">${nameOf(view.bid.who, names)}</span></span><span class="unseen">${vow}</span></span></p>
            <div class="now">${choices(board) ?? html`<p class="verdict-now" .about=${aboutAhead()}>${standing(board)}</p>`}</div>
        </div>
        ${view.table.length ? html`<ol class="laid">${view.table.map(one => laid(one, board))}</ol>` : unveiled(board)}
    </div>`;
}

const ruling = planet => html`<p class="ruling ${planet}" .about=${aboutRuling(planet)}>
    <span class="orb">${planetArt(planet)}</span>
    <span><span class="rules">${told("page-rules")}</span> <b>${planetName(planet)}</b></span>
</p>`;

/** Before the first lead: the Team card that was turned up. */
function unveiled({view, names}) {
    const open = view.phase === "over" ? undefined : view.players.find(player => player.team);
    return open
        ? html`<p class="unveiled" .about=${aboutTeam(open.team)}>${teamArt(open.team)} <span>${told("page-unveiled", {who: nameOf(open.seat, names), team: teamName(open.team)})}</span></p>`
        : nothing;
}

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
    const turned = events.some(event => event.type === "switched" && event.whose === one.who);
    const name = told("page-laid", {who: nameOf(one.who, names), what: [cardName(one.card), ...marks(one, board)].join(", ")});
    return html`<li class="${turned ? "turned" : ""} ${one.who === you ? "own" : ""}" data-key=${`${view.trick} ${one.card.name}`} data-from=${one.who === you ? "hand" : one.who}>
        <m-card ?still=${!switching} .name=${switching ? switching.sentence : name} .face=${faceOnTable(one, name, kindName(one.card))} .about=${aboutLaid(one, board)}
            .state=${switching ? "lit" : best ? "won" : "plain"} @click=${() => switching && board.onMove(switching.code)}></m-card>
        <span class="by" aria-hidden="true" title=${nameOf(one.who, names)}>${nameOf(one.who, names)}</span>
        <span class="mark ${one.cancelled && !best ? "crossed" : ""}" aria-hidden="true">${best ? html`${signs.laurel}<span>${told(view.outcome ? "page-took" : "page-ahead")}</span>`
            : one.cancelled ? html`✕<span>${told("page-cancelled")}</span>`
            : one.named ? html`${planetArt(one.named)}<span>${planetName(one.named)}</span>`
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
