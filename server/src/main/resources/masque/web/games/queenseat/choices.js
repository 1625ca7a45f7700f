/** What can be chosen besides a seat, a vote and a secret card: the action of a losing card, names, words, public cards and how a card lies. */
import {html, nothing} from "lit";
import {marks, seated} from "./drawings.js";
import {asked, codes, faceOf, nameOf, princessName, told} from "./kit.js";

/**
 * @typedef {{view: any, names: string[], you: number, moves: import('./kit.js').Move[], onMove: (code: number) => void,
 *     onWhy: (code: number) => void}} Choice
 */

/** @param {Choice} choice */
export function choices(choice) {
    const what = asked(choice.moves);
    const {phase} = choice.view;
    const shown = what && {losing: action, naming, calling, picking: own, showing: own, stealing: theirs, facing}[phase];
    const content = shown ? shown(choice) : nothing;
    return content === nothing ? nothing : html`<div class="choices ${phase}" role="group" aria-label=${choice.view.prompt}>${content}</div>`;
}

/** A button for a move, or one that says why it is none. */
function pick({moves, onMove, onWhy}, code, look, content) {
    const at = moves.findIndex(move => move.code === code);
    const legal = at >= 0;
    return html`<button class="pick ${look}" type="button" aria-label=${moves[at]?.sentence ?? nothing} aria-disabled=${legal ? nothing : "true"}
        @click=${() => (legal ? onMove(code) : onWhy(code))}>${content}${legal && at < 9 ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : nothing}</button>`;
}

/** A card to be chosen, or its back. */
function piece({moves, onMove, onWhy}, code, face, state = "lit") {
    const at = moves.findIndex(move => move.code === code);
    return html`<m-card .face=${face} .name=${moves[at]?.sentence ?? face?.name ?? ""} .state=${at < 0 ? "dim" : state} .hint=${at < 0 || at > 8 ? "" : String(at + 1)}
        @click=${() => (at < 0 ? onWhy(code) : onMove(code))}></m-card>`;
}

const codeOf = (text, moves) => moves.find(({move}) => move === text)?.code ?? -1;

/** What the losing card does; the seats are there for whoever swaps. */
function action(choice) {
    const {moves} = choice;
    return html`${pick(choice, codeOf("act", moves), "act", html`${marks.act}<span>${told("move-act")}</span>`)}
        ${moves.length > 1 ? html`<p class="or">${marks.swap}<span>${told("page-or-swap")}</span></p>` : nothing}`;
}

const naming = choice =>
    choice.view.packs.map(({princess}) => pick(choice, codes.name(princess), "face", html`${seated(princess)}<span>${princessName(princess)}</span>`));

const calling = choice => ["most", "least"].map(word => pick(choice, codeOf(word, choice.moves), "word", html`<span>${told(`move-${word}`)}</span>`));

/** The own public cards, where they may be chosen too; the secret ones are in the hand. */
function own(choice) {
    const {view, you, moves} = choice;
    const {open} = view.players[you];
    return moves.some(({move}) => move.startsWith("public")) && open.length
        ? html`<p class="lead">${told("page-own-open")}</p>${open.map(({card, count}) => piece(choice, codes.open(card), faceOf(card, count)))}`
        : nothing;
}

/** Somebody's public cards, and the back of a secret one. */
function theirs(choice) {
    const {view, names, moves} = choice;
    const {open, secret} = view.players[view.target];
    return html`<p class="lead">${nameOf(view.target, names)}</p>
        ${open.map(({card, count}) => piece(choice, codes.steal(card), faceOf(card, count)))}
        ${moves.some(({code}) => code === codes.blind) ? html`<span class="blind">${piece(choice, codes.blind, undefined)}<span aria-hidden="true">${secret}</span></span>` : nothing}`;
}

/** Which way the card lies that has come. */
function facing(choice) {
    const {view, moves} = choice;
    return html`<m-card still .face=${faceOf(view.fresh[0])}></m-card>
        ${pick(choice, codeOf("hide", moves), "word", html`${marks.secret}<span>${told("move-hide")}</span>`)}
        ${pick(choice, codeOf("show", moves), "word", html`${marks.open}<span>${told("move-show")}</span>`)}`;
}

/** What was picked so far, and what others showed. */
export function aside({view, names}) {
    const {secret, open, of} = view.picks;
    const picked = [...secret, ...open];
    return html`${of > 0 && picked.length
            ? html`<p class="picked" role="group" aria-label=${told("page-picked")}><b>${told("page-picked")}</b>${picked.map(card => html`<m-card still .face=${faceOf(card)}></m-card>`)}</p>`
            : nothing}
        ${view.shown.length
            ? html`<ul class="picked" aria-label=${told("page-showed")}>${view.shown.map(({who, card}) => html`<li><span>${nameOf(who, names)}</span><m-card still .face=${faceOf(card)}></m-card></li>`)}</ul>`
            : nothing}`;
}
