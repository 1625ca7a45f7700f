/** What can be chosen besides a tile of the own holder: somebody, a name, a word to a claim, and tiles that lie face up. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutAnswer, aboutName, aboutTile, aboutWhom} from "./about.js";
import {faceArt, gauge, printOf} from "./drawings.js";
import {CHARACTERS, asked, codes, faceName, nameOf, pileName, progress, told} from "./kit.js";

/**
 * @typedef {{view: any, names: string[], you: number, moves: import('./kit.js').Move[], prompt: string,
 *     onMove: (code: number) => void, onWhy: (code: number) => void}} Choice
 */

/** @param {Choice} choice */
export function choices(choice) {
    const what = asked(choice.moves);
    const shown = {to: somebody, name: naming, truth: answers, pick: own, take: theirs}[what];
    return shown
        ? html`<div class="choices ${what}" role="group" aria-label=${choice.prompt}>${shown(choice)}</div>`
        : nothing;
}

/** A button for a move, or one that says why it is none. */
function pick({moves, onMove, onWhy}, code, look, content, label, about) {
    const at = moves.findIndex(move => move.code === code);
    const legal = at >= 0;
    return html`<button class="pick ${look}" type="button" .about=${about} aria-label=${label} aria-description=${about.words} aria-disabled=${legal ? nothing : "true"}
        @click=${() => (legal ? onMove(code) : onWhy(code))}>${content}${legal && at < 9 ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : nothing}</button>`;
}

/** To whom; those whom the tile cannot reach any more are there, to be asked about. */
function somebody(choice) {
    const {view, names, you} = choice;
    const not = view.phase === "bonus" ? view.choice?.whose : you;
    return view.players
        .filter(player => player.seat !== not)
        .map(player => {
            const meter = progress(player.distances[1]);
            const name = nameOf(player.seat, names);
            return pick(choice, codes.to(player.seat), "person", html`${gauge(meter)}<span>${name}</span>`, told("page-to-whom", {who: name, distance: meter.words}), aboutWhom(name, meter));
        });
}

/** The eight names; whoever knows the tile sees which one is true. */
function naming(choice) {
    const {view} = choice;
    const truth = view.phase === "sliding" ? view.choice?.tile : view.round?.tile;
    return CHARACTERS.map(face => {
        const honest = truth?.face === face;
        const label = honest ? told("page-name-honest", {face: faceName(face)}) : told("move-name", {face: faceName(face)});
        return pick(choice, codes.name(face), `face ${honest ? "honest" : ""}`, html`${faceArt(face)}<span>${faceName(face)}</span>`, label, aboutName(face, honest));
    });
}

/** What can be said to a claim, and what comes of it. */
const answers = choice => html`${stakes(choice.view)}
    ${[
        ["truth", signs.yes],
        ["bluff", signs.mask],
        ["look", signs.eye],
    ].map(([word, art]) => pick(choice, codes.answer(word), `word ${word}`, html`${art}<span>${told(`page-${word}`)}</span>`, told(`move-${word}`), aboutAnswer(word)))}`;

/** What comes of a challenge either way; the last sentence warns where there is something to be warned of. */
const stakes = view => (view.stakes?.length ? html`<p class="stakes">${view.stakes.map(one => html`<span>${one}</span> `)}</p>` : nothing);

/** One of the own face-up tiles. */
const own = choice => tiles(choice, choice.view.players[choice.you], tile => codes.pick(tile), false);

/** Somebody's face-up tile, by player. */
const theirs = choice =>
    choice.view.players
        .filter(player => player.faceUp.length)
        .map(player => tiles(choice, player, tile => codes.take(player.seat, tile), true));

function tiles(choice, player, codeOf, named) {
    const {moves, names} = choice;
    const name = nameOf(player.seat, names);
    return html`<div class="lot" role="group" aria-label=${name}>
        ${named ? html`<span class="owner">${name}</span>` : nothing}
        ${player.faceUp.map(({tile, count}) => {
            const code = codeOf(tile);
            const at = moves.findIndex(move => move.code === code);
            const label = at < 0 ? told("page-of", {who: name, tile: pileName(tile, count)}) : moves[at].sentence;
            return html`<m-tile .name=${label} .about=${aboutTile(tile)} .print=${printOf(tile)} .count=${count} .state=${at < 0 ? "dim" : "lit"} .hint=${at < 0 || at > 8 ? "" : String(at + 1)}
                @click=${() => (at < 0 ? choice.onWhy(code) : choice.onMove(code))}></m-tile>`;
        })}
    </div>`;
}
