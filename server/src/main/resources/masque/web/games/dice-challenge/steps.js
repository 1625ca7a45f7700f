/** The second step of a choice: which attack, which dice, which size, or whether it is to be this character. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {portrait} from "./gallery.js";
import {size} from "./choices.js";
import {dieName, told} from "./kit.js";

/**
 * A window over the table that asks for the next step.
 *
 * @param {string} title
 * @param {unknown} content
 * @param {() => void} onDrop
 * @param {string} look
 */
const asked = (title, content, onDrop, look = "") => html`<div class="powers ${look}" role="group" aria-label=${title}>
    <span class="which">${title}</span>
    <m-button class="drop" kind="plain" .label=${told("page-drop")} title=${told("page-drop")} @click=${onDrop}>${signs.no}</m-button>
    ${content}
</div>`;

/** Several attacks capture the die that was aimed at. */
export const whichAttack = (die, attacks, dice, thought, onMove, onDrop) => asked(
    told("page-which-attack", {die: dieName(die)}),
    html`${thought ? html`<p class="thought">${thought}</p>` : nothing}<div class="ways">${attacks.map(({dice: letters, move}, at) => html`<button class="power way" type="button" aria-label=${move.sentence} @click=${() => onMove(move.code)}>
        ${[...letters].map(letter => dice.find(one => one.letter === letter)).map((one, index) => html`${index ? html`<span class="plus">+</span>` : nothing}<m-die still sized numeral aria-hidden="true" .sides=${one.size} .value=${one.value}></m-die>`)}
        ${at < 9 ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : nothing}</button>`)}</div>`,
    onDrop,
);

/** The Command Centre rolls the picked dice again. */
export const whichDice = (count, move, onMove, onDrop) => asked(
    told("page-which-dice"),
    html`<button class="power roll" type="button" ?disabled=${!move} @click=${() => move && onMove(move.code)}><span>${told("page-roll-again", {count})}</span></button>`,
    onDrop,
    "low",
);

/** A die of which size comes in, or back. */
export const whichSize = (step, moves, onMove, onDrop) => asked(
    told(`page-which-${step}`),
    html`<div class="ways">${moves.map(({code, move, sentence}) => size(Number(move.split(" d")[1]), sentence, "power", "", () => onMove(code)))}</div>`,
    onDrop,
);

/** A character is looked at, and played if it may be. */
export const whichCharacter = (one, move, onMove, onDrop) => asked(
    one.name,
    html`${portrait(one)}${move ? html`<button class="power chief" type="button" @click=${() => onMove(move.code)}>${told("page-play", {who: one.name})}</button>` : nothing}`,
    onDrop,
    "closely",
);
