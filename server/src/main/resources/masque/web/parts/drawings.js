/** Drawings that belong to no game: small signs in a line of 24 and the mask on the back of cards. */
import {html, svg} from "lit";

/** A sign of 24 by 24 drawn in lines of the text's colour. */
export const sign = shape => html`<svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor"
    stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`;

export const signs = {
    bot: sign(
        svg`<rect x="5" y="8" width="14" height="11" rx="4"/><path d="M12 8V4.5M9.5 13.2h.01M14.5 13.2h.01M9.5 16.2h5M3 12.5v3M21 12.5v3"/><circle cx="12" cy="3.6" r="1"/>`,
    ),
    rules: sign(
        svg`<path d="M4 5.5c3-1 5.7-.7 8 1 2.3-1.7 5-2 8-1v13c-3-1-5.7-.7-8 1-2.3-1.7-5-2-8-1zM12 6.5v13"/>`,
    ),
    hint: sign(svg`<path d="M9.2 16.5c-.2-1.6-1-2.5-1.9-3.6a6 6 0 1 1 9.4 0c-.9 1.1-1.7 2-1.9 3.6zM9.6 19.2h4.8M10.8 21.5h2.4"/>`),
    program: sign(svg`<path d="M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.2 5l-2.4 14"/>`),
    person: sign(svg`<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4.2 3.6-6.2 7.5-6.2s6.7 2 7.5 6.2"/>`),
    house: sign(svg`<path d="M4 11.5 12 4.5l8 7M6.2 10v9.5h11.6V10M10.2 19.5v-5h3.6v5"/>`),
    away: sign(svg`<path d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7z"/>`),
    host: sign(
        svg`<path d="M5 20.5v-16M5 5c3.5-1.8 6.5 1.8 10 .5 1.4-.5 2.6-.9 4-.7-1.2 1.7-1.2 4.5 0 7.2-4.5-.6-7 2.4-14-.5"/>`,
    ),
    cards: sign(
        svg`<rect x="8.5" y="4" width="11" height="15" rx="2"/><path d="M5.8 7.2 4.3 18.5a2 2 0 0 0 1.7 2.2l8.2 1"/>`,
    ),
    trick: sign(svg`<path d="M4 8.5 12 4l8 4.5-8 4.5zM4 12.3l8 4.5 8-4.5M4 16l8 4.5 8-4.5"/>`),
    eye: sign(
        svg`<path d="M2.5 12C5 7.6 8.3 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.8 6.5-9.5 6.5S5 16.4 2.5 12z"/><circle cx="12" cy="12" r="3"/>`,
    ),
    yes: sign(svg`<path d="M4.5 12.8 9.5 18 19.5 6.5"/>`),
    no: sign(svg`<path d="M6 6l12 12M18 6 6 18"/>`),
    back: sign(svg`<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H15a5 5 0 0 1 0 10h-3.5"/>`),
    clock: sign(svg`<circle cx="12" cy="12.5" r="8"/><path d="M12 8v4.7l3 2M9.5 2.5h5"/>`),
    send: sign(svg`<path d="M3.5 11.5 20.5 4l-5.7 16.5-3.6-6.7zM11.2 13.8 20.5 4"/>`),
    talk: sign(svg`<path d="M4 5.5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.7h5"/>`),
    mask: sign(
        svg`<path d="M3.5 8c3.2-1.2 6-.8 8.5.6C14.5 7.2 17.3 6.8 20.5 8c.4 5-1.6 9.5-5 9.5-1.8 0-2.5-2-3.5-2s-1.7 2-3.5 2c-3.4 0-5.4-4.5-5-9.5zM7.5 11.5h2M14.5 11.5h2"/>`,
    ),
    first: sign(svg`<path d="M19 5.5 12.5 12l6.5 6.5M11.5 5.5 5 12l6.5 6.5"/>`),
    chapterBack: sign(svg`<path d="M6.5 5.5v13M18 5.5 11.5 12l6.5 6.5"/>`),
    chapterOn: sign(svg`<path d="M17.5 5.5v13M6 5.5 12.5 12 6 18.5"/>`),
    before: sign(svg`<path d="M15 5.5 8.5 12l6.5 6.5"/>`),
    play: sign(svg`<path d="M8 5v14l11-7z" fill="currentColor"/>`),
    pause: sign(svg`<path d="M8.5 5.5v13M15.5 5.5v13" stroke-width="3"/>`),
    after: sign(svg`<path d="M9 5.5 15.5 12 9 18.5"/>`),
    last: sign(svg`<path d="M5 5.5 11.5 12 5 18.5M12.5 5.5 19 12l-6.5 6.5"/>`),
    menu: sign(svg`<path d="M4 7h16M4 12h16M4 17h16"/>`),
    log: sign(svg`<path d="M5 4.5h11l3 3v12H5zM8.5 9.5h7M8.5 12.5h7M8.5 15.5h4.5"/>`),
    point: sign(svg`<path d="M3.5 12h14M13 6.5l5.5 5.5-5.5 5.5"/>`),
    goal: sign(svg`<path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12"/>`),
    attacker: sign(svg`<path d="M5 19 19 5M14 5h5v5M7.5 13.500l3 3M4.5 16.500l3 3"/>`),
    target: sign(svg`<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/><path d="M12 12h.01"/>`),
    chosen: sign(svg`<circle cx="12" cy="12" r="8.5"/><path d="M8 12.300l3 3 5.5-6.3"/>`),
    gear: sign(
        svg`<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M18.4 5.600l-2.1 2.100M7.7 16.300l-2.1 2.1"/>`,
    ),
    laurel: sign(
        svg`<path d="M7 4C3.5 8.5 3.5 15 8.5 19.5M17 4c3.5 4.5 3.5 11-1.5 15.5M5 8.5c1.8 0 2.8.9 3.3 2.5M4.6 13c1.9-.3 3.1.4 3.9 2M19 8.5c-1.8 0-2.8.9-3.3 2.5M19.4 13c-1.9-.3-3.1.4-3.9 2"/>`,
    ),
};

