// What somebody is told who asked what would be good to do, and where on the table that is.
import {html, nothing} from "lit";
import {surround} from "./rim.js";
import {advice, believed} from "./thoughts.js";
import {say} from "./words.js";
import {signs} from "../parts/drawings.js";

/**
 * What was asked, and the answer once it is there.
 *
 * @typedef {{id: string, decision: number, seat: number, reason?: string, moves?: any[], worlds?: number, scale?: "share" | "points",
 *     why?: string, beliefs?: any[]}} Hint
 */

/** More things than these are not chosen for one move. */
const MOST_RIMS = 8;

/** @param {any} page the table */
export function hintButton(page) {
    const off = !page.awaited || page.covered || page.frame.closing;
    return html`<button class="button ask-hint" title=${say("hint")} ?disabled=${off} aria-expanded=${String(Boolean(page.hint))} aria-controls="hint"
        @click=${() => page.askHint()}>${signs.hint}<span class="word">${say("hint")}</span></button>`;
}

/** The best in a line above the table, the rest below it where there is room or when somebody wants to see it. @param {any} page the table */
export function hintPanel(page) {
    const {hint, more} = page;
    if (!hint || page.covered) return nothing;
    // A table may name things otherwise than a sentence that stands alone.
    const moves = hint.moves?.map(move => ({...move, sentence: page.shown?.wordsOf?.(move) ?? move.sentence}));
    const words = say(more ? "hint-less" : "hint-more");
    return html`
        <aside id="hint" class="panel hinting ${more ? "open" : ""}" tabindex="0" aria-label=${say("hint")}>
            <div class="ways">
                ${hint.moves ? html`<button class="button plain more" aria-expanded=${String(more)} aria-controls="hint-details" aria-label=${words}
                    title=${words} @click=${() => { page.more = !more; }}>${signs.log}</button>` : nothing}
                <button class="button plain shut" aria-label=${say("close")} title=${say("close")} @click=${() => page.closeHint()}>${signs.no}</button>
            </div>
            <div class="said" role="status">${hint.moves ? html`<b>${moves[0].sentence}</b> <p>${hint.reason}</p>` : html`<p>${say("hint-thinking")}</p>`}</div>
            ${hint.moves ? details({...hint, moves}, page.frame.chairs.map(chair => chair.name)) : nothing}
        </aside>
        ${Array.from({length: MOST_RIMS}, () => html`<div class="rim hint-rim" hidden></div>`)}`;
}

/** Puts rims around what makes the best move. @param {any} page the table */
export function pointAtBest(page) {
    const [best] = page.hint?.moves ?? [];
    const makers = best ? page.shown?.makers?.(best) ?? [] : [];
    page.querySelectorAll(".hint-rim").forEach((rim, at) => surround(rim, makers[at]));
}

const details = (hint, names) => html`
    <div id="hint-details" class="details">${advice(hint)}
        ${hint.beliefs.length ? html`<h3>${say("hint-beliefs")}</h3><table>${believed(hint, names)}</table>` : nothing}</div>`;
