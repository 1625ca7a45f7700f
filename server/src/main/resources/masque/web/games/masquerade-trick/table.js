/** The table of Masquerade Trick, drawn from the latest frame and nothing else. */
import {html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {signs} from "../../parts/drawings.js";
import {GameTable} from "../../parts/game-table.js";
import {tableStyles} from "../../parts/table-styles.js";
import {aboutCards, aboutChoice, aboutDeals, aboutRole, aboutTricks} from "./about.js";
import {cast, centreMask, explained, history, ownRole, trick} from "./board.js";
import {chapter} from "./chapters.js";
import {roleArt} from "./drawings.js";
import {codeOf, idOf, isOwn, nameOf, ownerOf, roleName, seatOf, shortName, told} from "./kit.js";
import {partsOf} from "./parts.js";
import {scene} from "./scene.js";
import {styles} from "./styles.js";

export default class TrickTable extends GameTable {
    static chapter = chapter;

    static properties = {
        eyes: {attribute: false},
        castOpen: {state: true},
        pastOpen: {state: true},
        closedDeal: {state: true},
    };

    static styles = [base, tableStyles, styles];

    constructor() {
        super();
        this.rules = "rules/masquerade-trick";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        this.castOpen = false;
        this.pastOpen = false;
        this.closedDeal = 0;
        /** The card that was handed over, until the next own card is played. */
        this.received = "";
    }

    static parts(before, frame) {
        return partsOf(before, frame);
    }

    willUpdate(changed) {
        super.willUpdate(changed);
        if (!changed.has("frame") || !this.frame?.view) {
            return;
        }
        // What was shown as a scene of its own has been seen.
        const shown = changed.get("frame");
        if (shown?.closing && shown.view.result && !this.frame.closing) {
            this.closedDeal = shown.view.result.deal;
        }
        for (const event of this.frame.events ?? []) {
            const own = dancer => seatOf(dancer) >= 0 && seatOf(dancer) === this.you;
            if (event.type === "handed" && own(event.to)) {
                this.received = idOf(event.card);
            } else if (event.type === "dealt" || (event.type === "played" && own(event.who))) {
                this.received = "";
            }
        }
    }

    /** What may lie open on a device that is passed around: not what this seat alone knows. */
    get #open() {
        const view = this.view;
        return this.peek && view.phase !== "over"
            ? {...view, role: undefined, history: undefined, centre: view.centre.map(({seenBy}) => ({seenBy}))}
            : view;
    }

    /** Whether the prompt itself tells what the role wants, and has to be covered with it. */
    get #telling() {
        return this.peek && this.view.phase === "pointing";
    }

    /** What can be done, in the order of the number keys: the hand from left to right, then the rest. */
    get moves() {
        const moves = super.moves;
        const hand = this.view.cards.map(card => codeOf(card, this.view.phase));
        const place = move => (hand.includes(move.code) ? hand.indexOf(move.code) : hand.length);
        return [...moves].sort((one, other) => place(one) - place(other));
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const view = this.#open;
        const ended = Boolean(view.result) && this.closedDeal !== view.result.deal;
        const closed = ended && view.phase === "over";
        return html`<div @click=${this.elsewhere} class="table ${ended ? "ended" : ""} ${closed ? "closed" : ""} ${this.you < 0 && !this.eyes ? "watching" : ""}">
            ${this.goal()}
            <div class="board">${ended ? this.#scene(view) : this.#ring()}</div>
            <div class="dock">${this.#dock()}</div>
            <div class="aside" role="group" aria-label=${told("page-cast")}>
                <h2>${told("page-cast")}</h2>
                ${cast(view, this.names)} ${this.logPart(this.#lines)} ${this.#pages(view)}
            </div>
            ${this.#windows()} ${this.voice(isOwn, this.#turn)}
        </div>`;
    }

    /** What happened: in the deal that has ended, as long as its end is shown. */
    get #lines() {
        const {result, log} = this.view;
        return result?.log && this.closedDeal !== result.deal ? result.log : log;
    }

    /** The end of a deal. Where the page shows it for a time, it is left as the page says. */
    #scene(view) {
        const onDone = this.frame.closing ? undefined : () => (this.closedDeal = view.result.deal);
        return scene(view, this.names, {kind: view.phase === "over" ? "" : "chief", onDone});
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
            <div class="middle"><div class="felt ${view.players.length > 3 ? "four" : "three"}">
                ${centreMask(this.#centre(0), "left", this.names, view.cast)}
                ${trick({view, events: this.frame.events ?? [], names: this.names, you: this.you})}
                ${centreMask(this.#centre(1), "right", this.names, view.cast)}
            </div></div>
        </m-ring>`;
    }

    /** A mask in the centre, as far as somebody knows it. */
    #centre(side) {
        const mask = this.#open.centre[side];
        const guessed = !this.peek && this.view.pointing === ["left", "right"][side];
        return {...mask, guessed, role: mask.role ?? this.eyes?.map(one => one.centre[side].role).find(role => role)};
    }

    #sitter(player, at) {
        const seat = seatOf(player.dancer);
        const own = this.eyes?.[seat];
        const role = player.role ?? own?.role ?? (seat === this.you ? this.#open.role : undefined);
        const guessed = !this.peek && this.view.pointing === player.dancer;
        const chair = (this.frame.chairs ?? [])[seat] ?? {kind: "rules"};
        return {
            ...chair,
            seat: at,
            name: nameOf(player.dancer, this.names),
            you: seat >= 0 && seat === this.you,
            awaited: player.awaited,
            host: seat >= 0 && this.frame.host === seat,
            winner: this.view.winners.includes(player.dancer),
            clock: (this.frame.clocks ?? []).find(clock => clock.seat === seat),
            mark: guessed ? "chosen" : undefined,
            markName: guessed ? told("page-own-point") : undefined,
            portrait: html`<span class="medal" .about=${aboutRole(role, this.view.cast)}>${roleArt(role)}</span>`,
            facts: this.#facts(player),
            open: (own?.cards ?? player.open).map(explained),
            more: seat >= 0 && (player.role ?? own?.role) ? html`<p>${roleName(player.role ?? own.role)}</p>` : nothing,
        };
    }

    #facts(player) {
        const {tricks, cards, deals} = player;
        const facts = [
            {art: signs.trick, value: tricks, name: told("page-tricks", {tricks}), about: aboutTricks(tricks)},
            {art: signs.cards, value: cards, name: told("page-cards", {cards}), about: aboutCards(cards)},
        ];
        return deals ? [...facts, {art: signs.laurel, value: deals, name: told("page-deals", {deals}), about: aboutDeals(deals)}] : facts;
    }

    #dock() {
        if (this.frame.closing && this.view.result) {
            return this.prompt(this.view.prompt);
        }
        const mine = this.you < 0 ? undefined : this.view.players.find(player => seatOf(player.dancer) === this.you);
        const telling = this.#telling;
        return html`${telling ? nothing : this.prompt(this.view.prompt)} ${this.peek ? nothing : this.why()}
            ${!mine || this.view.phase === "over" ? this.#tools() : this.own(this.#mine(mine))}`;
    }

    /** What stands beside the table where there is room. */
    #tools() {
        return this.tools(signs.mask, told("page-cast"), () => (this.castOpen = true));
    }

    /** The own role and cards; what else is to be chosen takes the place of the cards, so that nothing moves. */
    #mine(mine) {
        const choices = this.#choices();
        return html`${this.#telling ? this.prompt(this.view.prompt) : nothing} ${this.peek ? this.why() : nothing}
            <div class="mine">
                ${ownRole(this.view, mine.tricks, this.#tools())}
                <div class="place ${choices === nothing ? "" : "choosing"}">${this.#hand()} ${choices}</div>
            </div>`;
    }

    /** Looking and pointing, and the knight's cards where the player chooses them: whatever is not a card of the own hand. */
    #choices() {
        const held = new Set(this.view.cards.map(card => codeOf(card, this.view.phase)));
        const moves = this.moves.filter(move => !held.has(move.code));
        const cards = this.view.phase === "playing" || this.view.phase === "passing";
        return moves.length === 0
            ? nothing
            : html`<div class="choices ${cards ? "cards" : ""}" role="group" aria-label=${this.view.prompt}>
                  ${moves.map(move => (cards ? this.#card(move) : this.#mask(move)))}
              </div>`;
    }

    #card(move) {
        const [, suit, rank] = move.move.split(" ");
        return html`<m-card state="lit" .name=${move.sentence} .face=${explained({suit, rank: Number(rank)})} .hint=${this.#hint(move.code)}
            @click=${() => this.ask({code: move.code})}></m-card>`;
    }

    #mask(move) {
        const [, what] = move.move.split(" ");
        const centre = {left: 0, right: 1}[what];
        const art =
            what === "away" ? signs.eye : roleArt(centre === undefined ? undefined : this.view.centre[centre].role);
        const name = what === "away" ? move.sentence : shortName(what, this.names);
        return html`<m-button .label=${move.sentence} .about=${aboutChoice(ownerOf(what), this.names)} .hint=${this.#hint(move.code)} @click=${() => this.ask({code: move.code})}>
            <span class="choice ${what}">${art}<span title=${name}>${name}</span></span>
        </m-button>`;
    }

    #hand() {
        const view = this.view;
        const legal = new Set(this.moves.map(move => move.code));
        const cards = view.cards.map(card => {
            const code = codeOf(card, view.phase);
            const chosen = view.passing && idOf(view.passing) === idOf(card);
            return {
                id: idOf(card),
                code,
                face: explained(card),
                legal: legal.has(code),
                chosen,
                hint: this.#hint(code),
                fresh: this.received === idOf(card),
            };
        });
        return html`<m-hand .cards=${cards} ?asked=${cards.some(card => card.legal)} ?still=${this.readonly} .label=${told("page-hand")} @pick=${this.#pick}></m-hand>`;
    }

    #hint(code) {
        const at = this.moves.findIndex(move => move.code === code);
        return at < 0 || at > 8 ? "" : String(at + 1);
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

    #windows() {
        const view = this.#open;
        const past = view.history
            ? html`<m-dialog sheet .open=${this.pastOpen} .label=${told("page-history")}
                  @close=${() => (this.pastOpen = false)}>${history(view.history, this.names)}</m-dialog>`
            : nothing;
        return html`<m-dialog sheet .open=${this.castOpen} .label=${told("page-cast")}
                @close=${() => (this.castOpen = false)}>${cast(view, this.names)}</m-dialog>
            ${this.logWindow(this.#lines, this.#pages(view))} ${past}`;
    }

    /** The prompt if it is for the viewer, and tells nothing that others may not hear. */
    get #turn() {
        return this.moves.length === 0 || this.#telling ? "" : this.view.prompt;
    }
}
