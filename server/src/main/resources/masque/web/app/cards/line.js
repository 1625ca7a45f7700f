// A page's line to a challenge card: it is told at once what happens there, and comes back when it breaks.
import {get} from "../api.js";
import {Wire} from "../wire.js";

/** Tells `card` with how the card stands; its state is "gone" if there is no such card any more. */
export class CardLine extends Wire {
    /** @param {string} card */
    constructor(card) {
        super();
        this.card = card;
        this.connect();
    }

    get path() { return `cards/${this.card}/follow`; }

    heard(message) {
        if (message.type === "card" && this.state !== "open") this.opened();
    }

    async look() { await get(`cards/${this.card}`); }
}
