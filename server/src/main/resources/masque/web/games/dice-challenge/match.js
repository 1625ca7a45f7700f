/** The match so far, and its end as a scene with its story. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {arms} from "./drawings.js";
import {characterOf, fighterOf, listed, nameOf, numberOf, points, teamOf, told} from "./kit.js";

/** How a side is called: by its character, or by those who play it. */
export function sideName(side, view, names) {
    const team = teamOf(side, view);
    return view.mode === "duel" && team.length === 1 ? team[0].who.name : listed(view.sides[side].seats.map(seat => nameOf(seat, names)));
}

/** A side as an argument of a sentence whose verb may follow it. */
function sided(as, side, view, names) {
    const [first] = teamOf(side, view);
    const number = view.mode === "duel" ? numberOf(first) : view.sides[side].seats.length > 1 ? "many" : "one";
    return {[as]: sideName(side, view, names), [`${as}_number`]: number};
}

/** Whose score of a round it is, as such an argument: in tag play the side's, else of whoever fought. */
function scored(as, round, side, view, names) {
    if (view.mode === "tag") {
        return sided(as, side, view, names);
    }
    const who = characterOf(round.fighters[side], view);
    return {[as]: who.who.name, [`${as}_number`]: numberOf(who)};
}

/** Round by round who scored what. */
export function match(view, names) {
    return html`<div class="match">
        <p class="needed">${told("page-needed", {needed: view.needed})}</p>
        <table>
            <thead><tr><th scope="col">${told("page-round-column")}</th>${[0, 1].map(side => html`<th scope="col">${sideName(side, view, names)}</th>`)}</tr></thead>
            <tbody>
                ${view.rounds.map(one => html`<tr><th scope="row">${one.round}</th>${[0, 1].map(side => result(one, side, view))}</tr>`)}
                ${view.phase === "over" || !view.characters.length ? nothing : html`<tr class="now"><th scope="row">${told("page-now")}</th>${[0, 1].map(side => html`<td>${points(view.sides[side].halves)}</td>`)}</tr>`}
            </tbody>
            <tfoot><tr><th scope="row">${told("page-total")}</th>${view.sides.map(side => html`<td>${side.tokens}</td>`)}</tr></tfoot>
        </table>
    </div>`;
}

/** What a side scored in a round, in single combat with whoever fought it; whoever won it has a laurel. */
function result(round, side, view) {
    const who = characterOf(round.fighters[side], view);
    return html`<td class=${round.winner === side ? "won" : ""}>${view.mode !== "single" || !who ? nothing : html`<span class="small-arms">${arms(who.portrait.id, who.who.name)}</span>`}${points(round.halves[side])}
        ${round.winner === side ? html`${signs.laurel}<span class="unseen">${told("page-won")}</span>` : nothing}</td>`;
}

/**
 * The end: who has won, both sides, and each round as a sentence.
 *
 * @param {any} view
 * @param {string[]} names
 * @param {() => void} onDone
 */
export function scene(view, names, onDone) {
    const {winner} = view;
    const end = `wait-${Math.min(view.rounds.length + 1, 9)}`;
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene")}</h2>
        <p class="verdict late">${signs.laurel} <span>${told("page-scene-won", {who: sideName(winner, view, names), won: view.sides[winner].tokens, lost: view.sides[1 - winner].tokens})}</span></p>
        <div class="champions">${[winner, 1 - winner].map(side => champions(side, view, names))}</div>
        <div class="story">
            <ol class="chapters">${view.rounds.map((one, at) => chapter(one, at, view, names))}</ol>
            <p class="tale late ${end}">${tale(view, names)}</p>
            <m-button class="late ${end}" @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

function champions(side, view, names) {
    const won = side === view.winner;
    const last = fighterOf(side, view);
    return html`<section class="champion ${won ? "winner" : ""}">
        <ul class="bearers">${teamOf(side, view).map(one => html`<li class="turning ${one === last ? "last" : ""}">${arms(one.portrait.id, one.who.name)}<span>${one.who.name}</span></li>`)}</ul>
        <p class="name">${listed(view.sides[side].seats.map(seat => nameOf(seat, names)))}</p>
        <p class="tokens" role="img" aria-label=${told("page-wins", {tokens: view.sides[side].tokens, needed: view.needed})}>${"●".repeat(view.sides[side].tokens)}${"○".repeat(Math.max(0, view.needed - view.sides[side].tokens))}</p>
    </section>`;
}

/** A round: both scores as bars against each other, and who won it. */
function chapter(one, at, view, names) {
    const most = Math.max(...view.rounds.flatMap(({halves}) => halves), 1);
    const bar = side => html`<svg class="bar ${one.winner === side ? "won" : ""}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect x=${side ? 0 : 100 - (100 * one.halves[side]) / most} width=${(100 * one.halves[side]) / most} height="10" rx="2"/></svg>`;
    const words = {
        round: one.round, first: points(one.halves[0]), second: points(one.halves[1]),
        ...scored("one", one, 0, view, names), ...scored("other", one, 1, view, names), ...scored("winner", one, one.winner ?? 0, view, names),
    };
    return html`<li class="chapter late wait-${Math.min(at + 1, 9)}">
        <span class="unseen">${told(one.winner === undefined ? "log-drawn" : "log-won", words)}</span>
        <span class="points ${one.winner === 0 ? "won" : ""}" aria-hidden="true">${points(one.halves[0])}</span>${bar(0)}
        <span class="number" aria-hidden="true">${one.round}</span>${bar(1)}
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
