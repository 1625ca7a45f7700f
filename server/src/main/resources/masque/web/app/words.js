// The sentences of the page, in the language of whoever looks at it.
import {asset} from "./base.js";
import {parse, word} from "./icu.js";
import {keep, recall} from "./memory.js";

export const LANGUAGES = ["en", "ja"];

/** @type {Object<string, string>} */
let patterns = {};
/** The games whose own words are known too, with the game's name and a dot before each key. @type {Set<string>} */
const games = new Set();
/** @type {Map<string, import("./icu.js").Part[]>} */
const parsed = new Map();
let spoken = LANGUAGES[0];

/** The language that is spoken. */
export const language = () => spoken;

/** The language that somebody chose, else the first of the browser's that is spoken here. */
function wanted() {
    const asked = new URL(location.href).searchParams.get("lang");
    const all = [asked, recall("language"), ...navigator.languages].map(one => String(one ?? "").slice(0, 2).toLowerCase());
    return all.find(one => LANGUAGES.includes(one)) ?? LANGUAGES[0];
}

const fetched = async path => (await fetch(asset(`words/${path}.json`))).json();

async function ofGame(game, chosen) {
    const words = await fetched(`${game}/${chosen}`);
    return Object.fromEntries(Object.entries(words).map(([key, pattern]) => [`${game}.${key}`, pattern]));
}

/** Fetches the sentences; nothing can be said before. */
export async function learn(chosen = wanted()) {
    const all = await Promise.all([fetched(chosen), ...[...games].map(game => ofGame(game, chosen))]);
    patterns = Object.assign({}, ...all);
    parsed.clear();
    spoken = chosen;
    document.documentElement.lang = chosen;
}

/** Fetches a game's own sentences. */
export async function learnGame(game) {
    if (games.has(game)) return;
    const words = await ofGame(game, spoken);
    games.add(game);
    patterns = {...patterns, ...words};
}

/** Speaks another language from now on. */
export async function speak(chosen) {
    keep("language", chosen);
    const address = new URL(location.href);
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
    await learn(chosen);
    dispatchEvent(new Event("masque-language"));
}

/** @type {(key: string) => boolean} Whether there is a sentence. */
export const known = key => key in patterns;

/** @type {(key: string, args?: Object<string, any>) => string} A sentence. */
export function say(key, args = {}) {
    if (!known(key)) {
        console.error(`no words for "${key}" in ${spoken}`);
        return key;
    }
    if (!parsed.has(key)) parsed.set(key, parse(patterns[key]));
    return word(/** @type {any} */ (parsed.get(key)), args, spoken);
}

/** Several names as people say them. @param {string[]} words */
export const listed = words => new Intl.ListFormat(spoken).format(words);
