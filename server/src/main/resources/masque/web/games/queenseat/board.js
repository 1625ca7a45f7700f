/** The middle of the table: the round and what is different in it, the votes, and what becomes of each. */
import {html, nothing} from "lit";
import {columns} from "../../parts/ring.js";
import {crown, effectSigns, marks, seated, throne} from "./drawings.js";
import {actionOf, cardName, faceOf, nameOf, people, princessName, told} from "./kit.js";

/**
 * @typedef {{view: any, events: any[], names: string[], you: number, moves: import('./kit.js').Move[], codeOf: (seat: number) => number,
 *     onMove: (code: number) => void, onWhy: (code: number) => void}} Board
 */

/** @param {Board} board */
export const middle = board => html`<div class="salon">
    <p class="round"><span>${told("page-round", {number: board.view.round, most: board.view.mostRounds})}</span>${board.view.winning ? winner(board.view) : nothing}</p>
    ${effects(board.view)}
    ${board.view.ballots.length ? votes(board) : opening(board)}
</div>`;

/** What is different in this round and in the next. */
function effects({now, next}) {
    const badge = (when, words, {kind, phrase}) => html`<li class=${when}>${effectSigns[kind]}<span><b>${words}</b> ${phrase}</span></li>`;
    return now.length + next.length === 0
        ? nothing
        : html`<ul class="effects" aria-label=${told("page-effects")}>${now.map(one => badge("now", told("page-now"), one))}${next.map(one => badge("next", told("page-next"), one))}</ul>`;
}

/** Before the first vote: who sits in the Queenseat, and who is voted for. */
const opening = ({view, names, you}) => html`<div class="opening">
    ${throne}
    <p class="enthroned">${told("page-enthroned", people({who: view.ring[0]}, names, you))}</p>
    <p class="crests">${view.packs.map(({princess}) => html`<span class="up">${seated(princess)}<span class="unseen">${princessName(princess)}</span></span>`)}</p>
</div>`;

function votes(board) {
    const {view, events} = board;
    const turned = events.some(event => event.type === "counted");
    const {length} = view.ballots;
    return html`<ol class="ballots ${length > 5 ? `many across-${columns(length)}` : ""}" aria-label=${told("page-ballots")}>${view.ballots.map(ballot => vote(ballot, board, turned))}</ol>
        ${acting(board)}`;
}

/** The type that has won, and with how many votes. */
const winner = ({winning, ballots}) =>
    html`<b class="winner">${seated(winning)}<span>${told("page-won", {princess: princessName(winning), votes: ballots.filter(ballot => ballot.winning).length})}</span></b>`;

/** A vote: face down until all are turned over, or once its voter had to show it; then whether it has won, and what becomes of it. */
function vote(ballot, {view, names, moves, codeOf, onMove, onWhy}, turned) {
    const {who, card, winning, open} = ballot;
    const code = view.phase === "taking" && moves.length ? codeOf(who) : -1;
    const at = moves.findIndex(move => move.code === code);
    const counted = Boolean(view.winning);
    const state = at >= 0 ? "lit" : counted && !open ? "dim" : winning ? "won" : "plain";
    const name = told(card ? "page-vote" : "page-vote-down", {who: nameOf(who, names), card: card ? cardName(card) : ""});
    const press = () => (at >= 0 ? onMove(code) : onWhy(code));
    return html`<li class="${counted ? (winning ? "winning" : "losing") : ""} ${open ? "" : "done"} ${view.actor === who ? "current" : ""}">
        <span class=${turned ? "turning" : ""}><m-card ?still=${code < 0} .face=${card ? faceOf(card) : undefined} .name=${at >= 0 ? moves[at].sentence : name} .state=${state}
            .hint=${at < 0 || at > 8 ? "" : String(at + 1)} @click=${code < 0 ? nothing : press}></m-card></span>
        <span class="by">${nameOf(who, names)}</span>
        ${counted ? fate(ballot, names) : nothing}
    </li>`;
}

/** What somebody did with a vote, and who has it now. */
function fate({deed, to, winning}, names) {
    const did = deed
        ? html`${deed.swap ? marks.swap : marks.act}<span class="unseen">${told(deed.swap ? "page-swapped" : "page-acted")}</span>${deed.swap && deed.whom !== undefined ? nameOf(deed.whom, names) : nothing}`
        : winning && to === undefined ? html`${crown}<span class="unseen">${told("page-wins")}</span>` : nothing;
    const got = to === undefined ? nothing : html`${marks.to}<span class="unseen">${told("page-got")}</span><span class="got">${nameOf(to, names)}</span>`;
    return html`<span class="fate">${deed?.swap && to !== undefined ? html`${marks.swap}<span class="unseen">${told("page-swapped")}</span>` : did}${got}</span>`;
}

/** Whose losing vote is being resolved, and what it says. */
function acting({view, names, you}) {
    const {card, deed} = view.ballots.find(ballot => ballot.who === view.actor) ?? {};
    return !card || !view.winning || deed?.swap || (view.phase === "losing" && view.actor === you)
        ? nothing
        : html`<p class="acting">${told("page-acting", {...people({who: view.actor}, names, you), card: cardName(card), action: actionOf(card)})}</p>`;
}
