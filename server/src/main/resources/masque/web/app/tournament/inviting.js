// How others find a tournament: its code, something to scan, and links that can be copied or handed on.
import {LitElement, html, nothing} from "lit";
import {at, root} from "../base.js";
import {copy} from "../share.js";
import {say} from "../words.js";

/** A picture to scan, which leads to the tournament. */
export const scan = (id, size) => html`<img class="scan" src=${at(`tournament/${id}/code.svg?root=${encodeURIComponent(root.href)}`)}
    width=${size} height=${size} alt=${say("desk-scan")}>`;

/** The address for players; the code is in it where one is needed. */
export const playersLink = ({id, code, entry}) => at(`tournament/${id}${entry === "code" && code ? `#${code}` : ""}`);

/** A link with a button to copy it and, where the device can, one to hand it on. */
class HandOn extends LitElement {
    static properties = {label: {}, link: {}, subject: {}, copied: {state: true}};

    constructor() {
        super();
        this.label = "";
        this.link = "";
        this.subject = "";
        this.copied = false;
    }

    createRenderRoot() { return this; }

    willUpdate(changed) { if (changed.has("link")) this.copied = false; }

    async copy() {
        const field = this.querySelector("input");
        if (field) this.copied = await copy(field);
    }

    share() {
        // Whoever changes their mind has not failed.
        navigator.share({title: this.subject, url: this.link}).catch(() => {});
    }

    render() {
        return html`
            <div class="hand-on"><label class="field">${this.label}
                <input readonly .value=${this.link} @focus=${event => event.target.select()}></label>
                <button class="button" @click=${this.copy}>${this.copied ? say("copied") : say("copy")}</button>
                ${"share" in navigator ? html`<button class="button" @click=${this.share}>${say("desk-share")}</button>` : nothing}</div>`;
    }
}
customElements.define("masque-hand-on", HandOn);
