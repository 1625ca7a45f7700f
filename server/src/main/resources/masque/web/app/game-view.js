// Finds the view of a game: the one in its folder, else a plain one.
import {asset, views} from "./base.js";

/** @type {(game: string) => Promise<CustomElementConstructor & {secret?: string[], seats?: boolean, prompt?: boolean}>} */
export async function viewOf(game) {
    const tag = `masque-${game}`;
    const known = customElements.get(tag);
    if (known) return known;
    const module = await import(views.has(game) ? asset(`games/${game}/table.js`) : asset("app/plain-view.js"));
    // Every game needs a class of its own, and the plain one serves several.
    const View = views.has(game) ? module.default : class extends module.default {};
    if (!customElements.get(tag)) customElements.define(tag, View);
    return View;
}
