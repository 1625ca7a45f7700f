/** The emblem of Dice Challenge for the home page: three dice of different solids in front of two shields. */
import {svg} from "lit";
import {say} from "../../app/words.js";

const solid = (x, y, size, faces, number, at) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`} stroke="#a9813a" stroke-width="1.2" stroke-linejoin="round">
    ${faces.map(([shape, fill]) => svg`<path d=${shape} fill=${fill}/>`)}
    <text x=${at[0]} y=${at[1]} font-size=${at[2]} fill=${at[3]} stroke="none" font-family="var(--serif)" font-weight="700" text-anchor="middle">${number}</text></g>`;

const SHIELD = "M5 3h38v17c0 12-8 20-19 25C13 40 5 32 5 20z";
const shield = (x, turn, field, charge) => svg`<g transform=${`translate(${x} 24) rotate(${turn} 36 40) scale(1.7)`}>
    <path d=${SHIELD} fill=${field} stroke="#d9b266" stroke-width="1.8"/>${charge}</g>`;

export default svg`
    <svg viewBox="-18 18 236 148" aria-hidden="true">
        ${shield(18, -14, "#2b3c96", svg`<path fill="#e3bd62" d="M13 15a11.5 11.5 0 1 0 21 0 9.2 9.2 0 1 1-21 0z"/>`)}
        ${shield(102, 14, "#241f3d", svg`<path fill="#f0c9d6" d="M24 8l7 12-7 13-7-13z"/>`)}
        ${solid(34, 84, 1.25, [["M26 1 6 33h40z", "#fcf6e7"], ["M6 33h40L26 51z", "#cdbfae"]], 8, [26, 30, 18, "#241f3d"])}
        ${solid(106, 84, 1.25, [["M2.5 14h36v36h-36z", "#443f86"], ["M2.5 14 13 2.5h36.5L38.5 14z", "#575199"], ["M38.5 14l11-11.5v35.5l-11 12z", "#2d2a66"]], 6, [20.5, 40.5, 25, "#fcf6e7"])}
        ${solid(66, 64, 1.35, [["M26 .5 48 13v25L26 51.5 4 38V13z", "#d9ccb8"], ["M26 11 39 33.5H13z", "#fcf6e7"], ["M26 .5 26 11 13 33.5 4 13z", "#ece1cd"], ["M26 .5V11l13 22.5L48 13z", "#cfc1ac"], ["M13 33.5h26L26 51.5z", "#b9a993"], ["M4 13l9 20.5L4 38zM48 13l-9 20.5 9 4.5z", "#c6b7a2"]], 20, [26, 31, 13, "#241f3d"])}
    </svg>`;

/** How a match stands, for each seat: the rounds that its side has won, and its points in this round. */
export function score({sides, characters, mode}) {
    if (mode === "tag" || !characters.length) return undefined;
    return sides.flatMap(({seats, tokens, halves}) => seats.map(seat => ({seat, won: tokens, now: String(halves / 2)})))
        .sort((one, other) => one.seat - other.seat);
}

/** How the options of a table are drawn: whom a challenge card shows by their arms, and who moves how many in words. */
export const look = {
    faces: true,
    labels: {
        seating: value => {
            const [one, other] = value.split(":").map(side => side.split("+").join(" + "));
            return say("dice-challenge.page-seating", {one, other});
        },
    },
};
