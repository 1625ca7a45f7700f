// Tells somebody who looks elsewhere that it is their turn: in the title, by a notification and by a sound, if wanted.
import {keep, recall} from "./memory.js";
import {choose, setting} from "./settings.js";
import * as sounds from "./sound.js";
import {say} from "./words.js";

/** @type {(turn: boolean, game: string) => void} The title says whose turn it is, also where tabs are many. */
export const title = (turn, game) => titled(turn ? say("your-turn") : "", game);

/** @type {(news: string, what: string) => void} The title says what somebody should look at, if there is something. */
export function titled(news, what) {
    document.title = news ? `● ${news} · ${what}` : `${what} · Masque`;
}

/** Whether sounds are on; they are off unless somebody wants them. */
export const sounding = () => setting("sound");
export function sound(on) {
    choose("sound", on);
    if (on) sounds.yourTurn();
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
    if (sounding()) sounds.yourTurn();
    show(say("your-turn"), game, "masque-turn");
}

/** Somebody is called: challenged, or their match begins. */
export function call(sentence, where) {
    if (sounding()) sounds.calling();
    show(sentence, where, "masque-call");
}

/** A notification, if one is wanted and the page is not looked at. */
function show(sentence, body, tag) {
    if (!document.hidden || !notifying()) return;
    try {
        new Notification(sentence, {body, tag});
    } catch {
        // Some phones allow it to service workers only.
    }
}
