// The frame around every page: which one is shown, who one is, and in which language.
import {LitElement, html, nothing} from "lit";
import {asset, at, views} from "./base.js";
import {beSomebody, me, proposal, rename} from "./me.js";
import {here, watch} from "./router.js";
import {LANGUAGES, language, learn, learnGame, say, speak} from "./words.js";
import "../parts/index.js";

/** Pages by their paths: an element, the module that defines it, and what it is told. */
const PAGES = [
    [/^$/, "masque-home", "app/pages/home.js"],
    [/^table\/([\w-]+)$/, "masque-table", "app/pages/table.js", "table"],
    [/^replay(?:\/([\w-]+))?$/, "masque-replay", "app/pages/replay.js", "table"],
    [/^rules\/([a-z-]+)$/, "masque-rules", "app/pages/rules.js", "game"],
    [/^parts$/, "masque-parts", "parts/gallery.js"],
];

class App extends LitElement {
    static properties = {page: {state: true}, name: {state: true}, renaming: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        this.name = "";
        this.renaming = false;
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        addEventListener("masque-route", () => this.turn());
        addEventListener("masque-language", () => this.turn());
        addEventListener("masque-me", () => this.meet());
        this.turn();
        this.meet();
    }

    async meet() {
        this.name = await me().then(({name}) => name ?? proposal()).catch(() => this.name);
    }

    /** Shows the page of the address. A page is made anew, so that nothing of the last one stays. */
    async turn() {
        const path = here().replace(/\/+$/, "");
        const [route, tag, module, field] = PAGES.find(([form]) => form.test(path)) ?? PAGES[0];
        try {
            const {default: Page} = await import(asset(module));
            if (Page && !customElements.get(tag)) customElements.define(tag, Page);
            if (tag === "masque-parts") await Promise.all([...views].map(learnGame));
        } catch {
            // Most likely the site has a new version, of which this page knows nothing.
            this.trouble = say("trouble-version");
            return;
        }
        const page = document.createElement(tag);
        const told = route.exec(path)?.[1];
        if (field && told) page[field] = told;
        document.title = "Masque";
        this.page = page;
    }

    async callMe(event) {
        event.preventDefault();
        try {
            this.name = await rename(new FormData(event.target).get("name"));
            this.renaming = false;
            this.trouble = "";
        } catch (trouble) {
            this.trouble = trouble.message;
        }
    }

    async startRenaming() {
        this.renaming = true;
        await this.updateComplete;
        this.querySelector(".naming input")?.select();
    }

    render() {
        return html`
            <header class="top">
                <a class="brand" href=${at("")}>
                    <img src=${asset("app/icon.svg")} alt="" width="36" height="36">Masque</a>
                <span class="spring"></span>
                ${this.renaming ? this.naming() : html`
                    <button class="button plain me" title=${say("me-change")} @click=${this.startRenaming}>
                        ${this.name}</button>`}
                <div class="languages" role="group" aria-label=${say("language")}>
                    ${LANGUAGES.filter(one => one !== language()).map(one => html`
                        <button class="button plain" lang=${one} @click=${() => speak(one)}>${say(`language-${one}`)}</button>`)}
                </div>
            </header>
            ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
            ${this.page ?? html`<main class="page waiting"></main>`}`;
    }

    naming() {
        return html`
            <form class="naming" @submit=${this.callMe}>
                <label><span class="unseen">${say("me-name")}</span>
                    <input name="name" maxlength="24" required autocomplete="nickname" .value=${this.name}></label>
                <button class="button chief">${say("me-save")}</button>
            </form>`;
    }
}

// Browsers look at these again when the address changes, and would take a relative one from there.
for (const link of document.querySelectorAll('link[rel="icon"], link[rel="manifest"]')) link.href = String(link.href);
await learn();
watch();
customElements.define("masque-app", App);
