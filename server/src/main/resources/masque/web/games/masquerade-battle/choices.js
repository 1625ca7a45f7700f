/** What can be chosen besides a card of the hand: a bid, a Team card, a planet, a receiver, a pile, and the power of a Character. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {crestArt, planetArt, teamArt} from "./drawings.js";
import {SIDES, cardName, moveOf, nameOf, planetName, sideName, told} from "./kit.js";

/** @typedef {{view: any, names: string[], moves: import('./kit.js').Move[], onMove: (code: number) => void}} Choice */

/** @param {Choice} choice */
export function choices(choice) {
    const {view, moves} = choice;
    if (moves.length === 0 || view.phase === "playing") {
        return nothing;
    }
    return view.phase === "bidding"
        ? bidding(choice)
        : html`<div class="choices ${view.phase} ${moves.length === 4 ? "four" : ""}" role="group" aria-label=${view.prompt}>${moves.map((move, at) => button(move, at, choice))}</div>`;
}

function bidding({view, moves, onMove}) {
    const made = text => {
        const move = moveOf(text, moves);
        if (move) {
            onMove(move.code);
        }
    };
    return html`<masquerade-battle-auction .least=${(view.bid?.number ?? 0) + 1} .passable=${Boolean(moveOf("pass", moves))}
        @bid=${({detail}) => made(`bid ${detail.number} ${detail.side}`)} @pass=${() => made("pass")}></masquerade-battle-auction>`;
}

function button(move, at, {names, onMove, view}) {
    const [what, which] = move.move.split(" ");
    const seat = Number(which) - 1;
    const shown = {
        reveal: () => [teamArt(view.players[seat].team), nameOf(seat, names)],
        name: () => [planetArt(which), planetName(which)],
        switch: () => [signs.back, nameOf(seat, names)],
        done: () => [signs.yes, told("page-done")],
        give: () => [signs.point, nameOf(seat, names)],
        pile: () => [crestArt(which), sideName(which)],
    }[what]();
    return html`<button class="pick ${what}" type="button" aria-label=${move.sentence} @click=${() => onMove(move.code)}>
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

const half = (card, side, play, at, onMove) => html`<button class="power ${side}" type="button" aria-label=${play.sentence} @click=${() => onMove(play.code)}>
    ${crestArt(side)}<b>${card[side]}</b><span>${sideName(side)}</span><kbd aria-hidden="true">${at + 1}</kbd>
</button>`;
