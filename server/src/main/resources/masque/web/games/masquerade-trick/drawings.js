/** What is drawn on the cards and masks of Masquerade Trick; each shape is told apart without its colour. */
import {html, svg} from "lit";
import {domino} from "../../parts/drawings.js";

const SUIT_SHAPES = {
    rose: svg`
        <path d="M24 4c3.6 0 6 1.8 7.4 4.3 4.4-.9 8.4 1.9 9 6.200.5 3.5-1.2 6-3.6 7.400.5 4.8-2.8 8.6-7.5 9-2 .2-3.8-.4-5.3-1.5-1.5 1.1-3.3 1.7-5.3 1.5-4.7-.4-8-4.2-7.5-9-2.4-1.4-4.1-3.9-3.6-7.400.6-4.3 4.6-7.1 9-6.2C18 5.8 20.4 4 24 4z"/>
        <path d="M22.6 30h2.8v14.5h-2.8zM23 42c-5.6 1.6-9.8-.7-12-5.2 5.2-1.3 9.600.3 12 5.2zM25 42c5.6 1.6 9.8-.7 12-5.2-5.2-1.3-9.600.3-12 5.2z"/>
        <path fill="none" stroke="var(--detail, var(--card))" stroke-width="1.8" stroke-linecap="round"
            d="M24.5 19.5c-1.800.3-3.1-.9-3.1-2.5 0-2 1.7-3.3 3.7-3.3 2.8 0 4.9 2.1 4.9 5 0 3.5-2.8 5.8-6.3 5.8-4.3 0-7.4-3.1-7.4-7.3 0-4.6 3.6-8 8.3-8"/>`,
    mask: svg`
        <g>${domino}</g>
        <path d="M24 15.5c-2.6-3.400-2.6-8.400 0-13.5 2.6 5.100 2.6 10.100 0 13.5zM21.5 15.3c-4.7-1.2-7.8-4.8-8.6-10.3 5 1.8 8.2 5.5 8.6 10.3zM26.5 15.3c4.7-1.2 7.8-4.8 8.6-10.3-5 1.8-8.2 5.5-8.6 10.3z"/>
        <path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M6.5 31.5c-3 4 1.5 6.5-1.5 11M41.5 31.5c3 4-1.5 6.5 1.5 11"/>`,
    goblet: svg`
        <path d="M11.5 4h25c.6 5 .5 9.5-.9 13.3-1.7 4.5-5 7.2-9.1 8.2v8.2c0 2.6 2.7 4.3 8.5 5.3V44H13v-5c5.8-1 8.5-2.7 8.5-5.3v-8.2c-4.1-1-7.4-3.7-9.1-8.2C11 13.5 10.9 9 11.5 4z"/>
        <ellipse cx="24" cy="30.5" rx="5.2" ry="2.6"/>
        <path fill="none" stroke="var(--detail, var(--card))" stroke-width="1.7" stroke-linecap="round" d="M14.5 11.5c3 1.6 6.2 1.6 9.5 0s6.5-1.6 9.5 0"/>
        <circle cx="24" cy="17.8" r="1.8" fill="var(--detail, var(--card))"/>`,
    crown: svg`
        <path d="M5.5 14.5 14.7 22 24 8l9.3 14 9.2-7.5L39 36H9z"/>
        <path d="M9 38.5h30V43H9z"/>
        <circle cx="5.3" cy="12.3" r="2.8"/><circle cx="24" cy="5.5" r="3.2"/><circle cx="42.7" cy="12.3" r="2.8"/>
        <path fill="var(--detail, var(--card))" d="M24 20.5l3.6 5-3.6 5-3.6-5zM14.5 28l2.2 2.7-2.2 2.7-2.2-2.7zM33.5 28l2.2 2.7-2.2 2.7-2.2-2.7z"/>`,
};

/** @param {string} suit */
export const suitArt = suit =>
    html`<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">${SUIT_SHAPES[suit]}</svg>`;

/* A role is a masked face in a medallion: the face is the same, hat and hair tell who it is. */
const FACE = svg`<path fill="var(--ivory)" stroke="var(--dark)" stroke-width="1.6" d="M20.5 30c0-7 4.5-11 11.5-11s11.5 4 11.5 11c0 10-4.5 19.5-11.5 19.5S20.5 40 20.5 30z"/>
    <path fill="none" stroke="var(--dark)" stroke-width="1.7" stroke-linecap="round" d="M28 43.2c2.6 1.5 5.4 1.5 8 0"/>`;

/** A half mask over the eyes, in the role's own colour. */
const eyes =
    colour => svg`<path fill=${colour} stroke="var(--dark)" stroke-width="1.4" stroke-linejoin="round" d="M18.5 29.5c4-2.4 9-2.6 13.5-.6 4.5-2 9.5-1.8 13.500.600.2 5.3-2.3 9-6.5 9-3 0-5.3-1.6-7-4-1.7 2.4-4 4-7 4-4.2 0-6.7-3.7-6.5-9z"/>
    <path fill="var(--ivory)" d="M22.5 33c1.6-1.8 4.8-1.6 6.200.7-1.7 1.7-4.8 1.5-6.2-.7zM41.5 33c-1.6-1.8-4.8-1.6-6.200.7 1.7 1.7 4.8 1.5 6.2-.7z"/>`;

