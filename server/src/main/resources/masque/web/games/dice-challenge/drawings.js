/** The arms of all characters, each with a charge of its own on a shield of its own. */
import {html, svg} from "lit";

const AZURE = "#2b3c96";
const SKY = "#3f86c4";
const GULES = "#a4163c";
const VERT = "#0f6657";
const PURPURE = "#5b2b82";
const SABLE = "#241f3d";
const OR = "#e3bd62";
const ARGENT = "#fcf6e7";
const ROSE = "#d27d9e";
const TENNE = "#b4561f";

/* Charges fill a square of 48; `cut` is the colour of the field behind them. */
const CHARGES = {
    crescent: cut => svg`<path d="M8 14a18 18 0 1 0 32 0 14 14 0 1 1-32 0z"/><path d="M24 4l2.6 6.8 7.2.4-5.6 4.6 1.9 7L24 18.9l-6.1 3.9 1.9-7-5.6-4.6 7.2-.4z"/>`,
    fountain: cut => svg`<circle cx="24" cy="24" r="20"/><path fill="none" stroke=${cut} stroke-width="4" d="M4 17c4-4 8-4 13 0s9 4 14 0 9-4 13 0M4 26c4-4 8-4 13 0s9 4 14 0 9-4 13 0M6 35c4-4 7-4 11 0s9 4 14 0 7-4 11 0"/>`,
    flame: cut => svg`<path d="M26 2c2 9-8 13-7 22-3-1-5-4-5-8-5 5-7 9-7 15 0 9 7 15 17 15s17-6 17-15c0-8-4-12-6-18-1 4-3 6-5 7 1-7 0-13-4-18z"/><path fill=${cut} d="M25 28c0 4-5 6-5 10 0 3 2 5 4.5 5s4.5-2 4.5-5c0-4-3-6-4-10z"/>`,
    bolt: cut => svg`<path d="M29 1 8 27h13l-6 20 25-29H27z"/>`,
    heart: cut => svg`<path d="M24 45C10 35 3 28 3 18 3 10 9 5 15 5c4 0 7 2 9 5 2-3 5-5 9-5 6 0 12 5 12 13 0 10-7 17-21 27z"/><path fill=${cut} d="M24 14l2.5 7 7 .5-5.5 4.5 2 7-6-4-6 4 2-7-5.5-4.5 7-.5z"/>`,
    rose: cut => svg`<path d="M24 3c5 0 8 4 8 8 4-2 10 0 12 5s-1 9-5 11c3 4 2 9-2 12s-10 2-13-2c-3 4-9 5-13 2s-5-8-2-12c-4-2-7-6-5-11s8-7 12-5c0-4 3-8 8-8z"/><circle cx="24" cy="24" r="7.5" fill=${cut}/><path d="M24 19.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"/>`,
    cats: cut => svg`<path d="M3 6c4 1 6 3 8 5h3c2-2 4-4 8-5 1 9 1 15-2 20-2 4-5 5-7.5 5S7 30 5 26C2 21 2 15 3 6z"/><path d="M26 18c4 1 6 3 8 5h3c2-2 4-4 8-5 1 9 1 15-2 20-2 4-5 5-7.5 5S30 42 28 38c-3-5-3-11-2-20z"/><path fill=${cut} d="M7 17c2-2 4-1 4.5 1.5C9.5 20 7.5 19 7 17zm11 0c-2-2-4-1-4.5 1.5 2 1.5 4 .5 4.5-1.5zM30 29c2-2 4-1 4.5 1.5-2 1.5-4 .5-4.5-1.5zm11 0c-2-2-4-1-4.5 1.5 2 1.5 4 .5 4.5-1.5z"/>`,
    lily: cut => svg`<path d="M24 2c6 7 8 13 5 21l-1 5h-8l-1-5c-3-8-1-14 5-21zM21 29c-2-9-6-15-12-15-5 0-7 5-5 9 2-2 5-1 6 2 1 2 1 3 0 4zM27 29c2-9 6-15 12-15 5 0 7 5 5 9-2-2-5-1-6 2-1 2-1 3 0 4zM12 31h24v5H12zM20 37h8l3 9h-5l-2-4-2 4h-5z"/>`,
    crown: cut => svg`<path d="M5 13l10 9 9-16 9 16 10-9-4 24H9zM9 39h30v5H9z"/><circle cx="5" cy="11" r="3"/><circle cx="24" cy="4.5" r="3.5"/><circle cx="43" cy="11" r="3"/><path fill=${cut} d="M24 24l4 5-4 5-4-5z"/>`,
    bell: cut => svg`<path d="M24 3c3 0 4 2 4 4 8 2 10 9 10 17l5 9H5l5-9c0-8 2-15 10-17 0-2 1-4 4-4zM18 36h12c0 5-2 8-6 8s-6-3-6-8z"/><path fill="none" stroke=${cut} stroke-width="2.6" d="M12 27h24"/>`,
    sword: cut => svg`<path d="M24 1l4 7v20h10v5H28v7h-8v-7H10v-5h10V8zM19 41h10v5H19z"/><path fill=${cut} d="M23 9h2v18h-2z"/>`,
    crystal: cut => svg`<path d="M24 1l9 12v20l-9 14-9-14V13z"/><path fill="none" stroke=${cut} stroke-width="2" d="M15 13l9 4 9-4M24 17v29"/><path d="M12 20C5 18 3 12 3 7c5 1 9 4 9 9zM36 20c7-2 9-8 9-13-5 1-9 4-9 9zM12 32c-6 0-9-3-10-8 5-1 9 2 10 5zM36 32c6 0 9-3 10-8-5-1-9 2-10 5z"/>`,
    orb: cut => svg`<circle cx="24" cy="19" r="16"/><path d="M13 37h22l4 5v4H9v-4z"/><path fill="none" stroke=${cut} stroke-width="3" stroke-linecap="round" d="M14 19c0-6 4-10 9-10.5M31 27l2-3"/>`,
    annulet: cut => svg`<path fill-rule="evenodd" d="M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 9a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"/><path d="M24 17l7 7-7 7-7-7z"/>`,
    quatrefoil: cut => svg`<path d="M24 24c-9-5-10-12-7-17s11-5 14 0 2 12-7 17zM24 24c-5 9-12 10-17 7s-5-11 0-14 12-2 17 7zM24 24c9 5 10 12 7 17s-11 5-14 0-2-12 7-17zM24 24c5-9 12-10 17-7s5 11 0 14-12 2-17-7z"/><circle cx="24" cy="24" r="4" fill=${cut}/>`,
    star: cut => svg`<path d="M24 1l4 13 12-6-6 12 13 4-13 4 6 12-12-6-4 13-4-13-12 6 6-12-13-4 13-4-6-12 12 6z"/><circle cx="24" cy="24" r="5" fill=${cut}/>`,
    lozenges: cut => svg`<path d="M24 1l8 11-8 11-8-11zM24 25l8 11-8 11-8-11zM11 13l8 11-8 11-8-11zM37 13l8 11-8 11-8-11z"/>`,
    gear: cut => svg`<path d="M20 2h8l1 6 5 2 5-3 5 6-3 5 2 5v2l-2 5 3 5-5 6-5-3-5 2-1 6h-8l-1-6-5-2-5 3-5-6 3-5-2-5v-2l2-5-3-5 5-6 5 3 5-2z"/><path fill=${cut} d="M24 15l9 9-9 9-9-9z"/>`,
    ruby: cut => svg`<path d="M13 4h22l10 14-21 28L3 18z"/><path fill="none" stroke=${cut} stroke-width="2.2" stroke-linejoin="round" d="M4 18h40M13 4l4 14 7 27 7-27 4-14M17 18l7-14 7 14"/>`,
    fan: cut => svg`<path d="M24 44 2 19C8 9 15 5 24 5s16 4 22 14z"/><path fill="none" stroke=${cut} stroke-width="2.2" d="M24 44 10 11M24 44 18 6M24 44V5M24 44l6-38M24 44l14-33M9 26c9-8 21-8 30 0"/>`,
    gem: cut => svg`<path d="M24 1l15 23-15 23L9 24z"/><path fill="none" stroke=${cut} stroke-width="2.2" d="M9 24h30M24 1l-6 23 6 23 6-23z"/>`,
    eclipse: cut => svg`<path d="M8 34a18 18 0 1 1 32 0 14 14 0 1 0-32 0z"/><path d="M24 24l6 10-6 12-6-12z"/>`,
    eye: cut => svg`<path d="M24 3 46 43H2z"/><path fill=${cut} d="M24 20c6 0 9 4 11 7.5-2 3.5-5 7.5-11 7.5s-9-4-11-7.5c2-3.5 5-7.5 11-7.5z"/><circle cx="24" cy="27.5" r="4.5"/>`,
    mask: cut => svg`<path d="M8 4h32v22c0 10-7 18-16 20C15 44 8 36 8 26z"/><path fill=${cut} d="M13 15h8v6h-8zM27 15h8v6h-8zM17 31h14v3H17zM22 21h4v7h-4z"/>`,
};