/** The reactions of the protocol, as faces and hands. */
export const reactions = {
    clap: sign(
        svg`<path d="M7.5 12.5 12 8l1.3 1.3M9.2 14.5l5-5 1.2 1.2M11 16.5l4.6-4.6 1.2 1.2-4.8 4.9c-1.8 1.8-4.2 1.8-6 0-1.7-1.7-1.8-4.3 0-6.2l3.3-3.4M17 3.5l-.8 2.3M20.8 6.2l-2.3.9M20.5 10.5l-2.2-.3"/>`,
    ),
    laugh: sign(
        svg`<circle cx="12" cy="12" r="8.5"/><path d="M7.8 9.8c.6-.9 1.6-.9 2.2 0M14 9.8c.6-.9 1.6-.9 2.2 0M7.5 13.2c.6 2.6 2.3 3.9 4.5 3.9s3.9-1.3 4.5-3.9z"/>`,
    ),
    wow: sign(
        svg`<circle cx="12" cy="12" r="8.5"/><path d="M8.8 9.5h.01M15.2 9.5h.01"/><ellipse cx="12" cy="15" rx="2" ry="2.4"/>`,
    ),
    think: sign(
        svg`<circle cx="12" cy="11" r="8"/><path d="M8.8 9h.01M15.2 8.5h.01M13.5 7.2l3-.8M9.5 14.5h4.5M9 21.5c-1.6-1-1.7-2.6-.6-3.6l2.1-1.7"/>`,
    ),
    sad: sign(svg`<circle cx="12" cy="12" r="8.5"/><path d="M8.8 10h.01M15.2 10h.01M8.5 16.5c1.9-2.3 5.1-2.3 7 0"/>`),
    angry: sign(
        svg`<circle cx="12" cy="12" r="8.5"/><path d="M8 8.5l2.5 1.5M16 8.5 13.5 10M8.8 11.2h.01M15.2 11.2h.01M8.8 16.3c1.8-1.4 4.6-1.4 6.4 0"/>`,
    ),
    heart: sign(
        svg`<path d="M12 20C5.5 15.5 3.5 12.2 3.5 9.2 3.5 6.4 5.5 4.5 8 4.5c1.7 0 3.2 1 4 2.5.8-1.5 2.3-2.5 4-2.5 2.5 0 4.5 1.9 4.5 4.7 0 3-2 6.3-8.5 10.8z"/>`,
    ),
    wave: sign(
        svg`<path d="M7 13.5 5 9.7c-.4-1.6 1.5-2.3 2.2-.9l2.5 4-3.1-6.3c-.4-1.6 1.5-2.3 2.2-.9l3.1 6-2.2-5.4c-.3-1.5 1.6-2.1 2.3-.7l3.3 7.5.3-2.3c.3-1.5 2.4-1.2 2.3.4-.3 4.8-2.2 8-5.6 8.4-2.5.3-4-1.5-5.3-6zM16.5 3.5c1.5.6 2.6 1.7 3.2 3.2"/>`,
    ),
};

/** A half mask, the mark of the house. */
export const domino = svg`
    <path fill-rule="evenodd" d="M4 17c5-3 12-4 20-1 8-3 15-2 20 1 1 8-3 16-10 17-4.5.6-7.5-2-10-5-2.5 3-5.5 5.6-10 5C7 33 3 25 4 17zM10.5 22.5c2.5-2.6 7.5-2.2 9.5 1.5-2.5 2.4-7.5 2-9.5-1.5zM37.5 22.5c-2.5-2.6-7.5-2.2-9.5 1.5 2.5 2.4 7.5 2 9.5-1.5z"/>`;

/** What is drawn on the back of every card. */
export const cardBack = html`<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">${domino}
    <path d="M24 15.5c-2.6-3.4-2.6-8.4 0-13.5 2.6 5.1 2.6 10.1 0 13.5zM21.5 15.3c-4.7-1.2-7.8-4.8-8.6-10.3 5 1.8 8.2 5.5 8.6 10.3zM26.5 15.3c4.7-1.2 7.8-4.8 8.6-10.3-5 1.8-8.2 5.5-8.6 10.3z"/></svg>`;

/** A goblet for whoever wins a tournament, with a mask on it. */
export const trophy = html`<svg viewBox="-18 18 236 148" aria-hidden="true" stroke-linejoin="round">
    <g fill="none" stroke="#d9b266" stroke-width="6"><path d="M66 46H38c0 26 10 42 34 46M134 46h28c0 26-10 42-34 46"/></g>
    <path d="M62 32h76c2 44-8 70-38 76-30-6-40-32-38-76z" fill="#e3bd62" stroke="#a9813a" stroke-width="2"/>
    <path d="M62 32h38v76c-30-6-40-32-38-76z" fill="#f0d28c"/>
    <path d="M94 106h12v22h-12z" fill="#a9813a"/><path d="M72 128h56l8 22H64z" fill="#2b3c96" stroke="#d9b266" stroke-width="2"/>
    <g transform="translate(72 44) scale(1.170)" fill="#241f3d">${domino}</g></svg>`;
