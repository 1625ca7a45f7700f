/** The middle of the table: the round and what is different in it, the votes, why one won, and what becomes of each. */
import {html, nothing} from "lit";
import {columns} from "../../parts/rails.js";
import {about, aboutCard, aboutEffect, aboutVote} from "./about.js";
import {crown, effectSigns, marks, seated, throne} from "./drawings.js";
import {faceOf} from "./faces.js";
import {actionOf, cardName, nameOf, people, princessName, told} from "./kit.js";
import {passing} from "./passing.js";

/**
 * @typedef {{view: any, events: any[], names: string[], you: number, moves: import('./kit.js').Move[], ended: boolean, key: string,
 *     codeOf: (seat: number) => number, onMove: (code: number) => void, onWhy: (code: number) => void}} Board
 */

/** @param {Board} board */
export const middle = board => html`<div class="salon" tabindex="0" role="group" aria-label=${told("page-salon")}>
    ${heading(board)}
    ${effects(board.view)}
    ${board.view.ballots.length ? votes(board) : opening(board)}
</div>`;

/** Whether the votes that lie here are those of the round before. */
const isOld = view => view.phase === "voting" && Boolean(view.winning);

/**
 * Which round's votes lie here, and who has won them, if anybody. When a round has ended its votes stay until the first one of the
 * next.
 */
function heading({view, ended}) {
    const old = isOld(view);
    const number = ended && old ? view.round - 1 : view.round;
    return html`<p class="round" .about=${about.round(view.mostRounds)}>${told("page-round", {number, most: view.mostRounds})}${old && !ended ? html` · <b>${told("page-last-round")}</b>` : nothing}</p>
        ${view.winning ? winner(view) : nothing}`;
}

/** The type that has won, and why. */
function winner({winning, ballots, verdict}) {
    const words = verdict ?? told("page-won", {princess: princessName(winning), votes: ballots.filter(ballot => ballot.winning).length});
    return html`<p class="reason" .about=${about.verdict(words)}>${seated(winning)}<span>${words}</span></p>`;
}

/** What is different in this round and in the next. */
function effects({now, next}) {
    const badge = (when, words, {kind, phrase}) => html`<li class=${when} .about=${aboutEffect(kind, when === "next")}>${effectSigns[kind]}<span><b>${words}</b> ${phrase}</span></li>`;
    return now.length + next.length === 0
        ? nothing
        : html`<ul class="effects" aria-label=${told("page-effects")}>${now.map(one => badge("now", told("page-now"), one))}${next.map(one => badge("next", told("page-next"), one))}</ul>`;
}

/** Before the first vote: who sits in the Queenseat, and who is voted for. */
const opening = ({view, names, you}) => html`<div class="opening">
    ${throne}
    <p class="enthroned" .about=${about.queen()}>${told("page-enthroned", people({who: view.ring[0]}, names, you))}</p>
    <p class="crests">${view.packs.map(({princess}) => html`<span class="up" .about=${aboutCard({princess, dark: false})}>${seated(princess)}<span class="unseen">${princessName(princess)}</span></span>`)}</p>
</div>`;

function votes(board) {
    const {view, events, names, key} = board;
    const turned = events.some(event => event.type === "counted");
    const {length} = view.ballots;
    return html`<ol class="ballots ${length > 5 ? `many across-${columns(length)}` : ""}" aria-label=${told("page-ballots")}>${view.ballots.map(ballot => vote(ballot, board, turned))}</ol>
        <div class="below">${view.winning ? passing(view, events, names, key) : nothing}${acting(board)}</div>`;
}

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
        <span class=${turned ? "turning" : ""} data-from=${who} data-key="vote ${isOld(view) ? view.round - 1 : view.round} ${who}"><m-card ?still=${code < 0} .face=${card ? faceOf(card) : undefined} .name=${at >= 0 ? moves[at].sentence : name} .state=${state}
            .about=${aboutVote(card)} .hint=${at < 0 || at > 8 ? "" : String(at + 1)} @click=${code < 0 ? nothing : press}></m-card></span>
        <span class="by" title=${nameOf(who, names)}>${nameOf(who, names)}</span>
        ${counted ? fate(ballot, names) : nothing}
    </li>`;
}

/** What somebody did with a vote, and who has it now. */
function fate({deed, to, winning}, names) {
    const sign = (what, art, words, more = nothing) => html`<span class="did" .about=${about.fate(what)}>${art}<span class="unseen">${words}</span>${more}</span>`;
    const got = to === undefined ? nothing : sign("to", marks.to, told("page-got"), html`<span class="got" title=${nameOf(to, names)}>${nameOf(to, names)}</span>`);
    const whom = deed?.swap && deed.whom !== undefined && to === undefined ? html`<span class="got" title=${nameOf(deed.whom, names)}>${nameOf(deed.whom, names)}</span>` : nothing;
    const did = deed
        ? sign(deed.swap ? "swap" : "act", deed.swap ? marks.swap : marks.act, told(deed.swap ? "page-swapped" : "page-acted"), whom)
        : winning && to === undefined ? sign("wins", crown, told("page-wins")) : nothing;
    return html`<span class="fate">${did}${got}</span>`;
}

/** Whose losing vote is being resolved, and what it says. */
function acting({view, names, you}) {
    const {card, deed} = view.ballots.find(ballot => ballot.who === view.actor) ?? {};
    return !card || !view.winning || deed?.swap || (view.phase === "losing" && view.actor === you)
        ? nothing
        : html`<p class="acting" .about=${aboutCard(card)}>${told("page-acting", {...people({who: view.actor}, names, you), card: cardName(card), action: actionOf(card)})}</p>`;
}
