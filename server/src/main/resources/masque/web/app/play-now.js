// One click from anywhere to a game against bots.
import {post} from "./api.js";
import {chosenLevel} from "./levels.js";
import {beSomebody} from "./me.js";
import {go} from "./router.js";

/** Begins a game against bots of the level that was chosen last, and goes there. @param {any} game as /games has it */
export async function playNow(game) {
    await beSomebody();
    const table = await post("tables", {game: game.id, fill: chosenLevel(game), start: true});
    go(`table/${table.id}`);
}
