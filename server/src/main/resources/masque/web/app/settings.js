// How somebody wants the page to be, remembered in this browser: look, pace, sounds and what is asked before a move.
import {keep, recall} from "./memory.js";

/** What can be chosen, the usual first. */
export const CHOICES = {
    theme: ["system", "day", "night"],
    pace: ["normal", "unhurried", "quick", "none"],
    motion: ["system", "less"],
    cards: ["normal", "small", "large"],
};

const USUAL = {confirm: false, sound: false, volume: 70};

/** How much longer or shorter than usual everything that moves takes. */
const TEMPO = {unhurried: "1.6", normal: "1", quick: "0.6", none: "1"};
const CARDS = {small: "0.84", normal: "1", large: "1.2"};
const THEMES = {day: "light", night: "night"};

/** @type {(name: string) => any} What was chosen, or what is usual. */
export function setting(name) {
    const kept = recall(name);
    if (name in CHOICES) return CHOICES[name].includes(kept) ? kept : CHOICES[name][0];
    return typeof kept === typeof USUAL[name] ? kept : USUAL[name];
}

/** Chooses something; whatever shows it hears `masque-settings`. */
export function choose(name, value) {
    keep(name, value);
    dress();
    dispatchEvent(new Event("masque-settings"));
}

/** Has the page look as it was chosen. */
export function dress() {
    const {dataset, style} = document.documentElement;
    const theme = THEMES[setting("theme")];
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
    if (setting("motion") === "less") dataset.motion = "less";
    else delete dataset.motion;
    style.setProperty("--tempo", TEMPO[setting("pace")]);
    style.setProperty("--card-scale", CARDS[setting("cards")]);
}

const MILLIS = {calm: 320, stage: 620};

/** @type {(what: "calm" | "stage") => number} How long what arrives takes, or one of several things after another, at the chosen pace. */
export const millis = what => MILLIS[what] * Number(TEMPO[setting("pace")]);

/** Whether things may move, by the system's will and by that of whoever looks. */
export const moving = () => !matchMedia("(prefers-reduced-motion: reduce)").matches && setting("motion") !== "less";
