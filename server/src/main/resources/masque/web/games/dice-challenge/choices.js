/** What can be chosen besides dice: abilities, who steps in, who rolls again, how to strengthen the losing side. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {abilityArt, arms} from "./drawings.js";
import {characterOf, dieName, movesOf, nameOf, numberOf, teamOf, told} from "./kit.js";

/**
 * A button: a move, or the first step of one.
 *
 * @typedef {{code?: number, step?: string, art: unknown, words: string, more?: string, chief?: boolean, name?: string}} Choice
 */

const CHARACTERS = ["tag", "enter", "open", "nominate", "ball"];

/** The buttons below the prompt, in the order of their keys. @returns {Choice[]} */
export function choicesOf(view, moves, names) {
    return [...abilities(view, moves), ...words(moves), ...CHARACTERS.flatMap(word => movesOf(word, moves).map(move => character(word, move, view, names))), ...movesOf("done", moves).map(({code}) => done(code, view)), ...movesOf("pass", moves).map(({code}) => pass(code, view))];
}

/** The abilities that need a second step: which dice, or which size. */
function abilities(view, moves) {
    return [["command", "command-centre"], ["crystal", "legendary-silver-crystal"], ["hologram", "kings-hologram"]]
        .filter(([word]) => movesOf(word, moves).length)
        .map(([word, id]) => ({step: word, art: abilityArt(id), words: told(`ability-${id}`), more: told(`ability-${id}-rule`)}));
}

function words(moves) {
    const one = (word, id, art) => movesOf(word, moves).map(({code, sentence}) => ({code, art: art ?? abilityArt(id), words: id ? told(`ability-${id}`) : sentence, name: sentence, more: id ? told(`ability-${id}-rule`) : "", chief: word === "allow"}));
    return [...one("again", "planet-power"), ...one("block", "masked-defender"), ...one("allow", "", signs.yes), ...one("yes", "", signs.yes), ...one("no", "", signs.no)];
}

/** Going on without doing what one could do: what that means depends on what is asked. */
const done = (code, {phase}) => ({code, art: signs.yes, words: told(`page-done-${phase}`)});
const pass = (code, {blocked}) => ({code, art: signs.after, words: told(blocked ? "page-pass-blocked" : "page-pass")});

/** Whom a move names by a number, which is not on the table; undefined if it names nobody. */
function chosen({move}, view) {
    const [word, number] = move.split(" ");
    return CHARACTERS.includes(word) ? characterOf(Number(number) - 1, view) : undefined;
}

/** What such a move is called by the name that is on the table; undefined if it names nobody. @returns {string | undefined} */
export function naming(move, view) {
    const one = chosen(move, view);
    return one && told(`page-${move.move.split(" ")[0]}`, {who: one.who.name, who_number: numberOf(one)});
}

function character(word, move, view, names) {
    const {code} = move;
    const one = chosen(move, view);
    const dice = word === "nominate" ? one.starting.map(size => `d${size}`).join(" ") : one.dice.map(({value, size}) => `${value}/${size}`).join(" ");
    return {code, art: arms(one.portrait.id, one.who.name), words: one.who.name, more: dice || nameOf(one.seat, names), name: `${naming(move, view)} ${one.dice.map(dieName).join(", ")}`};
}

/**
 * The buttons themselves.
 *
 * @param {Choice[]} all
 * @param {number} first the number of the first one's key, from 1
 * @param {string} label
 * @param {(choice: Choice) => void} onChoose
 */
export const buttons = (all, first, label, onChoose) =>
    all.length
        ? html`<div class="choices" role="group" aria-label=${label}>${all.map(
              (choice, at) => html`<button class="pick ${choice.chief ? "chief" : ""} ${choice.more ? "full" : ""}" type="button" data-code=${choice.code ?? nothing} aria-label=${choice.name ?? `${choice.words}. ${choice.more ?? ""}`} @click=${() => onChoose(choice)}>
                  <span class="pick-art">${choice.art}</span><span class="pick-words"><b>${choice.words}</b>${choice.more ? html`<small>${choice.more}</small>` : nothing}</span>
                  ${first + at < 10 ? html`<kbd aria-hidden="true">${first + at}</kbd>` : nothing}</button>`,
          )}</div>`
        : nothing;

/**
 * How the losing side can be strengthened: by character and deed, a button for each die.
 *
 * @param {any} view
 * @param {import('./kit.js').Move[]} moves
 * @param {(code: number) => void} onMove
 */
export function favours(view, moves, onMove) {
    const groups = ["convert", "remove", "steal"].flatMap(deed =>
        [0, 1].flatMap(side => teamOf(side, view)).map(one => ({deed, one, deeds: movesOf(`${deed} ${one.who.character + 1}`, moves)})),
    );
    return html`<div class="favours choices" role="group" aria-label=${view.prompt}>
        <p class="latest">${view.log.at(-1) ?? nothing}</p>
        ${groups.filter(({deeds}) => deeds.length).map(({deed, one, deeds}) => html`<section class="favour ${deed}">
            ${arms(one.portrait.id, one.who.name)}
            <h2>${told(`page-${deed}`, {who: one.who.name})}</h2>
            <div class="sizes">${deeds.map(({code, move, sentence}) => size(Number(move.split(" d")[1]), sentence, "pick", deed === "convert" ? "" : "night", () => onMove(code)))}</div>
        </section>`)}
    </div>`;
}

/** A button with a die that is not rolled. */
export const size = (sides, sentence, look, tone, onClick) => html`<button class="size ${look}" type="button" aria-label=${sentence} @click=${onClick}>
    <m-die still numeral aria-hidden="true" .tone=${tone} .sides=${sides} .value=${sides}></m-die><b>d${sides}</b></button>`;
