/** Emblems that several games have: each is told apart without its colour and fills a square of 48. */
import {html, svg} from "lit";

/** Details are cut out in the colour of what is below. */
export const CUT = "var(--detail, var(--card))";

/** A crescent, a drop, a flame, a bolt, a heart, and a hat with a mask: clear at 14 pixels. */
export const persons = {
    moon: cut => svg`<path d="M30.5 3.5A21 21 0 1 0 44.5 32 17.5 17.5 0 0 1 30.5 3.5z"/>
        <path d="M37 8l1.6 4.4L43 14l-4.4 1.6L37 20l-1.6-4.4L31 14l4.4-1.6z"/>`,
    mercury: cut => svg`<path d="M24 2.5C32.5 13.5 38.5 21.5 38.5 30a14.5 14.5 0 0 1-29 0C9.5 21.5 15.5 13.5 24 2.5z"/>
        <path fill="none" stroke=${cut} stroke-width="3" stroke-linecap="round" d="M15.5 29.5c3-2.6 5.6-2.6 8.5 0s5.6 2.6 8.5 0M17.5 36.2c2.4-1.9 4.4-1.9 6.5 0s4.2 1.9 6.5 0"/>`,
    mars: cut => svg`<path d="M27 2c1 8-7.5 11.5-6.5 19.5-3-1-4.5-4-4-8C10.5 18.5 7 24 7 30c0 9 7.5 15.5 17 15.5S41 39 41 30c0-7-3.5-11-5-16.5-1.5 3-3 4.5-5 5.5C32.5 12.5 31 6.5 27 2z"/>
        <path fill=${cut} d="M25 26c.5 4-4.5 6-4.5 10.5 0 3 1.8 5 4.5 5s4.5-2 4.5-5C29.5 32.5 26.5 30.5 25 26z"/>`,
    jupiter: cut => svg`<path d="M28.5 1.5 9 27h12l-5.5 19.5L40 18.5H26.5z"/>`,
    venus: cut => svg`<path d="M24 44.5C10 34.5 3.5 27 3.5 17.5 3.5 10 9 4.5 15.5 4.5c3.8 0 6.8 1.9 8.5 5 1.7-3.1 4.7-5 8.5-5 6.5 0 12 5.5 12 13C44.5 27 38 34.5 24 44.5z"/>
        <path fill=${cut} d="M24 14.5l2.3 6.2 6.2 2.3-6.2 2.3L24 31.5l-2.3-6.2-6.2-2.3 6.2-2.3z"/>`,
    "tuxedo-mask": cut => svg`<path d="M12.5 3.5c7-1.5 16-1.5 23 0l-1.5 17H14zM3 21c13-2.5 29-2.5 42 0 .5 2.5-.5 4.5-2.5 5.5-12-2-25-2-37 0C3.5 25.5 2.5 23.5 3 21z"/>
        <path fill=${cut} d="M13.5 14.5c7-1.2 14-1.2 21 0l-.3 3.3c-6.8-1-13.6-1-20.4 0z"/>
        <path d="M7.5 30c5.5-2 11.5-1.8 16.5.6 5-2.4 11-2.6 16.5-.6.3 8.5-3 14.5-8.5 14.5-3.8 0-6-3.5-8-3.5s-4.2 3.5-8 3.5C10.5 44.5 7.2 38.5 7.5 30z"/>
        <path fill=${cut} d="M12.5 35c2.5-2 6-1.6 7.5 1-2.3 1.9-5.9 1.5-7.5-1zM35.5 35c-2.5-2-6-1.6-7.5 1 2.3 1.9 5.9 1.5 7.5-1z"/>`,
};

/** A shape as a drawing of its own, in the colour of the text. */
export const art = shape => html`<svg viewBox="0 0 48 48" width="1em" height="1em" fill="currentColor" aria-hidden="true">${shape}</svg>`;

/**
 * Part of a larger picture: its corner, how wide it is, its colour and that of the ground.
 *
 * @typedef {[number, number, number, string, string]} Place
 */
/** @param {(cut: string) => unknown} shape @param {Place} place */
export const placed = (shape, [x, y, width, colour, ground]) =>
    svg`<g transform=${`translate(${x} ${y}) scale(${(width / 48).toFixed(3)})`} fill=${colour} color=${colour}>${shape(ground)}</g>`;

/**
 * The size of letters that lets words stay on a card of 50 across; a Japanese sign is as wide as it is high.
 *
 * @param {string} words
 * @param {number} largest
 */
export const fitting = (words, largest) =>
    Math.min(largest, 44 / [...words].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : 0.6), 0)).toFixed(1);
