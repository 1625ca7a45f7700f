/** What everything at this table is, for whoever asks: a name, a sentence and the clause that says more. */
import {PRINCESSES, actionOf, cardName, princessName, stackName, told, useOf} from "./kit.js";

/** @typedef {import('../../parts/asking.js').About} About */

/** @type {(key: string, clause: string, args?: Object<string, unknown>) => About} A thing whose name is a word and whose meaning is another. */
const thing = (key, clause, args = {}) => ({name: told(`page-about-${key}`), words: told(`page-about-${key}-words`, args), clause});

/** The clause that says what a Princess does. */
const clauseOf = princess => `QS-4.${PRINCESSES.indexOf(princess) + 1}`;

/**
 * A card: whom it is a vote for, and what it does if it loses.
 *
 * @param {import('./kit.js').QueenCard} card
 * @param {{count?: number, own?: boolean, why?: string}} how how many there are, whether they are the viewer's secret ones, and why they are barred
 * @returns {About}
 */
export function aboutCard(card, {count = 1, own = false, why = ""} = {}) {
    const {princess, dark} = card;
    const plain = told(dark ? "page-about-card-dark" : "page-about-card", {princess: princessName(princess), action: actionOf(card), use: useOf(card)});
    const counted = count > 1 ? told(own ? "page-about-stack" : "page-about-stack-open", {words: plain, count}) : plain;
    return {
        name: stackName(card, count),
        words: why ? told("page-about-barred-card", {why, words: counted}) : counted,
        clause: why ? "QS-2.2" : clauseOf(princess),
    };
}

/** A Princess of this game, with how many of her cards lie open. @returns {About} */
export const aboutPack = (princess, shown, all) => ({
    name: princessName(princess),
    words: told("page-about-pack", {princess: princessName(princess), shown, all, action: actionOf({princess, dark: false})}),
    clause: clauseOf(princess),
});

export const about = {
    secret: () => thing("secret", "QS-1.4"),
    open: () => ({name: told("page-open"), words: told("page-about-open-words"), clause: "QS-2.6"}),
    seen: () => ({name: told("page-seen"), words: told("page-about-seen-words"), clause: "QS-5.6"}),
    voted: () => thing("voted", "QS-2.1"),
    frozen: () => thing("frozen", "QS-4.12"),
    collects: () => thing("collects", "QS-4.11"),
    queen: () => thing("queen", "QS-2.6"),
    place: () => thing("place", "QS-2.3"),
    round: most => thing("round", "QS-3.1", {most}),
    vote: () => thing("vote", "QS-2.1"),
    swap: () => thing("swap", "QS-2.6"),
    reign: () => thing("reign", "QS-3.1"),
    /** Why the winner of a vote won. @param {string} words */
    verdict: words => ({name: told("page-about-verdict"), words, clause: "QS-2.3"}),
    /** What became of a vote. @param {"swap" | "act" | "wins" | "to"} what */
    fate: what => ({name: told("page-about-fate"), words: told(`page-about-fate-${what}`), clause: what === "wins" ? "QS-2.4" : "QS-2.5"}),
    /** @param {import('./kit.js').QueenCard} card */
    act: card => ({name: told("page-about-act"), words: told("page-about-act-words", {action: actionOf(card), use: useOf(card)}), clause: clauseOf(card.princess)}),
    /** How a received card lies. @param {boolean} open @param {string} words */
    facing: (open, words) => ({name: told(open ? "page-about-show" : "page-about-hide"), words, clause: "QS-5.1"}),
    /** @param {string} words */
    warning: words => ({name: told("page-about-warning"), words, clause: "QS-1.3"}),
};

/** The clauses of what is different in a round, by its kind. */
const EFFECTS = {
    open: "QS-4.1", random: "QS-4.9", least: "QS-4.7", free: "QS-4.10", "losing-type": "QS-4.9", "she-has-more": "QS-4.10", promise: "QS-4.4", flame: "QS-4.7",
};

/** What is different in this round or the next. @returns {About} */
export const aboutEffect = (kind, next) => ({
    name: told(next ? "page-about-effect-next" : "page-about-effect"),
    words: told(`page-about-effect-${kind}`),
    clause: EFFECTS[kind],
});

/** What a card is called where it is voted. */
export const aboutVote = card => (card ? {...aboutCard(card), name: cardName(card)} : about.vote());
