/** How a deal ended, as a scene: the masks fall one after another, then it is seen who had found whom, and the story is told. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {aboutMission, aboutPoint, aboutRole, aboutWinner} from "./about.js";
import {roleArt} from "./drawings.js";
import {listed, maskName, nameOf, roleName, told} from "./kit.js";

/**
 * @param {any} view with the result of the deal
 * @param {string[]} names
 * @param {{kind?: string, onDone?: () => void}} way how it is left: the kind of the button, none where the page goes on by itself
 */
export function scene(view, names, {kind, onDone}) {
    const {result} = view;
    // Nothing tells who has won before all masks have turned: first the guesses are judged, then the verdict comes.
    const guess = `late wait-${result.masks.length}`;
    const end = `late wait-${result.masks.length + 1}`;
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene", {deal: result.deal})}</h2>
        <div class="outcome ${end}">
            <p class="verdict">${result.winners.length ? signs.laurel : nothing} ${verdict(result, names)}</p>
            ${[result.decided, result.own, result.game].map(line => (line ? html`<p class="because">${line}</p>` : nothing))}
        </div>
        <ol class="masks">
            ${result.masks.map((mask, at) => unmasked({mask, at, guess, end}, view, names))}
        </ol>
        <div class="story ${end}">
            <p class="tale">${told(`epilogue-${result.epilogue}`)}</p>
            ${onDone ? html`<m-button kind=${kind ?? "plain"} @click=${onDone}>${told("page-scene-on")}</m-button>` : nothing}
        </div>
    </div>`;
}

/** Games of earlier days have no sentence for it. */
function verdict(result, names) {
    const won = result.winners.map(dancer => nameOf(dancer, names));
    return (
        result.verdict ??
        (won.length ? told("page-scene-won", {who: listed(won), count: won.length}) : told("page-scene-nobody"))
    );
}

function unmasked({mask, at, guess, end}, {result, cast}, names) {
    const winner = mask.dancer && result.winners.includes(mask.dancer);
    const name = mask.dancer ? nameOf(mask.dancer, names) : told(`page-mask-${mask.side}`);
    // A mask that the rules play is called by its role already.
    const role = name === roleName(mask.role) ? nothing : roleName(mask.role);
    return html`<li class="unmasked wait-${at}">
        ${winner ? html`<span class="winner ${end}" .about=${aboutWinner()}>${signs.laurel}<span class="unseen">${told("page-scene-winner")}</span></span>` : nothing}
        <span class="turning" .about=${aboutRole(mask.role, cast)}>${roleArt(mask.role)}</span>
        <b class="name" title=${name}>${name}</b>
        <span class="is">${role}</span>
        ${mask.dancer ? missions(mask, guess, {result, cast}, names) : nothing}
    </li>`;
}

/** What somebody won, and whom they pointed at: an arrow to the face that was behind that mask. */
function missions(mask, guess, {result, cast}, names) {
    const won = told("page-tricks", {tricks: mask.tricks});
    const tricks = check(mask.tricksDone, won, aboutMission(mask.tricksDone, won));
    if (!mask.pointed) {
        return html`<ul><li class=${mask.tricksDone ? "met" : "missed"}>${tricks}</li></ul>`;
    }
    const found = result.masks.find(one => (one.dancer ?? one.side) === mask.pointed)?.role;
    const target = cast.find(one => one.role === mask.role)?.mission.target;
    const words = mask.pointedRight || !target
        ? told("page-pointed", {mask: maskName(mask.pointed, names)})
        : told("page-pointed-not", {mask: maskName(mask.pointed, names), target: roleName(target)});
    return html`<ul>
        <li class=${mask.tricksDone ? "met" : "missed"}>${tricks}</li>
        <li class="guess ${guess} ${mask.pointedRight ? "met" : "missed"}" .about=${aboutPoint()}>
            <span class="arrow">${signs.point}${roleArt(found)}</span>
            ${check(mask.pointedRight, words)}
        </li>
    </ul>`;
}

const check = (done, words, about = undefined) => html`<span .about=${about}>${done ? signs.yes : signs.no}</span><span
    class="unseen">${told(done ? "page-met" : "page-missed")}</span><span class="words">${words}</span>`;
