/** The end: Team cards are turned up one after another, then the promise is weighed; who has won is said last. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutCount, aboutTeam, aboutWeighed} from "./about.js";
import {crestArt, crown, teamArt} from "./drawings.js";
import {nameOf, sideName, teamName, told} from "./kit.js";

/**
 * @param {any} view
 * @param {string[]} names
 * @param {number} you the viewer's seat, or -1
 * @param {() => void} onDone
 */
export function scene(view, names, you, onDone) {
    const {result} = view;
    const end = `wait-${Math.min(result.scores.length, 9)}`;
    const others = result.bidding === "dark" ? "guardian" : "dark";
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene")}</h2>
        <p class="verdict late ${end}">${crestArt(result.winner)} <span>${verdict(result, you)}</span></p>
        <p class="tale late ${end}">${result.story.at(-1)}</p>
        <ol class="masks ${result.scores.length > 5 ? "crowd" : ""}">
            ${result.scores.map((score, at) => counted(score, at, end, view, names))}
        </ol>
        <div class="story late ${end}">
            <div class="scales">
                ${weight(told("page-promised"), view.bid.number, true, "promised")}
                <span class="sign" aria-hidden="true">${result.kept ? "≤" : ">"}</span>
                ${weight(told("page-best", {team: teamName(result.bidding)}), result.best, result.kept, "best")}
                <span class="sign" aria-hidden="true">${result.ahead ? "≥" : "<"}</span>
                ${weight(told("page-best", {team: teamName(others)}), result.other, result.ahead, "other")}
            </div>
            ${result.leftOver ? html`<p class="quiet">${told("page-left-over", {team: teamName(result.leftOver)})}</p>` : nothing}
            <m-button @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

/** Who has won, said to the viewer. */
function verdict({winner, scores}, you) {
    const own = scores.find(score => score.who === you);
    return told(own ? (own.won ? `page-scene-you-${winner}` : `page-scene-lost-${winner}`) : `page-scene-won-${winner}`);
}

/** A number in the end; `kind` says whether it speaks for those who promised. */
const weight = (label, value, kind, key) =>
    html`<span class="weight ${kind ? "met" : "missed"}" .about=${aboutWeighed(label, `weight-${key}`)}><b>${value}</b><span>${label}</span></span>`;

/** One player: the true side, the count, and the sentence that tells it; a laurel comes when all have been turned up. */
function counted(score, at, end, view, names) {
    const bidder = view.bid.who === score.who;
    const name = nameOf(score.who, names);
    return html`<li class="unmasked wait-${at}">
        ${score.won ? html`<span class="wreath late ${end}"></span>` : nothing}
        <span class="turning" .about=${aboutTeam(score.team)}>${teamArt(score.team)}</span>
        <b class="name" title=${name}>${bidder ? html`${crown}<span class="unseen">${told(`title-${view.bid.side}`)}</span> ` : nothing}${name}</b>
        <span class="is"><span class="side">${sideName(score.team)}</span>${score.won ? html`<span class="late ${end}"> ${signs.laurel}<span class="unseen">${told("page-winner")}</span></span>` : nothing}</span>
        <span class="total" .about=${aboutCount(view.result.story[at])}><span aria-hidden="true">${score.total}${score.bonus ? html`<small>${score.characters}+${score.bonus}</small>` : nothing}</span><span class="unseen">${view.result.story[at]}</span></span>
    </li>`;
}
