/** How Queenseat's view is read: who is who, what a card is called, and the codes of its moves. */
import {say} from "../../app/words.js";
import {addressed} from "../../parts/address.js";

export {listed} from "../../app/words.js";

/** @typedef {{princess: string, dark: boolean}} QueenCard */
/** @typedef {import('../../parts/game-table.js').Move} Move */

export const PRINCESSES = [
    "stingers-hive", "galloping-sun", "trunktrumpets", "featherdancer", "whistley-wine", "eggsnatcher",
    "feared-flame", "eyrie-feyle", "chattered-fins", "galaksea", "venomfruit", "colorcoats",
];

/* Codes are in journals, so they never change; what cannot be done is asked for by them. */
const KINDS = 24;
const SEATS = 10;
const TAKE = KINDS;
const GIVE = TAKE + SEATS;
const SWAP = GIVE + SEATS + 1;
const CHOOSE = SWAP + SEATS;
const NAME = CHOOSE + SEATS;
const SECRET = NAME + PRINCESSES.length + 2;
const OPEN = SECRET + KINDS;
const STEAL = OPEN + KINDS;

const kindOf = card => PRINCESSES.indexOf(card.princess) + (card.dark ? PRINCESSES.length : 0);

/** By whom a phase asks for, the first code of its seats. */
const SEATED = {taking: TAKE, giving: GIVE, handing: GIVE, losing: SWAP, choosing: CHOOSE};

export const codes = {
    /** What tapping a seat means in a phase, if anything. @param {string} phase @param {number} seat */
    seat: (phase, seat) => (phase in SEATED ? SEATED[phase] + seat : -1),
    /** @param {string} princess */
    name: princess => NAME + PRINCESSES.indexOf(princess),
    /** @param {QueenCard} card */
    secret: card => SECRET + kindOf(card),
    /** @param {QueenCard} card */
    open: card => OPEN + kindOf(card),
    /** @param {QueenCard} card */
    steal: card => STEAL + kindOf(card),
    blind: STEAL + KINDS,
};

/** A sentence of this game's own words. */
export const told = (key, args = {}) => say(`queenseat.${key}`, args);

export const nameOf = (seat, names) => names[seat] ?? told("page-seat", {number: seat + 1});
export const princessName = princess => told(`princess-${princess}`);

/** @param {QueenCard} card */
export const cardName = ({princess, dark}) => (dark ? told("card-dark", {princess: princessName(princess)}) : princessName(princess));

/** What a card does for whoever lost with it. @param {QueenCard} card */
export const actionOf = ({princess, dark}) => told(dark ? `action-dark-${princess}` : `action-${princess}`);

/** What that is good for. @param {QueenCard} card */
export const useOf = ({princess, dark}) => told(dark ? `use-dark-${princess}` : `use-${princess}`);

/** What so many cards that look the same are called. */
export const stackName = (card, count) => (count > 1 ? told("page-several", {card: cardName(card), count}) : cardName(card));

/** @type {(one: QueenCard, other: QueenCard) => boolean} */
export const same = (one, other) => one.princess === other.princess && one.dark === other.dark;

/** How many cards of a Princess are among stacks of them. */
export const countOf = (stacks, princess) =>
    stacks.filter(({card}) => card.princess === princess).reduce((sum, {count}) => sum + count, 0);

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

/** What only some are told; everything else is for all. */
const OWN = new Set(["dealt", "saw", "saw-one", "forced-by", "received"]);

export const isOwn = event => OWN.has(event.type);
