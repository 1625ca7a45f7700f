// Finds the view of a game: the one in its folder, else a plain one.
import {asset, views} from "./base.js";
import {learnGame} from "./words.js";

/** Whether a game's view shows seats, prompt and announcements by itself. */
export const wholeView = game => views.has(game);

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/** @type {(game: string) => Promise<void>} Has the game's view be known as the element masque-GAME. */
export function viewOf(game) {
    // One promise for all who wait, so that messages that came meanwhile are heard in the order in which they came.
    if (!fetched.has(game)) fetched.set(game, fetchView(game).catch(trouble => { fetched.delete(game); throw trouble; }));
    return /** @type {Promise<void>} */ (fetched.get(game));
}

async function fetchView(game) {
    const tag = `masque-${game}`;
    if (wholeView(game)) await learnGame(game);
    const module = await import(views.has(game) ? asset(`games/${game}/table.js`) : asset("app/plain-view.js"));
    // Every game needs a class of its own, and the plain one serves several.
    const View = views.has(game) ? module.default : class extends module.default {};
    if (!customElements.get(tag)) customElements.define(tag, View);
}
