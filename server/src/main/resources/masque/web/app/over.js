// How a game ended, in words.
import {language, say} from "./words.js";

/**
 * How a game ended, as one line.
 * @param {string} ending finished, agreed, forfeit or called-off
 * @param {number[]} winners seats
 * @param {any[]} chairs as the protocol tells of them
 * @param {number} you the seat that reads it; -1 for those who look on
 */
export function overSentence(ending, winners, chairs, you) {
    const list = some => new Intl.ListFormat(language()).format(some.map(chair => chair.name));
    const names = list(winners.map(seat => chairs[seat]));
    const alone = winners.length === 1 && winners[0] === you;
    switch (ending) {
        case "agreed":
            return say("over-ended");
        case "called-off":
            return say("over-called-off");
        case "forfeit": {
            // Whoever has forfeited has left the seat to the house.
            const lost = list(chairs.filter(chair => chair.house));
            if (alone) return say("over-forfeit-you", {lost});
            return winners.length && chairs[you]?.house ? say("over-forfeit-yours", {names})
                : say("over-forfeit", {count: winners.length, names, lost});
        }
        default:
            return alone ? say("over-you") : say("over-winners", {count: winners.length, names});
    }
}

/** How far a table has come, or how its game ended if that was before its end. */
export function phaseWords({phase, result}) {
    if (result?.ending === "forfeit") return say("phase-forfeit");
    if (result?.ending === "called-off") return say("phase-called-off");
    return say("phase", {phase});
}
