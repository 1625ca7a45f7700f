// The way in: one tap for whoever has a name; whoever has none is offered one that can be changed, and a code is asked for where
// one is needed.
import {LitElement, html, nothing} from "lit";
import {post} from "../api.js";
import {me, proposal, rename} from "../me.js";
import {say} from "../words.js";

class Joining extends LitElement {
    static properties = {known: {attribute: false}, name: {state: true}, busy: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        /** @type {any} */ this.known = undefined;
        /** What one is called here; null for whoever has no name yet. @type {string | null | undefined} */
        this.name = undefined;
        this.busy = false;
        this.trouble = "";
        this.meeting = () => this.meet();
        /** The code may come with the link. */
        this.code = location.hash.slice(1);
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        addEventListener("masque-me", this.meeting);
        this.meet();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        removeEventListener("masque-me", this.meeting);
    }

    async meet() {
        this.name = await me().then(({name}) => name).catch(() => null);
    }

    async join(event) {
        event.preventDefault();
        const filled = new FormData(event.target);
        this.busy = true;
        this.trouble = "";
        try {
            if (this.name === null) await rename(filled.get("name"));
            await post(`tournaments/${this.known.id}/entrants`, filled.has("code") ? {code: String(filled.get("code")).trim()} : {});
            this.dispatchEvent(new CustomEvent("joined"));
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    render() {
        const {entry, tokens} = this.known;
        if (this.name === undefined) return nothing;
        return html`
            <form class="panel joining stack" @submit=${this.join}>
                <p>${say("tournament-join-hint", {tokens})}</p>
                ${this.name === null ? html`<label class="field">${say("tournament-join-name")}
                    <input name="name" required autocomplete="nickname" .defaultValue=${proposal()}></label>` : nothing}
                ${entry === "code" ? html`<label class="field">${say("tournament-join-code")}
                    <input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" .defaultValue=${this.code}></label>` : nothing}
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                <button class="button chief big" ?disabled=${this.busy}>
                    ${this.name === null ? say("tournament-join") : say("tournament-join-as", {name: this.name})}</button>
            </form>`;
    }
}
customElements.define("masque-joining", Joining);
