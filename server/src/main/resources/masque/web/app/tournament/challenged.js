// Challenges that one has been sent, and the one that one has sent.
import {html, nothing} from "lit";
import {listed, say} from "../words.js";
import {entrantOf, nameOf, siteNow} from "./state.js";
import {gameOf, tokens} from "./parts.js";

/** How long a challenge still stands. */
const lasting = (known, {until}) => html`<m-clock .millis=${Math.max(0, until - siteNow(known, performance.now()))} .running=${true}></m-clock>`;

/** @param {any} known @param {any} challenge that somebody has sent @returns {string} */
export function challengedSentence(known, {by, others}) {
    const rest = others.filter(one => one !== known.you.player).map(one => nameOf(known, one));
    const name = nameOf(known, by);
    return rest.length ? say("tournament-challenged-group", {name, others: listed(rest)}) : say("tournament-challenged-title", {name});
}

/**
 * Somebody wants to play.
 *
 * @param {any} known
 * @param {any} challenge
 * @param {(what: object) => void} act
 * @param {boolean} busy
 */
export function challenged(known, challenge, act, busy) {
    const {by, accepted, others, realDice} = challenge, game = gameOf(known), name = nameOf(known, by);
    const waiting = others.filter(one => !accepted.includes(one)).map(one => nameOf(known, one));
    const accept = real => act({do: "accept", challenger: by, realDice: real});
    return html`
        <section class="panel called" data-by=${by}>
            <div class="row head"><h2 class="grow">${challengedSentence(known, challenge)}</h2>${tokens(entrantOf(known, by)?.tokens ?? 0)}</div>
            ${realDice ? html`<p>${say("tournament-challenged-real", {game})}</p>` : nothing}
            ${accepted.includes(known.you.player) ? html`<p role="status">${say("tournament-accepted-wait", {names: listed(waiting)})}</p>` : html`
                <div class="answers">
                    <button class="button chief accept" ?disabled=${busy} @click=${() => accept(realDice)}>
                        ${realDice ? say("tournament-accept-real", {game}) : say("tournament-accept")} ${lasting(known, challenge)}</button>
                    ${realDice ? html`<button class="button" ?disabled=${busy} @click=${() => accept(false)}>${say("tournament-accept-here")}</button>` : nothing}
                    <button class="button" ?disabled=${busy} @click=${() => act({do: "decline", challenger: by})}>${say("tournament-decline")}</button>
                    <button class="button plain mute" ?disabled=${busy} @click=${() => act({do: "mute", player: by})}>${say("tournament-mute", {name})}</button>
                </div>`}
        </section>`;
}

/** One's own challenge, as long as it stands. */
export function asked(known, act, busy) {
    const {challenge} = known.you;
    if (!challenge) return nothing;
    const names = listed(challenge.others.map(one => nameOf(known, one)));
    return html`
        <section class="panel asked" role="status">
            <div class="row head"><h2 class="grow">${say("tournament-asked", {names})}</h2>${lasting(known, challenge)}</div>
            <div class="actions"><span class="grow quiet">${say("tournament-asked-wait")}</span>
                <button class="button" ?disabled=${busy} @click=${() => act({do: "withdraw"})}>${say("tournament-withdraw")}</button></div>
        </section>`;
}

/** Whose challenges one does not get. */
export function muted(known, act) {
    if (!known.you.muted.length) return nothing;
    return html`
        <details class="panel"><summary>${say("tournament-muted")}</summary>
            <div class="actions">${known.you.muted.map(one => html`
                <button class="button" @click=${() => act({do: "unmute", player: one})}>${say("tournament-unmute", {name: nameOf(known, one)})}</button>`)}</div>
        </details>`;
}
