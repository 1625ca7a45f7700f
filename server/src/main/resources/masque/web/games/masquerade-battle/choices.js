/** What can be chosen besides a card of the hand or a seat: a bid, a planet, a pile, and the power of a Character. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutPile, aboutRuling, aboutSide} from "./about.js";
import {crestArt, planetArt} from "./drawings.js";
import {SIDES, cardName, moveOf, planetName, sideName, told} from "./kit.js";

/** @typedef {{view: any, names: string[], open: boolean, moves: import('./kit.js').Move[], onMove: (code: number) => void}} Choice */

/** Moves that are a tap on somebody's seat, and those that are a tap on a card of the trick. */
const ELSEWHERE = /^(reveal|give|switch|play|bid|pass)\b/;

/** Buttons for what is chosen in the middle: a planet, a pile, or that a Betrayal is done. @param {Choice} choice */
export function choices(choice) {
    const {view, moves} = choice;
    const shown = moves.map((move, at) => ({move, at})).filter(({move}) => !ELSEWHERE.test(move.move));
    return shown.length === 0
        ? undefined
        : html`<div class="choices ${view.phase}" role="group" aria-label=${view.prompt}>${shown.map(({move, at}) => button(move, at, choice))}</div>`;
}

/** Where somebody bids. What the hand is worth is used only where nobody else looks at the screen. @param {Choice} choice */
export function bidding({view, moves, open, onMove}) {
    if (moves.length === 0) {
        return nothing;
    }
    const made = text => {
        const move = moveOf(text, moves);
        if (move) {
            onMove(move.code);
        }
    };
    return html`<masquerade-battle-auction .least=${(view.bid?.number ?? 0) + 1} .sensible=${open ? (view.advice?.number ?? 1) : 1}
        .own=${open ? (view.team ?? "") : ""} .passable=${Boolean(moveOf("pass", moves))}
        @bid=${({detail}) => made(`bid ${detail.number} ${detail.side}`)} @pass=${() => made("pass")}></masquerade-battle-auction>`;
}

function button(move, at, {onMove}) {
    const [what, which] = move.move.split(" ");
    const shown = {
        name: () => [planetArt(which), planetName(which)],
        done: () => [signs.yes, told("page-done")],
        pile: () => [crestArt(which), sideName(which)],
    }[what]();
    const about = what === "name" ? aboutRuling(which) : what === "pile" ? aboutPile(which, sideName(which)) : undefined;
    return html`<button class="pick ${what}" type="button" aria-label=${move.sentence} .about=${about} @click=${() => onMove(move.code)}>
        ${shown[0]}<span>${shown[1]}</span>${at < 9 ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : nothing}
    </button>`;
}

/**
 * The two powers of a Character that was picked, and the way back.
 *
 * @param {any} card
 * @param {import('./kit.js').Move[]} plays
 * @param {(code: number) => void} onMove
 * @param {() => void} onDrop
 */
export const sideChoice = (card, plays, onMove, onDrop) => html`<div class="powers" role="group" aria-label=${told("page-which-power", {card: cardName(card)})}>
    <span class="which">${planetArt(card.planet)}<span>${told("page-which-power", {card: cardName(card)})}</span></span>
    ${plays.map((play, at) => half(card, SIDES.find(side => play.move.endsWith(` ${side}`)) ?? SIDES[0], play, at, onMove))}
    <m-button kind="plain" .label=${told("page-drop")} title=${told("page-drop")} @click=${onDrop}>${signs.no}</m-button>
</div>`;

const half = (card, side, play, at, onMove) => html`<button class="power ${side}" type="button" aria-label=${play.sentence} .about=${aboutSide(side)} @click=${() => onMove(play.code)}>
    ${crestArt(side)}<b>${card[side]}</b><span>${sideName(side)}</span><kbd aria-hidden="true">${at + 1}</kbd>
</button>`;
