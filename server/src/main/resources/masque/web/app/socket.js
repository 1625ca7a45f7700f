// One viewer's line to a table. It breaks, sleeps and comes back; whoever listens is told the table anew, and what was
// on its way is sent again under the same id, so that nothing is lost and nothing is done twice.
import {get} from "./api.js";
import {at, chance} from "./base.js";
import {keepDeal, recallDeal} from "./memory.js";
import {language} from "./words.js";

const FIRST_WAIT = 400, LONGEST_WAIT = 10_000, BEAT = 20_000, PATIENCE = 8_000;

/** What may be sent again although it may have arrived: a second time changes nothing. */
const AGAIN = new Set(["move", "take-back", "leave", "return", "house", "end", "go-on"]);

/**
 * Tells `state` ("open", "reconnecting" or "gone"), `table` and `chat` (each with the message), `why` and `refused`.
 */
export class Line extends EventTarget {
    /** @param {string} table @param {number} seat the chair to look from; -1 to look on */
    constructor(table, seat) {
        super();
        this.table = table;
        this.seat = seat;
        this.state = "reconnecting";
        this.frame = -1;
        this.waits = 0;
        this.closed = false;
        /** @type {Map<string, {do: string, id: string}>} what has no answer yet */
        this.open = new Map();
        this.number = 0;
        this.prefix = chance(6);
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
        clearTimeout(this.again);
        const url = new URL(at(`api/v1/tables/${this.table}/play`));
        url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
        url.searchParams.set("lang", language());
        url.searchParams.set("seat", this.seat < 0 ? "none" : String(this.seat));
        const socket = new WebSocket(url);
        this.socket = socket;
        this.frame = -1;
        socket.onmessage = event => { if (socket === this.socket) this.hear(JSON.parse(event.data)); };
        socket.onclose = event => { if (socket === this.socket) this.broken(event.code); };
    }

    hear(message) {
        clearTimeout(this.silence);
        if (message.done) this.open.delete(message.done);
        if (message.id) this.open.delete(message.id);
        if (message.type === "table") this.hearTable(message);
        if (message.type !== "pong") this.tell(message.type, message);
    }

    hearTable(message) {
        const first = this.frame < 0;
        if (!first && message.frame !== this.frame + 1) {
            // Something was missed, which cannot be: start afresh rather than guess.
            this.socket?.close();
            return;
        }
        this.frame = message.frame;
        if (!first) return;
        this.waits = 0;
        this.contribute(message);
        this.say("open");
        for (const asked of this.open.values()) this.post(asked);
    }

    /** Everybody who sits down contributes to the deal, once, with the first message after seeing the commitment. */
    contribute({commitment, contributed, seat, phase}) {
        if (commitment) keepDeal(this.table, {commitment});
        if (seat === undefined || !contributed || contributed.includes(seat)) return;
        if (phase !== "gathering" && phase !== "dealing") return;
        const text = recallDeal(this.table).text ?? chance();
        keepDeal(this.table, {text});
        this.post({do: "contribute", id: `h-${this.prefix}-${++this.number}`, text});
    }

    /** @type {(what: object) => string} Asks for something; returns its id. */
    ask(what) {
        const id = `c-${this.prefix}-${++this.number}`;
        const message = /** @type {any} */ ({...what, id});
        if (AGAIN.has(message.do)) this.open.set(id, message);
        this.post(message);
        return id;
    }

    post(message) {
        if (this.socket?.readyState !== WebSocket.OPEN || this.state !== "open" && message.do !== "contribute") return;
        this.socket.send(JSON.stringify(message));
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

    /** Looks first whether there is still a table and whose the chairs are: a refused socket says nothing. */
    async reopen() {
        if (this.socket || this.closed) return;
        try {
            const table = await get(`tables/${this.table}`);
            if (this.closed || this.socket) return;
            const mine = table.chairs.filter(chair => chair.you).map(chair => chair.seat);
            if (!mine.includes(this.seat)) this.seat = mine[0] ?? -1;
            this.tell("seats", table);
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
