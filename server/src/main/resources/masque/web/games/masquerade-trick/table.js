/** The table of Masquerade Trick, drawn from the latest frame and nothing else. */
import {LitElement, html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {signs} from "../../parts/drawings.js";
import {cast, centreMask, history, ownRole, trick} from "./board.js";
import {roleArt} from "./drawings.js";
import {codeOf, faceOf, idOf, isOwn, nameOf, roleName, seatOf, shortName, told} from "./kit.js";
import {scene} from "./scene.js";
import {say} from "../../app/words.js";
import {styles} from "./styles.js";

export default class TrickTable extends LitElement {
    static properties = {
        frame: {attribute: false},
        names: {attribute: false},
        you: {type: Number},
        readonly: {type: Boolean},
        seen: {},
        reason: {attribute: false},
        peek: {type: Boolean},
        rules: {},
        eyes: {attribute: false},
        castOpen: {state: true},
        logOpen: {state: true},
        pastOpen: {state: true},
        closedDeal: {state: true},
    };

    static styles = [base, styles];

    #keys = event => this.#key(event);

    constructor() {
        super();
        /** The latest `table` message. @type {any} */
        this.frame = undefined;
        /** @type {string[]} */
        this.names = [];
        this.you = -1;
        this.readonly = false;
        this.seen = "";
        /** Why something cannot be done. @type {{code: number, clause: string, sentence: string, allowed: boolean} | undefined} */
        this.reason = undefined;
        /** Whether the device is passed around, so that role and hand are covered until held. */
        this.peek = false;
        /** Where the rulebook is. */
        this.rules = "rules/masquerade-trick";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        this.castOpen = false;
        this.logOpen = false;
        this.pastOpen = false;
        this.closedDeal = 0;
    }

    connectedCallback() {
        super.connectedCallback();
        document.addEventListener("keydown", this.#keys);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("keydown", this.#keys);
    }

    willUpdate(changed) {
        if (changed.has("frame")) {
            this.reason = undefined;
        }
    }

    get #view() {
        return this.frame.view;
    }

    /** What may lie open on a device that is passed around: not what this seat alone knows. */
    get #open() {
        const view = this.#view;
        return this.peek && view.phase !== "over"
            ? {...view, role: undefined, history: undefined, centre: view.centre.map(({seenBy}) => ({seenBy}))}
            : view;
    }

    /** Whether the prompt itself tells what the role wants, and has to be covered with it. */
    get #telling() {
        return this.peek && this.#view.phase === "pointing";
    }

    /** What can be done, in the order of the number keys: the hand from left to right, then the rest. */
    get #moves() {
        const moves = this.readonly ? [] : (this.frame.moves ?? []);
        const hand = this.#view.cards.map(card => codeOf(card, this.#view.phase));
        const place = move => (hand.includes(move.code) ? hand.indexOf(move.code) : hand.length);
        return [...moves].sort((one, other) => place(one) - place(other));
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const view = this.#open;
        const ended = view.result && this.closedDeal !== view.result.deal;
        const closed = ended && view.phase === "over";
        return html`<div @click=${this.#elsewhere} class="table ${ended ? "ended" : ""} ${closed ? "closed" : ""} ${this.you < 0 && !this.eyes ? "watching" : ""}">
            <div class="board">${ended ? scene(view.result, this.names, closed, () => (this.closedDeal = view.result.deal)) : this.#ring()}</div>
            <div class="dock">${this.#dock()}</div>
            <div class="aside" role="group" aria-label=${told("page-cast")}>
                <h2>${told("page-cast")}</h2>
                ${cast(view, this.names)}
                <m-log .lines=${view.log}></m-log>
                ${this.#pages(view)}
            </div>
            ${this.#windows()} ${this.#voice()}
        </div>`;
    }

    /** The way to what is over: tricks of this deal, if one may look, and the end of the last. */
    #pages(view) {
        const {closedDeal} = this;
        return html`${view.history ? html`<m-button @click=${() => (this.pastOpen = true)}>${told("page-history")}</m-button>` : nothing}
            ${view.result && closedDeal === view.result.deal ? html`<m-button @click=${() => (this.closedDeal = 0)}>${told("page-scene-again")}</m-button>` : nothing}`;
    }

    #ring() {
        const view = this.#open;
        return html`<m-ring .seats=${view.players.map((player, at) => this.#sitter(player, at))} .from=${this.you >= 0 ? this.you : 0}>
            <div class="middle">
                ${centreMask(this.#centre(0), "left", this.names)}
                ${trick({view, events: this.frame.events ?? [], names: this.names})}
                ${centreMask(this.#centre(1), "right", this.names)}
            </div>
        </m-ring>`;
    }

    /** A mask in the centre, as far as somebody knows it. */
    #centre(side) {
        const mask = this.#open.centre[side];
        return {...mask, role: mask.role ?? this.eyes?.map(one => one.centre[side].role).find(role => role)};
    }

    #sitter(player, at) {
        const seat = seatOf(player.dancer);
        const own = this.eyes?.[seat];
        const chair = (this.frame.chairs ?? [])[seat] ?? {kind: "rules"};
        return {
            ...chair,
            seat: at,
            name: nameOf(player.dancer, this.names),
            you: seat >= 0 && seat === this.you,
            awaited: player.awaited,
            host: seat >= 0 && this.frame.host === seat,
            winner: this.#view.winners.includes(player.dancer),
            clock: (this.frame.clocks ?? []).find(clock => clock.seat === seat),
            portrait: roleArt(player.role ?? own?.role ?? (seat === this.you ? this.#open.role : undefined)),
            facts: this.#facts(player),
            open: (own?.cards ?? player.open).map(faceOf),
            more: seat >= 0 && (player.role ?? own?.role) ? html`<p>${roleName(player.role ?? own.role)}</p>` : nothing,
        };
    }

    #facts(player) {
        const {tricks, cards, deals} = player;
        const facts = [
            {art: signs.trick, value: tricks, name: told("page-tricks", {tricks})},
            {art: signs.cards, value: cards, name: told("page-cards", {cards})},
        ];
        return deals ? [...facts, {art: signs.laurel, value: deals, name: told("page-deals", {deals})}] : facts;
    }

    #dock() {
        const mine = this.you < 0 ? undefined : this.#view.players.find(player => seatOf(player.dancer) === this.you);
        const telling = this.#telling;
        return html`${telling ? nothing : this.#prompt()} ${this.peek ? nothing : html`${this.#why()} ${this.#choices()}`}
            ${!mine || this.#view.phase === "over" ? this.#tools() : this.#own(mine)}`;
    }

    /** What stands beside the table where there is room. */
    #tools() {
        const opener = (sign, words, open) =>
            html`<m-button small .label=${words} title=${words} @click=${open}>${sign}</m-button>`;
        return html`<div class="tools">
            ${opener(signs.mask, told("page-cast"), () => (this.castOpen = true))}
            ${opener(signs.log, say("parts-log"), () => (this.logOpen = true))}
        </div>`;
    }

    #prompt() {
        return html`<m-prompt .text=${this.#view.prompt} ?yours=${this.#moves.length > 0}>
            ${this.frame.takeBack && !this.readonly ? this.#takeBack() : nothing}
        </m-prompt>`;
    }

    #takeBack() {
        return html`<m-button small @click=${() => this.#ask({takeBack: true})}>
            ${signs.back} ${told("page-take-back")}
        </m-button>`;
    }

    #own(mine) {
        return html`<m-peek .off=${!this.peek} .name=${this.names[this.you] ?? ""}>
            ${this.#telling ? this.#prompt() : nothing}
            ${this.peek ? html`${this.#why()} ${this.#choices()}` : nothing}
            <div class="mine">${ownRole(this.#view, mine.tricks, this.#tools())} ${this.#hand()}</div>
        </m-peek>`;
    }

    #why() {
        const {reason} = this;
        const clause = reason?.clause
            ? html`<a href="${this.rules}#${reason.clause}" target="_blank">${reason.clause}</a>`
            : nothing;
        return html`<div class="why" role="status">
            ${reason && !reason.allowed ? html`<p>${signs.no}<span>${reason.sentence} ${clause}</span>
                  <m-button small kind="plain" .label=${say("parts-close")} @click=${() => (this.reason = undefined)}>${signs.no}</m-button></p>` : nothing}
        </div>`;
    }

    /** Looking and pointing, and the knight's cards where the player chooses them: whatever is not a card of the own hand. */
    #choices() {
        const held = new Set(this.#view.cards.map(card => codeOf(card, this.#view.phase)));
        const moves = this.#moves.filter(move => !held.has(move.code));
        const cards = this.#view.phase === "playing" || this.#view.phase === "passing";
        return moves.length === 0
            ? nothing
            : html`<div class="choices ${cards ? "cards" : ""}" role="group" aria-label=${this.#view.prompt}>
                  ${moves.map(move => (cards ? this.#card(move) : this.#mask(move)))}
              </div>`;
    }

    #card(move) {
        const [, suit, rank] = move.move.split(" ");
        return html`<m-card state="lit" .name=${move.sentence} .face=${faceOf({suit, rank: Number(rank)})} .hint=${this.#hint(move.code)}
            @click=${() => this.#ask({code: move.code})}></m-card>`;
    }

    #mask(move) {
        const [, what] = move.move.split(" ");
        const centre = {left: 0, right: 1}[what];
        const art =
            what === "away" ? signs.eye : roleArt(centre === undefined ? undefined : this.#view.centre[centre].role);
        const name = what === "away" ? move.sentence : shortName(what, this.names);
        return html`<m-button .label=${move.sentence} .hint=${this.#hint(move.code)} @click=${() => this.#ask({code: move.code})}>
            <span class="choice">${art}<span>${name}</span></span>
        </m-button>`;
    }

    #hand() {
        const view = this.#view;
        if (view.phase === "pointing") {
            return nothing;
        }
        const legal = new Set(this.#moves.map(move => move.code));
        const fresh = new Set(
            (this.frame.events ?? [])
                .flatMap(event => (event.type === "dealt" ? event.cards : event.type === "handed" ? [event.card] : []))
                .map(idOf),
        );
        const cards = view.cards.map(card => {
            const code = codeOf(card, view.phase);
            const chosen = view.passing && idOf(view.passing) === idOf(card);
            return {
                id: idOf(card),
                code,
                face: faceOf(card),
                legal: legal.has(code),
                chosen,
                hint: this.#hint(code),
                fresh: fresh.has(idOf(card)),
            };
        });
        return html`<m-hand .cards=${cards} ?asked=${cards.some(card => card.legal)} ?still=${this.readonly} .label=${told("page-hand")} @pick=${this.#pick}></m-hand>`;
    }

    #hint(code) {
        const at = this.#moves.findIndex(move => move.code === code);
        return at < 0 || at > 8 ? "" : String(at + 1);
    }

    #pick(event) {
        const {code, legal} = event.detail;
        this.#ask(legal ? {code} : {why: code});
    }

    #ask(detail) {
        this.dispatchEvent(new CustomEvent("ask", {detail, bubbles: true, composed: true}));
    }

    /** Why something cannot be done was read when somebody goes on to something else. */
    #elsewhere(event) {
        const reading = one => one instanceof HTMLElement && (one.localName === "m-hand" || one.classList.contains("why"));
        if (!event.composedPath().some(reading)) {
            this.reason = undefined;
        }
    }

    /** A number makes the move with that number, unless something is being typed. */
    #key(event) {
        if (!this.frame?.view) {
            return;
        }
        if (event.key === "Escape") {
            this.reason = undefined;
        }
        const typing = event
            .composedPath()
            .some(
                one =>
                    one instanceof HTMLElement &&
                    (one.isContentEditable || /^(INPUT|TEXTAREA|SELECT|DIALOG)$/.test(one.tagName)),
            );
        if (typing || event.altKey || event.ctrlKey || event.metaKey || event.repeat || this.peek) {
            return;
        }
        const move = /^[1-9]$/.test(event.key) ? this.#moves[Number(event.key) - 1] : undefined;
        if (move) {
            event.preventDefault();
            this.#ask({code: move.code});
        }
    }

    #windows() {
        const view = this.#open;
        const past = view.history
            ? html`<m-dialog sheet .open=${this.pastOpen} .label=${told("page-history")}
                  @close=${() => (this.pastOpen = false)}>${history(view.history, this.names)}</m-dialog>`
            : nothing;
        return html`<m-dialog sheet .open=${this.castOpen} .label=${told("page-cast")}
                @close=${() => (this.castOpen = false)}>${cast(view, this.names)}</m-dialog>
            <m-dialog sheet .open=${this.logOpen} .label=${say("parts-log")}
                @close=${() => (this.logOpen = false)}><m-log .lines=${view.log}></m-log>${this.#pages(view)}</m-dialog>
            ${past}`;
    }

    #voice() {
        const events = this.frame.events ?? [];
        const sentences = own => events.filter(event => isOwn(event) === own).map(event => event.sentence);
        return html`<m-voice .all=${sentences(false)} .own=${this.peek ? [] : sentences(true)} .turn=${this.#turn()}></m-voice>`;
    }

    /** The prompt if it is for the viewer. Two turns may begin alike, and only what changes is read out: so it ends otherwise. */
    #turn() {
        return this.#moves.length === 0 || this.#telling ? "" : this.#view.prompt + (this.frame.decision % 2 ? "\u200b" : "");
    }
}
