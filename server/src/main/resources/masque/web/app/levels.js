// How strong the bots are that one plays against; this browser remembers it for each game.
import {html, nothing} from "lit";
import {keep, recall} from "./memory.js";
import {usualLevel} from "./options.js";
import {say} from "./words.js";

/** @type {(game: any) => string} The level that was chosen last, if the game still has it; else the usual one. */
export function chosenLevel(game) {
    const chosen = recall("levels")?.[game.id];
    return game.bots.includes(chosen) ? chosen : usualLevel(game);
}

/**
 * A field to choose it by, where there is something to choose.
 *
 * @param {any} game as /games has it
 * @param {boolean} busy
 */
export function levelField(game, busy) {
    if (game.bots.length < 2) return nothing;
    const choose = ({target}) => keep("levels", {...recall("levels"), [game.id]: target.value});
    return html`
        <label class="level"><span class="unseen">${say("home-level", {game: game.name})}</span>
            <select ?disabled=${busy} @change=${choose}>
                ${game.bots.map(level => html`<option value=${level} ?selected=${level === chosenLevel(game)}>${say("level", {level})}</option>`)}
            </select></label>`;
}
