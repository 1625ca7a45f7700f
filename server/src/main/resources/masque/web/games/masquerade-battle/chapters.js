/** The chapters of a replay: the auction, the Team card and each trick. */
import {told} from "./kit.js";

/** @type {(view: any) => {key: string, name: string}} In which chapter a view is. */
export function chapter({phase, trick}) {
    switch (phase) {
        case "bidding":
            return {key: "auction", name: told("page-chapter-auction")};
        case "revealing":
            return {key: "team", name: told("page-chapter-team")};
        case "over":
            return {key: "end", name: told("page-chapter-end")};
        default:
            return {key: `${trick}`, name: told("page-chapter-trick", {trick})};
    }
}
