/** What is drawn on the cards of Masquerade Battle; each shape is told apart without its colour. All fill a square of 48. */
import {html, svg} from "lit";
import {CUT, art, persons, placed} from "../../parts/emblems.js";

/** @typedef {import('../../parts/emblems.js').Place} Place */

/* A shield with a star, and a thorned crystal. */
const CRESTS = {
    guardian: cut => svg`<path d="M24 2.5c5.5 3.5 11 5 17.5 5C42 27 37 39 24 45.5 11 39 6 27 6.5 7.5c6.5 0 12-1.5 17.5-5z"/>
        <path fill=${cut} d="M24 11l3.2 8.3 8.8.4-6.9 5.5 2.4 8.6L24 29l-7.5 4.8 2.4-8.6-6.9-5.5 8.8-.4z"/>`,
    dark: cut => svg`<path d="M24 1.5 29 12l11.5-6.5L37 17l8.5 7-8.5 7 3.5 11.5L29 36l-5 10.5L19 36 7.5 42.5 11 31l-8.5-7 8.5-7L7.5 5.5 19 12z"/>
        <path fill=${cut} d="M24 13.5 31 24l-7 10.5L17 24z"/>`,
};

const CAT = svg`<path d="M9 4.5c5 1.5 8.5 4 11 7.5h8c2.5-3.5 6-6 11-7.5 1.5 8 1.5 14.5.5 20.5-1.5 9.5-8 15.5-15.5 15.5S10 34.5 8.5 25C7.5 19 7.5 12.5 9 4.5z"/>`;
const WHISKERS = svg`<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M9 31 2.5 29.5M9.5 34.5 4 36.5M39 31l6.5-1.5M38.5 34.5l5.5 2"/>`;

const EMBLEMS = {
    action: cut => svg`<path d="M24 1.5l4 13.2L39 6.5l-4.2 13 13.2.3L37 27.5l8.5 10.2-13-3.2.3 12L24 37l-8.8 9.5.3-12-13 3.2L11 27.5 0 19.8l13.2-.3L9 6.5l11 8.2z"/>
        <circle cx="24" cy="24.5" r="6" fill=${cut}/>`,
    beryl: cut => svg`<circle cx="24" cy="17" r="12.5"/><path d="M14 33h20l4 6v6.5H10V39zM5 12.5l3.5 4L5 20.5l-3.5-4zM43 12.5l3.5 4-3.5 4-3.5-4z"/>
        <path fill="none" stroke=${cut} stroke-width="2.4" stroke-linecap="round" d="M17 16.5c.5-4 3-6.5 7-7M15.5 38.5h17"/>`,
    luna: cut => svg`${CAT}${WHISKERS}<path fill=${cut} d="M14 22c3-3 6.5-2.5 8 1.5-3 2.5-6.5 2-8-1.5zM34 22c-3-3-6.5-2.5-8 1.5 3 2.5 6.5 2 8-1.5zM21.5 30h5L24 33.2z"/>`,
    artemis: cut => svg`<g fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">${CAT}</g>${WHISKERS}
        <path d="M14 22c3-3 6.5-2.5 8 1.5-3 2.5-6.5 2-8-1.5zM34 22c-3-3-6.5-2.5-8 1.5 3 2.5 6.5 2 8-1.5zM21.5 30h5L24 33.2zM24 39.5l2 2.3 2 .2-1.2 2 .5 2.5H20.7l.5-2.5-1.2-2 2-.2z"/>`,
    naru: cut => svg`<path d="M20.5 20.5C14 12 8 8.5 3 8.5c-1 8-1 15 0 22.5 6 0 12-3 17.5-7.5zM27.5 20.5C34 12 40 8.5 45 8.5c1 8 1 15 0 22.5-6 0-12-3-17.5-7.5zM21 27l-8.5 16.5 6-1.5 3 5 3.5-17zM27 27l8.5 16.5-6-1.5-3 5L23 30z"/>
        <rect x="18.5" y="16.5" width="11" height="11.5" rx="4"/><rect x="21.5" y="19.5" width="5" height="5.5" rx="2" fill=${cut}/>`,
    transformation: cut => svg`<path fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" d="M8 20A17 17 0 0 1 38 14M40 28A17 17 0 0 1 10 34"/>
        <path d="M41.5 4v13.5H28zM6.5 44V30.5H20zM24 14.5l2.8 6.7 6.7 2.8-6.7 2.8L24 33.5l-2.8-6.7-6.7-2.8 6.7-2.8z"/>`,
    betrayal: cut => svg`<path d="M22.5 3C14.5 3 8.5 5 4.5 8.5c0 15 5 29 18 37.5l-4-10 4-7-5-7 5-7-3.5-6z"/>
        <path d="M26.5 2.5c7.5.3 13.2 2.3 17 6 0 14.8-4.8 28.5-16.5 37l-4-9.5 4.5-7-5-7 4.5-7-3-6.5z" opacity=".55"/>
        <path fill=${cut} d="M8.5 17.5c2.5-2 5.5-2 8 0-2 2.5-6 2.5-8 0zM39.5 17.5c-2.5-2-5.5-2-8 0 2 2.5 6 2.5 8 0z"/>`,
};

/** @param {string} planet */
export const planetArt = planet => art(persons[planet](CUT));

/** @param {string} side */
export const crestArt = side => art(CRESTS[side](CUT));

/** What is drawn on a card that is no Character: one drawing for a kind, but each Support has its own. */
export const emblemArt = card => art(emblemShape(card)(CUT));

const emblemShape = card => EMBLEMS[card.kind === "support" ? card.name : card.kind] ?? persons[card.kind];

/** @type {(planet: string, ...place: Place) => unknown} */
export const planetAt = (planet, ...place) => placed(persons[planet], place);
/** @type {(side: string, ...place: Place) => unknown} */
export const crestAt = (side, ...place) => placed(CRESTS[side], place);
/** @type {(card: any, ...place: Place) => unknown} */
export const emblemAt = (card, ...place) => placed(emblemShape(card), place);

/** A crown, for whoever bid the most. */
export const crown = art(
    svg`<path d="M5.5 14.5 14.7 22 24 8l9.3 14 9.2-7.5L39 36H9zM9 38.5h30V43H9z"/><circle cx="5.3" cy="12.3" r="2.8"/><circle cx="24" cy="5.5" r="3.2"/><circle cx="42.7" cy="12.3" r="2.8"/>`,
);

const MASKED = svg`<path fill="none" stroke="#d9b266" stroke-width="4.5" stroke-linecap="round" d="M24.5 25c0-4.6 3.3-7.5 7.7-7.5s7.8 2.9 7.8 7.2c0 6.3-7.8 6.5-7.8 12.8M32.2 46v.1"/>`;

/** The medallion of a team, or of somebody whose team is not known. */
export const teamArt = team => html`<svg class="medallion" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="31" fill="#d9b266"/>
    <circle cx="32" cy="32" r="28.8" fill=${team === "guardian" ? "#fcf6e7" : team === "dark" ? "#241f3d" : "#23245c"}/>
    <circle cx="32" cy="32" r="26.8" fill="none" stroke="#d9b266" stroke-width=".8"/>
    ${!team ? MASKED : team === "guardian" ? crestAt(team, 14, 14, 36, "#2b3c96", "#fcf6e7") : crestAt(team, 13, 13, 38, "#f0c9d6", "#241f3d")}
</svg>`;
