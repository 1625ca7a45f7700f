// A code, or the whole link that somebody was sent, leads to a table or a tournament.
import {LitElement, html, nothing} from "lit";
import {post} from "./api.js";
import {go} from "./router.js";
import {say} from "./words.js";

class Join extends LitElement {
    static properties = {busy: {state: true}, trouble: {state: true}};

    constructor() {
        super();
        this.busy = false;
        this.trouble = "";
    }

    createRenderRoot() { return this; }

    async join(event) {
        event.preventDefault();
        const typed = String(new FormData(event.target).get("code")).trim();
        const linked = /\/((?:table|tournament)\/[\w-]+(?:\/desk|\/screen)?(?:#[\w-]+)?)/.exec(typed);
        this.busy = true;
        this.trouble = "";
        try {
            go(linked ? linked[1] : await this.find(typed));
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
        if (this.trouble) await this.pointOut();
    }

    /** Whoever has mistyped types it again. */
    async pointOut() {
        await this.updateComplete;
        const field = this.querySelector("input");
        field?.focus();
        field?.select();
    }

    /** The page of the table or the tournament that has this code. */
    async find(code) {
        const {id, tournament} = await post("find", {code});
        return tournament ? `tournament/${tournament.id}#${code.toUpperCase()}` : `table/${id}`;
    }

    render() {
        return html`
            <section class="panel join" aria-labelledby="join">
                <h2 id="join">${say("home-join")}</h2>
                <form @submit=${this.join}>
                    <label class="field grow">${say("home-code")}
                        <input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false"
                            aria-invalid=${String(!!this.trouble)} aria-describedby=${this.trouble ? "join-trouble" : nothing}></label>
                    <button class="button" ?disabled=${this.busy}>${say("home-join-button")}</button>
                </form>
                <p id="join-trouble" class=${this.trouble ? "trouble" : "unseen"} role="alert">${this.trouble}</p>
            </section>`;
    }
}
customElements.define("masque-join", Join);
