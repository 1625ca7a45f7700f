/** What everything on the table is, for whoever asks. */
import {numberOf, points, told} from "./kit.js";

/** @typedef {import('../../parts/asking.js').About} About */

const sizes = list => list.map(size => `d${size}`).join(" ");

const what = (key, clause, args = {}) => ({name: told(`page-about-${key}-name`, args), words: told(`page-about-${key}`, args), clause});

/** A die in play: how it may attack or be attacked, and what it counts. @returns {About | undefined} games from before have no counts */
export function aboutDie(die, own) {
    if (die.droid) return what("droid", "DC-5.11", {size: die.size});
    if (die.taken === undefined) return undefined;
    const args = {size: die.size, value: die.value, taken: points(die.taken), kept: points(die.kept)};
    const about = what(own ? "die" : "target", own ? "DC-3.3" : "DC-3.4", args);
    return die.borrowed ? {...about, words: `${about.words} ${told("page-about-borrowed")}`, clause: "DC-5.6"} : about;
}

/** What the numbers below a die of the other side mean. @returns {About} */
export const aboutWorth = die => what("worth", "DC-3.7", {taken: points(die.taken), kept: points(die.kept)});

/** @returns {About} */
export const aboutScore = ({halves, captured}) =>
    captured === undefined ? what("points", "DC-3.7", {points: points(halves)})
        : what("score", "DC-3.7", {points: points(halves), captured: points(captured), kept: points(halves - captured)});

/** @returns {About} */
export const aboutWins = (tokens, needed) => what("wins", "DC-2.2", {tokens, needed});

/** @returns {About} */
export const aboutPile = (kind, list) => what(kind, kind === "reserve" ? "DC-4.1" : "DC-3.5", {count: list.length, sizes: sizes(list)});

/** @returns {About} */
export const aboutDroids = () => what("droids", "DC-5.11");

/** @returns {About} */
export const aboutRound = (round, needed) => what("round", "DC-3.1", {round, needed});

/** @returns {About} */
export const aboutTurn = () => what("turn", "DC-3.2");

/** An ability, and how often it can still be used. @returns {About} */
export function aboutAbility({portrait, left}) {
    const uses = left === undefined ? told("page-always") : told("page-uses", {left, uses: portrait.uses ?? left});
    return {name: portrait.abilityName, words: told("page-about-ability", {rule: portrait.abilityRule, uses}), clause: portrait.clause};
}

/** A character as its card has it. @returns {About} */
export const aboutCharacter = (name, {starting, reserve, abilityName}) => ({
    name,
    words: told("page-about-character", {starting: sizes(starting), count: reserve.length, reserve: sizes(reserve), ability: abilityName}),
    clause: "DC-1.1",
});

/** Somebody of the team who does not fight just now. @returns {About} */
export function aboutMate(one, mode) {
    const [gone, tagged] = [one.standing === "out", mode === "tag"];
    return {
        name: one.who.name,
        words: told(gone ? "page-about-out" : tagged ? "page-about-mate" : "page-about-bench", {who: one.who.name, who_number: numberOf(one)}),
        clause: tagged ? "DC-7.2" : "DC-6.2",
    };
}

/** @returns {About} */
export const aboutChart = () => what("chart", "DC-3.7");
