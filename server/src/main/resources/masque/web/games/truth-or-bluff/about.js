/** What everything on the table of Truth or Bluff is, for whoever asks: a name, a sentence, and the clause that says more. */
import {endingName, endingRule, faceName, isVillain, nameOf, tileName, told} from "./kit.js";

/** @typedef {import('../../parts/asking.js').About} About */

const VILLAIN_CLAUSES = {beryl: "TB-5.1", jadeite: "TB-5.2", zoycite: "TB-5.3", nephrite: "TB-5.4", kunzite: "TB-5.5", clan: "TB-5.6"};

const ENDING_CLAUSES = {
    "out-of-tiles": "TB-6.1",
    "four-alike": "TB-6.2",
    "six-different": "TB-6.3",
    "two-triples": "TB-6.4",
    "three-pairs": "TB-6.5",
    "four-white": "TB-6.6",
    "space-time": "TB-6.7",
    guardians: "TB-6.8",
    "three-villains": "TB-6.9",
    "thirty-six": "TB-6.10",
};

const DEED_CLAUSES = {truth: "TB-4.1", bluff: "TB-4.1", look: "TB-3.2"};

/** @type {(key: string, name: string, clause: string, args?: object) => About} */
const about = (key, name, clause, args = {}) => ({name, words: told(`page-about-${key}`, args), clause});

/** A character or a Villain, whether it is on a tile or only named. @type {(face: string) => About} */
export const aboutFace = face =>
    isVillain(face) ? about(face, faceName(face), VILLAIN_CLAUSES[face]) : about("face", faceName(face), "TB-1.1");

/** A tile whose face is known. @type {(tile: import('./kit.js').BluffTile) => About} */
export function aboutTile(tile) {
    if (isVillain(tile.face)) {
        return aboutFace(tile.face);
    }
    return about(tile.white ? "white" : "tile", tileName(tile), tile.white ? "TB-6.6" : "TB-1.5", {number: tile.number, face: faceName(tile.face)});
}

/** The tile on its way, face down. @type {() => About} */
export const aboutDown = () => about("down", told("page-tile-down"), "TB-3.4");

/** What somebody says a tile is. @type {(claim: {from: number, to: number, name: string}, names: string[]) => About} */
export const aboutClaim = ({from, to, name}, names) =>
    about("claim", told("page-claim", {face: faceName(name)}), "TB-3.1", {who: nameOf(from, names), to: nameOf(to, names), face: faceName(name)});

/** Whether a name was true, once the tile is turned up. @type {(honest: boolean) => About} */
export const aboutHonesty = honest => about(honest ? "honest" : "lie", told(honest ? "page-honest" : "page-lie"), "TB-4.1");

/** Whether the challenger was right. @type {(right: boolean) => About} */
export const aboutOutcome = right => about(right ? "right" : "wrong", told(right ? "page-right" : "page-wrong"), "TB-4.2");

/** A Success token of the viewer, or one that was turned up. @type {(value: number) => About} */
export const aboutToken = value => about("token", told("page-token", {value}), "TB-1.3", {value});

/** How many tokens somebody has. @type {(count: number) => About} */
export const aboutTokens = count => about("tokens", told("page-tokens", {count}), "TB-4.3");

/** The viewer's points. @type {(total: number) => About} */
export const aboutPoints = total => about("points", told("page-points", {total}), "TB-7.1");

/** How many tiles are in a holder. @type {(count: number) => About} */
export const aboutHolder = count => about("holder", told("page-holder", {count}), "TB-6.1");

/** An ending, in full. @type {(ending: string) => About} */
export const aboutEnding = ending => about(ending === "out-of-tiles" ? "out" : "ending", endingRule(ending), ENDING_CLAUSES[ending]);

/** How close somebody is to an ending. @type {(meter: {ending: string, words: string, goal: number}) => About} */
export const aboutMeter = ({ending, words, goal}) =>
    ending === "out-of-tiles" ? about("holder", words, "TB-6.1") : about("meter", words, ENDING_CLAUSES[ending], {ending: endingName(ending), goal});

/** @type {() => About} */
export const aboutSeen = () => about("seen", told("page-seen"), "TB-3.4");

/** A column of what is known. @type {(column: "up" | "yours" | "unseen" | "all") => About} */
export const aboutColumn = column => about(column, told(`page-${column}`), column === "all" ? "TB-2.2" : "TB-3.4");

/** @type {(count: number) => About} */
export const aboutBag = count => about("bag", told("page-bag", {count}), "TB-2.3");

/** @type {(count: number) => About} */
export const aboutLeft = count => about("left", told("page-left", {count}), "TB-1.3");

/** What can be said to a claim. @type {(word: "truth" | "bluff" | "look") => About} */
export const aboutAnswer = word => about(`say-${word}`, told(`page-${word}`), DEED_CLAUSES[word]);

/** A name that can be given to a tile. @type {(face: string, honest: boolean) => About} */
export const aboutName = (face, honest) => about(honest ? "name-honest" : "name", told("page-claim", {face: faceName(face)}), "TB-3.1", {face: faceName(face)});

/** Somebody to whom a tile can go. @type {(name: string, meter: {ending: string, words: string, goal: number}) => About} */
export const aboutWhom = (name, meter) => about("whom", name, "TB-3.3", {distance: meter.words});

/** @type {(place: number) => About} */
export const aboutPlace = place => about("place", told("page-place", {place}), "TB-7.1");

/** @type {() => About} */
export const aboutDefeated = () => about("defeated", told("page-defeated"), "TB-6.11");

/** @type {() => About} */
export const aboutWinner = () => about("winner", told("page-winner"), "TB-7.1");
