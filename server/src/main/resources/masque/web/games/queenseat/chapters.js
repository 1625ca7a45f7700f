/** The chapters of a replay: its rounds. */
import {told} from "./kit.js";

/** @type {(view: any) => {key: string, name: string}} In which chapter a view is. */
export function chapter({phase, round}) {
    return phase === "over"
        ? {key: "end", name: told("page-chapter-end")}
        : {key: `${round}`, name: told("page-chapter-round", {round})};
}
