/** The table of Truth or Bluff, drawn from the latest frame and nothing else. */
import {html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {signs} from "../../parts/drawings.js";
import {GameTable} from "../../parts/game-table.js";
import {picks} from "../../parts/picks.js";
import {tableStyles} from "../../parts/table-styles.js";
import {aboutTile} from "./about.js";
import {middle} from "./board.js";
import {chapter} from "./chapters.js";
import {choices} from "./choices.js";
import {printOf} from "./drawings.js";
import {asked, codes, isOwn, nameOf, pileName, sameTile, told} from "./kit.js";
import {closed, parts} from "./moments.js";
import {arrived, details, facts, hands, mark, ownSide, portrait, strip, tally} from "./people.js";
import {scene} from "./scene.js";
import {uncovered} from "./secrets.js";
import {styles} from "./styles.js";

export default class BluffTable extends GameTable {
    static chapter = chapter;

    static properties = {
        eyes: {attribute: false},
        tallyOpen: {state: true},
        sceneClosed: {state: true},
    };

    static styles = [base, tableStyles, picks, styles];

    static parts = parts;

    /** Which choice was awaited before. */
    #before = "";

    constructor() {
        super();
        this.rules = "rules/truth-or-bluff";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        this.tallyOpen = false;
        this.sceneClosed = false;
    }

    /** What may lie open now. */
    get #open() {
        const whole = this.frame.closing ? closed(this.view) : this.view;
        const view = this.covered ? uncovered(whole, this.names) : whole;
        const tile = this.eyes?.map(one => one.round?.tile).find(one => one);
        return tile && !view.round.tile ? {...view, round: {...view.round, tile}} : view;
    }

    get #from() {
        return Math.max(0, this.you);
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const view = this.#open;
        const ended = view.result && !this.sceneClosed;
        return html`<div @click=${this.elsewhere} class="table ${ended ? "ended closed" : ""} ${this.you < 0 ? "watching" : ""}">
            ${this.goal()}
            <div class="board">${ended ? scene(view, this.names, this.you, () => (this.sceneClosed = true)) : this.#ring(view)}</div>
            <div class="dock">${ended ? nothing : this.#dock(view)}</div>
            <div class="aside" role="group" aria-label=${told("page-tally")}>
                ${tally(view)} ${this.logPart(view.log)} ${this.#again(view)}
            </div>
            ${this.#windows(view)} ${this.voice(isOwn, this.moves.length === 0 ? "" : view.prompt)}
        </div>`;
    }

    updated(changed) {
        super.updated(changed);
        if (changed.has("frame")) {
            this.#follow();
        }
    }

    /** Whoever chooses by keys is taken to the next part of the choice. */
    #follow() {
        const now = asked(this.moves);
        const next = now !== this.#before && (now === "to" || now === "name" || this.#before === "pick" && now === "take");
        const here = document.activeElement === document.body || this.renderRoot.activeElement !== null;
        this.#before = now;
        if (next && here && this.view.choice) {
            this.lead(".choices .pick:not([aria-disabled]), .choices m-tile[state=lit]");
        }
    }

    #again(view) {
        return view.result && this.sceneClosed
            ? html`<m-button @click=${() => (this.sceneClosed = false)}>${told("page-scene-again")}</m-button>`
            : nothing;
    }

    #ring(view) {
        const board = {view, events: this.frame.events ?? [], names: this.names, you: this.you};
        return html`<m-ring .seats=${view.players.map(player => this.#sitter(player, view))} .from=${this.#from}
            @pick=${event => this.ask({code: codes.to(event.detail)})}><div class="middle">${middle(board)}</div></m-ring>`;
    }

    #sitter(player, view) {
        const {seat} = player;
        const to = this.moves.find(move => move.code === codes.to(seat));
        return {
            ...(this.frame.chairs ?? [])[seat],
            seat,
            name: nameOf(seat, this.names),
            you: seat === this.you,
            awaited: player.awaited,
            host: this.frame.host === seat,
            winner: Boolean(view.result?.winners.includes(seat)),
            clock: (this.frame.clocks ?? []).find(clock => clock.seat === seat),
            portrait: portrait(player),
            facts: facts(player, view),
            strip: strip(player, arrived(seat, this.frame.events ?? [])),
            ...mark(seat, view),
            more: details(player, this.eyes?.[seat]),
            pick: to?.sentence,
        };
    }

    #dock(view) {
        const mine = view.players[this.you];
        const seated = mine && !view.result;
        return html`${this.prompt(view.prompt)} ${this.why()}
            ${seated ? this.#mine(view, mine) : html`${this.eyes ? hands(this.eyes, this.names) : nothing} ${this.#tools(view)}`}`;
    }

    /** What stands beside the table where there is room. */
    #tools(view) {
        return this.tools(signs.eye, told("page-tally"), () => (this.tallyOpen = true), this.#again(view));
    }

    /** What else is to be chosen lies where the holder is; on a device that is passed around it lies above, so that both can be used. */
    #mine(view, mine) {
        const worth = (this.frame.events ?? []).find(event => event.type === "worth")?.value;
        const choosing = this.#choices(view);
        return html`<div class=${this.covered ? "veiled" : "mine"}>${this.covered ? html`<div class="role">${this.#tools(view)}</div>` : ownSide(mine, worth, this.#tools(view))}
            <div class="hold ${choosing === nothing ? "" : "choosing"} ${this.peek ? "passed" : ""}">${choosing} ${this.own(this.#holder(view))}</div></div>`;
    }

    /** Whatever is not a tile of the own holder. */
    #choices(view) {
        const {names, you, moves} = this;
        return choices({view, names, you, moves, prompt: view.prompt, onMove: code => this.ask({code}), onWhy: code => this.ask({why: code})});
    }

    #holder(view) {
        const {moves} = this;
        const drawn = (this.frame.events ?? []).filter(event => event.type === "drawn" || event.type === "took-back").map(event => event.tile);
        const dealt = (this.frame.events ?? []).some(event => event.type === "dealt");
        const cards = view.holder.map(({tile, count, code}) => {
            const at = moves.findIndex(move => move.code === code);
            return {
                id: `${tile.face} ${tile.white}`,
                code,
                face: {name: pileName(tile, count), print: printOf(tile), count, about: aboutTile(tile)},
                legal: at >= 0,
                chosen: Boolean(view.phase === "sliding" && view.choice?.tile && sameTile(view.choice.tile, tile)),
                hint: at < 0 || at > 8 ? "" : String(at + 1),
                fresh: dealt || drawn.some(one => sameTile(one, tile)),
            };
        });
        return html`<m-rack .cards=${cards} ?asked=${asked(moves) === "slide"} ?still=${this.readonly} .label=${told("page-rack")} @pick=${this.#pick}></m-rack>`;
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
        return html`<m-dialog sheet .open=${this.tallyOpen} .label=${told("page-tally")}
                @close=${() => (this.tallyOpen = false)}>${tally(view)}</m-dialog>
            ${this.logWindow(view.log)}`;
    }
}
