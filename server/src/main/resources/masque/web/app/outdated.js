// A game that was begun by older rules: it cannot go on here, but it can be taken along and ended.
import {html, nothing} from "lit";
import {post} from "./api.js";
import {at} from "./base.js";
import {say} from "./words.js";

/**
 * What can still be done with such a game.
 * @param {any} table as the site tells of it
 * @param {(end: () => Promise<any>) => any} end does what it is given, and then shows how things stand
 */
export const outdatedActions = (table, end) => html`
    <div class="actions">
        <a class="button" href=${at(`api/v1/tables/${table.id}/file`)} download>${say("over-file")}</a>
        ${table.phase === "playing" && !table.tournament ? html`<button class="button" @click=${() => end(() => post(`tables/${table.id}/end`))}>
            ${say("outdated-end")}</button>` : nothing}
    </div>`;
