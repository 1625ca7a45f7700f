/** What lies there to be read: a round that is over, and the end of the match. Sides stand where the table of the match has them. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutChart, aboutWins} from "./about.js";
import {arms} from "./drawings.js";
import {characterOf, fighterOf, listed, nameOf, points, sideOf, teamOf, told} from "./kit.js";
import {scored, sideName, sided} from "./match.js";

const mine = (side, view, you) => you >= 0 && sideOf(you, view) === side;

const wins = ({tokens}, needed) => html`<p class="tokens" role="img" aria-label=${told("page-wins", {tokens, needed})} .about=${aboutWins(tokens, needed)}>${"●".repeat(tokens)}${"○".repeat(Math.max(0, needed - tokens))}</p>`;

const legend = () => html`<p class="legend" .about=${aboutChart()}><span class="of captured">${told("page-of-captured")}</span><span class="of kept">${told("page-of-kept")}</span></p>`;

/** A score as a bar that begins in the middle: captured dice first, then the dice that were kept. */
function bar(round, side, most) {
    const whole = (100 * round.halves[side]) / most;
    const taken = (100 * (round.captured?.[side] ?? round.halves[side])) / most;
    const from = (start, width) => (side ? start : 100 - start - width);
    return html`<svg class="bar ${round.winner === side ? "won" : ""}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="captured" x=${from(0, taken)} width=${taken} height="10"/><rect class="kept" x=${from(taken, whole - taken)} width=${whole - taken} height="10"/></svg>`;
}

/** How a round went, in words: with what the scores are made of, unless they are said otherwise. */
export function inWords(one, view, names, scores = [made(one, 0), made(one, 1)]) {
    const args = {
        round: one.round, first: scores[0], second: scores[1],
        ...scored("one", one, 0, view, names), ...scored("other", one, 1, view, names), ...scored("winner", one, one.winner ?? 0, view, names),
    };
    return told(one.winner === undefined ? "log-drawn" : "log-won", args);
}

/** A score with what it is made of. */
const made = ({halves, captured}, side) =>
    captured ? told("score", {points: points(halves[side]), captured: points(captured[side]), kept: points(halves[side] - captured[side])}) : points(halves[side]);

/**
 * A round that is over: both scores with what they are made of, and why it went so.
 *
 * @param {any} view
 * @param {string[]} names
 * @param {number} you
 * @param {string} [last] the attack that ended it
 */
export function roundOver(view, names, you, last = "") {
    const one = view.rounds.at(-1);
    const most = Math.max(...one.halves, 1);
    const winner = one.winner === undefined ? {} : scored("who", one, one.winner, view, names);
    const title = one.winner === undefined ? told("page-round-drawn") : mine(one.winner, view, you) ? told("page-round-yours") : told("page-round-won", winner);
    return html`<div class="scene round-over" role="group" aria-labelledby="round-title">
        <h2 id="round-title">${told("page-round-over", {round: one.round})}</h2>
        ${last ? html`<p class="quiet">${last}</p>` : nothing}
        <p class="verdict late">${one.winner === undefined ? nothing : signs.laurel} <span>${title}</span></p>
        <div class="tallies">${[0, 1].map(side => tally(one, side, most, view, names))}</div>
        ${legend()}
        <p class="decided late wait-1">${one.why ?? nothing}</p>
    </div>`;
}

function tally(one, side, most, view, names) {
    const who = characterOf(one.fighters[side], view);
    return html`<section class="tally ${one.winner === side ? "won" : ""}">
        ${who ? arms(who.portrait.id, who.who.name) : nothing}
        <b class="name">${scored("who", one, side, view, names).who}</b>
        <span class="points">${points(one.halves[side])}</span>
        ${bar(one, side, most)}
        ${one.captured ? html`<span class="made">${told("page-made", {captured: points(one.captured[side]), kept: points(one.halves[side] - one.captured[side])})}</span>` : nothing}
        ${wins(view.sides[side], view.needed)}
    </section>`;
}

/**
 * The end: both sides, each round as a pair of bars, and then who has won and what decided it.
 *
 * @param {any} view
 * @param {string[]} names
 * @param {number} you
 * @param {() => void} onDone
 */
export function scene(view, names, you, onDone) {
    const {winner} = view;
    const end = `wait-${Math.min(view.rounds.length + 1, 9)}`;
    const won = {won: view.sides[winner].tokens, lost: view.sides[1 - winner].tokens};
    const verdict = !mine(winner, view, you) ? told("page-scene-won", {who: sideName(winner, view, names), ...won})
        : told(view.sides[winner].seats.length > 1 ? "page-scene-team" : "page-scene-you", won);
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene")}</h2>
        <p class="verdict late ${end}">${signs.laurel} <span>${verdict}</span></p>
        ${view.rounds.at(-1)?.why ? html`<p class="decided late ${end}">${told("page-decided", {round: view.rounds.at(-1).round, why: view.rounds.at(-1).why})}</p>` : nothing}
        <div class="champions">${[0, 1].map(side => champions(side, view, names, end))}</div>
        <div class="story">
            <ol class="chapters">${view.rounds.map((one, at) => chapter(one, at, view, names))}</ol>
            ${legend()}
            <p class="tale late ${end}">${tale(view, names)}</p>
            <m-button class="late ${end}" @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

function champions(side, view, names, end) {
    const last = fighterOf(side, view);
    return html`<section class="champion ${view.winner === side ? `winner ${end}` : ""}">
        <ul class="bearers">${teamOf(side, view).map(one => html`<li class="turning ${one === last ? "last" : ""}">${arms(one.portrait.id, one.who.name)}<span>${one.who.name}</span></li>`)}</ul>
        <p class="name">${listed(view.sides[side].seats.map(seat => nameOf(seat, names)))}</p>
        <div class="late ${end}">${wins(view.sides[side], view.needed)}</div>
    </section>`;
}

/** A round: both scores as bars against each other, and who won it. */
function chapter(one, at, view, names) {
    const most = Math.max(...view.rounds.flatMap(({halves}) => halves), 1);
    return html`<li class="chapter late wait-${Math.min(at + 1, 9)}">
        <span class="unseen">${inWords(one, view, names)}</span>
        <span class="points ${one.winner === 0 ? "won" : ""}" aria-hidden="true">${points(one.halves[0])}</span>${bar(one, 0, most)}
        <span class="number" aria-hidden="true">${one.round}</span>${bar(one, 1, most)}
        <span class="points ${one.winner === 1 ? "won" : ""}" aria-hidden="true">${points(one.halves[1])}</span>
    </li>`;
}

/** One sentence about the way it went. */
function tale(view, names) {
    const {winner, rounds} = view;
    const lost = rounds.filter(one => one.winner === 1 - winner).length;
    const behind = Math.max(0, ...rounds.map((_, at) => {
        const so = rounds.slice(0, at + 1);
        return so.filter(one => one.winner === 1 - winner).length - so.filter(one => one.winner === winner).length;
    }));
    const margins = rounds.map(one => Math.abs(one.halves[0] - one.halves[1]));
    const closest = rounds[margins.indexOf(Math.min(...margins))];
    const key = lost === 0 ? "page-tale-clean" : behind > 0 ? "page-tale-behind" : view.sides[1 - winner].tokens === view.needed - 1 ? "page-tale-close" : "page-tale";
    const both = {...sided("who", winner, view, names), ...sided("other", 1 - winner, view, names)};
    return told(key, {...both, round: closest.round, first: points(Math.max(...closest.halves)), second: points(Math.min(...closest.halves))});
}
