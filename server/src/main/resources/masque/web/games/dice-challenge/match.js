/** The match so far. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutScore, aboutWins} from "./about.js";
import {arms} from "./drawings.js";
import {characterOf, listed, nameOf, numberOf, points, teamOf, told} from "./kit.js";

/** How a side is called: by its character, or by those who play it. */
export function sideName(side, view, names) {
    const team = teamOf(side, view);
    return view.mode === "duel" && team.length === 1 ? team[0].who.name : listed(view.sides[side].seats.map(seat => nameOf(seat, names)));
}

/** A side as an argument of a sentence whose verb may follow it. */
export function sided(as, side, view, names) {
    const [first] = teamOf(side, view);
    const number = view.mode === "duel" ? numberOf(first) : view.sides[side].seats.length > 1 ? "many" : "one";
    return {[as]: sideName(side, view, names), [`${as}_number`]: number};
}

/** Whose score of a round it is, as such an argument: in tag play the side's, else of whoever fought. */
export function scored(as, round, side, view, names) {
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
                ${view.phase === "over" || !view.characters.length ? nothing : html`<tr class="now"><th scope="row">${told("page-now")}</th>${[0, 1].map(side => html`<td .about=${aboutScore(view.sides[side])}>${points(view.sides[side].halves)}</td>`)}</tr>`}
            </tbody>
            <tfoot><tr><th scope="row">${told("page-total")}</th>${view.sides.map(side => html`<td .about=${aboutWins(side.tokens, view.needed)}>${side.tokens}</td>`)}</tr></tfoot>
        </table>
    </div>`;
}

/** What a side scored in a round, in single combat with whoever fought it; whoever won it has a laurel. */
function result(round, side, view) {
    const who = characterOf(round.fighters[side], view);
    const about = round.captured ? {...aboutScore({halves: round.halves[side], captured: round.captured[side]}), words: round.why} : undefined;
    return html`<td class=${round.winner === side ? "won" : ""} .about=${about}>${view.mode !== "single" || !who ? nothing : html`<span class="small-arms">${arms(who.portrait.id, who.who.name)}</span>`}${points(round.halves[side])}
        ${round.winner === side ? html`${signs.laurel}<span class="unseen">${told("page-won")}</span>` : nothing}</td>`;
}
