// Who sits at the table: whose turn it is, who is away, and how much time is left.
import {LitElement, html, nothing} from "lit";
import {levelName} from "./options.js";
import {say} from "./words.js";

/** @type {(millis: number) => string} */
const clock = millis => {
    const seconds = Math.max(0, Math.ceil(millis / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

class Seats extends LitElement {
    static properties = {frame: {attribute: false}, you: {type: Number}, heard: {type: Number}};

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        this.tick = setInterval(() => { if (this.frame?.clocks.some(one => one.running)) this.requestUpdate(); }, 500);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.tick);
    }

    render() {
        return html`<ul class="strip" aria-label=${say("table-seats")}>${this.frame.chairs.map(chair => this.seat(chair))}</ul>`;
    }

    seat(chair) {
        const awaited = (this.frame.waiting ?? []).includes(chair.seat);
        const time = this.frame.clocks.find(one => one.seat === chair.seat);
        const left = time && time.millis - (time.running ? performance.now() - this.heard : 0);
        const signs = [
            chair.seat === this.you ? say("sign-you") : "", awaited ? say("sign-awaited") : "",
            this.frame.winners.includes(chair.seat) ? say("sign-winner") : "",
            chair.kind === "bot" ? levelName(chair.level) : "", chair.program ? say("sign-program") : "",
            chair.house ? say("sign-house") : chair.kind === "person" && !chair.here ? say("sign-away") : "",
        ].filter(sign => sign);
        return html`<li class="chip ${awaited ? "awaited" : ""}"><strong>${chair.name}</strong>
            <span class="quiet">${signs.join(" · ")}</span>
            ${time ? html`<span class="clock">${clock(left)}</span>` : nothing}</li>`;
    }
}
customElements.define("masque-seats", Seats);
