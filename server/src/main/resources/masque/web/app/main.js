// The frame around every page: which one is shown.
import {LitElement, html, nothing} from "lit";
import {asset, at, views} from "./base.js";
import {here, watch} from "./router.js";
import {dress} from "./settings.js";
import {learn, learnGame, say} from "./words.js";
import "./who.js";
import "../parts/index.js";

/** Pages by their paths: an element, the module that defines it, and what it is told. The last one is for all others. */
const PAGES = [
    [/^$/, "masque-home", "app/pages/home.js"],
    [/^table\/([\w-]+)$/, "masque-table", "app/pages/table.js", "table"],
    [/^tournaments\/new$/, "masque-new-tournament", "app/pages/new-tournament.js"],
    [/^tournament\/([\w-]+)$/, "masque-tournament", "app/pages/tournament.js", "tournament"],
    [/^tournament\/([\w-]+)\/desk$/, "masque-desk", "app/pages/desk.js", "tournament"],
    [/^tournament\/([\w-]+)\/screen$/, "masque-screen", "app/pages/screen.js", "tournament"],
    [/^replay(?:\/([\w-]+))?$/, "masque-replay", "app/pages/replay.js", "table"],
    [/^card$/, "masque-card", "app/pages/card.js"],
    [/^card\/([\w-]+)$/, "masque-challenge", "app/pages/challenge.js", "id"],
    [/^card\/([\w-]+)\/print$/, "masque-card-print", "app/pages/card-print.js", "id"],
    [/^rules$/, "masque-rulebooks", "app/pages/rulebooks.js"],
    [/^rules\/([a-z-]+)$/, "masque-rules", "app/pages/rules.js", "game"],
    [/^learn\/([a-z-]+)$/, "masque-lesson", "app/pages/lesson.js", "game"],
    [/^puzzles$/, "masque-puzzles", "app/pages/puzzles.js"],
    [/^puzzle\/([a-z-]+\/[\w-]+)$/, "masque-puzzle", "app/pages/puzzle.js", "puzzle"],
    [/^settings$/, "masque-settings", "app/pages/settings.js"],
    [/^parts$/, "masque-parts", "parts/gallery.js"],
    [/(?:)/, "masque-lost", "app/pages/lost.js"],
];

class App extends LitElement {
    static properties = {page: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        addEventListener("masque-route", () => this.turn());
        addEventListener("masque-language", () => this.turn());
        this.turn();
    }

    /** Shows the page of the address. A page is made anew, so that nothing of the last one stays. */
    async turn() {
        const path = here().replace(/\/+$/, "");
        const [route, tag, module, field] = /** @type {any[]} */ (PAGES.find(([form]) => form.test(path)));
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

    /** A page that needs the room has a line of its own above it. */
    render() {
        return html`
            ${this.page?.bare ? nothing : html`
                <header class="top">
                    <a class="brand" href=${at("")}>
                        <img src=${asset("app/icon.svg")} alt="" width="36" height="36">Masque</a>
                    <span class="spring"></span>
                    <masque-who></masque-who>
                </header>`}
            ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
            ${this.page ?? html`<main class="page waiting"></main>`}`;
    }
}

// Browsers look at these again when the address changes, and would take a relative one from there.
for (const link of document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')) link.href = String(link.href);
dress();
// Hints at keys are for those who use them.
addEventListener("keydown", () => document.documentElement.style.setProperty("--keys", "inline-block"), {once: true});
await learn();
watch();
customElements.define("masque-app", App);
