/** How Truth or Bluff's view is read: who is who, what a tile is called, and the codes of its moves. */
import {say} from "../../app/words.js";
import {addressed} from "../../parts/address.js";

export {listed} from "../../app/words.js";

/** @typedef {{face: string, white: boolean, number: number}} BluffTile */
/** @typedef {import('../../parts/game-table.js').Move} Move */

export const CHARACTERS = ["moon", "mercury", "mars", "jupiter", "venus", "tuxedo-mask", "chibi-moon", "pluto"];
const VILLAINS = ["beryl", "jadeite", "zoycite", "nephrite", "kunzite", "clan"];
const FACES = [...CHARACTERS, ...VILLAINS];

/* Codes are in journals, so they never change; what cannot be done is asked for by them. */
const KINDS = 22;
const TO = KINDS;
const NAME = TO + 8;
const ANSWERS = {truth: NAME + 8, bluff: NAME + 9, look: NAME + 10};
const PICK = NAME + 11;
const TAKE = PICK + KINDS;

/** @param {BluffTile} tile */
const kindOf = tile => FACES.indexOf(tile.face) + (tile.white || isVillain(tile.face) ? CHARACTERS.length : 0);

export const codes = {
    /** @param {number} seat */
    to: seat => TO + seat,
    /** @param {string} face */
    name: face => NAME + FACES.indexOf(face),
    /** @param {"truth" | "bluff" | "look"} word */
    answer: word => ANSWERS[word],
    /** @param {BluffTile} tile */
    pick: tile => PICK + kindOf(tile),
    /** @param {number} seat @param {BluffTile} tile */
    take: (seat, tile) => TAKE + seat * KINDS + kindOf(tile),
};

/** @param {string} face */
export const isVillain = face => VILLAINS.includes(face);

/** A sentence of this game's own words. */
export const told = (key, args = {}) => say(`truth-or-bluff.${key}`, args);

export const nameOf = (seat, names) => names[seat] ?? told("page-seat", {number: seat + 1});
export const faceName = face => told(`face-${face}`);
export const endingName = ending => told(`ending-${ending}`);

/** An ending in full. */
export const endingRule = ending =>
    ending === "out-of-tiles" ? told("page-ending-out-of-tiles") : told(`option-ending-${ending}`);

/** @param {BluffTile} tile */
export const tileName = tile => (tile.white ? told("tile-white", {face: faceName(tile.face)}) : faceName(tile.face));

/** Whether two tiles look the same. */
export const sameTile = (one, other) => one.face === other.face && one.white === other.white;

/** What a tile is called that lies there so many times. */
export const pileName = (tile, count) =>
    count > 1 ? told("page-several", {tile: tileName(tile), count}) : tileName(tile);


/**
 * Seats as arguments of a sentence that may address the reader.
 *
 * @param {Object<string, number>} seats
 * @param {string[]} names
 * @param {number} you
 */
export const people = (seats, names, you) => addressed(seats, seat => nameOf(seat, names), you);

/** What kind of choice is awaited: the first word of its moves. @param {Move[]} moves */
export const asked = moves => moves[0]?.move.split(" ")[0] ?? "";

/** How much of an ending is there already, as numbers and in words. */
export function progress({ending, missing, goal}) {
    const out = ending === "out-of-tiles";
    const have = out ? Math.max(0, goal - missing) : goal - missing;
    const words = out
        ? told("page-distance-out", {missing})
        : told("page-distance", {ending: endingName(ending), have, goal});
    return {ending, have, goal, missing, words};
}

/** What only one seat is told; everything else is for all. */
const OWN = new Set(["dealt", "saw", "worth", "drawn"]);

export const isOwn = event => OWN.has(event.type);
