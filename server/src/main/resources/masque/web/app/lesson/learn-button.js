// The way to a game's lesson, where it has one.
import {html, nothing} from "lit";
import {at} from "../base.js";
import {say} from "../words.js";
import {progressIn} from "./progress.js";

/** @param {{id: string, lesson: boolean}} game as /games has it */
export const learnButton = game => game.lesson
    ? html`<a class="button learn" href=${at(`learn/${game.id}`)}>${say(progressIn(game.id).done ? "home-learned" : "home-learn")}</a>`
    : nothing;
