/** What is drawn on tiles and tokens; each shape is told apart without its colour. Emblems fill a square of 48. */
import {html, nothing, svg} from "lit";
import {domino, sign} from "../../parts/drawings.js";
import {CUT, art, persons, placed} from "../../parts/emblems.js";

/* A small moon that hangs on a key, an hourglass; then a crown of thorns, a twin crystal, a leaf, a star of eight, three
   blades and a ring of fangs. */
const SHAPES = {
    ...persons,
    "chibi-moon": cut => svg`<path d="M25.5 1.5a11.5 11.5 0 1 0 8.5 17.5A9.5 9.5 0 0 1 25.5 1.5z"/>
        <circle cx="24" cy="27.5" r="5.5"/><circle cx="24" cy="27.5" r="2.2" fill=${cut}/>
        <path d="M22 32h4v15h-4zM26 37h6.5v3.5H26zM26 43h4.5v3.5H26z"/>`,
    pluto: cut => svg`<path d="M9 2h30v5H9zM9 41h30v5H9zM12.5 9h23c0 7.5-4.5 11-8 15 3.5 4 8 7.5 8 15h-23c0-7.5 4.5-11 8-15-3.5-4-8-7.5-8-15z"/>
        <path fill=${cut} d="M17 13h14c-1.2 3-4.2 5.5-7 8.5-2.8-3-5.8-5.5-7-8.5zM24 29.5c3.8 2 5.5 4.5 6.3 7H17.7c.8-2.5 2.5-5 6.3-7z"/>`,
    beryl: cut => svg`<path d="M3 40 5.5 14l7 9 4-18 7.5 14L31.5 5l4 18 7-9L45 40z"/><path d="M4 42.5h40v3.5H4z"/>
        <path fill=${cut} d="M24 25.5l4.5 6-4.5 6-4.5-6zM11.5 30.5l2.5 3.3-2.5 3.3-2.5-3.3zM36.5 30.5l2.5 3.3-2.5 3.3-2.5-3.3z"/>`,
    jadeite: cut => svg`<path d="M15 2.5 26.5 14 15 45.5 3.5 14z"/><path d="M34 9.5 44.5 20 34 45.5 26 26l3.5-9.5L27.5 16z"/>
        <path fill="none" stroke=${cut} stroke-width="2.2" stroke-linejoin="round" d="M4 14.5h22M15 14.5V44M29 20h15"/>`,
    zoycite: cut => svg`<path d="M43.5 3C22 3 6 12 6 30c0 3 .8 6 2.3 8.7L3 44l3 3 5.3-5.3C14 43.2 17 44 20 44 37 44 45 26 43.5 3z"/>
        <path fill="none" stroke=${cut} stroke-width="2.6" stroke-linecap="round" d="M12 38 34 14M17.5 32V20.5M17.5 32H29M25 24v-9M25 24h9"/>`,
    nephrite: cut => svg`<path d="M24 0.5 28 16l8.5-8.5L32 20l15.5 4L32 28l4.5 12.5L28 32l-4 15.5L20 32l-8.5 8.5L16 28 .5 24 16 20 11.5 7.5 20 16z"/>
        <circle cx="24" cy="24" r="5" fill=${cut}/><circle cx="24" cy="24" r="2"/>`,
    kunzite: cut => svg`<path d="M24 1c4 9 5.5 18 5 27h-10C18.5 19 20 10 24 1zM4 8.5c7.5 5 11 11.5 12 20.5l-5 2C5 24 3 17 4 8.5zM44 8.5c-7.5 5-11 11.5-12 20.5l5 2C43 24 45 17 44 8.5z"/>
        <path d="M9 33.5c10-2.5 20-2.5 30 0v4.5H9zM21 39.5h6V47h-6z"/><path fill="none" stroke=${cut} stroke-width="2" stroke-linecap="round" d="M24 10v16"/>`,
    clan: cut => svg`<path fill-rule="evenodd" d="M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44zM24 7.5 20.5 19 9 13l6 11.5L8 32l11-1.5L17 41l7-8 7 8-2-10.5L40 32l-7-7.5L39 13l-11.5 6z"/>
        <circle cx="24" cy="25" r="3.4"/>`,
};

