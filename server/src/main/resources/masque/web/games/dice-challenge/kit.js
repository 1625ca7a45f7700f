/** How Dice Challenge's view is read: whose dice and moves are whose, and what they are called. */
import {known, language, say} from "../../app/words.js";
import {addressed} from "../../parts/address.js";

/** @typedef {import('../../parts/game-table.js').Move} Move */
/** @typedef {{letter: string, size: number, value: number, same: string, borrowed: boolean, attacked: boolean, droid?: boolean, taken?: number, kept?: number}} Lying */
/** @typedef {{dice: string, target: string, move: Move}} Attack */

/** A sentence of this game's own words. */
export const told = (key, args = {}) => say(`dice-challenge.${key}`, args);

export const nameOf = (seat, names) => names[seat] ?? told("page-seat", {number: seat + 1});

/** Somebody as the argument of a sentence that addresses the reader. */
export const person = (seat, names, you) => addressed({who: seat}, one => nameOf(one, names), you);

/** Whether a verb after somebody's name is in the plural. */
export const numberOf = ({portrait}) => {
    const key = `character-${portrait.id}_number`;
    return known(`dice-challenge.${key}`) ? told(key) : "one";
};

/** A score, which is counted in half points. */
export const points = halves => told(halves % 2 ? "points-half" : "points", {whole: Math.floor(halves / 2)});

/** Several names as people say them. */
export const listed = words => new Intl.ListFormat(language()).format(words);

export const dieName = ({size, value}) => told("page-die", {size, value});

/** The side of a seat; somebody who only looks on sees the first side's. */
export const sideOf = (seat, view) => Math.max(0, view.sides.findIndex(side => side.seats.includes(seat)));

/** The character with this number; those that are not picked yet are not there. */
export const characterOf = (number, view) => view.characters.find(one => one.who.character === number);

export const fighterOf = (side, view) => {
    const {fighter} = view.sides[side];
    return fighter === undefined ? undefined : characterOf(fighter, view);
};

export const teamOf = (side, view) => view.characters.filter(one => one.side === side);

/** What a side has captured this round: the victory pile. */
export const pileOf = (side, view) =>
    teamOf(1 - side, view)
        .flatMap(one => one.captured)
        .sort((one, other) => one - other);

/** The moves that begin with a word, such as the character of `tag 2` or the die of `dark a`. */
export const movesOf = (word, moves) => moves.filter(({move}) => move === word || move.startsWith(`${word} `));

/** @returns {Attack[]} */
export const attacksOf = moves =>
    moves.flatMap(move => {
        const [, dice, target] = /^attack (\w+) > (\w)$/.exec(move.move) ?? [];
        return dice ? [{dice, target, move}] : [];
    });

/**
 * The Droid dice that can still come in, with what they count; of one size they are equal.
 *
 * @returns {Lying[]}
 */
export const droidsOf = fighter =>
    fighter.droid.map(({letter, size}) => {
        const same = fighter.droid.find(one => one.size === size).letter;
        return {letter, size, value: size, same, borrowed: true, attacked: false, droid: true};
    });

/**
 * Dice as moves name them: of equal dice the first ones.
 *
 * @param {string[]} picked letters
 * @param {Lying[]} dice
 */
export function canonical(picked, dice) {
    const letters = picked.map(letter => {
        const {same} = dice.find(die => die.letter === letter);
        const equal = dice.filter(die => die.same === same).map(die => die.letter);
        return equal[picked.filter(other => equal.includes(other)).indexOf(letter)];
    });
    return letters.sort().join("");
}

/** The attacks in which all of these dice take part. @param {Attack[]} attacks @returns {Attack[]} */
export const within = (letters, attacks) => attacks.filter(({dice}) => [...letters].every(letter => dice.includes(letter)));

/** Whether an attack can be meant for this die: moves name the first of equal dice that may be attacked. */
export const hits = (attack, die, foe, blocked) =>
    die.letter !== blocked && foe.dice.find(one => one.letter === attack.target)?.same === die.same;

/** Who is told something that others are not: a secret choice, by whoever made it. */
const OWN = new Set(["yours", "answered", "nominated"]);

export const isOwn = event => OWN.has(event.type);

/** The dice that were rolled by what just happened, as `character letter`. */
export function rolled(events) {
    const dice = events
        .filter(({type}) => ["rolled", "rerolled", "dark-used", "command-used", "crystal-used", "hologram-used"].includes(type))
        .flatMap(({who, dice: several, die}) => (several ?? [die]).map(one => `${who.character} ${one.letter}`));
    return new Set(dice);
}

/** The attack that is seen just now: one that may be blocked, or one that somebody else has just made. */
export const struckIn = ({struck, view}) => struck ?? (view.phase === "blocking" ? view.attack : undefined);

/**
 * What a frame shows, one after the other: somebody's attack before it is carried out, a round that is over, and what comes then.
 * What happened is told with the last of them, so that it is heard once.
 *
 * @param {any} before
 * @param {any} frame
 */
export function partsOf(before, frame) {
    const {view, events = []} = frame;
    if (!before?.view || !view) {
        return [{frame, weight: "none"}];
    }
    const shown = [];
    const struck = strike(before.view, view, events);
    if (struck) {
        shown.push({frame: {...frame, view: before.view, waiting: before.waiting, moves: [], struck, events: []}, weight: "move"});
    }
    if (view.phase === "over") {
        return [...shown, {frame, weight: "scene"}];
    }
    if (events.some(({type}) => type === "round-over")) {
        const last = events.find(({type}) => type === "attacked")?.sentence;
        shown.push({frame: {...frame, events: [], closing: true, roundOver: {last}}, weight: "close"});
    }
    return [...shown, {frame, weight: events.length ? "move" : "none"}];
}

/** An attack of somebody else that has been carried out already: it is seen on the dice as they lay before. */
function strike(before, view, events) {
    const attack = events.find(({type}) => type === "attacked");
    const captured = events.some(({type}) => type === "captured");
    const attacker = attack && characterOf(attack.who.character, before);
    const lay = attacker && characterOf(attack.whose.character, before)?.dice.some(({letter}) => letter === attack.target.letter);
    if (!captured || !lay || attacker.seat === view.seat || before.phase !== "turn") {
        return undefined;
    }
    return {attacker: attack.who.character, dice: attack.dice.map(({letter}) => letter), defender: attack.whose.character, target: attack.target.letter, sentence: attack.sentence};
}
