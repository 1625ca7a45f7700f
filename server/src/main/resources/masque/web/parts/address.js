/** People as arguments of sentences that may address the reader. */

/**
 * For each key the name of a seat, and whether it is the reader's.
 *
 * @param {Object<string, number>} seats
 * @param {(seat: number) => string} name
 * @param {number} you
 */
export const addressed = (seats, name, you) =>
    Object.fromEntries(
        Object.entries(seats).flatMap(([key, seat]) => [
            [key, name(seat)],
            [`${key}_is`, seat === you ? "you" : "other"],
        ]),
    );