/** How a shield is divided, in its square of 48. */
const PARTS = {
    plain: "",
    pale: "M24 0h24v48H24z",
    fess: "M0 21h48v27H0z",
    bend: "M48 0v48H0z",
    chief: "M0 0h48v12H0z",
    chevron: "M0 48V40L24 16l24 24v8z",
    base: "M0 34c8-4 16-4 24 0s16 4 24 0v14H0z",
    pile: "M4 0h40L24 44z",
    cross: "M24 0h24v21H24zM0 21h24v27H0z",
};

/** By character: the field, how it is divided and the other part, then the charge and its colour. */
const ARMS = {
    "sailor-moon": [AZURE, "chief", GULES, "crescent", OR],
    "sailor-mercury": [ARGENT, "base", SKY, "fountain", AZURE],
    "sailor-mars": [ARGENT, "chevron", OR, "flame", GULES],
    "sailor-jupiter": [VERT, "bend", "#0b4a40", "bolt", OR],
    "sailor-venus": [TENNE, "pale", "#8f3f10", "heart", ARGENT],
    "tuxedo-mask": [SABLE, "pale", "#3d3660", "rose", "#e0617f"],
    "luna-and-artemis": [PURPURE, "bend", "#7d4aa8", "cats", ARGENT],
    "princess-serenity": [ARGENT, "plain", ARGENT, "lily", AZURE],
    "queen-serenity": [SKY, "chief", ARGENT, "crown", ARGENT],
    "sailor-chibi-moon": [ROSE, "base", "#a94a72", "bell", ARGENT],
    "king-endymion": [AZURE, "cross", SABLE, "sword", ARGENT],
    "neo-queen-serenity": [ARGENT, "pile", "#d9e6f7", "crystal", PURPURE],
    "queen-beryl": [PURPURE, "base", SABLE, "orb", OR],
    jadeite: [VERT, "cross", "#0b4a40", "annulet", ARGENT],
    zoisite: [ARGENT, "bend", "#f1d9b8", "quatrefoil", VERT],
    nephrite: [GULES, "pale", "#7a0f2c", "star", OR],
    kunzite: [SABLE, "chief", OR, "lozenges", ARGENT],
    saphir: [AZURE, "fess", SKY, "gear", ARGENT],
    rubeus: [OR, "chevron", "#c9963b", "ruby", GULES],
    esmeraude: [VERT, "chief", OR, "fan", ARGENT],
    "prince-dimande": [PURPURE, "cross", AZURE, "gem", ARGENT],
    "black-lady": [GULES, "bend", SABLE, "eclipse", ARGENT],
    wiseman: [SABLE, "pile", PURPURE, "eye", OR],
    droids: [TENNE, "cross", SABLE, "mask", ARGENT],
};

