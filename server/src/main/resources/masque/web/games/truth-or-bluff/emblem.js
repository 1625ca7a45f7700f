/** The emblem of Truth or Bluff for the home page: a tile face down between one that tells the truth and a Villain. */
import {svg} from "lit";
import {domino} from "../../parts/drawings.js";
import {faceAt} from "./drawings.js";

const tile = (turn, ground, edge, content) => svg`<g transform=${`rotate(${turn} 100 210)`}>
    <rect x="62" y="38" width="76" height="76" rx="13" fill=${ground} stroke=${edge} stroke-width="2.5"/><rect x="67" y="43" width="66" height="66" rx="9" fill="none" stroke=${edge} stroke-opacity=".6"/>${content}</g>`;

export default svg`
    <svg viewBox="-18 18 236 148" aria-hidden="true">
        ${tile(-29, "#fcf6e7", "#d9b266", faceAt("mars", 77, 52, 46, "#a4163c", "#fcf6e7"))}
        ${tile(29, "#241f3d", "#c98aa6", faceAt("beryl", 77, 52, 46, "#f0c9d6", "#241f3d"))}
        ${tile(0, "#23245c", "#d9b266", svg`<g transform="translate(70 46) scale(1.250)" fill="#d9b266">${domino}</g>`)}
        <path d="M58 126h84c9 0 15 5 15 12s-6 12-15 12h-32l-14 12 2-12H58c-9 0-15-5-15-12s6-12 15-12z" fill="#fcf6e7" stroke="#d9b266" stroke-width="2"/>
        ${faceAt("moon", 56, 128, 20, "#7a5600", "#fcf6e7")}${faceAt("mercury", 90, 128, 20, "#1f57a8", "#fcf6e7")}
        <path d="M126 146v.1M121 134c0-3.500 2.200-5 5-5s5 1.800 5 4.600c0 4-5 4-5 7.900" fill="none" stroke="#241f3d" stroke-width="3" stroke-linecap="round"/>
    </svg>`;
