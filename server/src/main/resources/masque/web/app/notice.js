// Tells somebody who looks elsewhere that it is their turn: in the title, by a notification and by a sound, if wanted.
import {keep, recall} from "./memory.js";
import * as sounds from "./sound.js";
import {say} from "./words.js";

/** @type {(turn: boolean, game: string) => void} The title says whose turn it is, also where tabs are many. */
export function title(turn, game) {
    document.title = turn ? `● ${say("your-turn")} · ${game}` : `${game} · Masque`;
}

/** Whether sounds are on; they are off unless somebody wants them. */
export const sounding = () => recall("sound") === true;
export function sound(on) {
    keep("sound", on);
    if (on) sounds.turn();
}

export const canNotify = () => "Notification" in globalThis && isSecureContext;
export const notifying = () => canNotify() && Notification.permission === "granted" && recall("notify") === true;

/** Asks the browser, if it has not been asked yet. */
export async function notify(on) {
    keep("notify", on);
    if (on && canNotify() && Notification.permission === "default") await Notification.requestPermission();
}

/**
 * What a new message from the table sounds like; the turn has its own sound.
 *
 * @param {{over: boolean, ended: boolean, told: boolean}} news whether the game is over, only now, and whether something happened
 */
export function news({over, ended, told}) {
    if (!sounding()) return;
    if (over && ended) sounds.end();
    else if (told && !over) sounds.card();
}

/** It is somebody's turn now. */
export function turn(game) {
    if (sounding()) sounds.turn();
    if (!document.hidden || !notifying()) return;
    try {
        new Notification(say("your-turn"), {body: game, tag: "masque-turn"});
    } catch {
        // Some phones allow it to service workers only.
    }
}