const FIELDS = [AZURE, GULES, VERT, PURPURE, SABLE, TENNE];
/** The outline of all shields; styles cut their fields by it. */
export const SHIELD = "M5 3h38v17c0 12-8 20-19 25C13 40 5 32 5 20z";

/** Somebody from another file bears the first letter, on a field that depends on the name alone. */
function strange(id) {
    const sum = [...id].reduce((all, one) => (all * 31 + one.charCodeAt(0)) % 9973, 7);
    const division = Object.keys(PARTS)[1 + (sum % (Object.keys(PARTS).length - 1))];
    return [FIELDS[sum % FIELDS.length], division, SABLE, "", ARGENT];
}

/** The arms of a character. @param {string} id @param {string} [name] its name, of which somebody unknown bears the first letter */
export function arms(id, name = id) {
    const [field, division, other, charge, colour] = ARMS[id] ?? strange(id);
    return html`<svg class="arms" viewBox="0 0 48 48" aria-hidden="true">
        <g class="field"><path fill=${field} d="M0 0h48v48H0z" /><path fill=${other} d=${PARTS[division]} /></g>
        <path d=${SHIELD} fill="none" stroke="#d9b266" stroke-width="2.4" />
        ${ARMS[id]
            ? svg`<g transform="translate(12.5 8.5) scale(.48)" fill=${colour} stroke=${colour === ARGENT || colour === OR ? "rgb(20 14 40 / 45%)" : "rgb(255 250 235 / 55%)"} stroke-width="1.2">${CHARGES[charge](field)}</g>`
            : svg`<text x="24" y="30" fill=${colour} font-family="var(--serif)" font-weight="700" font-size="22" text-anchor="middle">${name.slice(0, 1)}</text>`}
    </svg>`;
}

