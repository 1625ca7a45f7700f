/** What is printed on cards, as pictures of 50 by 70, and the signs of this game; every card is told apart without its colour. */
import {html, nothing, svg} from "lit";
import {sign} from "../../parts/drawings.js";
import {CUT, art, fitting, placed} from "../../parts/emblems.js";
import {crests} from "./crests.js";

const IVORY = "#fcf6e7";
const NIGHT = "#241f3d";

/* Printed on ivory and, paler, on the dark cards. */
const INKS = {
    yellow: ["#7a5c00", "#f5d76e"],
    orange: ["#a8480a", "#ffb87a"],
    grey: ["#565b66", "#c9ced8"],
    white: ["#3c6470", "#f3fbff"],
    brown: ["#6b4423", "#d9b08c"],
    pink: ["#b02a6b", "#ffaed1"],
    red: ["#b01c22", "#ff9d94"],
    purple: ["#5b2c8a", "#d3b3f5"],
    "dark-blue": ["#1d3a8f", "#a6bdff"],
    "light-blue": ["#0b6c96", "#94dcff"],
    green: ["#1c6a34", "#a2e3b0"],
    many: ["#0c6a6a", "#ffe08a"],
};

/* Which colour a pack has; a data file may say otherwise, and only looks depend on it. */
const COLOURS = {
    "stingers-hive": "yellow",
    "galloping-sun": "orange",
    trunktrumpets: "grey",
    featherdancer: "white",
    "whistley-wine": "brown",
    eggsnatcher: "pink",
    "feared-flame": "red",
    "eyrie-feyle": "purple",
    "chattered-fins": "dark-blue",
    galaksea: "light-blue",
    venomfruit: "green",
    colorcoats: "many",
};

const ALIKE = [["orange", "red"], ["red", "pink"], ["dark-blue", "light-blue"], ["white", "grey"]];

/** Whether the colours of two Princesses are easily mixed up. */
export const alike = (one, other) => ALIKE.some(pair => pair.includes(COLOURS[one]) && pair.includes(COLOURS[other]));

/** @param {import('./kit.js').QueenCard} card */
const inkOf = ({princess, dark}) => INKS[COLOURS[princess]][dark ? 1 : 0];

/** A Princess's crest, in the colour of the text. */
export const crest = princess => art(crests[princess](CUT));

/** @type {(princess: string, ...place: import('../../parts/emblems.js').Place) => unknown} */
export const crestAt = (princess, ...place) => placed(crests[princess], place);

/** A crescent: the sign of dark cards. */
const crescent = (x, y, size, colour) => svg`<path transform=${`translate(${x} ${y}) scale(${(size / 24).toFixed(3)})`} fill=${colour} d="M14.500 1.500A11 11 0 1 0 22.500 17 9 9 0 0 1 14.500 1.500z"/>`;

const ground = dark => (dark ? NIGHT : IVORY);

/** How many of a kind there are: written as a multiple, for cards of this game have no value. */
const seal = (count, dark) => svg`<rect x="28" y="3.500" width="19" height="13" rx="6.500" fill=${dark ? IVORY : NIGHT}/>
    <text x="37.500" y="13.800" fill=${ground(dark)} font-family="var(--sans)" font-weight="700" font-size="10.500" text-anchor="middle">×${count}</text>`;

/** The sign of a card that may not be used now. */
const bar = svg`<circle cx="39.500" cy="60" r="7" fill=${IVORY}/><path fill="none" stroke="#a51e2d" stroke-width="2.200" d="M39.500 54.500a5.500 5.500 0 1 0 .010 0M35.700 56.200l7.600 7.600"/>`;

/** A card's front: its crest large and at the corner, where it is seen in a fan, and how many there are. */
function front(card, caption, {count, barred, sign: word = ""}) {
    const {princess, dark} = card;
    const ink = inkOf(card);
    return svg`<path fill=${ground(dark)} d="M0 0h50v70H0z"/>
    <rect x="2" y="2" width="46" height="66" rx="3" fill="none" stroke=${ink} stroke-opacity=".55" stroke-width=".8"/>
    ${dark ? svg`<path fill="none" stroke=${ink} stroke-opacity=".5" stroke-width=".6" d="M5 8 2 2l6 3h34l6-3-3 6v54l3 6-6-3H8l-6 3 3-6z"/>${crescent(5, 21, 8, ink)}` : nothing}
    ${crestAt(princess, 4.5, 4.5, 14, ink, ground(dark))}
    ${crestAt(princess, 9.5, 23, 31, ink, ground(dark))}
    ${count > 1 ? seal(count, dark) : nothing}
    <text class="caption" x="25" y="63.500" fill=${ink} font-family="var(--serif)" font-weight="600" font-size=${fitting(caption, 6.4)} text-anchor="middle">${caption}</text>
    ${word ? svg`<rect x="5" y="20" width="40" height="7" rx="3.500" fill=${ink}/><text x="25" y="25.300" fill=${ground(dark)} font-family="var(--sans)" font-weight="700" font-size="5.500" text-anchor="middle">${word}</text>` : nothing}
    ${barred ? bar : nothing}`;
}

/**
 * What is printed on the front of a card, or of so many that look the same.
 *
 * @param {import('./kit.js').QueenCard} card
 * @param {string} caption
 * @param {{count: number, barred: boolean, sign?: string}} how how many there are, whether they may not be used now, and a word on them
 */
