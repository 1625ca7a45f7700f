// A page's line to a challenge card: it is told at once what happens there, and comes back when it breaks.
import {get} from "../api.js";
import {at} from "../base.js";
import {language} from "../words.js";

const FIRST_WAIT = 400, LONGEST_WAIT = 10_000, BEAT = 20_000, PATIENCE = 8_000;

/** Tells `card` with how the card stands, and `gone` if there is no such card any more. */
export class CardLine extends EventTarget {
    /** @param {string} card */
    constructor(card) {
        super();
        this.card = card;
        this.waits = 0;
        this.closed = false;
        this.wake = () => this.awake();
        addEventListener("online", this.wake);
        document.addEventListener("visibilitychange", this.wake);
        this.beat = setInterval(() => this.knock(), BEAT);
        this.connect();
    }

    /** Hangs up for good. */
    close() {
        this.closed = true;
        removeEventListener("online", this.wake);
        document.removeEventListener("visibilitychange", this.wake);
        clearInterval(this.beat);
        clearTimeout(this.again);
        clearTimeout(this.silence);
        this.socket?.close();
    }

    connect() {
        const url = new URL(at(`api/v1/cards/${this.card}/follow`));
        url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
        url.searchParams.set("lang", language());
        const socket = new WebSocket(url);
        this.socket = socket;
        socket.onmessage = event => { if (socket === this.socket) this.hear(JSON.parse(event.data)); };
        socket.onclose = () => { if (socket === this.socket) this.broken(); };
    }

    hear(message) {
        clearTimeout(this.silence);
        this.waits = 0;
        if (message.type === "card") this.dispatchEvent(new CustomEvent("card", {detail: message}));
    }

    /** Listens whether the line still stands: a phone that slept does not know that it is cut. */
    knock() {
        if (this.socket?.readyState !== WebSocket.OPEN) return;
        this.socket.send(JSON.stringify({do: "ping", id: "p"}));
        clearTimeout(this.silence);
        this.silence = setTimeout(() => {
            this.socket?.close();
            this.broken();
        }, PATIENCE);
    }

    awake() {
        if (document.visibilityState === "hidden" || this.closed) return;
        if (this.socket) this.knock();
        else this.later(50);
    }

    broken() {
        this.socket = undefined;
        clearTimeout(this.silence);
        if (!this.closed) this.later(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++) * (0.75 + Math.random() / 2));
    }

    later(millis) {
        clearTimeout(this.again);
        this.again = setTimeout(() => this.reopen(), millis);
    }

    /** Looks first whether there is still a card: a refused socket says nothing. */
    async reopen() {
        if (this.socket || this.closed) return;
        try {
            await get(`cards/${this.card}`);
            if (!this.socket && !this.closed) this.connect();
        } catch (trouble) {
            if (trouble.status === 404) this.dispatchEvent(new Event("gone"));
            else this.broken();
        }
    }
}
