// Somebody wants to end the game: all are told at once, over the table and by voice, and answer where they are told.
import {LitElement, html, nothing} from "lit";
import {listed, say} from "./words.js";

class Ending extends LitElement {
    static properties = {frame: {attribute: false}, declined: {state: true}};

    constructor() {
        super();
        /** @type {any} */ this.frame = undefined;
        /** Whether others want to play on although one wanted to end the game. */
        this.declined = false;
        /** Whether one has said so oneself. */
        this.withdrawn = false;
    }

    createRenderRoot() { return this; }

    willUpdate(changed) {
        if (!changed.has("frame") || !this.frame) return;
        const before = changed.get("frame");
        const {seat, ending, phase} = this.frame;
        if (before?.seat === seat && before?.ending.includes(seat) && !ending.includes(seat)) {
            this.declined = !this.withdrawn;
            this.withdrawn = false;
        }
        if (ending.length || phase !== "playing") this.declined = false;
    }

    want(what) {
        this.withdrawn = what === "go-on";
        this.dispatchEvent(new CustomEvent("want", {detail: {what}}));
    }

    render() {
        const sentence = this.sentence();
        return html`
            <div class=${sentence ? "wish" : "unseen"}>
                <p aria-live="assertive">${sentence}</p>
                ${sentence ? this.answers() : nothing}
            </div>`;
    }

    sentence() {
        if (this.frame?.phase !== "playing") return "";
        if (this.declined) return say("ending-declined");
        const {seat, ending, chairs} = this.frame;
        if (!ending.length) return "";
        const names = seats => listed(seats.map(one => chairs[one].name));
        if (ending.includes(seat)) {
            const missing = chairs.filter(chair => chair.kind === "person" && !chair.house && !ending.includes(chair.seat));
            return say("ending-yours", {names: names(missing.map(chair => chair.seat))});
        }
        return say("ending-theirs", {count: ending.length, names: names(ending)});
    }

    answers() {
        const {seat, ending, chairs} = this.frame;
        if (this.declined) return html`<button class="button" @click=${() => { this.declined = false; }}>${say("close")}</button>`;
        if (seat === undefined || chairs[seat].house) return nothing;
        return html`
            ${ending.includes(seat) ? nothing : html`<button class="button chief agree" @click=${() => this.want("end")}>${say("ending-agree")}</button>`}
            <button class="button on" @click=${() => this.want("go-on")}>${say("ending-play-on")}</button>`;
    }
}
customElements.define("masque-ending", Ending);
