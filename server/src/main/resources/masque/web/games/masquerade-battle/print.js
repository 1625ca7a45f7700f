/** What is printed on the cards, as pictures of 50 by 70: Characters with both powers, and all others with an emblem. */
import {html, nothing, svg} from "lit";
import {fitting} from "../../parts/emblems.js";
import {crestAt, emblemAt, planetAt} from "./drawings.js";

const IVORY = "#fcf6e7";
const NIGHT = "#2a2456";
const INK = "#241f3d";

/* Printed on ivory and, paler, on the dark half. */
const INKS = {
    moon: ["#7a5600", "#f3d684"],
    mercury: ["#1f57a8", "#a9cdfb"],
    mars: ["#a8211f", "#ffb3a6"],
    jupiter: ["#1b6a36", "#a5e0b4"],
    venus: ["#a0460a", "#ffc596"],
};
const GROUNDS = {guardian: IVORY, dark: NIGHT};

const inkOf = (planet, side) => INKS[planet]?.[side === "dark" ? 1 : 0] ?? (side === "dark" ? IVORY : INK);

const picture = content =>
    html`<svg viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true">${content}</svg>`;

/** A power; a line below tells a 6 from a 9 that stands on its head. */
const power = (value, x, y, size, colour) => svg`<text x=${x} y=${y} fill=${colour} font-family="var(--serif)" font-weight="700"
        font-size=${size} text-anchor="middle">${value}</text>
    ${value === 6 ? svg`<path fill="none" stroke=${colour} stroke-width=${size / 12} d=${`M${x - size / 4} ${y + size / 8}h${size / 2}`}/>` : nothing}`;

const frame = svg`<rect x="1.6" y="1.6" width="46.8" height="66.8" rx="3" fill="none" stroke="#d9c596" stroke-width=".7"/>`;

/** A Character in the hand: Guardian upright above, Dark Kingdom upside-down below, all that matters at the left edge. */
const character = ({planet, guardian, dark}) =>
    picture(svg`<rect width="50" height="70" fill=${IVORY}/>
    <path fill=${NIGHT} d="M0 40 50 30V70H0z"/>
    <circle cx="32" cy="35" r="13" fill=${IVORY} stroke="#d9b266" stroke-width="1.2"/>
    ${planetAt(planet, 23, 26, 18, inkOf(planet), IVORY)}
    ${power(guardian, 9, 18.5, 19, inkOf(planet))}
    ${planetAt(planet, 3.6, 22.5, 10, inkOf(planet), IVORY)}
    ${crestAt("guardian", 35, 5, 10, "#2b3c96", IVORY)}
    <g transform="rotate(180 25 35)">${power(dark, 41, 18.5, 19, inkOf(planet, "dark"))}
        ${crestAt("dark", 5, 5, 10, "#f0c9d6", NIGHT)}</g>${frame}`);

/** A Character on the table: the power it uses is up and large, the other one stands on its head below. */
function used({planet, guardian, dark}, side) {
    const other = side === "dark" ? "guardian" : "dark";
    const ink = inkOf(planet, side);
    const crest = side === "dark" ? "#f0c9d6" : "#2b3c96";
    return svg`<rect width="50" height="70" fill=${GROUNDS[side]}/>
    <path fill=${GROUNDS[other]} d="M0 56 50 50V70H0z"/>
    ${planetAt(planet, 5, 5, 13, ink, GROUNDS[side])}
    ${crestAt(side, 32, 5, 13, crest, GROUNDS[side])}
    ${power(side === "dark" ? dark : guardian, 25, 47, 35, ink)}
    <g transform="rotate(180 25 35)">${power(side === "dark" ? guardian : dark, 40, 14.5, 12, inkOf(planet, other))}</g>${frame}`;
}

/** Any other card: its emblem, its planet and its side if it has them. */
function special(card, caption) {
    const side = card.side === "dark" ? "dark" : "guardian";
    const ground = GROUNDS[side];
    const ink = inkOf(card.planet, side);
    return svg`<rect width="50" height="70" fill=${ground}/>
    ${card.planet ? planetAt(card.planet, 4, 5, 13, ink, ground) : emblemAt(card, 4, 5, 12, ink, ground)}
    ${card.side ? crestAt(card.side, 34, 5, 11, side === "dark" ? "#f0c9d6" : "#2b3c96", ground) : nothing}
    ${emblemAt(card, 11, 21, 28, ink, ground)}
    <text class="caption" x="25" y="60.5" fill=${ink} font-family="var(--serif)" font-weight="600" font-size=${fitting(caption, 6.2)} text-anchor="middle">${caption}</text>${frame}`;
}

/** A cross at the corner: which power was cancelled can still be read. */
const CROSS = svg`<rect x="1.5" y="1.5" width="47" height="67" rx="3" fill="none" stroke="#b3202f" stroke-width="3"/>
    <circle cx="36" cy="58" r="9.5" fill="#fcf6e7" stroke="#b3202f" stroke-width="1.5"/>
    <path fill="none" stroke="#b3202f" stroke-width="3.6" stroke-linecap="round" d="M31.5 53.5l9 9M40.5 53.5l-9 9"/>`;

/** @returns {import('../../parts/card.js').Face} */
export const faceOfCard = (card, name, caption) => ({
    name,
    print: card.kind === "character" ? character(card) : picture(special(card, caption)),
});

/**
 * A card on the table as it is used.
 *
 * @param {any} laid
 * @returns {import('../../parts/card.js').Face}
 */
export const faceOnTable = (laid, name, caption) => ({
    name,
    print: picture(
        svg`${laid.card.kind === "character" ? used(laid.card, laid.side) : special(laid.card, caption)}${laid.cancelled ? CROSS : nothing}`,
    ),
});