const INKS = {
    moon: "#7a5600",
    mercury: "#1f57a8",
    mars: "#a4163c",
    jupiter: "#0f6657",
    venus: "#a0460a",
    "tuxedo-mask": "#2a2456",
    "chibi-moon": "#9c2f6d",
    pluto: "#4b2e83",
};

/** The emblem of a face, in the colour of the text. */
export const faceArt = face => art(SHAPES[face](CUT));

/** @type {(face: string, ...place: import('../../parts/emblems.js').Place) => unknown} */
export const faceAt = (face, ...place) => placed(SHAPES[face], place);

const number = (tile, colour) =>
    svg`<text x="52.5" y="55" fill=${colour} font-family="var(--serif)" font-weight="700" font-size="11" text-anchor="middle">${tile.number}</text>`;

const plain = (tile, ink) => svg`<path fill="#fcf6e7" d="M0 0h60v60H0z"/>
    <rect x="2.5" y="2.5" width="55" height="55" rx="7" fill="none" stroke=${ink} stroke-opacity=".45"/>
    ${faceAt(tile.face, 11, 9, 38, ink, "#fcf6e7")}${number(tile, ink)}`;

/* A white tile is the other way round: its emblem is cut out of a disc, and it has a star in each corner. */
const white = (tile, ink) => svg`<path fill="#ffffff" d="M0 0h60v60H0z"/>
    <rect x="2" y="2" width="56" height="56" rx="7.5" fill="none" stroke=${ink} stroke-width="1.4"/><rect x="4.6" y="4.6" width="50.8" height="50.8" rx="5.5" fill="none" stroke=${ink} stroke-width=".7"/>
    <circle cx="30" cy="29" r="21.5" fill=${ink}/>${faceAt(tile.face, 16.5, 15.5, 27, "#ffffff", ink)}
    <path fill=${ink} d="M9.5 5l1.2 3.3L14 9.5l-3.3 1.2L9.5 14l-1.2-3.3L5 9.5l3.3-1.2zM50.5 5l1.2 3.3L55 9.5l-3.3 1.2L50.5 14l-1.2-3.3L46 9.5l3.3-1.2zM9.5 46l1.2 3.3L14 50.5l-3.3 1.2L9.5 55l-1.2-3.3L5 50.5l3.3-1.2z"/>
    ${number(tile, ink)}`;

const villain = tile => svg`<path fill="#241f3d" d="M0 0h60v60H0z"/>
    <path fill="none" stroke="#c98aa6" stroke-width="1.3" stroke-linejoin="round" d="M4 12l4-8 6 3 6-4 5 3 5-3 5 3 5-3 6 4 6-3 4 8-3 6 4 6-3 6 3 6-4 6 3 6-4 8-6-3-6 4-5-3-5 3-5-3-5 3-6-4-6 3-4-8 3-6-4-6 3-6-3-6 4-6z"/>
    ${faceAt(tile.face, 13, 13, 34, "#f0c9d6", "#241f3d")}`;

/** What is printed on the front of a tile. @param {import('./kit.js').BluffTile} tile */
export const printOf = tile => html`<svg viewBox="0 0 60 60" aria-hidden="true">
    ${!INKS[tile.face] ? villain(tile) : tile.white ? white(tile, INKS[tile.face]) : plain(tile, INKS[tile.face])}
</svg>`;

/** The back of every tile. */
export const backPrint = html`<svg viewBox="0 0 60 60" aria-hidden="true"><path fill="#23245c" d="M0 0h60v60H0z"/>
    <path fill="none" stroke="#caa75c" stroke-opacity=".45" d="M0 15 15 0M0 30 30 0M0 45 45 0M0 60 60 0M15 60 60 15M30 60 60 30M45 60 60 45M0 45l15 15M0 30l30 30M0 15l45 45M0 0l60 60M15 0l45 45M30 0l30 30M45 0l15 15"/>
    <rect x="3" y="3" width="54" height="54" rx="6" fill="none" stroke="#caa75c" stroke-width="1.4"/>
    <circle cx="30" cy="30" r="18.5" fill="#23245c" stroke="#caa75c" stroke-width="1.2"/>
    <g transform="translate(15.5 15) scale(.604)" fill="#caa75c">${domino}</g></svg>`;

