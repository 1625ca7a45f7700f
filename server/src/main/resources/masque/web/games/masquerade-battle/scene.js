/** How the game ended, as a scene: the Team cards are turned one after another, then the promise is weighed. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {crestArt, crown, teamArt} from "./drawings.js";
import {nameOf, sideName, teamName, told} from "./kit.js";

/**
 * @param {any} view
 * @param {string[]} names
 * @param {() => void} onDone
 */
export function scene(view, names, onDone) {
    const {result} = view;
    const end = `wait-${Math.min(result.scores.length, 9)}`;
    const others = result.bidding === "dark" ? "guardian" : "dark";
    const outcome = result.story.at(-1);
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene")}</h2>
        <p class="verdict late ${end}">${crestArt(result.winner)} <span>${told(`page-scene-won-${result.winner}`)}</span></p>
        <ol class="masks">
            ${result.scores.map((score, at) => counted(score, at, view, names))}
        </ol>
        <div class="story late ${end}">
            <div class="scales">
                ${weight(told("page-promised"), view.bid.number, true)}
                ${weight(told("page-best", {team: teamName(result.bidding)}), result.best, result.kept)}
                ${weight(told("page-best", {team: teamName(others)}), result.other, result.ahead)}
            </div>
            <p class="tale">${outcome}</p>
            ${result.leftOver ? html`<p class="quiet">${told("page-left-over", {team: teamName(result.leftOver)})}</p>` : nothing}
            <m-button @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

/** A number in the end; `kind` says whether it speaks for those who promised. */
const weight = (label, value, kind) => html`<span class="weight ${kind ? "met" : "missed"}"><b>${value}</b><span>${label}</span></span>`;

/** One player: the true side, the count, and the sentence that tells it. */
function counted(score, at, view, names) {
    const bidder = view.bid.who === score.who;
    return html`<li class="unmasked wait-${at} ${score.won ? "winner" : ""}">
        <span class="turning">${teamArt(score.team)}</span>
        <b class="name">${bidder ? html`${crown}<span class="unseen">${told(`title-${view.bid.side}`)}</span> ` : nothing}${nameOf(score.who, names)}</b>
        <span class="is"><span class="side">${sideName(score.team)}</span>${score.won ? html` ${signs.laurel}<span class="unseen">${told("page-winner")}</span>` : nothing}</span>
        <span class="total"><span aria-hidden="true">${score.total}${score.bonus ? html`<small>${score.characters}+${score.bonus}</small>` : nothing}</span><span class="unseen">${view.result.story[at]}</span></span>
    </li>`;
}