const ROLE_SHAPES = {
    jester: svg`
        <path fill="#b3324f" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M19 27C17 20 12 17 6.5 21.5 7 12 16 7.5 23.5 13.5 25 8.5 28 5.5 32 4z"/>
        <path fill="#2c7a6c" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M45 27c2-7 7-10 12.5-5.5C57 12 48 7.5 40.5 13.5 39 8.5 36 5.5 32 4z"/>
        <path fill="var(--brass)" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M19 27c0-10 6-19.5 13-23 7 3.5 13 13 13 23-8-4-18-4-26 0z"/>
        ${FACE}${eyes("#b3324f")}
        <circle cx="6.5" cy="22.5" r="3" fill="var(--brass)" stroke="var(--dark)"/><circle cx="57.5" cy="22.5" r="3" fill="var(--brass)" stroke="var(--dark)"/>
        <path fill="var(--brass)" stroke="var(--dark)" stroke-linejoin="round" d="M18 47l5 3 4.5-1.5L32 56l4.5-7.5L41 50l5-3-3 10.5H21z"/>`,
    knight: svg`
        <path fill="#b3324f" stroke="var(--dark)" stroke-width="1.4" d="M33 12C34 4.5 41 2 50 5.5c-2.5 1-3 2.5-3 4.5 3 .5 5 2 6.5 5-6.5-1-13.5-.5-20.5-3z"/>
        <path fill="#c3c8d8" stroke="var(--dark)" stroke-width="1.6" stroke-linejoin="round" d="M14.5 34C14 20 21 11 32 11s18 9 17.5 23l-2.5 14.5L32 57 17 48.5z"/>
        <path fill="#8f96ad" stroke="var(--dark)" stroke-width="1.4" stroke-linejoin="round" d="M15 30.5c10-3.5 24-3.5 34 0l-1 7.5c-9-2.5-23-2.5-32 0z"/>
        <path fill="var(--dark)" d="M19.5 32.3c3.5-1 7-1.5 10.5-1.6v3.6c-3.500.1-7 .5-10.2 1.3zM44.5 32.3c-3.5-1-7-1.5-10.5-1.6v3.6c3.500.1 7 .5 10.2 1.3z"/>
        <path fill="none" stroke="var(--dark)" stroke-width="1.6" stroke-linecap="round" d="M32 11v18M32 39v16.5M24 43v4.5M28 44.5v5M40 43v4.5M36 44.5v5"/>
        <path fill="var(--brass)" stroke="var(--dark)" stroke-width="1.2" d="M30 12h4v17h-4z"/>`,
    assassin: svg`
        <path fill="#3d3a63" stroke="var(--dark)" stroke-width="1.6" stroke-linejoin="round" d="M11.5 51.5C13 44 13 38 13.5 32 14.5 16 21 7 32 4c11 3 17.5 12 18.5 28 .5 6 .5 12 2 19.5C47.5 57 40.5 60.3 32 60.3S16.5 57 11.5 51.5z"/>
        <path fill="#17152e" d="M19 33c0-10 5-16.5 13-19 8 2.5 13 9 13 19 0 9-5 17-13 17s-13-8-13-17z"/>
        ${eyes("#5a4f8f")}
        <path fill="#17152e" d="M21.5 40c6 2.5 15 2.5 21 0-1.8 6-5.7 10-10.5 10s-8.7-4-10.5-10z"/>
        <path fill="#d6d9e6" stroke="var(--dark)" stroke-width="1.2" stroke-linejoin="round" d="M31 61l-2.5-10 2.5-5.5h2l2.5 5.5L33 61z"/>
        <path fill="var(--brass)" stroke="var(--dark)" stroke-width="1.2" d="M26 43.5h12v2.8H26zM30.5 37.5h3v6h-3z"/>`,
    king: svg`
        <path fill="#8a6a4f" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M17 33c-2 9 0 19 5 24 3 2.5 6 4 10 4s7-1.5 10-4c5-5 7-15 5-24z"/>
        ${FACE}
        <path fill="#8a6a4f" stroke="var(--dark)" stroke-width="1.4" stroke-linejoin="round" d="M19.5 37.5c4 4 8.5 2 12.5 2s8.5 2 12.5-2c-.5 10-5 20.5-12.5 20.5S20 47.5 19.5 37.5z"/>
        <path fill="none" stroke="var(--dark)" stroke-width="1.6" stroke-linecap="round" d="M28.5 45.5c2.3 1.3 4.7 1.3 7 0"/>
        ${eyes("#a4163c")}
        <path fill="var(--brass)" stroke="var(--dark)" stroke-width="1.6" stroke-linejoin="round" d="M14 10.5l8.5 6L32 4l9.5 12.5 8.5-6-3.5 17c-9-3.5-20-3.5-29 0z"/>
        <path fill="#a4163c" d="M32 13.5l3 4.5-3 4.5-3-4.5zM22.5 19.5l2 2.6-2 2.6-2-2.6zM41.5 19.5l2 2.6-2 2.6-2-2.6z"/>`,
    prince: svg`
        <path fill="#5a3b2a" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M17 36c-3-14 3-24 15-24s18 10 15 24c-1.5 3-3 4-4.5 4l-1-13H22.5l-1 13c-1.5 0-3-1-4.5-4z"/>
        ${FACE}${eyes("#2f56a6")}
        <path fill="#2f56a6" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M13.5 24C13 14 21 8.5 33 8.5c10 0 17 4.5 17.5 12.5-11-2-25-1.5-37 3z"/>
        <path fill="var(--ivory)" stroke="var(--dark)" stroke-width="1.3" stroke-linejoin="round" d="M20 17.5C15 9 19 3 29 2c8-.7 14 3 17 8-5-2.5-10-2-14 .5-4.5 2.7-8 5.5-12 7z"/>
        <path fill="none" stroke="var(--dark)" stroke-width="1" stroke-linecap="round" d="M22.5 15.5C26 10 32 7 40 6.5"/>
        <path fill="var(--brass)" stroke="var(--dark)" stroke-width="1.3" d="M13.5 24c12-4.5 26-5 37-3v3.5c-11-2-25-1.5-37 3z"/>
        <path fill="#2f56a6" stroke="var(--dark)" stroke-width="1.3" stroke-linejoin="round" d="M22 50c3 2.5 6.5 3.5 10 3.5s7-1 10-3.5l3.8 7.5c-8 4-19.6 4-27.6 0z"/>`,
    princess: svg`
        <path fill="#c58a3a" stroke="var(--dark)" stroke-width="1.5" stroke-linejoin="round" d="M32 11c-12 0-18 8-17.5 19 .3 6-4 9-2.5 15 1.3 5.5 6 6 6.5 11 4-1.5 5-5.5 3.5-9.5h20c-1.5 4-.5 8 3.5 9.500.5-5 5.2-5.5 6.5-11 1.5-6-2.8-9-2.5-15C50 19 44 11 32 11z"/>
        ${FACE}${eyes("#8c3f86")}
        <path fill="#c58a3a" stroke="var(--dark)" stroke-width="1.4" stroke-linejoin="round" d="M19.5 30c0-8 4-14 12.5-15 8.5 1 12.5 7 12.5 15-3-5.5-7.5-8.5-12.5-10-5 1.5-9.5 4.5-12.5 10z"/>
        <path fill="var(--brass)" stroke="var(--dark)" stroke-width="1.3" stroke-linejoin="round" d="M19 19.5l1.5-8 5 4.5L32 5l6.5 11 5-4.5 1.5 8c-8.5-4.5-17.5-4.5-26 0z"/>
        <circle cx="32" cy="13.5" r="2.1" fill="#8c3f86"/>
        <path fill="var(--ivory)" stroke="var(--dark)" stroke-width="1" d="M18.5 40c1.8 2 1.8 4.5 0 5.5-1.8-1-1.8-3.5 0-5.5zM45.5 40c1.8 2 1.8 4.5 0 5.5-1.8-1-1.8-3.5 0-5.5z"/>
        <path fill="none" stroke="var(--brass)" stroke-width="2.2" stroke-linecap="round" stroke-dasharray=".1 3.4" d="M23 52.5c5.5 4.5 12.5 4.5 18 0"/>`,
};

