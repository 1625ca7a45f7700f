/** What the things on the table of Masquerade Trick are, for whoever asks. */
import {cardName, maskName, roleName, told, tricksWanted} from "./kit.js";

/** @typedef {{name: string, words: string, clause: string}} About */

/** @type {(name: string, key: string, clause: string, args?: object) => About} */
const about = (name, key, clause, args = {}) => ({name, words: told(`page-about-${key}`, args), clause});

export const aboutCard = card =>
    card.suit === "crown" ? about(cardName(card), "crown", "MT-1.1") : about(cardName(card), "plain", "MT-2.5");

/** A role, as the cast of this table tells it. */
export function aboutRole(role, cast) {
    const found = cast.find(one => one.role === role);
    return found
        ? about(roleName(role), "role", "MT-1.2", {
              order: found.order,
              tricks: tricksWanted(found.mission),
              target: roleName(found.mission.target),
          })
        : about(told("page-about-mask-name"), "mask", "MT-2.9");
}

/** A mask in the centre: the role, as far as somebody knows it. */
export const aboutCentre = (mask, side, cast) =>
    mask.role ? aboutRole(mask.role, cast) : about(told(`page-mask-${side}`), "centre", "MT-2.8");

export const aboutSeen = name => about(name, "seen", "MT-2.8");

export const aboutOrder = name => about(name, "order", "MT-3.2");

export const aboutTricks = tricks => about(told("page-tricks", {tricks}), "tricks", "MT-2.6");

export const aboutCards = cards => about(told("page-cards", {cards}), "cards", "MT-2.2");

export const aboutDeals = deals => about(told("page-deals", {deals}), "deals", "MT-4.1");

export const aboutCounter = name => about(name, "counter", "MT-2.7");

export const aboutTrump = () => about(told("page-about-trump-name"), "trump", "MT-2.5");

/** The sign on the card that is ahead or has taken the trick. */
export const aboutAhead = name => about(name, "ahead", "MT-2.5");

export const aboutNow = () => about(told("page-about-now-name"), "now", "MT-3.2");

export const aboutPoint = () => about(told("page-about-point-name"), "point", "MT-3.1");

/** What can be chosen where one may look or point. */
export const aboutChoice = (mask, names) =>
    mask === "away"
        ? about(told("move-look-away"), "away", "MT-2.8")
        : mask === "left" || mask === "right"
          ? about(told(`page-mask-${mask}`), "centre", "MT-2.8")
          : about(maskName(mask, names), "mask", "MT-2.9");

export const aboutWinner = () => about(told("page-scene-winner"), "laurel", "MT-3.1");

/** The tricks that somebody won, and whether they were right. */
export const aboutMission = (done, name) => about(name, done ? "mission-met" : "mission-missed", "MT-3.2");
