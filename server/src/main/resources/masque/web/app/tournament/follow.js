// A line to a tournament: what happens there, and what is asked of it. An act is answered once, however often the line breaks.
import {Trouble, get} from "../api.js";
import {Wire} from "../wire.js";

/** Tells `state`, `tournament`, `news` and `you`. */
export class Follow extends Wire {
    /** @param {string} tournament */
    constructor(tournament) {
        super();
        this.tournament = tournament;
        /** @type {Map<string, {resolve: (answer: any) => void, reject: (trouble: Trouble) => void}>} */
        this.answers = new Map();
        this.connect();
    }

    get path() { return `tournaments/${this.tournament}/follow`; }

    heard(message) {
        if (message.type === "tournament" && this.state !== "open") this.opened();
        const answer = this.answers.get(message.id);
        if (!answer || message.type === "pong") return;
        this.answers.delete(message.id);
        if (message.type === "done") answer.resolve(message);
        else answer.reject(new Trouble(message.sentence, message.code, message.status, message.clause));
    }

    /** @type {(what: object) => Promise<{number: number, desk?: string}>} Asks for something. */
    act(what) {
        const message = {...what, id: this.nextId()};
        this.open.set(message.id, message);
        this.post(message);
        return new Promise((resolve, reject) => this.answers.set(message.id, {resolve, reject}));
    }

    async look() {
        await get(`tournaments/${this.tournament}`);
    }
}
