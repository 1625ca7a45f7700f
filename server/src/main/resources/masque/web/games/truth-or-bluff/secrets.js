/** What of a view others may look at, where a device is passed around. */
import {CHARACTERS, nameOf, tileName, told} from "./kit.js";

/** Every sentence of the log that tells which tile the reader drew from the bag. */
const drawings = () => {
    const tiles = ["beryl", "jadeite", "zoycite", "nephrite", "kunzite", "clan"].map(face => ({face, white: false}));
    CHARACTERS.forEach(face => tiles.push({face, white: false}, {face, white: true}));
    return new Set(tiles.map(tile => told("log-drawn", {tile: tileName({...tile, number: 0})})));
};

/**
 * A view without what its seat alone knows: the holder, the tokens, the tile under way, a choice that is half made, and what
 * follows from these.
 *
 * @param {any} view
 * @param {string[]} names
 */
export function uncovered(view, names) {
    const {round} = view;
    const mine = view.players[view.seat];
    const drawn = drawings();
    const drew = told("log-drew", {who: nameOf(view.seat, names)});
    return {
        ...view,
        prompt: prompt(view),
        holder: [],
        choice: view.phase === "bonus" ? view.choice : undefined,
        players: view.players.map(player => (player === mine ? {...player, values: []} : player)),
        round: round && {...round, tile: round.turned ? round.tile : undefined},
        tally: view.tally.map(one => ({...one, unseen: undefined})),
        log: view.log.map(line => (drawn.has(line) ? drew : line)),
    };
}

/** What is awaited, without the tile. */
function prompt({phase, choice, prompt: words, players, seat}) {
    if (!players[seat]?.awaited || (phase !== "sliding" && phase !== "passing")) {
        return words;
    }
    return choice?.to !== undefined
        ? told("page-covered-name")
        : choice?.tile || phase === "passing"
          ? told("page-covered-to")
          : words;
}
