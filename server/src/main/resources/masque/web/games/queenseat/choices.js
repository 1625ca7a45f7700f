/** What can be chosen besides a seat, a vote and an own card: the action of a losing card, names, words, somebody's cards and how a card lies. */
import {html, nothing} from "lit";
import {about, aboutCard} from "./about.js";
import {marks, seated} from "./drawings.js";
import {faceOf} from "./faces.js";
import {actionOf, asked, codes, nameOf, princessName, told} from "./kit.js";

/**
 * @typedef {{view: any, names: string[], you: number, moves: import('./kit.js').Move[], onMove: (code: number) => void,
 *     onWhy: (code: number) => void}} Choice
 */

/** @param {Choice} choice */
export function choices(choice) {
    const what = asked(choice.moves);
    const {phase} = choice.view;
    const shown = what && {losing: action, naming, calling, stealing: theirs, facing}[phase];
    const content = shown ? shown(choice) : nothing;
    return content === nothing ? nothing : html`<div class="choices ${phase}" role="group" aria-label=${choice.view.prompt}>${content}</div>`;
}

/** A button for a move, or one that says why it is none. */
function pick({moves, onMove, onWhy}, code, look, content, what = undefined) {
    const at = moves.findIndex(move => move.code === code);
    const legal = at >= 0;
    return html`<button class="pick ${look}" type="button" .about=${what} aria-description=${what?.words ?? nothing} aria-label=${moves[at]?.sentence ?? nothing} aria-disabled=${legal ? nothing : "true"}
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
    const {view, you, moves} = choice;
    const {card} = view.ballots.find(ballot => ballot.who === you) ?? {};
    return html`${pick(choice, codeOf("act", moves), "act", html`${marks.act}<span>${card ? actionOf(card) : told("move-act")}</span>`, card && about.act(card))}
        ${moves.length > 1 ? html`<p class="or" .about=${about.swap()}>${marks.swap}<span>${told("page-or-swap")}</span></p>` : nothing}`;
}

const naming = choice =>
    choice.view.packs.map(({princess}) => pick(choice, codes.name(princess), "face", html`${seated(princess)}<span>${princessName(princess)}</span>`, aboutCard({princess, dark: false})));

const calling = choice => ["most", "least"].map(word => pick(choice, codeOf(word, choice.moves), "word", html`<span>${told(`move-${word}`)}</span>`));

/** Somebody's public cards, and the back of a secret one. */
function theirs(choice) {
    const {view, names, moves} = choice;
    const {open, secret} = view.players[view.target];
    return html`<p class="lead">${nameOf(view.target, names)}</p>
        ${open.map(({card, count}) => piece(choice, codes.steal(card), faceOf(card, count)))}
        ${moves.some(({code}) => code === codes.blind) ? html`<span class="blind">${piece(choice, codes.blind, undefined)}<span aria-hidden="true">×${secret}</span></span>` : nothing}`;
}

/** Which way the card lies that has come. */
function facing(choice) {
    const {view, moves} = choice;
    return html`<m-card still .face=${faceOf(view.fresh[0])}></m-card>
        ${pick(choice, codeOf("hide", moves), "word", html`${marks.secret}<span>${told("move-hide")}</span>`, about.facing(false, view.counsel ?? ""))}
        ${pick(choice, codeOf("show", moves), "word", html`${marks.open}<span>${told("move-show")}</span>`, about.facing(true, view.counsel ?? ""))}`;
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
