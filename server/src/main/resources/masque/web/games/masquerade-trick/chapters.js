/** The chapters of a replay: the passing, each trick and the masks of every deal. */
import {told} from "./kit.js";

/** @type {(view: any) => {key: string, name: string}} In which chapter a view is. */
export function chapter({phase, deal, hand, trick, result}) {
    if (phase === "over") {
        return {key: "end", name: told("page-chapter-end")};
    }
    // The masks lie open until the first move of the next deal.
    if (result || phase === "pointing") {
        const ended = result?.deal ?? deal;
        return {key: `${ended} masks`, name: told("page-chapter-masks", {deal: ended})};
    }
    if (phase === "passing") {
        return {key: `${deal} passing ${hand}`, name: told("page-chapter-passing", {deal, hand: String(hand)})};
    }
    return {key: `${deal} ${trick}`, name: told("page-chapter-trick", {deal, trick})};
}
