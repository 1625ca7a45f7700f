// One viewer's line to a table; whoever listens is told the table anew whenever it comes back.
import {get} from "./api.js";
import {chance} from "./base.js";
import {keepDeal, recallDeal} from "./memory.js";
import {merged, withLists} from "./merge.js";
import {Wire} from "./wire.js";

/** What may be sent again although it may have arrived: a second time changes nothing. */
const AGAIN = new Set(["move", "take-back", "leave", "return", "house", "end", "go-on", "hint"]);

/** Tells besides `state` also `table` and `chat` (each with the message), `seats`, `why`, `hint` and `refused`. */
export class Line extends Wire {
    /** @param {string} table @param {number} seat the chair to look from; -1 to look on */
    constructor(table, seat) {
        super();
        this.table = table;
        this.seat = seat;
        this.frame = -1;
        /** @type {any} how the table stands, as the site has said it */
        this.standing = undefined;
        this.connect();
    }

    get path() { return `tables/${this.table}/play`; }

    get parameters() { return {seat: this.seat < 0 ? "none" : String(this.seat), v: "2"}; }

    connect() {
        this.frame = -1;
        super.connect();
    }

    hear(message) {
        if (message.type !== "table") {
            super.hear(message);
        } else if (this.frame >= 0 && message.frame !== this.frame + 1) {
            // Something was missed, which cannot be: start afresh rather than guess.
            this.socket?.close();
        } else {
            this.frame = message.frame;
            super.hear(this.whole(message));
        }
    }

    /** All that a message says together with those before it. @param {any} message */
    whole({base, patch, ...told}) {
        const message = base === undefined ? told : {...merged(this.standing, patch), ...told};
        const {done, events, ...standing} = message;
        this.standing = standing;
        return message.view ? {...message, view: withLists(message.view)} : message;
    }

    heard(message) {
        if (message.type !== "table" || this.state === "open") return;
        this.contribute(message);
        this.opened();
    }

    /** Everybody who sits down contributes to the deal, once, with the first message after seeing the commitment. */
    contribute({commitment, contributed, seat, phase}) {
        if (commitment) keepDeal(this.table, {commitment});
        if (seat === undefined || !contributed || contributed.includes(seat)) return;
        if (phase !== "gathering" && phase !== "dealing") return;
        const text = recallDeal(this.table).text ?? chance();
        keepDeal(this.table, {text});
        this.socket?.send(JSON.stringify({do: "contribute", id: `h-${this.prefix}-${++this.number}`, text}));
    }

    /** @type {(what: object) => string} Asks for something; returns its id. */
    ask(what) {
        const id = this.nextId();
        const message = /** @type {any} */ ({...what, id});
        if (AGAIN.has(message.do)) this.open.set(id, message);
        this.post(message);
        return id;
    }

    /** There is still a table, and whose are the chairs? */
    async look() {
        const table = await get(`tables/${this.table}`);
        if (this.closed || this.socket) return;
        const mine = table.chairs.filter(chair => chair.you).map(chair => chair.seat);
        if (!mine.includes(this.seat)) this.seat = mine[0] ?? -1;
        this.tell("seats", table);
    }
}
