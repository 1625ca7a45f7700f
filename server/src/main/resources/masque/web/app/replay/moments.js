// What a replay shows one after another, how long each of it lasts, and the chapters that it falls into.
import {partsOf} from "../pace.js";

/**
 * Something that is shown: a frame as the protocol would tell it, or a part of one; how much there is to see in it; which of the
 * frames that were told it belongs to, and how many steps had been made by then.
 *
 * @typedef {{frame: any, weight: "none" | "move" | "close" | "scene", index: number, ply: number, eyes?: any[]}} Shown
 */

/** How long each is shown at normal speed, in milliseconds: what is complete longer than a move, a scene longest. */
const HOLDS = {none: 700, move: 1_400, close: 3_000, scene: 6_000};

/** How much faster than normal it goes, by the speeds that can be chosen. */
export const SPEEDS = {half: 0.5, normal: 1, double: 2};

/** @type {(weight: string, speed: string) => number} */
export const holdOf = (weight, speed) => (HOLDS[weight] ?? HOLDS.move) / SPEEDS[speed];

/**
 * All that is shown: of each frame every part that the game's table makes of it.
 *
 * @param {any} View the class of the game's table
 * @param {import("../eyes.js").Moment[]} told
 * @param {(one: import("../eyes.js").Moment, index: number) => any} framed a moment as the protocol would tell it
 * @returns {Shown[]}
 */
export function momentsOf(View, told, framed) {
    /** @type {any} */
    let before;
    return told.flatMap((one, index) => {
        const frame = framed(one, index);
        const parts = before ? partsOf(View, before, frame) : [];
        before = frame;
        return (parts.length ? parts : [{frame, weight: "move"}])
            .map(part => ({.../** @type {any} */ (part), index, ply: one.ply ?? 0, eyes: one.eyes}));
    });
}

/**
 * The chapters, each with where it begins, as the game's table names them.
 *
 * @param {any} View
 * @param {Shown[]} moments
 * @returns {{key: string, name: string, at: number}[]}
 */
export function chaptersOf(View, moments) {
    const chapters = [];
    moments.forEach(({frame}, at) => {
        // What closes something still belongs to it, whatever the view says of what comes next.
        const found = frame.closing && chapters.length ? undefined : View?.chapter?.(frame.view);
        // What still lies there of a chapter before does not open that again.
        if (found && chapters.every(({key}) => key !== found.key)) chapters.push({...found, at: chapters.length ? at : 0});
    });
    return chapters;
}

/** @type {(chapters: {at: number}[], at: number) => number} Which chapter a moment is in. */
export const chapterAt = (chapters, at) => Math.max(0, chapters.findLastIndex(one => one.at <= at));

/** @type {(chapters: {at: number}[], at: number) => number} Where the chapter begins, or the one before where it has just begun. */
export function chapterBack(chapters, at) {
    const here = chapterAt(chapters, at);
    return chapters[here]?.at < at ? chapters[here].at : chapters[here - 1]?.at ?? 0;
}

/** @type {(chapters: {at: number}[], at: number, last: number) => number} Where the next chapter begins, or the end. */
export const chapterOn = (chapters, at, last) => chapters[chapterAt(chapters, at) + 1]?.at ?? last;
