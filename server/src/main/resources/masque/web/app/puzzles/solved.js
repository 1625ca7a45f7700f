// Which puzzles were solved, as this browser remembers it.
import {keep, recall} from "../memory.js";

/** @type {(game: string) => string[]} The ids of those that were solved. */
export function solvedOf(game) {
    const ids = (recall("puzzles") ?? {})[game];
    return Array.isArray(ids) ? ids.map(String) : [];
}

/** @type {(game: string, id: string) => void} */
export function keepSolved(game, id) {
    keep("puzzles", {...recall("puzzles"), [game]: [...new Set([...solvedOf(game), id])]});
}
