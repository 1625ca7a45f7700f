// A question in a window before something is done that cannot simply be taken back, with what has to be said for it.
import {LitElement, html, nothing} from "lit";
import {say} from "./words.js";

/**
 * `body` may have fields with names; `act` is handed what was filled in, and whatever it throws is shown in the window.
 *
 * @typedef {{title: string, body?: unknown, confirm: string, cancel?: string, act: (filled: FormData) => Promise<any>}} Asked
 */

class Question extends LitElement {
    static properties = {asked: {attribute: false}, trouble: {state: true}, busy: {state: true}};

    constructor() {
        super();
        /** @type {Asked | undefined} */ this.asked = undefined;
        this.trouble = "";
        this.busy = false;
    }

    createRenderRoot() { return this; }

    updated(changed) {
        const dialog = this.querySelector("dialog");
        if (changed.has("asked") && this.asked && dialog && !dialog.open) {
            this.trouble = "";
            dialog.showModal();
        }
    }

    async submit(event) {
        event.preventDefault();
        const asked = this.asked;
        this.busy = true;
        this.trouble = "";
        try {
            await asked?.act(new FormData(event.target));
            this.shut();
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    shut() { this.querySelector("dialog")?.close(); }

    /** A browser tells late that a window was closed: the next question may be open by then. */
    closed() {
        if (!this.querySelector("dialog")?.open) this.dispatchEvent(new CustomEvent("done"));
    }

    render() {
        if (!this.asked) return nothing;
        const {title, body, confirm, cancel = say("cancel")} = this.asked;
        return html`
            <dialog aria-labelledby="asked" @close=${this.closed}>
                <form class="stack" @submit=${this.submit}>
                    <h2 id="asked">${title}</h2>
                    ${body ?? nothing}
                    ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                    <div class="actions">
                        <button class="button chief" ?disabled=${this.busy}>${confirm}</button>
                        <button class="button plain" type="button" @click=${this.shut}>${cancel}</button>
                    </div>
                </form>
            </dialog>`;
    }
}
customElements.define("masque-question", Question);
