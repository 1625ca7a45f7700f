/** How a deal ended, as a scene: the masks fall one after another, then the story is told. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {roleArt} from "./drawings.js";
import {listed, maskName, nameOf, roleName, told} from "./kit.js";

/**
 * @param {any} result what the view tells of the deal
 * @param {string[]} names
 * @param {boolean} last whether nothing comes after it
 * @param {() => void} onDone
 */
export function scene(result, names, last, onDone) {
    const won = result.winners.map(dancer => nameOf(dancer, names));
    const end = `wait-${result.masks.length}`;
    return html`<div class="scene" role="group" aria-labelledby="scene-title">
        <h2 id="scene-title">${told("page-scene", {deal: result.deal})}</h2>
        <p class="verdict late ${end}">${won.length ? html`${signs.laurel} ${told("page-scene-won", {who: listed(won), count: won.length})}` : told("page-scene-nobody")}</p>
        <ol class="masks">
            ${result.masks.map((mask, at) => unmasked(mask, at, result, names))}
        </ol>
        <div class="story late ${end}">
            <p class="tale">${told(`epilogue-${result.epilogue}`)}</p>
            <m-button kind=${last ? "plain" : "chief"} @click=${onDone}>${told("page-scene-on")}</m-button>
        </div>
    </div>`;
}

function unmasked(mask, at, result, names) {
    const winner = mask.dancer && result.winners.includes(mask.dancer);
    const laurel = winner ? html` ${signs.laurel}<span class="unseen">${told("page-scene-winner")}</span>` : nothing;
    const name = mask.dancer ? nameOf(mask.dancer, names) : told(`page-mask-${mask.side}`);
    // A mask that the rules play is called by its role already.
    const role = name === roleName(mask.role) ? nothing : roleName(mask.role);
    return html`<li class="unmasked wait-${at} ${winner ? "winner" : ""}">
        <span class="turning">${roleArt(mask.role)}</span>
        <b class="name">${name}</b>
        <span class="is">${role}${laurel}</span>
        ${mask.dancer ? missions(mask, names) : nothing}
    </li>`;
}

const missions = (mask, names) => html`<ul>
    ${check(mask.tricksDone, told("page-tricks", {tricks: mask.tricks}))}
    ${mask.pointed ? check(mask.pointedRight, told("page-pointed", {mask: maskName(mask.pointed, names)})) : nothing}
</ul>`;

const check = (done, words) => html`<li class=${done ? "met" : "missed"}>
    ${done ? signs.yes : signs.no}<span class="unseen">${told(done ? "page-met" : "page-missed")}</span><span>${words}</span>
</li>`;
