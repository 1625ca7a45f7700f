// What is said at a table.
import {LitElement, html, nothing} from "lit";
import {say} from "./words.js";

const REACTIONS = {clap: "👏", laugh: "😄", wow: "😮", think: "🤔", sad: "😢", angry: "😠", heart: "❤️", wave: "👋"};

class Talk extends LitElement {
    static properties = {lines: {attribute: false}, enabled: {type: Boolean}};

    constructor() {
        super();
        /** @type {any[]} */ this.lines = [];
        this.enabled = false;
    }

    createRenderRoot() { return this; }

    updated(changed) {
        const list = this.querySelector("ol");
        if (list && changed.has("lines")) list.scrollTop = list.scrollHeight;
    }

    tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}));
    }

    send(event) {
        event.preventDefault();
        const text = String(new FormData(event.target).get("text")).trim();
        if (text) this.tell("say", {text});
        event.target.reset();
    }

    render() {
        return html`
            <ol class="lines" aria-label=${say("chat-lines")} tabindex="0">
                ${this.lines.map(({name, text, reaction}) => html`<li><strong>${name}</strong>
                    ${reaction ? html`<span role="img" aria-label=${say("reaction", {reaction})}>${REACTIONS[reaction] ?? ""}</span>`
                        : text}</li>`)}
            </ol>
            ${this.enabled ? html`
                <form @submit=${this.send}>
                    <label class="grow"><span class="unseen">${say("chat-text")}</span>
                        <input name="text" maxlength="200" autocomplete="off" placeholder=${say("chat-text")}></label>
                    <button class="button">${say("chat-send")}</button>
                </form>
                <div class="reactions" role="group" aria-label=${say("chat-reactions")}>
                    ${Object.entries(REACTIONS).map(([reaction, sign]) => html`
                        <button class="button plain" title=${say("reaction", {reaction})}
                            aria-label=${say("reaction", {reaction})} @click=${() => this.tell("react", {reaction})}>${sign}</button>`)}
                </div>` : nothing}`;
    }
}
customElements.define("masque-talk", Talk);
