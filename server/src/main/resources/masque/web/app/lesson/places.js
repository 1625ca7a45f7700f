// What on a table a step of a lesson is about, by the words that lessons use.
import {isSeen} from "../../parts/game-table.js";

/** Where each is to be found in the table of any game; the first that can be seen counts. */
const PLACES = {
    goal: ["m-goal"],
    hand: [".mine m-hand", ".mine m-rack", "m-hand", "m-rack", ".mine", ".dock"],
    prompt: [".choices", "m-prompt"],
    choices: [".choices", "m-prompt"],
    seats: ["m-ring", ".board"],
    aside: [".aside"],
    cast: [".aside"],
    log: [".aside m-log", ".aside"],
    result: [".scene", ".board"],
};

/** Whatever lies in the middle has a name of its own in every game. */
const MIDDLE = [".board"];

/**
 * Finds what a step is about.
 *
 * @param {ShadowRoot | null} table
 * @param {string | undefined} word
 * @returns {Element | undefined} nothing if the step names nothing, or there is no room for it in this window
 */
export function placeOf(table, word) {
    if (!table || !word) return undefined;
    return (PLACES[word] ?? MIDDLE).flatMap(selector => [...table.querySelectorAll(selector)]).find(isSeen);
}
