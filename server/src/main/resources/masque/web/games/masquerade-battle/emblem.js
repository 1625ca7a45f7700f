/** The emblem of Masquerade Battle for the home page: a card of two powers between the crests of both sides. */
import {svg} from "lit";
import {crestAt, planetAt} from "./drawings.js";

const card = (turn, planet, ink, pale, above, below) => svg`<g transform=${`rotate(${turn} 100 200)`}>
    <clipPath id=${`battle-${planet}`}><rect x="65" y="28" width="70" height="104" rx="8"/></clipPath>
    <g clip-path=${`url(#battle-${planet})`}><path fill="#fcf6e7" d="M65 28h70v104H65z"/><path fill="#2a2456" d="M65 88l70-16v60H65z"/></g>
    <rect x="65" y="28" width="70" height="104" rx="8" fill="none" stroke="#d9b266" stroke-width="2"/>
    <circle cx="100" cy="80" r="19" fill="#fcf6e7" stroke="#d9b266" stroke-width="1.6"/>${planetAt(planet, 87, 67, 26, ink, "#fcf6e7")}
    <text x="79" y="55" fill=${ink} font-family="var(--serif)" font-weight="700" font-size="26" text-anchor="middle">${above}</text>
    <text x="79" y="55" fill=${pale} font-family="var(--serif)" font-weight="700" font-size="26" text-anchor="middle" transform="rotate(180 100 80)">${below}</text></g>`;

export default svg`
    <svg viewBox="-18 18 236 148" aria-hidden="true">
        ${card(-26, "venus", "#a0460a", "#ffc596", 5, 4)}${card(26, "mercury", "#1f57a8", "#a9cdfb", 3, 6)}${card(0, "moon", "#7a5600", "#f3d684", 7, 2)}
        <circle cx="64" cy="140" r="22" fill="#fcf6e7" stroke="#d9b266" stroke-width="2"/>${crestAt("guardian", 50, 126, 28, "#2b3c96", "#fcf6e7")}
        <circle cx="136" cy="140" r="22" fill="#241f3d" stroke="#d9b266" stroke-width="2"/>${crestAt("dark", 121, 125, 30, "#f0c9d6", "#241f3d")}
    </svg>`;
