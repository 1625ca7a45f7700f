/** The emblem of Masquerade Trick for the home page: three fanned cards behind a mask. */
import {svg} from "lit";
import {domino} from "../../parts/drawings.js";

const card = (turn, art) => svg`<g transform=${`rotate(${turn} 100 190)`}>
    <rect x="66" y="30" width="68" height="100" rx="8" fill="var(--card)" stroke="var(--card-edge)" stroke-width="2"/>
    <rect x="71" y="35" width="58" height="90" rx="5" fill="none" stroke="var(--card-edge)"/>${art}</g>`;

const ROSE = svg`<g transform="translate(78 56) scale(.92)" fill="var(--rose)">
    <path d="M24 4c3.6 0 6 1.8 7.4 4.3 4.4-.9 8.4 1.9 9 6.200.5 3.5-1.2 6-3.6 7.400.5 4.8-2.8 8.6-7.5 9-2 .2-3.8-.4-5.3-1.5-1.5 1.1-3.3 1.7-5.3 1.5-4.7-.4-8-4.2-7.5-9-2.4-1.4-4.1-3.9-3.6-7.400.6-4.3 4.6-7.1 9-6.2C18 5.8 20.4 4 24 4z"/></g>`;
const GOBLET = svg`<g transform="translate(78 50) scale(.92)" fill="var(--goblet)">
    <path d="M11.5 4h25c.6 5 .5 9.5-.9 13.3-1.7 4.5-5 7.2-9.1 8.2v8.2c0 2.6 2.7 4.3 8.5 5.3V44H13v-5c5.8-1 8.5-2.7 8.5-5.3v-8.2c-4.1-1-7.4-3.7-9.1-8.2C11 13.5 10.9 9 11.5 4z"/></g>`;
const CROWN = svg`<g transform="translate(78 40) scale(.92)" fill="var(--crown)">
    <path d="M5.5 14.5 14.7 22 24 8l9.3 14 9.2-7.5L39 36H9zM9 38.5h30V43H9z"/>
    <circle cx="5.3" cy="12.3" r="2.8"/><circle cx="24" cy="5.5" r="3.2"/><circle cx="42.7" cy="12.3" r="2.8"/></g>`;

export default svg`
    <svg viewBox="0 14 200 152" aria-hidden="true">
        ${card(-24, ROSE)}${card(24, GOBLET)}${card(0, CROWN)}
        <g transform="translate(35 72) scale(2.7)">
            <g fill="#171739" transform="translate(.6 1.2)" opacity=".4">${domino}</g>
            <g fill="#2b2c70" stroke="#e6c277" stroke-width=".9" stroke-linejoin="round">${domino}</g>
            <path fill="#e6c277" d="M24 16.5c-2.6-4-2.6-9.400 0-15.5 2.6 6.100 2.6 11.5 0 15.5zM21.5 16.3c-5.200-1.5-8.6-5.5-9.400-11.5 5.5 2 9 6 9.400 11.5zM26.5 16.3c5.200-1.5 8.6-5.5 9.400-11.5-5.5 2-9 6-9.400 11.5z"/>
        </g>
    </svg>`;
