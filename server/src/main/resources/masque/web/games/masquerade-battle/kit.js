/** How Masquerade Battle's view is read: who is who, what a card is called, and the codes of its moves. */
import {say} from "../../app/words.js";
import {addressed} from "../../parts/address.js";
import {aboutCard} from "./about.js";
import {faceOfCard} from "./print.js";

/** @typedef {{kind: string, name: string, planet?: string, side?: string, guardian: number, dark: number}} BattleCard */
/** @typedef {import('../../parts/game-table.js').Move} Move */

export const SIDES = ["guardian", "dark"];
export const MOST = 58;

export {listed} from "../../app/words.js";

/** A sentence of this game's own words. */
export const told = (key, args = {}) => say(`masquerade-battle.${key}`, args);

export const nameOf = (seat, names) => names[seat] ?? told("page-seat", {number: seat + 1});
export const planetName = planet => told(`planet-${planet}`);
export const sideName = side => told(`side-${side}`);
export const teamName = side => told(`team-${side}`);

/** Somebody as the argument of a sentence that addresses the reader. */
export const person = (seat, names, you) => addressed({who: seat}, one => nameOf(one, names), you);

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
export const faceOf = card => ({...faceOfCard(card, cardName(card), kindName(card)), about: aboutCard(card)});

export const kindName = card => (card.kind === "support" ? cardName(card) : told(`kind-${card.kind}`));

/** The moves that play a card: one, or two for a Character, or none. @returns {Move[]} */
export const playsOf = (card, moves) =>
    moves.filter(({move}) => move === `play ${card.name}` || SIDES.some(side => move === `play ${card.name} ${side}`));

/** @returns {Move | undefined} */
export const moveOf = (text, moves) => moves.find(({move}) => move === text);

const PLANETS = ["moon", "mercury", "mars", "jupiter", "venus"];

/** A hand in order: by planet, its Action first, then what has no planet. @param {BattleCard[]} cards */
export function sorted(cards) {
    const place = card =>
        card.planet ? 2 * PLANETS.indexOf(card.planet) + (card.kind === "action" ? 0 : 1) : 2 * PLANETS.length;
    return [...cards].sort((one, other) => place(one) - place(other));
}

/** What only one seat is told; everything else is for all. */
const OWN = new Set(["joined", "dealt"]);

export const isOwn = event => OWN.has(event.type);