const UNKNOWN = svg`
    <path fill="none" stroke="var(--brass)" stroke-width="1.2" opacity=".7" d="M32 7v6M32 51v6M7 32h6M51 32h6M14.3 14.3l4.3 4.3M45.4 45.4l4.3 4.3M49.7 14.3l-4.3 4.3M18.6 45.4l-4.3 4.3"/>
    <g fill="var(--brass)" transform="translate(10.4 10.5) scale(.9)">${domino}<path d="M24 15.5c-2.6-3.4-2.6-8.4 0-13.5 2.6 5.1 2.6 10.1 0 13.5zM21.5 15.3c-4.7-1.2-7.8-4.8-8.6-10.3 5 1.8 8.2 5.5 8.6 10.3zM26.5 15.3c4.7-1.2 7.8-4.8 8.6-10.3-5 1.8-8.2 5.5-8.6 10.3z"/></g>`;

/**
 * The medallion of a role, or of a mask that nobody has looked behind.
 *
 * @param {string} [role]
 */
export const roleArt = role => html`<svg class="medallion" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="31" fill="var(--brass)"/>
    <circle cx="32" cy="32" r="29.2" fill=${role ? "var(--medal)" : "var(--card-back)"}/>
    <circle cx="32" cy="32" r="27.2" fill="none" stroke="var(--brass)" stroke-width=".7"/>
    <g>${role ? ROLE_SHAPES[role] : UNKNOWN}</g>
</svg>`;
