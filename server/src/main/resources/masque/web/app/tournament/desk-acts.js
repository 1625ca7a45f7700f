// What an organiser is asked before something is done, as questions for masque-question.
import {html, nothing} from "lit";
import {listed, say} from "../words.js";
import {nameOf} from "./state.js";
import {outcome, versus} from "./parts.js";

/** @typedef {import("../question.js").Asked} Asked */
/** @typedef {(what: object) => Promise<any>} Act what asks the tournament, and fails with a Trouble */

const LONGEST_REASON = 200;

const reasonField = () => html`<label class="field">${say("desk-reason")}
    <input name="reason" required maxlength=${LONGEST_REASON} autocomplete="off"></label>`;

const winnersField = (known, {players}, chosen = []) => html`
    <fieldset class="winners"><legend>${say("desk-winners")}</legend>
        ${players.map(one => html`<label class="check"><input type="checkbox" name="winner" value=${one} .defaultChecked=${chosen.includes(one)}>
            <span>${nameOf(known, one)}</span></label>`)}
        <p class="quiet">${say("desk-winners-none")}</p></fieldset>`;

const reasonOf = filled => String(filled.get("reason")).trim();

/** @type {(known: any, match: any, act: Act) => Asked} */
export const ruling = (known, match, act) => ({
    title: say("desk-rule-title", {match: match.match}), confirm: say("desk-rule"),
    body: html`<p>${versus(known, match)}</p>${winnersField(known, match)}`,
    act: filled => act({do: "rule", match: match.match, winners: filled.getAll("winner")}),
});

/**
 * Another result for a match that is over. If somebody else has changed it meanwhile, the organiser is asked again, about what is so now.
 *
 * @param {any} known
 * @param {any} match as the organiser sees it
 * @param {Act} act
 * @param {string} note what is to be said first
 * @returns {Asked}
 */
export const correction = (known, match, act, note = "") => ({
    title: say("desk-correct-title", {match: match.match}), confirm: say("desk-correct"),
    body: html`
        ${note ? html`<p class="trouble" role="alert">${note}</p>` : nothing}
        <p>${versus(known, match)}</p>
        <p><strong>${say("desk-correct-now", {result: outcome(known, match)})}</strong>${match.reason
            ? html`<br><span class="quiet">${say("tournament-reason-was", {reason: match.reason})}</span>` : nothing}</p>
        ${winnersField(known, match, match.winners)}${reasonField()}
        <p class="quiet">${say("desk-correct-hint")}</p>`,
    act: filled => act({
        do: "correct", match: match.match, winners: filled.getAll("winner"), reason: reasonOf(filled), after: match.number,
    }),
});

/** @type {(known: any, match: any, act: Act) => Asked} */
export const voiding = (known, match, act) => ({
    title: say("desk-void-title", {match: match.match}), confirm: say("desk-void"),
    body: html`<p>${versus(known, match)}</p><p class="quiet">${say("desk-void-hint")}</p>${reasonField()}`,
    act: filled => act({do: "void", match: match.match, reason: reasonOf(filled)}),
});

/** @type {(known: any, entrant: any, act: Act) => Asked} */
export const removal = (known, entrant, act) => ({
    title: say("desk-remove-title", {name: entrant.name}), confirm: say("desk-remove"),
    body: html`<p class="quiet">${say("desk-remove-hint")}</p>${reasonField()}
        ${entrant.state === "busy" ? html`<fieldset class="winners"><legend>${say("desk-remove-match")}</legend>
            ${["lost", "void"].map((one, i) => html`<label class="check"><input type="radio" name="match" value=${one} ?checked=${i === 0}>
                <span>${say(`desk-remove-${one}`)}</span></label>`)}</fieldset>` : nothing}`,
    act: filled => act({do: "remove", player: entrant.player, reason: reasonOf(filled), match: filled.get("match") ?? "lost"}),
});

/** @type {(act: Act) => Asked} */
export const openingAgain = act => ({
    title: say("desk-open-again-ask"), body: html`<p>${say("desk-open-again-hint")}</p>`, confirm: say("desk-open-again"),
    act: () => act({do: "open-again"}),
});

/** @type {(act: Act) => Asked} */
export const renewal = act => ({
    title: say("desk-renew-ask"), body: html`<p>${say("desk-renew-hint")}</p>`, confirm: say("desk-renew"),
    act: () => act({do: "new-desk-link"}),
});

/** What everybody who plays a match has said, for whoever decides it. */
export const reports = (known, {players, reports: said}) => html`
    <ul class="lines said">${players.map(one => html`<li>${said[one] === undefined ? say("desk-no-report", {who: nameOf(known, one)})
        : say("desk-reports", {who: nameOf(known, one), said: say("tournament-won-by", {
            count: said[one].length, names: listed(said[one].map(other => nameOf(known, other)))})})}</li>`)}</ul>`;
