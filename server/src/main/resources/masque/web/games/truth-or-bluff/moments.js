/** What of a message is shown one after another, and how long each of it deserves to be looked at. */

/** What Villains do is public and soon gone. */
const DEEDS = new Set(["moved", "drew", "put-back", "exchanged", "took-back", "idle"]);

/** How the game ended; what came before is shown first. */
const END = new Set(["defeated", "counted", "ended"]);

const isEnd = event => END.has(event.type);

/** How much there is to see: a tile that is turned up, the choice of a Villain and the endings in force are to be read. */
function weight(before, {view, events = []}) {
    if (!before?.view || !view) {
        return "none";
    }
    if (events.some(event => event.type === "turned" || event.type === "begun" || DEEDS.has(event.type))) {
        return "close";
    }
    return events.length ? "move" : "none";
}

/** The last tile is turned up, and only then is it seen how the game ended. */
export function parts(before, frame) {
    const shown = weight(before, frame);
    const events = frame.events ?? [];
    if (!before?.view || !frame.view?.result || before.view.result) {
        return [{frame, weight: shown}];
    }
    return [
        {frame: {...frame, events: events.filter(event => !isEnd(event)), closing: true}, weight: shown},
        {frame: {...frame, events: events.filter(isEnd)}, weight: "scene"},
    ];
}

/** A finished game as it was when its last tile was turned up: nobody has shown their tokens yet. */
export const closed = view => ({
    ...view,
    result: undefined,
    players: view.players.map(player => (player.seat === view.seat ? player : {...player, values: []})),
});
