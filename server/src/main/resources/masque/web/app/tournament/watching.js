// Looks on at a few tables at once, as anybody may, to tell how their matches stand.
import {asset, views} from "../base.js";
import {Line} from "../socket.js";

/** What one screen may look at; every table holds a line to the site. */
export const MOST_TABLES = 4;

/**
 * How a game says in numbers how it stands: for every seat what it has won so far and what it has now, as a spectator's view
 * tells it. Comes with the game's emblem.
 *
 * @typedef {(view: any) => {won: number, now: string}[] | undefined} Score
 */

/** @type {(game: string) => Promise<Score | undefined>} */
export const scoreOf = async game => views.has(game) ? (await import(asset(`games/${game}/emblem.js`))).score : undefined;

export class Watching {
    /** @param {() => void} changed is called whenever a table has something new to tell */
    constructor(changed) {
        this.changed = changed;
        /** @type {Map<string, {line: Line, frame?: any}>} */
        this.tables = new Map();
    }

    /** Looks at these tables and no others from now on. @param {string[]} wanted */
    follow(wanted) {
        const few = wanted.slice(0, MOST_TABLES);
        for (const [table, {line}] of this.tables) {
            if (few.includes(table)) continue;
            line.close();
            this.tables.delete(table);
        }
        for (const table of few.filter(one => !this.tables.has(one))) this.open(table);
    }

    open(table) {
        const seen = {line: new Line(table, -1), frame: undefined};
        seen.line.addEventListener("table", event => {
            seen.frame = /** @type {CustomEvent} */ (event).detail;
            this.changed();
        });
        this.tables.set(table, seen);
    }

    /** The latest that a table has told everybody. @param {string | undefined} table */
    frame(table) { return table === undefined ? undefined : this.tables.get(table)?.frame; }

    close() { this.follow([]); }
}
