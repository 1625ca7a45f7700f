// Giving a game up: what it would come to is asked before, in the same words wherever one does it.
import {html} from "lit";
import {listed, say} from "./words.js";

/** @type {(table: any) => any[]} The persons who play with one; those whom the house plays for do not. */
export const others = ({chairs}) => chairs.filter(chair => chair.kind === "person" && !chair.you && !chair.house);

const named = chairs => listed(chairs.map(chair => chair.name));

/** @type {(title: string, words: string, confirm: string, act: () => Promise<any>) => import("./question.js").Asked} */
const asking = (title, words, confirm, act) => ({title, body: html`<p>${words}</p>`, confirm, cancel: say("leave-not"), act});

/** Leaving a game that goes on. */
export const aboutLeaving = (table, act) => asking(say("leave-title"), others(table).length
    ? say("leave-house", {names: named(others(table))}) : say("leave-bots"), say("leave-confirm"), act);

/** Ending a game for all. */
export const aboutEnding = (table, act) => asking(say("end-title"), others(table).length
    ? say("end-agree", {names: named(others(table))}) : say("end-bots"), say(others(table).length ? "end-ask" : "end-confirm"), act);

/**
 * Giving up a table of one's own, however far it has come; the site knows what that means.
 *
 * @param {any} table as the site tells of it
 * @param {string} game its name
 * @param {() => Promise<any>} act
 */
export function aboutGivingUp(table, game, act) {
    if (table.phase === "playing") return (others(table).length ? aboutLeaving : aboutEnding)(table, act);
    return others(table).length ? asking(say("stand-title"), say("stand-words", {game}), say("stand-confirm"), act)
        : asking(say("shut-title"), say("shut-words", {game}), say("shut-confirm"), act);
}
