// What is best in a puzzle, and why: every choice with what it is worth, and what rules of thumb say.
import {html, nothing} from "lit";
import {believed} from "../thoughts.js";
import {say} from "../words.js";

const percent = share => Math.round(100 * share);

/** @param {any} page the puzzle's */
export function solutionDialog(page) {
    const {choices, beliefs, thumb, why} = page.solution;
    const [best, next] = choices;
    const close = () => page.querySelector("dialog.solution")?.close();
    return html`
        <dialog class="solution" aria-labelledby="solution-title">
            <div class="stack">
                <h2 id="solution-title" tabindex="-1" autofocus>${say(page.right ? "puzzle-right" : "puzzle-answer")}</h2>
                <p>${say("puzzle-best", {move: page.wordsOf(best), best: percent(best.worth), next: percent(next.worth)})}</p>
                ${byThumb(page, choices, thumb, why)}
                <ol class="lines">${choices.map(choice => html`
                    <li class=${choice === best ? "chosen" : ""}>
                        <m-meter goal="1" have=${choice.worth} words=${`${choice === best ? "▸ " : ""}${page.wordsOf(choice)}`}></m-meter>
                        <span class="quiet">${percent(choice.worth)}%</span>
                    </li>`)}</ol>
                ${beliefs.length ? html`<h3>${say("puzzle-beliefs")}</h3><table>${believed({seat: page.given.seat, beliefs}, page.given.names)}</table>` : nothing}
                <p class="quiet">${say("puzzle-method")}</p>
                <div class="actions">
                    <button class="button chief next" @click=${() => page.next()}>${say("puzzle-next")}</button>
                    <button class="button" ?disabled=${page.busy} @click=${() => page.play()}>${say("lesson-play")}</button>
                    <button class="button plain shut" @click=${close}>${say("puzzle-look")}</button>
                </div>
            </div>
        </dialog>`;
}

/** What rules of thumb would choose here, and their reason. */
function byThumb(page, choices, code, why) {
    const [best] = choices;
    const chosen = choices.find(choice => choice.code === code);
    return html`
        <p>${chosen === best ? say("puzzle-thumb")
            : say("puzzle-tempting", {move: page.wordsOf(chosen), lost: percent(best.worth) - percent(chosen.worth)})}
            ${why ? say("puzzle-reason", {why}) : nothing}</p>`;
}
