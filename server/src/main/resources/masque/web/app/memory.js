// What this browser remembers between visits. Some browsers forbid it; then nothing is remembered.

/** @type {(name: string) => any} What was kept; null if there is nothing. */
export function recall(name) {
    try {
        return JSON.parse(localStorage.getItem(`masque.${name}`) ?? "null");
    } catch {
        return null;
    }
}

/** @type {(name: string, value: any) => void} Keeps something that can be JSON. */
export function keep(name, value) {
    try {
        localStorage.setItem(`masque.${name}`, JSON.stringify(value));
    } catch {
        // A private window: it works without.
    }
}

const DEALS = 30;

/**
 * Remembers what somebody at the table knows from before the deal, so that the file of the game can be held against it.
 *
 * @param {string} table
 * @param {{commitment?: string, text?: string}} seen
 */
export function keepDeal(table, seen) {
    const deals = recall("deals") ?? {};
    const {[table]: known = {}, ...others} = deals;
    const kept = Object.entries(others).slice(-DEALS);
    keep("deals", {...Object.fromEntries(kept), [table]: {...known, ...seen}});
}

/** @type {(table: string) => {commitment?: string, text?: string}} */
export const recallDeal = table => (recall("deals") ?? {})[table] ?? {};
