// What can be heard at a table: a few soft notes and a card on felt, made here and not from files.

import {setting} from "./settings.js";

/** How loud things are; the usual 70 of 100 is 1. */
const volume = () => Math.max(0.001, setting("volume") / 70);

/** @type {AudioContext | undefined} One for all; browsers let it sound once the page has been touched. */
let audio;

function context() {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    return audio;
}

/** @param {number[][]} notes when each begins, and its pitch */
function play(notes) {
    const on = context();
    for (const [start, pitch] of notes) {
        const note = on.createOscillator(), loud = on.createGain(), at = on.currentTime + start;
        note.type = "triangle";
        note.frequency.value = pitch;
        loud.gain.setValueAtTime(0, at);
        loud.gain.linearRampToValueAtTime(0.12 * volume(), at + 0.02);
        loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
        note.connect(loud).connect(on.destination);
        note.start(at);
        note.stop(at + 0.55);
    }
}

/** It is one's turn: two notes upwards. */
export const yourTurn = () => play([[0, 659.3], [0.14, 880]]);

/** One is called: two notes, twice. */
export const calling = () => play([[0, 784], [0.14, 1046.5], [0.36, 784], [0.5, 1046.5]]);

/** The game is over: a chord, note by note. */
export const end = () => play([[0, 523.3], [0.14, 659.3], [0.28, 784], [0.42, 1046.5]]);

/** Something was laid on the table: a breath of noise that dies away at once. */
export function card() {
    const on = context();
    const breath = on.createBuffer(1, Math.round(on.sampleRate * 0.07), on.sampleRate);
    const wave = breath.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3;
    const source = on.createBufferSource(), tone = on.createBiquadFilter(), loud = on.createGain();
    source.buffer = breath;
    tone.type = "bandpass";
    tone.frequency.value = 1_700;
    loud.gain.value = 0.25 * volume();
    source.connect(tone).connect(loud).connect(on.destination);
    source.start();
}
