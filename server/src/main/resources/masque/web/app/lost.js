// What is shown in place of what is not there: a sentence and the way home, as the site itself shows it.
import {html} from "lit";
import {at} from "./base.js";
import {say} from "./words.js";

/** @param {string} sentence what is not there */
export const lost = sentence => html`
    <main class="page narrow panel alone">
        <h1>${sentence}</h1>
        <p>${say("lost-hint")}</p>
        <p><a class="button chief" href=${at("")}>${say("to-home")}</a></p>
    </main>`;
