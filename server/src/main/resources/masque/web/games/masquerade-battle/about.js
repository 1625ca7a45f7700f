/** What everything at the table of Masquerade Battle is, for whoever asks: a name, a sentence and its clause. */
import {cardName, nameOf, planetName, sideName, teamName, told} from "./kit.js";

/** @typedef {{name: string, words: string, clause?: string}} About */

/** @type {(name: string, key: string, clause: string, args?: Record<string, unknown>) => About} */
const about = (name, key, clause, args = {}) => ({name, words: told(`page-about-${key}`, args), clause});

const CLAUSES = {
    character: "MB-1.3",
    action: "MB-1.4",
    support: "MB-7.3",
    transformation: "MB-5.6",
    betrayal: "MB-5.7",
    "tuxedo-mask": "MB-7.2",
};

/** A card in a hand or on a pile. @param {import('./kit.js').BattleCard} card @returns {About} */
export function aboutCard(card) {
    const {kind, planet, side, guardian, dark} = card;
    const key = kind === "support" && !side ? "naru" : kind === "action" && planet === "moon" ? "moon-action" : kind;
    const args = {planet: planet ? planetName(planet) : "", side: side ? sideName(side) : "", guardian, dark};
    return about(cardName(card), key, CLAUSES[kind], args);
}

/** A card of the trick: what it is, and what has become of it. */
export function aboutLaid(one, {view, names}) {
    const words = [aboutCard(one.card).words];
    if (one.power) words.push(told("page-about-used", {side: sideName(one.side), power: one.power}));
    if (one.cancelled) words.push(told("page-about-cancelled"));
    if (view.winning?.who === one.who) words.push(told(view.outcome ? "page-about-took" : "page-about-ahead", {reason: told(`reason-${view.winning.reason}`)}));
    const clause = one.cancelled ? "MB-6.3" : view.winning?.who === one.who ? "MB-6.1" : CLAUSES[one.card.kind];
    return {name: told("page-laid", {who: nameOf(one.who, names), what: cardName(one.card)}), words: words.join(" "), clause};
}

/** The Characters on one of somebody's piles. */
export const aboutPile = (side, name) => about(name, "pile", "MB-7.1", {side: sideName(side), team: teamName(side)});

export const aboutHand = name => about(name, "hand", "MB-8.1");

/** A bid that stands, or the promise that it has become. */
export const aboutBid = (name, final) => (final ? about(name, "promise", "MB-8.4") : about(name, "bid", "MB-3.2"));

export const aboutPassed = name => about(name, "passed", "MB-3.4");

/** Somebody's Team card, face up or not. */
export const aboutTeam = team => (team ? about(teamName(team), `team-${team}`, "MB-2.3") : about(told("page-team-card"), "team", "MB-2.3"));

export const aboutRuling = planet =>
    about(told("page-ruling", {planet: planetName(planet)}), planet === "moon" ? "ruling-moon" : "ruling", "MB-5.3", {planet: planetName(planet)});

export const aboutTrick = name => about(name, "trick", "MB-8.1");

/** Who is ahead, and by which order of strength. */
export const aboutAhead = () => about(told("page-ahead"), "strength", "MB-6.1");

/** What nobody has shown this viewer yet. */
export const aboutUnseen = (kind, planet) =>
    planet ? about(planetName(planet), "unseen-planet", "MB-1.2", {planet: planetName(planet)}) : about(told(`kind-${kind}`), `unseen-${kind}`, CLAUSES[kind]);

export const aboutDiscard = () => about(told("page-discarded"), "discard", "MB-6.5");

export const aboutAside = () => about(told("page-set-aside"), "aside", "MB-2.4");

/** What is sensible to bid. */
export const aboutAdvice = () => about(told("page-advice"), "advice", "MB-8.3");

/** What a Character counts. */
export const aboutCounting = () => about(told("kind-character"), "counting", "MB-8.2");

export const aboutSide = side => about(teamName(side), `side-${side}`, "MB-1.6");

/** A count at the end. */
export const aboutCount = name => about(name, "count", "MB-8.2");

/** What the promise is weighed by. */
export const aboutWeighed = (name, key) => about(name, key, "MB-8.4");
