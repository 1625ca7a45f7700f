/** The chapters of a replay: the choosing of characters, and its rounds. */
import {told} from "./kit.js";

/** @type {(view: any) => {key: string, name: string}} In which chapter a view is. */
export function chapter({phase, round}) {
    if (phase === "over") {
        return {key: "end", name: told("page-chapter-end")};
    }
    if (phase === "picking" || phase === "mirror") {
        return {key: "picking", name: told("page-chapter-picking")};
    }
    // Whoever fights first is chosen before there is a round.
    const number = Math.max(1, round);
    return {key: `${number}`, name: told("page-chapter-round", {round: number})};
}