const RIM = svg`<rect x="3" y="3" width="54" height="54" rx="9" fill="none" stroke="var(--bad)" stroke-width="6"/>`;

/** A tile small enough for a line of text; one that has just come has a rim. */
export const tinyTile = (tile, fresh = false) => html`<svg class="tiny" viewBox="0 0 60 60" aria-hidden="true">
    ${!INKS[tile.face] ? villain(tile) : tile.white ? white(tile, INKS[tile.face]) : svg`<path fill="#fcf6e7" d="M0 0h60v60H0z"/>${faceAt(tile.face, 6, 6, 48, INKS[tile.face], "#fcf6e7")}`}${fresh ? RIM : nothing}</svg>`;

/** A Success token: its value, or its back. */
export const tokenArt = (value, about = undefined) => html`<svg class="token" .about=${about} viewBox="0 0 40 40" width="1.75em" height="1.75em" aria-hidden="true">
    <path fill="#d9b266" d="M20 0l4 3.2 5-1.3 2.5 4.6 5 1.3.2 5.2L40 17l-1.9 4.8 1.4 5-4.3 2.9-1.6 5-5.2-.2L24 38.3 20 40l-4-1.7-4.4-3.8-5.2.2-1.6-5L.5 26.8l1.4-5L0 17l3.3-4 .2-5.2 5-1.3L11 1.9l5 1.3z"/>
    <circle cx="20" cy="20" r="13.5" fill=${value ? "#fcf6e7" : "#23245c"} stroke="#7a5600"/>
    ${value
        ? svg`<text x="20" y="26.5" fill="#4a3400" font-family="var(--serif)" font-weight="700" font-size="19" text-anchor="middle">${value}</text>`
        : svg`<g transform="translate(9.5 9.5) scale(.437)" fill="#caa75c">${domino}</g>`}
</svg>`;

export const holderSign = sign(svg`<path d="M2.5 20.5h19M4.5 17V8.5h6V17zM13.5 17V8.5h6V17zM3 17h18"/>`);
export const tokenSign = sign(svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7l1.4 3.6L17 12l-3.6 1.4L12 17l-1.4-3.6L7 12l3.6-1.4z"/>`);
export const bagSign = sign(svg`<path d="M8.5 8C4.5 11 3.5 14.5 4 17.5c.5 2.3 3.5 3 8 3s7.5-.7 8-3c.5-3-.5-6.5-4.5-9.5zM8.5 8 7 3.5l3 1 2-1.5 2 1.5 3-1L15.5 8zM8 8h8"/>`);

/** How close somebody is to an ending: as many segments as it takes, those that are there filled; its number may be left out. */
export const gauge = ({have, goal, missing}, number = true, about = undefined) => html`<svg class="gauge" .about=${about} color=${missing <= 1 ? "var(--bad)" : "var(--gold)"} viewBox="0 0 64 64" width="1em" height="1em" aria-hidden="true">
    <g fill="none" stroke="currentColor" stroke-width=${number ? 7 : 13} transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r=${number ? 27 : 25} stroke-opacity=".28" pathLength=${goal} stroke-dasharray=${goal > 12 ? "none" : ".84 .16"}/>
        ${goal > 12
            ? svg`<circle cx="32" cy="32" r=${number ? 27 : 25} pathLength=${goal} stroke-dasharray=${`${have} ${goal + 1}`}/>`
            : Array.from({length: have}, (_, at) => svg`<circle cx="32" cy="32" r=${number ? 27 : 25} pathLength=${goal} stroke-dasharray=${`.84 ${goal}`} stroke-dashoffset=${-at}/>`)}
    </g>
    ${number ? svg`<text x="32" y="41.5" fill="currentColor" font-family="var(--serif)" font-weight="700" font-size="27" text-anchor="middle">${have}</text>` : nothing}
</svg>`;
