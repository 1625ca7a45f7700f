// Why the bots of a game that is over did what they did, moment by moment; and what was told to whoever asked for a hint.
import {html, nothing} from "lit";
import {language, say} from "./words.js";
import {signs} from "../parts/drawings.js";

/**
 * What a bot thought before one of its moves.
 *
 * A bot that searches tells by `visits` how often it tried what; others say `why` in words. Worth is a share of 1, or points. A `hint`
 * is what a person was told who asked for one; if that is not known any more it has no moves.
 *
 * @typedef {{ply: number, seat: number, hint?: boolean, worlds: number, scale?: "share" | "points", why?: string,
 *     moves: {sentence: string, chosen: boolean, visits: number, worth: number}[],
 *     beliefs: {seat: number, secret: string, likely: number}[]}} Thought
 */

const percent = share => Math.round(100 * share);

/** @type {(thoughts: Thought[], after: number, upTo: number) => Thought[]} The thoughts that led to these steps. */
export const between = (thoughts, after, upTo) => thoughts.filter(({ply}) => after < ply && ply <= upTo);

/** @type {(thoughts: Thought[], ply: number) => Thought[]} The latest thought of every bot that believed anything, by seat. */
export function suspicions(thoughts, ply) {
    const latest = new Map();
    for (const thought of between(thoughts, 0, ply)) if (thought.beliefs.length && !thought.hint) latest.set(thought.seat, thought);
    return [...latest.values()].sort((a, b) => a.seat - b.seat);
}

/** @type {(thought: Pick<Thought, "beliefs">, seat: number) => Thought["beliefs"]} What a bot believed of a seat, the likeliest first. */
const of = (thought, seat) => thought.beliefs.filter(belief => belief.seat === seat).sort((a, b) => b.likely - a.likely);

const tries = thought => html`
    <ol class="lines">${thought.moves.map(move => html`
        <li class=${move.chosen ? "chosen" : ""}>
            <m-meter goal=${thought.worlds} have=${move.visits} words=${move.sentence}></m-meter>
            <span class="quiet">${say("thoughts-tried", {tried: percent(move.visits / thought.worlds), worth: percent(move.worth)})}</span>
        </li>`)}</ol>`;

const searched = (thought, names) => html`
    <h3>${say("thoughts-worlds", {who: names[thought.seat], worlds: thought.worlds})}</h3>${tries(thought)}`;

/** How far along a bar something is: shares as they are, points between the worst and the best. */
function length({moves, scale}, {worth}) {
    if (scale !== "points") return worth;
    const all = moves.map(move => move.worth);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most > least ? (worth - least) / (most - least) : 1;
}

const figure = ({scale}, {worth}) => scale === "points"
    ? new Intl.NumberFormat(language(), {minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero"}).format(worth)
    : `${percent(worth)}%`;

const figures = thought => html`
    <p class="why">${thought.why}</p>
    <ol class="lines">${thought.moves.map(move => html`
        <li class=${move.chosen ? "chosen" : ""}>
            <m-meter goal="1" have=${length(thought, move)} words=${`${move.chosen ? "▸ " : ""}${move.sentence}`}></m-meter>
            <span class="quiet">${figure(thought, move)}</span>
        </li>`)}</ol>`;

const weighed = (thought, names) => html`
    <h3>${thought.moves.length ? say("thoughts-weighed", {who: names[thought.seat], choices: thought.moves.length})
        : say("thoughts-of", {who: names[thought.seat]})}</h3>${figures(thought)}`;

/** Whether it was tried out what comes of the choices. */
const tried = ({moves}) => moves.some(({visits}) => visits > 0);

/** @type {(thought: Pick<Thought, "worlds" | "scale" | "why" | "moves">) => unknown} The choices of a hint, and the words for them. */
export const advice = thought => tried(thought)
    ? html`${tries(thought)}${thought.why ? html`<p class="why">${say("hint-agreed", {why: thought.why})}</p>` : nothing}`
    : thought.why || thought.moves.length > 1 ? figures(thought) : nothing;

const hinted = (thought, names) => html`
    <h3 class="hinted">${signs.hint} ${say("thoughts-hint", {who: names[thought.seat]})}</h3>${advice(thought)}`;

const reason = (thought, names) => (thought.hint ? hinted : thought.why ? weighed : searched)(thought, names);

const about = (thought, seat, names) => html`
    <tr><th scope="row">${names[seat]}</th><td>${of(thought, seat).slice(0, 3).map(({secret, likely}) => html`
        <m-meter goal="1" have=${likely} words=${say("thoughts-likely", {secret, likely: percent(likely)})}></m-meter>`)}</td></tr>`;

/** @type {(thought: Pick<Thought, "seat" | "beliefs">, names: string[]) => unknown} What was believed of the others, a row each. */
export const believed = (thought, names) =>
    names.map((_, seat) => seat !== thought.seat && of(thought, seat).length ? about(thought, seat, names) : nothing);

const suspected = (thought, names) => html`
    <tbody>
        <tr><th scope="rowgroup" colspan="2">${say("thoughts-suspected", {who: names[thought.seat]})}</th></tr>
        ${believed(thought, names)}
    </tbody>`;

/**
 * The thoughts that led to a moment, and what the bots believed by then.
 *
 * @param {Thought[]} thoughts
 * @param {number} before how many steps had been made at the moment before
 * @param {number} ply how many have been made now
 * @param {string[]} names
 */
export function thoughtsPanel(thoughts, before, ply, names) {
    if (!thoughts.length) return nothing;
    const now = between(thoughts, before, ply).filter(({moves, why, hint}) => moves.length || why || hint);
    const believers = suspicions(thoughts, ply);
    return html`
        <aside class="panel thoughts" tabindex="0" aria-label=${say("thoughts-title")}>
            <h2>${say("thoughts-title")}</h2>
            ${now.length ? now.map(thought => reason(thought, names)) : html`<p class="quiet">${say("thoughts-none")}</p>`}
            ${believers.length ? html`<h3>${say("thoughts-suspects")}</h3>
                <table>${believers.map(thought => suspected(thought, names))}</table>` : nothing}
        </aside>`;
}
