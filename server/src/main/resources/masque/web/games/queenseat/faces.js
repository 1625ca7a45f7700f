/** Cards as the parts draw them. */
import {aboutCard} from "./about.js";
import {printOf} from "./drawings.js";
import {princessName, stackName, told} from "./kit.js";

/**
 * A card, or so many that look the same, and why they may not be used now, if so.
 *
 * @param {import('./kit.js').QueenCard} card
 * @param {number} count
 * @param {string} why
 * @param {{own?: boolean, open?: boolean}} how whether it is a secret card of the viewer, and whether it lies open among them
 */
export const faceOf = (card, count = 1, why = "", {own = false, open = false} = {}) => ({
    name: why ? told("page-why", {card: stackName(card, count), why}) : open ? told("move-open", {card: stackName(card, count)}) : stackName(card, count),
    print: printOf(card, princessName(card.princess), {count, barred: why !== "", sign: open ? told("page-card-open") : ""}),
    about: aboutCard(card, {count, own, why}),
});
