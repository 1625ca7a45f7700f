/** How Masquerade Battle's view is read: who is who, what a card is called, and the codes of its moves. */
import {language, say} from "../../app/words.js";
import {faceOfCard} from "./print.js";

/** @typedef {{kind: string, name: string, planet?: string, side?: string, guardian: number, dark: number}} BattleCard */
/** @typedef {{code: number, move: string, sentence: string}} Move */

export const SIDES = ["guardian", "dark"];
export const MOST = 58;

/** A sentence of this game's own words. */
export const told = (key, args = {}) => say(`masquerade-battle.${key}`, args);

export const nameOf = (seat, names) => names[seat] ?? told("page-seat", {number: seat + 1});
export const planetName = planet => told(`planet-${planet}`);
export const sideName = side => told(`side-${side}`);
export const teamName = side => told(`team-${side}`);

/** Somebody as the argument of a sentence that addresses the reader. */
export const person = (seat, names, you) => ({who: nameOf(seat, names), who_is: seat === you ? "you" : "other"});

export function cardName(card) {
    const {kind, name, guardian, dark} = card;
    if (kind === "character") {
        const copy = /#(\d+)$/.exec(name)?.[1];
        return told(copy ? "card-copy" : "card-character", {planet: planetName(card.planet), guardian, dark, copy});
    }
    return kind === "action"
        ? told("card-action", {planet: planetName(card.planet), side: sideName(card.side)})
        : told(`card-${name.replaceAll(" ", "-")}`);
}

/** What is printed on a card in a hand or on a pile. */
export const faceOf = card => faceOfCard(card, cardName(card), kindName(card));

export const kindName = card => (card.kind === "support" ? cardName(card) : told(`kind-${card.kind}`));

/** The moves that play a card: one, or two for a Character, or none. @returns {Move[]} */
export const playsOf = (card, moves) =>
    moves.filter(({move}) => move === `play ${card.name}` || SIDES.some(side => move === `play ${card.name} ${side}`));

/** @returns {Move | undefined} */
export const moveOf = (text, moves) => moves.find(({move}) => move === text);

/* Codes are in journals, so they never change; they are needed for asking why a card cannot be used. */
const PLAY = 136;
const USUAL = {
    moon: "8/1 7/2 6/3 5/4 4/5 3/6 2/7 1/8 5/5 4/4",
    mercury: "8/1 7/2 6/3 5/4 4/5 3/6 2/7 1/8 5/5 4/4 6/4 4/6",
    mars: "8/1 7/2 6/3 5/4 4/5 3/6 2/7 1/8 5/5 4/4 7/3 3/7",
    jupiter: "8/1 7/2 6/3 5/4 4/5 3/6 2/7 1/8 6/6 3/3 5/3 3/5",
    venus: "8/1 7/2 6/3 5/4 4/5 3/6 2/7 1/8 6/6 3/3 6/5 5/6",
};
const PLANETS = Object.keys(USUAL);
const CHARACTERS = PLANETS.flatMap(planet => USUAL[planet].split(" ").map(powers => `${planet} ${powers}`));
const OTHERS = [
    ...PLANETS.map(planet => `${planet} action guardian`),
    ...PLANETS.slice(1).map(planet => `${planet} action dark`),
    ...["beryl", "luna", "artemis", "naru"],
    ...["blue", "red", "green", "orange"].map(colour => `transformation ${colour}`),
    ...["betrayal stick", "betrayal crystal", "tuxedo"],
];

/** The code of playing a card, or undefined if that depends on a deck of the table's own. @param {BattleCard} card @param {Move[]} moves */
export function codeOf(card, moves) {
    if (card.kind !== "character") {
        return PLAY + 2 * CHARACTERS.length + OTHERS.indexOf(card.name);
    }
    const at = CHARACTERS.indexOf(card.name);
    const others = moves.some(
        ({code, move}) => /^play .*\/.* guardian$/.test(move) && code !== PLAY + 2 * CHARACTERS.indexOf(move.slice(5, -9)),
    );
    return at < 0 || others ? undefined : PLAY + 2 * at;
}

/** A hand in order: by planet, its Action first, then what has no planet. @param {BattleCard[]} cards */
export function sorted(cards) {
    const place = card =>
        card.planet ? 2 * PLANETS.indexOf(card.planet) + (card.kind === "action" ? 0 : 1) : 2 * PLANETS.length;
    return [...cards].sort((one, other) => place(one) - place(other));
}

/** Several names as people say them. */
export const listed = words => new Intl.ListFormat(language()).format(words);

/** What only one seat is told; everything else is for all. */
const OWN = new Set(["joined", "dealt"]);

export const isOwn = event => OWN.has(event.type);
