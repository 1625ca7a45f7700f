/** What helps to choose the Princesses before a game: their crests, who plays by default, and what is to be minded. */
import {seated, alike} from "./drawings.js";
import {PRINCESSES, princessName, told} from "./kit.js";

const SETS = {
    starter: ["galloping-sun", "eggsnatcher", "eyrie-feyle", "venomfruit"],
    medium: ["stingers-hive", "featherdancer", "whistley-wine", "galaksea"],
    advanced: ["trunktrumpets", "feared-flame", "chattered-fins", "colorcoats"],
};

/** The Princesses who play: those that were chosen, or those of a set with others of the sets in their order. */
function played({seats, options}) {
    const chosen = (options.packs ?? "").split(",").filter(one => one);
    return chosen.length
        ? chosen
        : [...new Set([...SETS[options.set ?? "starter"], ...Object.values(SETS).flat()])].slice(0, seats);
}

/** @type {import('../../app/options.js').Look} */
export const look = {
    drawings: {packs: Object.fromEntries(PRINCESSES.map(princess => [princess, seated(princess)]))},
    /* What is ticked as long as nobody chose: whoever adds or removes one goes on from there. */
    inForce: terms => ({packs: played(terms).join(",")}),
    fit: (options, changed) => {
        const {packs, ...others} = options;
        return changed === "set" ? others : options;
    },
    advice: terms => {
        const all = played(terms);
        const pairs = all.flatMap((one, at) => all.slice(at + 1).filter(other => alike(one, other)).map(other => [one, other]));
        return [
            ...(all.length < terms.seats ? [told("packs-few", {count: all.length, seats: terms.seats})] : []),
            ...(terms.seats === 3 ? [told("warn-few")] : []),
            ...pairs.map(([one, other]) => told("warn-colour", {one: princessName(one), other: princessName(other)})),
        ];
    },
};
