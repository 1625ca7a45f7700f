/** What of a frame is shown one after another: a trick that is complete, or a deal that has ended, before what comes after it. */

/** How the events of a frame fall apart behind the last one of a type. */
function behind(events, type) {
    const cut = events.map(event => event.type).lastIndexOf(type) + 1;
    return [events.slice(0, cut), events.slice(cut)];
}

/** A trick that the rules have led onto already, as it lay there. */
function finished(frame, events) {
    const {view} = frame;
    const {cards, winner} = view.previous;
    return {...frame, events, closing: true, view: {...view, table: cards, winning: winner, previous: undefined, trick: view.trick - 1}};
}

/** A deal that has ended while the next is dealt already: what one wanted in it, and what happened. */
const unmasking = (before, frame, events) => ({
    ...frame,
    events,
    closing: true,
    // The next role is nobody's business yet, not even one's own.
    view: {...frame.view, role: undefined, mission: undefined, standing: undefined, goal: before.view.goal ?? "", log: frame.view.result.log ?? before.view.log},
});

/**
 * @param {any} before the frame that was shown before
 * @param {any} frame
 * @returns {{frame: any, weight: "none" | "move" | "close" | "scene"}[]}
 */
export function partsOf(before, frame) {
    const {view, events = []} = frame;
    const happened = type => events.some(event => event.type === type);
    if (!before?.view || !view || !events.length) {
        return [{frame, weight: "none"}];
    }
    if (happened("deal-ended") && view.result) {
        if (view.phase === "over") {
            return [{frame, weight: "scene"}];
        }
        const [end, rest] = behind(events, "deal-ended");
        return [
            {frame: unmasking(before, frame, end), weight: "scene"},
            {frame: {...frame, events: rest}, weight: "none"},
        ];
    }
    if (happened("trick-won")) {
        if (!view.previous) {
            return [{frame, weight: "close"}];
        }
        const [end, rest] = behind(events, "trick-won");
        return [
            {frame: finished(frame, end), weight: "close"},
            {frame: {...frame, events: rest}, weight: "move"},
        ];
    }
    return [{frame, weight: "move"}];
}
