/** How Masquerade Trick's view is read: who is who, what a card is called, and the codes of its moves. */
import {say} from "../../app/words.js";
import {suitArt} from "./drawings.js";

/** @typedef {{suit: string, rank: number}} TrickCard */
/** @typedef {{kind: string, number: number, target: string}} Mission */

const SEATS = ["first", "second", "third", "fourth"];
const FIRST_OF_SUIT = {crown: 0, rose: 3, mask: 10, goblet: 17};

/* Codes are in journals, so they never change; they are needed for asking why a card cannot be used. */
const PASS = 0;
const PLAY = 32;

export {listed} from "../../app/words.js";

/** A sentence of this game's own words. */
export const told = (key, args = {}) => say(`masquerade-trick.${key}`, args);

/** @param {string} dancer @returns {number} the seat, or -1 for a mask that the rules play */
export const seatOf = dancer => SEATS.indexOf(dancer);

/** @type {(mask: string) => string} Whose a mask is, from the text of a move: a seat's number becomes its dancer. */
export const ownerOf = mask => SEATS[Number(mask) - 1] ?? mask;

/** What a mask is called in the text of a move: a seat's number, a role that the rules play, or a side of the centre. */
export const shortName = (mask, names) =>
    mask === "left" || mask === "right"
        ? told(`page-mask-${mask}`)
        : nameOf(ownerOf(mask), names);

/** A dancer's name: a player's, or the role's where the rules play. */
export const nameOf = (dancer, names) =>
    seatOf(dancer) < 0
        ? told(`page-role-${dancer}`)
        : (names[seatOf(dancer)] ?? told("page-seat", {number: seatOf(dancer) + 1}));

/** A role card as it lies: a dancer's, or one in the centre. */
export const maskName = (mask, names) =>
    mask === "left" || mask === "right"
        ? told(`page-the-mask-${mask}`)
        : told("page-mask-of", {who: nameOf(mask, names)});

export const cardName = ({suit, rank}) => told("card", {suit: told(`suit-${suit}`), rank});

export const roleName = role => told(`page-role-${role}`);

/** What is printed on a card. */
export const faceOf = card => ({
    name: cardName(card),
    corner: String(card.rank),
    tone: card.suit,
    art: suitArt(card.suit),
});

export const idOf = ({suit, rank}) => `${suit} ${rank}`;

/** @param {TrickCard} card */
export const codeOf = (card, phase) => (phase === "passing" ? PASS : PLAY) + FIRST_OF_SUIT[card.suit] + card.rank - 1;

export const tricksWanted = mission => told(`mission-${mission.kind}`, {number: mission.number});

/** What only one seat is told; everything else is for all. */
const OWN = new Set(["cast", "dealt", "handed", "saw"]);

export const isOwn = event => OWN.has(event.type);
