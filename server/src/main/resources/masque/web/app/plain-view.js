// How a game is shown that has no folder of its own: what it says, and a button for each move.
import {LitElement, html, nothing} from "lit";
import {say} from "./words.js";

export default class PlainView extends LitElement {
    static properties = {
        frame: {attribute: false}, names: {attribute: false}, you: {type: Number}, readonly: {type: Boolean},
        reason: {attribute: false}, seen: {},
    };

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.keys = event => this.key(event);
        document.addEventListener("keydown", this.keys);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("keydown", this.keys);
    }

    /** Number keys make the first moves. */
    key(event) {
        const typing = event.composedPath().some(one => /^(INPUT|TEXTAREA|SELECT|DIALOG)$/.test(one.tagName ?? ""));
        const move = this.moves()[Number(event.key) - 1];
        if (typing || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key) || !move) return;
        this.ask({code: move.code});
    }

    moves() {
        return this.readonly ? [] : this.frame?.moves ?? [];
    }

    ask(detail) {
        this.dispatchEvent(new CustomEvent("ask", {detail, bubbles: true, composed: true}));
    }

    render() {
        const log = this.frame?.view?.log ?? [];
        return html`
            <div class="plain-view">
                <div class="moves" role="group" aria-label=${say("table-moves")}>
                    ${this.moves().map(({code, sentence}) => html`
                        <button class="button move" data-code=${code} @click=${() => this.ask({code})}>${sentence}</button>`)}
                    ${this.frame?.takeBack && !this.readonly ? html`
                        <button class="button plain" @click=${() => this.ask({takeBack: true})}>${say("take-back")}</button>`
                        : nothing}
                </div>
                <ol class="log" aria-label=${say("table-log")}>${log.map(line => html`<li>${line}</li>`)}</ol>
            </div>`;
    }
}
