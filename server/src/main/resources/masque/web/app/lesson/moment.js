// A moment at a table that is nobody's, in the words of the protocol.

/**
 * @param {{seat: number, names: string[], moves: any[], events: any[], view: any, decision: number, frame?: number}} told
 */
export const moment = ({seat, names, moves, events, view, decision, frame = 1}) => ({
    type: "table", frame, phase: view.phase === "over" ? "finished" : "playing",
    seat, waiting: moves.length ? [seat] : [], decision: moves.length ? decision : 0, moves, takeBack: false,
    chairs: names.map((name, at) => ({seat: at, name, kind: at === seat ? "person" : "bot", here: true, house: false, program: false})),
    ending: [], winners: [], clocks: [], host: null, chat: false, events, view,
});
