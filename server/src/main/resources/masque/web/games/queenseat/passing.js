/** What went from whom to whom in a frame: who is marked at the table for it, and the cards that are seen to travel. */
import {html, nothing} from "lit";
import {marks} from "./drawings.js";
import {faceOf} from "./faces.js";
import {nameOf, told} from "./kit.js";

/** Events in which something goes from one player to another: who did it, whom it is about, from whom and to whom the card goes. */
const PASSED = {
    took: ({queen, whose, card}) => ({by: queen, with: whose, from: whose, to: queen, card}),
    gave: ({who, to, card}) => ({by: who, with: to, from: who, to, card}),
    handed: ({queen, to, card}) => ({by: queen, with: to, from: queen, to, card}),
    collected: ({who, voter, card}) => ({by: who, with: voter, from: voter, to: who, card}),
    passed: ({who, to}) => ({by: who, with: to, from: who, to, back: true}),
    "passed-openly": ({who, to, card}) => ({by: who, with: to, from: who, to, card}),
    stole: ({who, whose, card}) => ({by: who, with: whose, from: whose, to: who, card}),
    "stole-secretly": ({who, whose}) => ({by: who, with: whose, from: whose, to: who, back: true}),
    "handed-over": ({queen, to, count}) => (count ? {by: to, with: queen, from: queen, to, back: true} : undefined),
    showed: ({who, to}) => ({by: who, with: to, from: who, to, back: true}),
    exchanged: ({who, with: other}) => ({by: who, with: other}),
    swapped: ({who, with: other}) => ({by: who, with: other}),
    chose: ({who, whom}) => ({by: who, with: whom}),
    forced: ({who, queen}) => ({by: who, with: queen}),
};

const passed = events => events.map(event => PASSED[event.type]?.(event)).filter(one => one);

/**
 * How somebody is marked: as the one who acts, or as the one whom it is about.
 *
 * @param {number} seat
 * @param {any} view
 * @param {any[]} events
 */
export function markOf(seat, view, events) {
    const last = passed(events).at(-1) ?? {by: view.actor, with: view.target};
    if (last.by === seat) {
        return {mark: "attacker", markName: told("page-acts-now")};
    }
    return last.with === seat ? {mark: "target", markName: told("page-target")} : {};
}

/** The cards that went from one player to another, each with both names; what not all may see lies face down. */
export function passing(view, events, names, key) {
    const all = passed(events).filter(one => one.card || one.back);
    return all.length === 0
        ? nothing
        : html`<ul class="passing" aria-hidden="true">${all.slice(-3).map(({from, to, card}, at) => html`<li>
              <span class="who">${nameOf(from, names)}</span>
              <m-card still data-from=${from} data-key="passing ${key} ${at}" .face=${card ? faceOf(card) : undefined}></m-card>
              ${marks.to}<span class="who">${nameOf(to, names)}</span></li>`)}</ul>`;
}

/** The cards of a hand that have come to it since it was seen before. @returns {Set<string>} */
export function grown(before, now) {
    const held = new Map((before ?? []).map(({card, count}) => [idOf(card), count]));
    return new Set(before ? now.filter(({card, count}) => count > (held.get(idOf(card)) ?? 0)).map(({card}) => idOf(card)) : []);
}

/** @param {import('./kit.js').QueenCard} card */
export const idOf = card => `${card.princess} ${card.dark}`;
