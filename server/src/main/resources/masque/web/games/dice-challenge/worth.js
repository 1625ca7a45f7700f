/** What captures are worth, as the rules have counted it: at the dice, and in a sentence. */
import {html, nothing} from "lit";
import {aboutWorth} from "./about.js";
import {dieName, points, told} from "./kit.js";

/** What it would come to if this die were captured, perhaps together with a Droid die. Games from before do not say. */
export const worthOf = (die, droid, view) => (view.worth ?? []).find(one => one.target === die?.letter && one.droid === droid);

/** Whether the side would win or lose the round by it. */
const verdict = (worth, side) => (!worth?.ends ? "" : worth.winner === undefined ? "draws" : worth.winner === side ? "wins" : "loses");

/**
 * Below a die of the other side: what it brings, what it takes, and whether the round would be over.
 *
 * @param {import('./kit.js').Lying} die
 * @param {any} worth
 * @param {number} side the side that would capture it
 */
export function chip(die, worth, side) {
    if (die.taken === undefined) return nothing;
    const end = verdict(worth, side);
    return html`<span class="worth ${end}" .about=${aboutWorth(die)}><b aria-hidden="true">+${points(die.taken)}</b><small aria-hidden="true">−${points(die.kept)}</small>
        ${end ? html`<em aria-hidden="true">${told(`page-end-${end}`)}</em>` : nothing}</span>`;
}

/** What a capture would make of the scores, in a sentence for the side that chooses. */
export function would(die, worth, side) {
    if (!worth) return "";
    const end = verdict(worth, side);
    return told(end ? `page-would-${end}` : "page-would", {
        die: dieName(die), taken: points(die.taken), mine: points(worth.halves[side]), theirs: points(worth.halves[1 - side]),
    });
}
