// Where things are. The page may stand under any path, so every address starts from that of this very file, which is
// ROOT/assets/VERSION/app/base.js.

/** The root of the site, as the browser knows it. */
export const root = new URL("../../../", import.meta.url);

/** @type {(path: string) => string} The address of something on the site, from its root. */
export const at = path => new URL(path, root).href;

/** @type {(path: string) => string} The address of a file of the page. */
export const asset = path => new URL(`../${path}`, import.meta.url).href;

/** The games that have a folder of their own. */
export const views = new Set(
    document.querySelector('meta[name="masque-views"]')?.getAttribute("content")?.split(" ").filter(id => id) ?? []);

/** @type {(length?: number) => string} A text that nobody can guess; over plain http there is no randomUUID. */
export function chance(length = 16) {
    return Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => byte.toString(16).padStart(2, "0")).join("");
}

/** @type {(below: number) => number} A whole number from 0. */
export const pick = below => crypto.getRandomValues(new Uint32Array(1))[0] % below;
