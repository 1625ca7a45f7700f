// What is done with a game that is over: checked, shared and kept.
import {html, nothing} from "lit";
import {at} from "../base.js";
import {copy, download} from "../share.js";
import {say} from "../words.js";

const link = page => html`
    <label class="link"><span>${say("replay-share")}</span>
        <input readonly .value=${page.link} @focus=${event => event.target.select()}>
        <button class="button" @click=${async event => {
            page.copied = await copy(event.target.closest("label").querySelector("input"));
        }}>${page.copied ? say("copied") : say("copy")}</button></label>`;

/** @param {any} page the replay */
export function keeping(page) {
    const file = `masque-${page.about.id}.json`;
    return html`
        <section class="panel keeping" aria-label=${say("replay-keeping")}>
            <button class="button" ?disabled=${page.busy} @click=${() => page.prove()}>${say("replay-check")}</button>
            ${page.table ? link(page) : nothing}
            ${page.table ? html`<a class="button plain" href=${at(`api/v1/tables/${page.table}/file`)} download=${file}>${say("over-file")}</a>`
                : html`<button class="button plain" @click=${() => download(file, [page.file])}>${say("over-file")}</button>`}
            <p class="finding ${page.finding === "none" ? "holds" : "fails"}" role="status">${page.finding
                ? say("fair", {problem: page.finding, ply: (page.ply ?? -1) + 1}) : nothing}</p>
        </section>`;
}