/** A shield that nobody bears yet. */
export const blank = html`<svg class="arms" viewBox="0 0 48 48" aria-hidden="true">
    <path d=${SHIELD} fill="var(--card-back)" stroke="#d9b266" stroke-width="2.4" stroke-dasharray="4 3" />
    <text x="24" y="30" fill="#d9b266" font-family="var(--serif)" font-weight="700" font-size="22" text-anchor="middle">?</text>
</svg>`;

const sign = shape => html`<svg class="ability-sign" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor"
    stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`;

const ABILITIES = {
    "planet-power": sign(svg`<circle cx="12" cy="12" r="4.5"/><path d="M3 15.5c-1 3 5 2 10.5-1s9-7 7.5-9c-.8-1-3 0-5 1M12 3v1.5M19 17l1 1M5 5l1 1"/>`),
    "masked-defender": sign(svg`<path d="M12 3c2.5 1.6 5 2.3 8 2.3.2 8.5-2 13.2-8 16-6-2.8-8.2-7.5-8-16C7 5.3 9.5 4.6 12 3zM8 10.5h2.5M13.5 10.5H16"/>`),
    "command-centre": sign(svg`<path d="M5 9a7.5 7.5 0 0 1 13.5-1M19 15a7.5 7.5 0 0 1-13.5 1M18.8 3.5V8h-4.5M5.2 20.5V16h4.5"/><path d="M12 10l2 2-2 2-2-2z"/>`),
    "dark-kingdom": sign(svg`<path d="M12 2.5l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5zM18.5 3v3M20 4.5h-3"/>`),
    "crystal-ball": sign(svg`<circle cx="12" cy="10" r="7"/><path d="M7 18.5h10l1.5 3h-13zM8.5 9.5c.3-1.8 1.5-3 3.3-3.3"/>`),
    "legendary-silver-crystal": sign(svg`<path d="M12 2l4.5 6v8L12 22l-4.5-6V8zM7.5 8l4.5 2.5L16.5 8M12 10.5V22M3 12h1.5M19.5 12H21"/>`),
    "kings-hologram": sign(svg`<circle cx="12" cy="6.5" r="3"/><path d="M7 15c.5-3 2.2-4.5 5-4.5s4.5 1.5 5 4.5M4 18.5h16M6.5 21.5h11"/>`),
    "crystal-tokyo": sign(svg`<path d="M3 21h18M5 21v-8l2.5-3 2.5 3M14 13l2.5-3 2.5 3v8M9.5 21V7L12 2.5 14.5 7v14"/>`),
    "malefic-black-crystal": sign(svg`<path fill="currentColor" d="M12 2l5 8-5 12L7 10z"/><path d="M3 5l2 2M21 5l-2 2M3.5 16.5l2-1M20.5 16.5l-2-1"/>`),
    "death-phantom": sign(svg`<path d="M12 3c5 0 7.5 3.5 7.5 8.5V21l-2.5-2-2.5 2-2.5-2-2.5 2L7 19l-2.5 2v-9.5C4.5 6.5 7 3 12 3zM9 11h.01M15 11h.01"/>`),
    "droid-dice": sign(svg`<path d="M5 8.5 12 4.5l7 4v7.5l-7 4-7-4zM5 8.5l7 4 7-4M12 12.5V20"/><path d="M20 2.5v4M22 4.5h-4"/>`),
};

/** The sign of an ability. @param {string} id */
export const abilityArt = id => ABILITIES[id];