export const printOf = (card, caption, how) =>
    html`<svg viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true">${front(card, caption, how)}</svg>`;

/** A card small enough for a line of text. */
export const tinyCard = card => html`<svg class="tiny" viewBox="0 0 60 60" aria-hidden="true"><rect x="1" y="1" width="58" height="58" rx="9" fill=${ground(card.dark)} stroke=${card.dark ? "#7b7399" : "#d9c596"} stroke-width="2"/>
    ${crestAt(card.princess, 6, 6, 48, inkOf(card), ground(card.dark))}${card.dark ? crescent(40, 40, 19, IVORY) : nothing}</svg>`;

/** A crest with its own colour, on ivory. */
export const seated = princess => tinyCard({princess, dark: false});

const CROWN = svg`<path d="M3 40 5.5 14l9.500 10L24 6l9 18 9.500-10L45 40z"/><path d="M4 42.500h40V46H4z"/>`;

/** The Queen's crown. */
export const crown = art(CROWN);

/** The Queenseat, with its crown. */
export const throneAt = (x, y, size, colour, below) => svg`<g transform=${`translate(${x} ${y}) scale(${(size / 96).toFixed(3)})`} fill=${colour}>
    <g transform="translate(30 0) scale(.75)">${CROWN}</g>
    <path d="M26 36h44c3 0 5 2 5 5v31H21V41c0-3 2-5 5-5z"/><path fill=${below} d="M30 43h36v22H30z"/>
    <path fill=${colour} d="M48 46l2.500 5.500 5.500 2.500-5.500 2.500L48 62l-2.500-5.500L40 54l5.500-2.500z"/>
    <path d="M10 56c0-4 8-4 8 0v18H10zM78 56c0-4 8-4 8 0v18h-8zM12 76h72v7H12zM16 85h7v11h-7zM73 85h7v11h-7z"/></g>`;

/** The Queenseat as a drawing of its own. */
export const throne = html`<svg class="throne" viewBox="0 0 96 96" aria-hidden="true">${throneAt(0, 0, 96, "currentColor", CUT)}</svg>`;

export const marks = {
    secret: sign(svg`<rect x="5.500" y="3.500" width="13" height="17" rx="2.500"/><path d="M9 9.500 15 14.500M15 9.500 9 14.500"/>`),
    open: sign(svg`<rect x="5.500" y="3.500" width="13" height="17" rx="2.500"/><path d="M12 8l3 4-3 4-3-4z"/>`),
    ballot: sign(svg`<path d="M4 13.500h16v7H4zM8.500 16.500h7M8 13.500V4h8v9.500M10.500 8.500l1.200 1.500 2.300-3"/>`),
    frozen: sign(svg`<path d="M12 2.500v19M3.800 7.250l16.400 9.500M20.200 7.250 3.800 16.750M9.500 4.500 12 7l2.500-2.500M9.500 19.500 12 17l2.500 2.500"/>`),
    swap: sign(svg`<path d="M4 8.500h15M15 4.500l4 4-4 4M20 15.500H5M9 11.500l-4 4 4 4"/>`),
    act: sign(svg`<path d="M12 3l2.200 6.200L20.500 12l-6.300 2.800L12 21l-2.200-6.200L3.500 12l6.300-2.800z"/>`),
    to: sign(svg`<path d="M4 12h15M14 7l5 5-5 5"/>`),
};

/** What a running effect looks like, by its kind. */
export const effectSigns = {
    open: sign(svg`<path d="M2.500 12C5 7.600 8.300 5.500 12 5.500s7 2.100 9.500 6.500c-2.500 4.400-5.800 6.500-9.500 6.500S5 16.400 2.500 12z"/><circle cx="12" cy="12" r="3"/>`),
    random: sign(svg`<rect x="4" y="4" width="16" height="16" rx="3.500"/><path d="M8.500 8.500h.010M15.500 8.500h.010M12 12h.010M8.500 15.500h.010M15.500 15.500h.010" stroke-width="2.600"/>`),
    least: sign(svg`<path d="M5 5v14M5 19h14M9 16v-8M13 16v-5M17 16v-2M20 5l-8 0M15 2.500 12 5l3 2.500"/>`),
    free: sign(svg`<path d="M7 11V8a5 5 0 0 1 9.500-2.200M5 11h14v9.500H5zM12 14.500v2.500"/>`),
    "losing-type": sign(svg`<path d="M4 18l2-9 6 5 6-5 2 9zM9 3.500l6 3M15 3.500l-6 3"/>`),
    "she-has-more": sign(svg`<path d="M4 20l2-8 6 4 6-4 2 8zM12 3v7M9 7l3 3 3-3"/>`),
    promise: sign(svg`<path d="M4 5.500h16v11h-9l-4.500 4v-4H4zM8.500 11l2.500 2.500 4.500-5"/>`),
    flame: sign(svg`<path d="M13 2.500c.5 4-4 6-3 10-1.500-.5-2.500-2-2-4C5.500 10.500 4.500 13 4.500 15.500c0 3.500 3.300 6 7.500 6s7.500-2.500 7.500-6c0-3.500-2-5.500-2.500-8-.7 1.500-1.500 2.200-2.500 2.500.5-3-.1-5.500-1.500-7.500z"/>`),
};
