/** The table of Queenseat, drawn from the latest frame and nothing else. */
import {html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {GameTable} from "../../parts/game-table.js";
import {picks} from "../../parts/picks.js";
import {tableStyles} from "../../parts/table-styles.js";
import {middle} from "./board.js";
import {aside, choices} from "./choices.js";
import {crown} from "./drawings.js";
import {asked, codes, faceOf, isOwn, nameOf, same, told} from "./kit.js";
import {details, facts, honour, ownSide, princesses, strip} from "./people.js";
import {scene} from "./scene.js";
import {isSecretive, uncovered} from "./secrets.js";
import {styles} from "./styles.js";

export default class QueenTable extends GameTable {
    static properties = {
        eyes: {attribute: false},
        packsOpen: {state: true},
        sceneClosed: {state: true},
    };

    static styles = [base, tableStyles, picks, styles];

    /** Which choice was awaited before. */
    #before = "";

    constructor() {
        super();
        this.rules = "rules/queenseat";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        this.packsOpen = false;
        this.sceneClosed = false;
    }

    willUpdate(changed) {
        super.willUpdate(changed);
        // Why a card cannot be voted may tell what only its holder knows.
        if (this.covered && (this.view.phase === "voting" || isSecretive(this.view.phase))) {
            this.reason = undefined;
        }
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
        const ended = view.result && !this.sceneClosed;
        return html`<div @click=${this.elsewhere} class="table ${ended ? "ended closed" : ""} ${this.you < 0 ? "watching" : ""}">
            <div class="board">${ended ? scene(view, this.names, this.you, () => (this.sceneClosed = true)) : this.#ring(view)}</div>
            <div class="dock">${ended ? nothing : this.#dock(view)}</div>
            <div class="aside" role="group" aria-label=${told("page-princesses")}>
                <h2>${told("page-princesses")}</h2>
                <div class="packs">${princesses(view)}</div>
                <m-log .lines=${view.log}></m-log>
                ${this.#again(view)}
            </div>
            ${this.#windows(view)} ${this.voice(isOwn, this.moves.length === 0 ? "" : view.prompt)}
        </div>`;
    }

    updated(changed) {
        if (changed.has("frame") && this.frame?.view) {
            this.#follow();
        }
    }

    /** Whoever chooses by keys is taken to the next part of a choice. */
    #follow() {
        const now = this.covered ? "" : asked(this.moves);
        const next = now && this.#before && now !== this.#before;
        const here = document.activeElement === document.body || this.renderRoot.activeElement !== null;
        this.#before = now;
        if (next && here) {
            const choice = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".choices .pick:not([aria-disabled]), .choices m-card[state=lit]"));
            const hand = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("m-hand[asked]"));
            (choice ?? hand ?? /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("m-ring")))?.focus({preventScroll: true});
        }
    }

    #again(view) {
        return view.result && this.sceneClosed
            ? html`<m-button @click=${() => (this.sceneClosed = false)}>${told("page-scene-again")}</m-button>`
            : nothing;
    }

    #ring(view) {
        const {names, you, moves} = this;
        const board = {
            view, names, you, moves, events: this.frame.events ?? [], codeOf: seat => codes.seat(view.phase, seat),
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
            winner: view.result?.queen === seat,
            clock: (this.frame.clocks ?? []).find(clock => clock.seat === seat),
            facts: facts(player, view),
            strip: strip(player),
            honour: honour(player),
            more: details(player, this.eyes?.[seat]),
            pick: at < 0 ? undefined : this.moves[at].sentence,
            barred: code >= 0 && at < 0 ? told("page-barred", {who: name}) : undefined,
            hint: at < 0 || at > 8 ? "" : String(at + 1),
        };
    }

    #dock(view) {
        const mine = view.players[this.you];
        return html`${this.prompt(view.prompt)} ${this.why()} ${isSecretive(view.phase) ? nothing : this.#choices(view)}
            ${!mine || view.phase === "over" ? this.#tools(view) : this.own(this.#mine(view, mine))}`;
    }

    #choices(view) {
        const {names, you, moves} = this;
        return choices({view, names, you, moves, onMove: code => this.ask({code}), onWhy: code => this.ask({why: code})});
    }

    /** What stands beside the table where there is room. */
    #tools(view) {
        return this.tools(crown, told("page-princesses"), () => (this.packsOpen = true), this.#again(view));
    }

    #mine(view, mine) {
        return html`${isSecretive(view.phase) ? this.#choices(view) : nothing}
            <div class="mine">${ownSide(mine, view, this.#tools(view))} <div class="holding">${aside({view, names: this.names})} ${this.#hand(view)}</div></div>`;
    }

    /** The secret cards, those that look the same in one place. */
    #hand(view) {
        const {moves} = this;
        const picking = view.phase === "picking" || view.phase === "showing";
        const dealt = (this.frame.events ?? []).some(event => event.type === "dealt");
        const cards = view.hand.map(({card, count, code: vote, barred}) => {
            const code = picking ? codes.secret(card) : vote;
            const at = moves.findIndex(move => move.code === code);
            return {
                id: `${card.princess} ${card.dark}`,
                code,
                face: faceOf(card, count, barred),
                legal: at >= 0,
                chosen: picking && at < 0 && view.picks.secret.some(one => same(one, card)),
                hint: at < 0 || at > 8 ? "" : String(at + 1),
                fresh: dealt,
            };
        });
        const on = asked(moves) === "vote" || (picking && moves.some(({move}) => move.startsWith("secret")));
        return html`<m-hand .cards=${cards} ?asked=${on} ?still=${this.readonly} .label=${told("page-hand")} @pick=${this.#pick}></m-hand>`;
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
