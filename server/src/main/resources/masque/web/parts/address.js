/** People as arguments of sentences that may address the reader. */
import {say} from "../app/words.js";

/**
 * For each key the name of a seat, or "you" if it is the reader's, and whether it is.
 *
 * @param {Object<string, number>} seats
 * @param {(seat: number) => string} name
 * @param {number} you
 */
export const addressed = (seats, name, you) =>
    Object.fromEntries(
        Object.entries(seats).flatMap(([key, seat]) => [
            [key, seat === you ? say("parts-you") : name(seat)],
            [`${key}_is`, seat === you ? "you" : "other"],
        ]),
    );
