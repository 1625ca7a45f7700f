/** The table of Masquerade Battle, drawn from the latest frame and nothing else. */
import {html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {signs} from "../../parts/drawings.js";
import {GameTable} from "../../parts/game-table.js";
import {tableStyles} from "../../parts/table-styles.js";
import "./auction.js";
import {middle} from "./board.js";
import {chapter} from "./chapters.js";
import {sideChoice} from "./choices.js";
import {faceOf, isOwn, moveOf, nameOf, playsOf, sideName, sorted, told} from "./kit.js";
import {details, facts, hands, ownSide, portrait, tally} from "./people.js";
import {scene} from "./scene.js";
import {styles} from "./styles.js";

/** What is complete when it happens. */
const CLOSING = ["auction-won", "revealed", "collected", "given", "discarded"];

/** The frame of the end as it would be if the game went on. */
function lastTrick(before, frame) {
    const {view} = frame;
    const players = view.players.map((player, seat) => ({...player, team: before.view.players[seat].team}));
    const events = (frame.events ?? []).filter(event => event.type !== "counted" && event.type !== "ended");
    return {...frame, closing: true, events, moves: [], view: {...view, players, phase: "playing", result: undefined, prompt: before.view.prompt}};
}

export default class BattleTable extends GameTable {
    static chapter = chapter;

    static properties = {
        eyes: {attribute: false},
        chosen: {state: true},
        tallyOpen: {state: true},
        sceneClosed: {state: true},
    };

    static styles = [base, tableStyles, styles];

    /** A finished trick, the end of the auction and a Team card that is turned up lie there to be read; the end is a scene. */
    static weight(before, frame) {
        const told = new Set((frame.events ?? []).map(event => event.type));
        return frame.view.result && !before.view.result ? "scene" : CLOSING.some(type => told.has(type)) ? "close" : told.size ? "move" : "none";
    }

    /** The last trick is seen before the Team cards are turned up; nothing of them may be seen with it. */
    static parts(before, frame) {
        if (!before?.view || !frame.view) {
            return [{frame, weight: "none"}];
        }
        const weight = BattleTable.weight(before, frame);
        return weight === "scene" ? [{frame: lastTrick(before, frame), weight: "close"}, {frame, weight}] : [{frame, weight}];
    }

    constructor() {
        super();
        this.rules = "rules/masquerade-battle";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        /** The name of the Character whose power is being chosen. */
        this.chosen = "";
        this.tallyOpen = false;
        this.sceneClosed = false;
    }

    willUpdate(changed) {
        super.willUpdate(changed);
        if (changed.has("frame") && !this.#sameChoice(changed.get("frame")) || this.covered) {
            this.chosen = "";
        }
    }

    /** Whether the same is asked as before, and only something else has changed: a chair, a clock. */
    #sameChoice(before) {
        return before?.decision === this.frame?.decision && this.moves.length > 0;
    }

    /** What may lie open now. Unseen cards and being told to follow tell of the own hand. */
    get #open() {
        const view = this.view;
        if (!this.covered) {
            return view;
        }
        const prompt =
            view.phase === "playing" && this.moves.length ? told("waiting-play", {who: this.names[this.you]}) : view.prompt;
        return {...view, prompt, team: undefined, cards: [], unseen: [], advice: undefined};
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const view = this.#open;
        const ended = view.result && !this.sceneClosed;
        return html`<div @click=${this.elsewhere} class="table ${ended ? "ended closed" : ""} ${this.you < 0 && !this.eyes ? "watching" : ""}">
            ${this.goal()}
            <div class="board">${ended ? scene(view, this.names, this.you, () => (this.sceneClosed = true)) : this.#ring(view)}</div>
            <div class="dock">${ended ? nothing : this.#dock(view)}</div>
            <div class="aside" role="group" aria-label=${told("page-tally")}>
                <h2>${told("page-tally")}</h2>
                ${tally(view, this.names)}
                ${this.logPart(view.log)} ${this.#again(view)}
            </div>
            ${this.#windows(view)} ${this.voice(isOwn, this.moves.length === 0 ? "" : view.prompt)}
        </div>`;
    }

    updated(changed) {
        super.updated(changed);
        this.style.setProperty("--players", String(this.frame?.view?.players.length ?? 5));
    }

    #again(view) {
        return view.result && this.sceneClosed
            ? html`<m-button @click=${() => (this.sceneClosed = false)}>${told("page-scene-again")}</m-button>`
            : nothing;
    }

    #ring(view) {
        return html`<m-ring .seats=${view.players.map(player => this.#sitter(player, view))} .from=${this.you >= 0 ? this.you : 0} @pick=${this.#choose}>
            <div class="middle">
                ${middle({view, events: this.frame.events ?? [], names: this.names, you: this.you, open: !this.peek, moves: this.moves, onMove: code => this.ask({code})})}
            </div>
        </m-ring>`;
    }

    #sitter(player, view) {
        const {seat} = player;
        const own = this.eyes?.[seat];
        return {
            ...(this.frame.chairs ?? [])[seat],
            seat,
            name: nameOf(seat, this.names),
            you: seat === this.you,
            awaited: player.awaited,
            host: this.frame.host === seat,
            winner: Boolean(view.result?.winners.includes(seat)),
            clock: (this.frame.clocks ?? []).find(clock => clock.seat === seat),
            portrait: portrait(player.team ?? own?.team ?? (seat === this.you ? view.team : undefined)),
            facts: facts(player, view, this.names),
            more: details(player, own?.cards),
            ...this.#offered(seat),
            ...this.#receives(seat, view),
        };
    }

    /** What a tap on a seat means where a Team card is turned up or cards are given away. */
    #offered(seat) {
        const move = this.#seatMove(seat);
        return move ? {pick: move.sentence, hint: String(this.moves.indexOf(move) + 1)} : {};
    }

    #seatMove(seat) {
        return moveOf(`reveal ${seat + 1}`, this.moves) ?? moveOf(`give ${seat + 1}`, this.moves);
    }

    #choose(event) {
        const move = this.#seatMove(event.detail);
        if (move) {
            this.ask({code: move.code});
        }
    }

    /** Whose pile a finished trick went to. */
    #receives(seat, view) {
        const {outcome} = view;
        return outcome?.receiver === seat ? {mark: "chosen", markName: told("page-receives", {side: sideName(outcome.side)})} : {};
    }

    #dock(view) {
        const mine = view.players[this.you];
        return html`${this.prompt(view.prompt)} ${this.why()}
            ${mine ? this.own(this.#mine(view, mine)) : this.eyes ? html`<div class="mine all">${hands(this.eyes, this.names)} ${this.#tools(view)}</div>` : this.#tools(view)}`;
    }

    /** What stands beside the table where there is room. */
    #tools(view) {
        return this.tools(signs.eye, told("page-tally"), () => (this.tallyOpen = true), this.#again(view));
    }

    #mine(view, mine) {
        return html`${this.#sides(view)}
            <div class="mine seats-${view.players.length}">${ownSide(view, mine, this.#tools(view))} ${this.#hand(view)}</div>`;
    }

    /** Which of its powers the chosen Character uses. */
    #sides(view) {
        const card = view.cards.find(one => one.name === this.chosen);
        const plays = card ? playsOf(card, this.moves) : [];
        return plays.length > 1 ? sideChoice(card, plays, code => this.#declare(code), () => this.drop()) : nothing;
    }

    #hand(view) {
        const dealt = (this.frame.events ?? []).some(event => event.type === "dealt");
        const usable = this.#usable(view);
        const cards = sorted(view.cards).map(card => ({
            id: card.name,
            card,
            face: faceOf(card),
            legal: usable.includes(card),
            chosen: card.name === this.chosen,
            hint: this.chosen || usable.indexOf(card) > 8 || !usable.includes(card) ? "" : String(usable.indexOf(card) + 1),
            fresh: dealt,
        }));
        return html`<m-hand .cards=${cards} ?asked=${usable.length > 0} ?still=${this.readonly} .label=${told("page-hand")} @pick=${this.#pick}></m-hand>`;
    }

    /** The cards that can be played now, in the order in which they lie. */
    #usable(view) {
        return sorted(view.cards).filter(card => playsOf(card, this.moves).length > 0);
    }

    #pick(event) {
        this.#use(event.detail.card);
    }

    /** Plays a card, or asks for its power; tells why not if it cannot be played. */
    #use(card) {
        const plays = playsOf(card, this.moves);
        if (plays.length === 1) {
            this.ask({code: plays[0].code});
        } else if (plays.length === 2 && this.chosen !== card.name) {
            this.chosen = card.name;
            this.reason = undefined;
            this.updateComplete.then(() => this.renderRoot.querySelector(".power")?.focus());
        } else if (plays.length === 2) {
            this.drop();
        } else {
            this.#askWhy(card);
        }
    }

    #askWhy(card) {
        const {cards, codes} = this.view;
        this.ask({why: codes[cards.findIndex(one => one.name === card.name)]});
    }

    /** Plays the chosen Character; whoever came here by keys stays at the hand. */
    #declare(code) {
        this.drop();
        this.ask({code});
    }

    /** The chosen Character goes back among the others. */
    drop() {
        if (this.chosen) {
            this.chosen = "";
            this.renderRoot.querySelector("m-hand")?.focus();
        }
    }

    number(at) {
        const {view} = this;
        if (view.phase === "bidding") {
            return false;
        }
        const card = view.cards.find(one => one.name === this.chosen);
        if (view.phase === "playing" && !card) {
            const next = this.#usable(view)[at];
            if (next) {
                this.#use(next);
            }
            return Boolean(next);
        }
        const move = (card ? playsOf(card, this.moves) : this.moves)[at];
        if (move) {
            this.ask({code: move.code});
        }
        return Boolean(move);
    }

    #windows(view) {
        return html`<m-dialog sheet .open=${this.tallyOpen} .label=${told("page-tally")}
                @close=${() => (this.tallyOpen = false)}>${tally(view, this.names)}</m-dialog>
            ${this.logWindow(view.log)}`;
    }
}
