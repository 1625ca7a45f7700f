/** The chapters of a replay: its rounds. */
import {told} from "./kit.js";

/** @type {(view: any) => {key: string, name: string}} In which chapter a view is. */
export function chapter({phase, round, rounds}) {
    if (phase === "over") {
        return {key: "end", name: told("page-chapter-end")};
    }
    // A finished round lies there until the next slide.
    const number = round?.number ?? rounds + 1;
    return {key: `${number}`, name: told("page-chapter-round", {round: number})};
}
