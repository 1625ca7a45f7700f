/** What of a view others may look at, where a device is passed around. */
import {nameOf, told} from "./kit.js";

/** Choices that tell what only their chooser knows. */
const SECRETIVE = new Set(["naming", "picking", "showing", "facing"]);

/** @param {string} phase */
export const isSecretive = phase => SECRETIVE.has(phase);

/**
 * A view without what its seat alone knows: the hand, what it picked, got and was shown, its vote until all are turned over, and what
 * it has seen of others.
 *
 * @param {any} view
 * @param {string[]} names
 */
export function uncovered(view, names) {
    const hidden = effect =>
        effect.kind === "flame" ? {...effect, princess: undefined, phrase: told("effect-flame", {who: nameOf(effect.who[0], names)})} : effect;
    const once = effects => effects.filter(({phrase}, at) => effects.findIndex(other => other.phrase === phrase) === at);
    return {
        ...view,
        prompt: view.phase === "facing" && view.fresh.length ? told("page-covered-face") : view.prompt,
        hand: [],
        picks: {secret: [], open: [], of: 0},
        fresh: [],
        shown: [],
        ballots: view.ballots.map(ballot => (view.winning || ballot.who !== view.seat ? ballot : {...ballot, card: undefined})),
        players: view.players.map(player => ({...player, seen: []})),
        now: once(view.now.map(hidden)),
        next: once(view.next.map(hidden)),
    };
}
