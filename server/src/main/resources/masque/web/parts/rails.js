/** Who sits at which side of a table: nobody sits where the middle is. */

/** How many sit at the first side, which is the viewer's, and at the three after it, clockwise. */
const SIDES = [[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [1, 1, 2, 1], [1, 1, 3, 1], [1, 2, 2, 2], [1, 2, 3, 2], [1, 2, 4, 2], [1, 2, 5, 2]];

/** @type {(count: number) => number[]} More than ten sit opposite. */
const sidesFor = count => SIDES[count] ?? [1, 2, count - 5, 2];

const CLOCKWISE = ["bottom", "left", "top", "right"];

/**
 * The sides of a table, clockwise, each with how many steps after the first its people sit.
 *
 * @param {number} count how many sit there
 * @param {boolean} above whether the first one sits at the top
 * @returns {{side: string, steps: number[]}[]}
 */
export function rails(count, above = false) {
    let next = 0;
    return sidesFor(count).map((many, at) => ({
        side: CLOCKWISE[(at + (above ? 2 : 0)) % 4],
        steps: Array.from({length: many}, () => next++),
    }));
}

/**
 * Where somebody sits, as shares of the width and the height.
 *
 * @param {number} step how many seats after the first one
 * @param {number} count how many sit there
 * @param {boolean} above whether the first one sits at the top
 * @returns {{x: number, y: number}}
 */
export function placeOf(step, count, above = false) {
    const {side, steps} = rails(count, above).find(one => one.steps.includes(step)) ?? {side: "bottom", steps: [step]};
    const along = (steps.indexOf(step) + 1) / (steps.length + 1);
    return {bottom: {x: 1 - along, y: 1}, left: {x: 0, y: 1 - along}, top: {x: along, y: 0}, right: {x: 1, y: along}}[side] ?? {x: 0.5, y: 0.5};
}

/** In a narrow table: up to three in one row, more in two. @param {number} seats */
export const columns = seats => (seats < 4 ? seats : Math.ceil(seats / 2));
