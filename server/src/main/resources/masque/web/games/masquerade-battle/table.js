/** The table of Masquerade Battle, drawn from the latest frame and nothing else. */
import {LitElement, html, nothing} from "lit";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {signs} from "../../parts/drawings.js";
import {say} from "../../app/words.js";
import "./auction.js";
import {middle} from "./board.js";
import {choices, sideChoice} from "./choices.js";
import {teamArt} from "./drawings.js";
import {faceOf, isOwn, nameOf, playsOf, sorted, told} from "./kit.js";
import {details, facts, ownSide, tally} from "./people.js";
import {scene} from "./scene.js";
import {styles} from "./styles.js";

export default class BattleTable extends LitElement {
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
        held: {state: true},
        chosen: {state: true},
        tallyOpen: {state: true},
        logOpen: {state: true},
        sceneClosed: {state: true},
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
        /** Why something cannot be done. @type {{code?: number, clause: string, sentence: string, allowed: boolean} | undefined} */
        this.reason = undefined;
        /** Whether the device is passed around, so that side and hand are covered until held. */
        this.peek = false;
        /** Where the rulebook is. */
        this.rules = "rules/masquerade-battle";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        /** Whether what is covered is looked at just now. */
        this.held = false;
        /** The name of the Character whose power is being chosen. */
        this.chosen = "";
        this.tallyOpen = false;
        this.logOpen = false;
        this.sceneClosed = false;
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
        if (changed.has("frame") || this.#covered) {
            this.chosen = "";
        }
    }

    get #view() {
        return this.frame.view;
    }

    /** Whether others may look at the screen, so that nothing may be in the page that this seat alone knows. */
    get #covered() {
        return this.peek && !this.held && this.frame?.view && this.#view.phase !== "over";
    }

    /** What may lie open now. Unseen cards and being told to follow tell of the own hand. */
    get #open() {
        const view = this.#view;
        if (!this.#covered) {
            return view;
        }
        const prompt =
            view.phase === "playing" && this.#moves.length ? told("waiting-play", {who: this.names[this.you]}) : view.prompt;
        return {...view, prompt, team: undefined, cards: [], unseen: []};
    }

    /** @returns {import('./kit.js').Move[]} */
    get #moves() {
        return this.readonly ? [] : (this.frame.moves ?? []);
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const view = this.#open;
        const ended = view.result && !this.sceneClosed;
        return html`<div @click=${this.#elsewhere} class="table ${ended ? "ended" : ""} ${this.you < 0 && !this.eyes ? "watching" : ""}">
            <div class="board">${ended ? scene(view, this.names, () => (this.sceneClosed = true)) : this.#ring(view)}</div>
            <div class="dock">${ended ? nothing : this.#dock(view)}</div>
            <div class="aside" role="group" aria-label=${told("page-tally")}>
                <h2>${told("page-tally")}</h2>
                ${tally(view, this.names)}
                <m-log .lines=${view.log}></m-log>
                ${this.#again(view)}
            </div>
            ${this.#windows(view)} ${this.#voice()}
        </div>`;
    }

    updated() {
        this.style.setProperty("--players", String(this.frame?.view?.players.length ?? 5));
    }

    #again(view) {
        return view.result && this.sceneClosed
            ? html`<m-button @click=${() => (this.sceneClosed = false)}>${told("page-scene-again")}</m-button>`
            : nothing;
    }

    #ring(view) {
        return html`<m-ring .seats=${view.players.map(player => this.#sitter(player, view))} .from=${this.you >= 0 ? this.you : 0}>
            <div class="middle">
                ${middle({view, events: this.frame.events ?? [], names: this.names, you: this.you, moves: this.#moves, onMove: code => this.#ask({code})})}
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
            portrait: teamArt(player.team ?? own?.team ?? (seat === this.you ? view.team : undefined)),
            facts: facts(player, view, this.names),
            more: details(player, own?.cards),
        };
    }

    #dock(view) {
        const mine = view.players[this.you];
        return html`${this.#prompt(view)} ${this.#why()} ${this.#choices(view)}
            ${!mine || view.phase === "over" ? this.#tools(view) : this.#own(view, mine)}`;
    }

    /** What stands beside the table where there is room. */
    #tools(view) {
        const opener = (sign, words, open) =>
            html`<m-button small .label=${words} title=${words} @click=${open}>${sign}</m-button>`;
        return html`<div class="tools">
            ${opener(signs.eye, told("page-tally"), () => (this.tallyOpen = true))}
            ${opener(signs.log, say("parts-log"), () => (this.logOpen = true))}
            ${this.#again(view)}
        </div>`;
    }

    #prompt(view) {
        const back = html`<m-button small @click=${() => this.#ask({takeBack: true})}>${signs.back} ${told("page-take-back")}</m-button>`;
        return html`<m-prompt .text=${view.prompt} ?yours=${this.#moves.length > 0}>
            ${this.frame.takeBack && !this.readonly ? back : nothing}
        </m-prompt>`;
    }

    #own(view, mine) {
        return html`<m-peek .off=${!this.peek} .name=${this.names[this.you] ?? ""} @held=${event => (this.held = event.detail)}>
            ${this.#sides(view)}
            <div class="mine">${ownSide(view, mine, this.#tools(view))} ${this.#hand(view)}</div>
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

    /** Whatever is not a card of the own hand. */
    #choices(view) {
        return choices({view, names: this.names, moves: this.#moves, onMove: code => this.#ask({code})});
    }

    /** Which of its powers the chosen Character uses. */
    #sides(view) {
        const card = view.cards.find(one => one.name === this.chosen);
        const plays = card ? playsOf(card, this.#moves) : [];
        return plays.length > 1 ? sideChoice(card, plays, code => this.#declare(code), () => this.#drop()) : nothing;
    }

    #hand(view) {
        if (view.cards.length === 0) {
            return nothing;
        }
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
        return sorted(view.cards).filter(card => playsOf(card, this.#moves).length > 0);
    }

    #pick(event) {
        this.#use(event.detail.card);
    }

    /** Plays a card, or asks for its power; tells why not if it cannot be played. */
    #use(card) {
        const plays = playsOf(card, this.#moves);
        if (plays.length === 1) {
            this.#ask({code: plays[0].code});
        } else if (plays.length === 2 && this.chosen !== card.name) {
            this.chosen = card.name;
            this.reason = undefined;
            this.updateComplete.then(() => this.renderRoot.querySelector(".power")?.focus());
        } else if (plays.length === 2) {
            this.#drop();
        } else {
            this.#askWhy(card);
        }
    }

    #askWhy(card) {
        const {cards, codes} = this.#view;
        this.#ask({why: codes[cards.findIndex(one => one.name === card.name)]});
    }

    /** Plays the chosen Character; whoever came here by keys stays at the hand. */
    #declare(code) {
        this.#drop();
        this.#ask({code});
    }

    /** The chosen Character goes back among the others. */
    #drop() {
        this.chosen = "";
        this.renderRoot.querySelector("m-hand")?.focus();
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

    /** A number makes the choice with that number, unless something is being typed; Escape drops what was begun. */
    #key(event) {
        if (!this.frame?.view || this.#covered || isTyping(event)) {
            return;
        }
        if (event.key === "Escape") {
            this.reason = undefined;
            if (this.chosen) {
                this.#drop();
            }
        }
        const at = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
        if (at >= 0) {
            this.#number(at, event);
        }
    }

    #number(at, event) {
        const view = this.#view;
        if (view.phase === "bidding") {
            return;
        }
        const card = view.cards.find(one => one.name === this.chosen);
        const plays = card ? playsOf(card, this.#moves) : this.#moves;
        if (view.phase === "playing" && !card) {
            const next = this.#usable(view)[at];
            if (next) {
                event.preventDefault();
                this.#use(next);
            }
        } else if (plays[at]) {
            event.preventDefault();
            this.#ask({code: plays[at].code});
        }
    }

    #windows(view) {
        return html`<m-dialog sheet .open=${this.tallyOpen} .label=${told("page-tally")}
                @close=${() => (this.tallyOpen = false)}>${tally(view, this.names)}</m-dialog>
            <m-dialog sheet .open=${this.logOpen} .label=${say("parts-log")}
                @close=${() => (this.logOpen = false)}><m-log .lines=${view.log}></m-log></m-dialog>`;
    }

    #voice() {
        const events = this.frame.events ?? [];
        const sentences = own => events.filter(event => isOwn(event) === own).map(event => event.sentence);
        return html`<m-voice .all=${sentences(false)} .own=${this.peek ? [] : sentences(true)} .turn=${this.#turn()}></m-voice>`;
    }

    /** The prompt if it is for the viewer. Two turns may begin alike, and only what changes is read out: so it ends otherwise. */
    #turn() {
        return this.#moves.length === 0 ? "" : this.#open.prompt + (this.frame.decision % 2 ? "\u200b" : "");
    }
}

/** Whether a key is meant for something else than the table. */
function isTyping(event) {
    const typing = event
        .composedPath()
        .some(
            one =>
                one instanceof HTMLElement &&
                (one.isContentEditable || /^(INPUT|TEXTAREA|SELECT|DIALOG)$/.test(one.tagName)),
        );
    return typing || event.altKey || event.ctrlKey || event.metaKey || event.repeat;
}
