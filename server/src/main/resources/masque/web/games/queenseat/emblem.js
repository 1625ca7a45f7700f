/** The emblem of Queenseat for the home page: the throne among cards of four Princesses. */
import {svg} from "lit";
import {crestAt, throneAt} from "./drawings.js";

export {look} from "./picker.js";

const card = (turn, ground, edge, content) => svg`<g transform=${`rotate(${turn} 100 190)`}>
    <rect x="74" y="30" width="52" height="73" rx="7" fill=${ground} stroke=${edge} stroke-width="2.5"/><rect x="78" y="34" width="44" height="65" rx="4" fill="none" stroke=${edge} stroke-opacity=".6"/>${content}</g>`;

export default svg`
    <svg viewBox="-18 18 236 148" aria-hidden="true">
        ${card(-48, "#fcf6e7", "#d9b266", crestAt("galloping-sun", 83, 48, 34, "#a8480a", "#fcf6e7"))}
        ${card(48, "#fcf6e7", "#d9b266", crestAt("venomfruit", 83, 48, 34, "#1c6a34", "#fcf6e7"))}
        ${card(-21, "#fcf6e7", "#d9b266", crestAt("eyrie-feyle", 83, 40, 34, "#5b2c8a", "#fcf6e7"))}
        ${card(21, "#241f3d", "#c98aa6", crestAt("eggsnatcher", 83, 40, 34, "#ffaed1", "#241f3d"))}
        <circle cx="100" cy="120" r="46" fill="#23245c" stroke="#d9b266" stroke-width="2.5"/>
        ${throneAt(66, 82, 68, "#d9b266", "#23245c")}
    </svg>`;
