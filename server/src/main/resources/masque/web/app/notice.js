// Tells somebody who looks elsewhere that it is their turn: in the title, by a notification and by a sound, if wanted.
import {keep, recall} from "./memory.js";
import {say} from "./words.js";

/** @type {(turn: boolean, game: string) => void} The title says whose turn it is, also where tabs are many. */
export function title(turn, game) {
    document.title = turn ? `● ${say("your-turn")} · ${game}` : `${game} · Masque`;
}

/** Whether sounds are on; they are off unless somebody wants them. */
export const sounding = () => recall("sound") === true;
export const sound = on => keep("sound", on);

export const canNotify = () => "Notification" in globalThis && isSecureContext;
export const notifying = () => canNotify() && Notification.permission === "granted" && recall("notify") === true;

/** Asks the browser, if it has not been asked yet. */
export async function notify(on) {
    keep("notify", on);
    if (on && canNotify() && Notification.permission === "default") await Notification.requestPermission();
}

/** Two soft notes, drawn by hand. */
function chime() {
    const audio = new AudioContext();
    for (const [start, pitch] of [[0, 659.3], [0.14, 880]]) {
        const note = audio.createOscillator(), loud = audio.createGain(), at = audio.currentTime + start;
        note.frequency.value = pitch;
        loud.gain.setValueAtTime(0, at);
        loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
        loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
        note.connect(loud).connect(audio.destination);
        note.start(at);
        note.stop(at + 0.55);
    }
    setTimeout(() => audio.close(), 1_500);
}

/** It is somebody's turn now. */
export function turn(game) {
    if (sounding()) chime();
    if (!document.hidden || !notifying()) return;
    try {
        new Notification(say("your-turn"), {body: game, tag: "masque-turn"});
    } catch {
        // Some phones allow it to service workers only.
    }
}
