// How far somebody has come in which lesson, as this browser remembers it.
import {keep, recall} from "../memory.js";

/** @typedef {{step: string, done: boolean}} Progress */

/** @type {(game: string) => Progress} */
export function progressIn(game) {
    const {step = "", done = false} = (recall("lessons") ?? {})[game] ?? {};
    return {step: String(step), done: Boolean(done)};
}

/** Remembers a step; a lesson that was once learned stays so. @type {(game: string, step: string, done: boolean) => void} */
export function keepProgress(game, step, done) {
    const all = recall("lessons") ?? {};
    keep("lessons", {...all, [game]: {step, done: done || progressIn(game).done}});
}
