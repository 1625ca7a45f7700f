// A line to the site that breaks, sleeps and comes back. What was on its way is sent again under the same id, so that
// nothing is lost and nothing is done twice.
import {at, chance} from "./base.js";
import {language} from "./words.js";

const FIRST_WAIT = 400, LONGEST_WAIT = 10_000, BEAT = 20_000, PATIENCE = 8_000;

/**
 * Tells `state` ("open", "reconnecting" or "gone") and every message of the site by its type, except answers to knocking.
 * Whoever extends this says where the line leads, what is looked at before it is opened again, and calls `opened` once the first
 * message has come.
 */
export class Wire extends EventTarget {
    constructor() {
        super();
        this.state = "reconnecting";
        this.waits = 0;
        this.closed = false;
        /** @type {Map<string, any>} what has no answer yet */
        this.open = new Map();
        this.number = 0;
        this.prefix = chance(6);
        this.wake = () => this.awake();
        addEventListener("online", this.wake);
        document.addEventListener("visibilitychange", this.wake);
        this.beat = setInterval(() => this.knock(), BEAT);
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

    /** @returns {string} where the line leads, after the root of the interface */
    get path() { throw new Error("a wire leads somewhere"); }

    /** @returns {Object<string, string>} what is said about oneself when the line is opened */
    get parameters() { return {}; }

    connect() {
        clearTimeout(this.again);
        const url = new URL(at(`api/v1/${this.path}`));
        url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
        for (const [name, value] of Object.entries({lang: language(), ...this.parameters})) url.searchParams.set(name, value);
        const socket = new WebSocket(url);
        this.socket = socket;
        socket.onmessage = event => { if (socket === this.socket) this.hear(JSON.parse(event.data)); };
        socket.onclose = event => { if (socket === this.socket) this.broken(event.code); };
    }

    hear(message) {
        clearTimeout(this.silence);
        if (message.done) this.open.delete(message.done);
        if (message.id) this.open.delete(message.id);
        this.heard(message);
        if (message.type !== "pong") this.tell(message.type, message);
    }

    /** What a message means for the line itself. @param {any} message */
    heard(message) {}

    /** The line stands: what had no answer is asked again. */
    opened() {
        this.waits = 0;
        this.say("open");
        for (const asked of this.open.values()) this.post(asked);
    }

    /** @type {() => string} An id for something that is asked for, which nobody else has. */
    nextId() { return `c-${this.prefix}-${++this.number}`; }

    post(message) {
        if (this.socket?.readyState === WebSocket.OPEN && this.state === "open") this.socket.send(JSON.stringify(message));
    }

    /** Listens whether the line still stands: a phone that slept does not know that it is cut. */
    knock() {
        if (this.state !== "open") return;
        this.post({do: "ping", id: "p"});
        clearTimeout(this.silence);
        this.silence = setTimeout(() => {
            this.socket?.close();
            this.broken(1006);
        }, PATIENCE);
    }

    awake() {
        if (document.visibilityState === "hidden" || this.closed) return;
        if (this.state === "open") this.knock();
        else if (this.state === "reconnecting") {
            clearTimeout(this.again);
            this.again = setTimeout(() => this.reopen(), 50);
        }
    }

    broken(code) {
        this.socket = undefined;
        clearTimeout(this.silence);
        if (this.closed) return;
        this.say("reconnecting");
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++) * (code === 1013 ? 3 : 1);
        clearTimeout(this.again);
        this.again = setTimeout(() => this.reopen(), wait * (0.75 + Math.random() / 2));
    }

    /** Looks whether there is still something at the other end: a refused socket says nothing. @returns {Promise<void>} */
    async look() {}

    async reopen() {
        if (this.socket || this.closed) return;
        try {
            await this.look();
            if (this.closed || this.socket) return;
            this.connect();
        } catch (trouble) {
            if (trouble.status === 404) this.say("gone");
            else this.broken(1006);
        }
    }

    say(state) {
        this.state = state;
        this.tell("state", state);
    }

    tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, {detail}));
    }
}
