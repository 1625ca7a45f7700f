// Who one is and in which language one is spoken to; both can be changed wherever this stands.
import {LitElement, html, nothing} from "lit";
import {asset, at} from "./base.js";
import {me, proposal, rename} from "./me.js";
import {LANGUAGES, language, say, speak} from "./words.js";
import {signs} from "../parts/drawings.js";

/**
 * The one line above a table or a replay, where every line counts.
 *
 * @param {string} title
 * @param {unknown} more what stands between the title and who one is
 */
export const bar = (title, more = nothing) => html`
    <header class="bar">
        <a class="brand" href=${at("")} aria-label=${say("to-home")} title=${say("to-home")}>
            <img src=${asset("app/icon.svg")} alt="" width="32" height="32"></a>
        <h1>${title}</h1>
        <span class="spring"></span>
        ${more}
        <masque-who></masque-who>
    </header>`;

class Who extends LitElement {
    static properties = {name: {state: true}, renaming: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        this.name = "";
        this.renaming = false;
        this.trouble = "";
        this.meeting = () => this.meet();
        this.speaking = () => this.requestUpdate();
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        addEventListener("masque-me", this.meeting);
        addEventListener("masque-language", this.speaking);
        this.meet();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        removeEventListener("masque-me", this.meeting);
        removeEventListener("masque-language", this.speaking);
    }

    async meet() {
        this.name = await me().then(({name}) => name ?? proposal()).catch(() => this.name);
    }

    async callMe(event) {
        event.preventDefault();
        try {
            this.name = await rename(new FormData(event.target).get("name"));
            this.renaming = false;
            this.trouble = "";
        } catch (trouble) {
            this.trouble = trouble.message;
            this.querySelector(".naming input")?.focus();
        }
    }

    /** Whoever thinks better of it keeps the old name. */
    escape(event) {
        if (event.key === "Escape") this.renaming = false;
    }

    async startRenaming() {
        this.renaming = true;
        this.trouble = "";
        await this.updateComplete;
        this.querySelector(".naming input")?.select();
    }

    render() {
        return html`
            ${this.renaming ? this.naming() : html`
                <button class="button plain me" title=${say("me-change")} @click=${this.startRenaming}>${this.name}</button>`}
            <a class="button plain settings" href=${at("settings")} aria-label=${say("settings")} title=${say("settings")}>${signs.gear}</a>
            <div class="languages" role="group" aria-label=${say("language")}>
                ${LANGUAGES.filter(one => one !== language()).map(one => html`
                    <button class="button plain" lang=${one} @click=${() => speak(one)}>${say(`language-${one}`)}</button>`)}
            </div>`;
    }

    naming() {
        return html`
            <form class="naming" @submit=${this.callMe}>
                <label><span class="unseen">${say("me-name")}</span>
                    <input name="name" required autocomplete="nickname" .value=${this.name} @keydown=${this.escape}
                        aria-invalid=${String(!!this.trouble)} aria-describedby=${this.trouble ? "name-trouble" : nothing}></label>
                <button class="button chief">${say("me-save")}</button>
                ${this.trouble ? html`<p id="name-trouble" class="trouble" role="alert">${this.trouble}</p>` : nothing}
            </form>`;
    }
}
customElements.define("masque-who", Who);
