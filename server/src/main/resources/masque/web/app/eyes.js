// A replay through the eyes of everybody at once, put together from what each of them was told.

/**
 * A moment: how many steps had been made, what was told then, and what could be seen.
 *
 * @typedef {{ply?: number, events: any[], view: any, eyes?: any[]}} Moment
 */

/** @type {(frames: Moment[], ply: number) => number} The last moment up to so many steps. */
export function momentAt(frames, ply) {
    const later = frames.findIndex(frame => (frame.ply ?? 0) > ply);
    return Math.max(0, (later < 0 ? frames.length : later) - 1);
}

/**
 * All moments that anybody noticed. What only one seat was told is said with its name in front.
 *
 * @param {Moment[]} spectator what spectators were told
 * @param {Moment[][]} seats what each seat was told
 * @param {string[]} names
 * @returns {Moment[]}
 */
export function together(spectator, seats, names) {
    const plies = [...new Set([spectator, ...seats].flat().map(frame => frame.ply ?? 0))].sort((a, b) => a - b);
    return plies.map(ply => {
        const shown = spectator[momentAt(spectator, ply)];
        const open = shown.ply === ply ? shown.events : [];
        const own = seats.flatMap((frames, seat) => alone(frames[momentAt(frames, ply)], ply, open)
            .map(event => ({...event, sentence: `${names[seat]}: ${event.sentence}`})));
        return {ply, events: [...open, ...own], view: shown.view, eyes: seats.map(frames => frames[momentAt(frames, ply)].view)};
    });
}

/** What a seat was told of a step that spectators were not told of. */
function alone(frame, ply, open) {
    const known = new Set(open.map(event => event.type));
    return frame.ply === ply ? frame.events.filter(event => !known.has(event.type)) : [];
}
