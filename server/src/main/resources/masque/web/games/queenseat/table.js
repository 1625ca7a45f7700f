/** The table of Queenseat, drawn from the latest frame and nothing else. */
import {html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {GameTable} from "../../parts/game-table.js";
import {picks} from "../../parts/picks.js";
import {tableStyles} from "../../parts/table-styles.js";
import {middle} from "./board.js";
import {chapter} from "./chapters.js";
import {aside, choices} from "./choices.js";
import {crown} from "./drawings.js";
import {faceOf} from "./faces.js";
import {asked, codes, isOwn, nameOf, same, told} from "./kit.js";
import {grown, idOf, markOf} from "./passing.js";
import {details, facts, hands, honour, ownSide, princesses, strip} from "./people.js";
import {scene} from "./scene.js";
import {isSecretive, uncovered} from "./secrets.js";
import {styles} from "./styles.js";

export default class QueenTable extends GameTable {
    static chapter = chapter;

    static properties = {
        eyes: {attribute: false},
        packsOpen: {state: true},
        sceneClosed: {state: true},
    };

    static styles = [base, tableStyles, picks, styles];

    /** Which choice was awaited before. */
    #before = "";

    /** The cards that have come into the hand since its owner's last choice. @type {Set<string>} */
    #fresh = new Set();

    /** How many frames were drawn, so that each frame's cards travel once. */
    #frames = 0;

    /** Whether the last choice was made by keys: then the next one has the focus, wherever it lies. */
    #byKeys = false;

    constructor() {
        super();
        this.addEventListener("keydown", () => (this.#byKeys = true));
        this.addEventListener("pointerdown", () => (this.#byKeys = false));
        this.rules = "rules/queenseat";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        this.packsOpen = false;
        this.sceneClosed = false;
    }

    willUpdate(changed) {
        super.willUpdate(changed);
        if (changed.has("frame") && this.frame?.view) {
            this.#frames++;
            this.#welcome(changed.get("frame"));
        }
        // Why a card cannot be voted may tell what only its holder knows.
        if (this.covered && (this.view.phase === "voting" || isSecretive(this.view.phase))) {
            this.reason = undefined;
        }
    }

    /** Cards that somebody receives are pointed out until they play one. */
    #welcome(before) {
        const {hand} = this.view;
        const came = grown(before?.view?.seat === this.view.seat ? before?.view?.hand : undefined, hand);
        // A card whose owner has just said that it stays secret was in the hand already.
        const kept = (this.frame.events ?? []).some(event => event.type === "hidden" && event.who === this.you) ? before?.view?.fresh?.[0] : undefined;
        if (kept) {
            came.add(idOf(kept));
        }
        const sum = stacks => (stacks ?? []).reduce((all, {count}) => all + count, 0);
        if (came.size || sum(hand) < sum(before?.view?.hand)) {
            this.#fresh = came;
        }
    }

    /**
     * A round that has ended lies there to be read before the next one begins, and the last one before the scene: what is shown then is
     * the same frame, `closing`.
     */
    static parts(before, frame) {
        const types = new Set((frame.events ?? []).map(event => event.type));
        if (!before?.view || !frame.view || types.size === 0) {
            return [{frame, weight: "none"}];
        }
        const closing = {frame: {...frame, closing: true}, weight: "close"};
        if (frame.view.result && !before.view.result) {
            return [closing, {frame, weight: "scene"}];
        }
        if (types.has("round")) {
            return [closing, {frame: {...frame, events: []}, weight: "none"}];
        }
        return [{frame, weight: types.has("counted") || types.has("swapped") ? "close" : "move"}];
    }

    /** What may lie open now. */
    get #open() {
        const view = this.covered ? uncovered(this.view, this.names) : this.view;
        return this.eyes
            ? {...view, ballots: view.ballots.map(ballot => this.eyes[ballot.who]?.ballots.find(one => one.who === ballot.who) ?? ballot)}
            : view;
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const view = this.#open;
        const ended = view.result && !this.sceneClosed && !this.frame.closing;
        return html`<div @click=${this.elsewhere} class="table ${ended ? "ended closed" : ""} ${this.you < 0 ? "watching" : ""} ${this.again ? "looking" : ""}">
            ${this.goal()}
            <div class="board">${ended ? scene(view, this.names, this.you, () => (this.sceneClosed = true)) : this.#ring(view)}</div>
            <div class="dock">${ended ? nothing : this.#dock(view)}</div>
            <div class="aside">
                <h2 id="packs">${told("page-princesses")}</h2>
                <div class="packs" role="group" aria-labelledby="packs">${princesses(view)}</div>
                ${this.logPart(view.log)}
                ${this.#again(view)}
            </div>
            ${this.#windows(view)} ${this.voice(isOwn, this.moves.length === 0 ? "" : view.prompt)}
        </div>`;
    }

    updated(changed) {
        super.updated(changed);
        if (changed.has("frame") && this.frame?.view) {
            this.#follow();
        }
    }

    /** Whoever chooses by keys is taken to the next part of a choice. */
    #follow() {
        const now = this.covered ? "" : asked(this.moves);
        const next = now && now !== this.#before && (this.#before || this.#byKeys);
        const here = document.activeElement === document.body || this.renderRoot.activeElement !== null;
        this.#before = now;
        if (next && here) {
            this.lead(".choices .pick:not([aria-disabled]), .choices m-card[state=lit]", "m-hand[asked]", "m-ring");
        }
    }

    #again(view) {
        return view.result && this.sceneClosed && !this.frame.closing
            ? html`<m-button @click=${() => (this.sceneClosed = false)}>${told("page-scene-again")}</m-button>`
            : nothing;
    }

    #ring(view) {
        const {names, you, moves} = this;
        const board = {
            view, names, you, moves, events: this.frame.events ?? [], ended: Boolean(this.frame.closing), key: String(this.#frames), codeOf: seat => codes.seat(view.phase, seat),
            onMove: code => this.ask({code}), onWhy: code => this.ask({why: code}),
        };
        return html`<m-ring places .seats=${view.ring.map(seat => this.#sitter(view.players[seat], view))} .from=${view.ring[0]}
            @pick=${event => this.#seat(codes.seat(view.phase, event.detail))}><div class="middle">${middle(board)}</div></m-ring>`;
    }

    #seat(code) {
        this.ask(this.moves.some(move => move.code === code) ? {code} : {why: code});
    }

    #sitter(player, view) {
        const seat = player.who;
        const code = this.moves.length ? codes.seat(view.phase, seat) : -1;
        const at = this.moves.findIndex(move => move.code === code);
        const name = nameOf(seat, this.names);
        return {
            ...(this.frame.chairs ?? [])[seat],
            seat,
            name,
            you: seat === this.you,
            awaited: player.waiting,
            host: this.frame.host === seat,
            winner: !this.frame.closing && view.result?.queen === seat,
            clock: (this.frame.clocks ?? []).find(clock => clock.seat === seat),
            facts: facts(player, view),
            strip: strip(player, view.ring.length),
            honour: honour(player),
            more: details(player, this.eyes?.[seat]),
            pick: at < 0 ? undefined : this.moves[at].sentence,
            barred: code >= 0 && at < 0 ? told("page-barred", {who: name}) : undefined,
            hint: at < 0 || at > 8 ? "" : String(at + 1),
            // Where somebody is to be chosen, only those who can be are lit.
            ...(code >= 0 ? {} : markOf(seat, view, this.frame.events ?? [])),
        };
    }

    #dock(view) {
        const mine = view.players[this.you];
        return html`${this.prompt(view.prompt)} ${this.why()}
            <p class="counsel">${this.covered || this.moves.length === 0 ? nothing : (view.counsel ?? nothing)}</p>
            ${mine && (view.phase !== "over" || this.frame.closing) ? this.own(this.#mine(view, mine)) : this.#looking(view)}`;
    }

    /** What somebody has who only looks on: all hands through all eyes. */
    #looking(view) {
        return html`${this.eyes ? hands(view, this.eyes, seat => nameOf(seat, this.names)) : nothing} ${this.#tools(view)}`;
    }

    #choices(view) {
        const {names, you, moves} = this;
        return choices({view, names, you, moves, onMove: code => this.ask({code}), onWhy: code => this.ask({why: code})});
    }

    /** What stands beside the table where there is room. */
    #tools(view) {
        return this.tools(crown, told("page-princesses"), () => (this.packsOpen = true), this.#again(view));
    }

    /** Where there is something to be chosen besides cards and seats, it lies in the place of the hand. */
    #mine(view, mine) {
        const offered = this.#choices(view);
        return html`<div class="mine">${ownSide(mine, view, this.#tools(view))}
            <div class="holding ${offered === nothing ? "" : "offering"} ${view.hand.length > 10 ? "crowded" : ""}">${offered} ${aside({view, names: this.names})} ${this.#hand(view, mine)}</div></div>`;
    }

    /** The secret cards, those that look the same in one place; the public ones beside them where they may be chosen too. */
    #hand(view, mine) {
        const {moves} = this;
        const picking = view.phase === "picking" || view.phase === "showing";
        const dealt = (this.frame.events ?? []).some(event => event.type === "dealt");
        const held = (id, code, face, picked) => {
            const at = moves.findIndex(move => move.code === code);
            return {id, code, face, legal: at >= 0, chosen: picking && at < 0 && picked, hint: at < 0 || at > 8 ? "" : String(at + 1), fresh: dealt || this.#fresh.has(id)};
        };
        const secret = view.hand.map(({card, count, code, barred}) =>
            held(idOf(card), picking ? codes.secret(card) : code, faceOf(card, count, barred, {own: true}), view.picks.secret.some(one => same(one, card))));
        const asksOpen = picking && moves.some(({move}) => move.startsWith("public"));
        const open = asksOpen
            ? mine.open.map(({card, count}) => held(`open ${idOf(card)}`, codes.open(card), faceOf(card, count, "", {open: true}), view.picks.open.some(one => same(one, card))))
            : [];
        const on = asked(moves) === "vote" || (picking && moves.length > 0);
        return html`<m-hand .cards=${[...secret, ...open]} ?asked=${on} ?still=${this.readonly} .label=${told("page-hand")} @pick=${this.#pick}></m-hand>`;
    }

    #pick(event) {
        const {code, legal} = event.detail;
        this.ask(legal ? {code} : {why: code});
    }

    number(at) {
        const move = this.moves[at];
        if (move) {
            this.ask({code: move.code});
        }
        return Boolean(move);
    }

    #windows(view) {
        return html`<m-dialog sheet .open=${this.packsOpen} .label=${told("page-princesses")}
                @close=${() => (this.packsOpen = false)}><div class="packs">${princesses(view)}</div></m-dialog>
            ${this.logWindow(view.log)}`;
    }
}
