/** What the tables of all games have in common: what the page tells them, what they ask for, and what everybody hears. */
import {LitElement, html, nothing} from "lit";
import {setting} from "../app/settings.js";
import {say} from "../app/words.js";
import {Asking} from "./asking.js";
import {signs} from "./drawings.js";
import {Reach} from "./reach.js";
import {Travel} from "./travel.js";

/** @typedef {{code: number, move: string, sentence: string}} Move */

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

/** All that fit, also in the trees of others. @type {(root: ShadowRoot, selector: string) => any[]} */
const below = (root, selector) => [...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("*")].flatMap(one => (one.shadowRoot ? below(one.shadowRoot, selector) : []))];

export const isSeen = one => one.checkVisibility({checkVisibilityCSS: true}) && one.getBoundingClientRect().width > 0;

/**
 * A table draws itself from the latest frame and nothing else. It answers to number keys by `number(at, event)`. How much there is to
 * see in a frame it says by `static weight(before, frame)`, and by `static parts(before, frame)` where that is several things.
 */
export class GameTable extends LitElement {
    static properties = {
        frame: {attribute: false},
        names: {attribute: false},
        you: {type: Number},
        readonly: {type: Boolean},
        again: {type: Boolean, reflect: true},
        seen: {},
        reason: {attribute: false},
        peek: {type: Boolean},
        rules: {},
        talking: {type: Boolean, reflect: true},
        pausing: {type: Boolean},
        held: {state: true},
        logOpen: {state: true},
        doubted: {state: true},
    };

    #keys = event => this.#key(event);

    constructor() {
        super();
        /** The latest `table` message. @type {any} */
        this.frame = undefined;
        /** @type {string[]} */
        this.names = [];
        this.you = -1;
        this.readonly = false;
        /** Whether a game is seen again: then nothing is to be chosen, and nothing needs room for that. */
        this.again = false;
        this.seen = "";
        /** Why something cannot be done. @type {{code: number, clause: string, sentence: string, allowed: boolean} | undefined} */
        this.reason = undefined;
        /** Whether the device is passed around, so that what this seat alone knows is covered until it is held. */
        this.peek = false;
        /** Where the rulebook is. */
        this.rules = "";
        /** Whether what is covered is looked at just now. */
        this.held = false;
        this.logOpen = false;
        /** Whether people talk where the aside is. */
        this.talking = false;
        /** Whether what is shown stays until somebody goes on. */
        this.pausing = false;
        /** A move that is asked about before it is made. @type {Move | undefined} */
        this.doubted = undefined;
        this.revealed = false;
        new Reach(this);
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
            const asked = this.frame?.decision;
            if (this.#asked !== asked) this.doubted = undefined;
            this.#asked = asked;
        }
    }

    #asked = 0;

    firstUpdated() {
        const root = /** @type {ShadowRoot} */ (this.renderRoot);
        this.meaning = /** @type {import('./meaning.js').Meaning} */ (document.createElement("m-meaning"));
        this.meaning.rules = this.rules;
        root.append(this.meaning);
        this.asking = new Asking(this, this.meaning);
        this.travel = new Travel(root);
    }

    updated(changed) {
        if (!changed.has("frame")) {
            return;
        }
        this.travel?.go();
        this.meaning?.hush();
        this.#reveal();
    }

    /** Tells once the scene at the end has been played: who has won is to be seen nowhere else before. */
    async #reveal() {
        const over = this.frame?.view?.phase === "over" && !this.frame.closing;
        if (!over || this.revealed) {
            return;
        }
        const scene = this.renderRoot.querySelector(".scene");
        await Promise.allSettled((scene?.getAnimations({subtree: true}) ?? []).map(one => one.finished));
        this.revealed = true;
        this.dispatchEvent(new CustomEvent("revealed"));
    }

    get view() {
        return this.frame.view;
    }

    /** @returns {Move[]} */
    get moves() {
        return this.readonly || this.frame.closing ? [] : (this.frame.moves ?? []);
    }

    /** Whether others may look at the screen, so that nothing may be in the page that this seat alone knows. */
    get covered() {
        return Boolean(this.peek && !this.held && this.frame?.view && this.view.phase !== "over");
    }

    /** Asks the site for something; a move is asked about first where somebody wants that. */
    ask(detail) {
        if (detail.code !== undefined && setting("confirm") && this.doubted?.code !== detail.code) {
            this.doubted = this.moves.find(move => move.code === detail.code);
            if (this.doubted) {
                return;
            }
        }
        this.doubted = undefined;
        this.dispatchEvent(new CustomEvent("ask", {detail, bubbles: true, composed: true}));
    }

    /** What is awaited, and the way back where there is one. */
    prompt(text) {
        if (this.doubted) {
            const {sentence, code} = this.doubted;
            return html`<m-prompt class="doubt" .text=${say("parts-sure", {move: sentence})} yours acts>
                <m-button small kind="chief" class="sure" @click=${() => this.ask({code})}>${say("parts-sure-yes")}</m-button>
                <m-button small @click=${() => (this.doubted = undefined)}>${say("parts-sure-no")}</m-button>
            </m-prompt>`;
        }
        // What is shown may be over already, while it stays to be seen.
        const takeBack = this.frame.takeBack && !this.readonly && !this.frame.closing && !this.pausing;
        return html`<m-prompt .text=${this.frame.closing ? say("parts-closing") : text} ?yours=${this.moves.length > 0}
            ?acts=${takeBack || this.pausing}>
            ${takeBack ? this.#takeBack() : nothing}
            ${this.pausing ? this.#onward() : nothing}
        </m-prompt>`;
    }

    /** The way on from what is shown; Enter does the same. */
    #onward() {
        return html`<m-button small kind="chief" class="onward" @click=${() => this.dispatchEvent(new CustomEvent("onward"))}>${say("parts-onward")}</m-button>`;
    }

    #takeBack() {
        return html`<m-button small @click=${() => this.ask({takeBack: true})}>${signs.back} ${say("parts-take-back")}</m-button>`;
    }

    /** What one wants and how far that is, and the way to what everything means. */
    goal() {
        return html`<m-goal .text=${this.covered ? "" : (this.view.goal ?? "")} @what=${() => this.asking?.all()}></m-goal>`;
    }

    /** The log with its heading, for the aside. */
    logPart(lines) {
        return html`<h2>${say("parts-log")}</h2><m-log .lines=${lines}></m-log>`;
    }

    /** Why something cannot be done, with its clause; nothing as long as nobody has asked. */
    why() {
        const {reason} = this;
        const clause = reason?.clause
            ? html`<a href="${this.rules}#${reason.clause}" target="_blank">${reason.clause}</a>`
            : nothing;
        return html`<div class="why" role="status">
            ${reason && !reason.allowed ? html`<p>${signs.no}<span>${reason.sentence} ${clause}</span>
                  <m-button small kind="plain" .label=${say("parts-close")} @click=${() => (this.reason = undefined)}>${signs.no}</m-button></p>` : nothing}
        </div>`;
    }

    /** What was read is read when somebody goes on to something else. */
    elsewhere(event) {
        const reading = one => one instanceof HTMLElement && (/^m-(hand|rack|die)$/.test(one.localName) || one.classList.contains("why"));
        if (!event.composedPath().some(reading)) {
            this.reason = undefined;
        }
    }

    /**
     * Buttons for what stands beside the table where there is room; the log is the last of them.
     *
     * @param {unknown} sign of what comes before the log
     * @param {string} words what that is called
     * @param {() => void} open
     * @param {unknown} more
     */
    tools(sign, words, open, more = nothing) {
        const opener = (art, label, click) =>
            html`<m-button small .label=${label} title=${label} @click=${click}>${art}</m-button>`;
        return html`<div class="tools">
            ${opener(sign, words, open)} ${opener(signs.log, say("parts-log"), () => (this.logOpen = true))} ${more}
        </div>`;
    }

    /** The window for the log. */
    logWindow(lines, more = nothing) {
        return html`<m-dialog sheet .open=${this.logOpen} .label=${say("parts-log")}
            @close=${() => (this.logOpen = false)}><m-log .lines=${lines}></m-log>${more}</m-dialog>`;
    }

    /** What this seat alone knows; on a device that is passed around it is in the page only while it is held. */
    own(content) {
        return html`<m-peek .off=${!this.peek} .name=${this.names[this.you] ?? ""} @held=${event => (this.held = event.detail)}>
            ${this.covered ? nothing : content}
        </m-peek>`;
    }

    /**
     * Tells those who listen what happened.
     *
     * @param {(event: any) => boolean} isOwn whether an event is for this seat alone
     * @param {string} turn the prompt if it is for the viewer
     */
    voice(isOwn, turn) {
        const events = this.frame.events ?? [];
        const sentences = own => events.filter(event => isOwn(event) === own).map(event => event.sentence);
        // Two turns may begin alike, and only what changes is read out: so it ends otherwise.
        const read = turn && turn + (this.frame.decision % 2 ? "\u200b" : "");
        return html`<m-voice .all=${sentences(false)} .own=${this.peek ? [] : sentences(true)} .turn=${read}></m-voice>`;
    }

    #key(event) {
        if (!this.frame?.view || this.covered || isTyping(event)) {
            return;
        }
        if (event.key === "Escape") {
            this.reason = undefined;
            this.meaning?.hush();
            if (this.doubted) {
                this.doubted = undefined;
            } else {
                this.drop();
            }
        }
        if (event.key === "?") {
            this.asking?.key();
        }
        if (/^[1-9]$/.test(event.key) && this.number(Number(event.key) - 1)) {
            event.preventDefault();
        }
    }

    /**
     * Takes whoever chooses by keys to what is to be chosen next: the first that there is of these, once all of them are drawn.
     *
     * @param {string[]} places
     */
    async lead(...places) {
        const drawn = /** @type {NodeListOf<LitElement>} */ (this.renderRoot.querySelectorAll("m-ring, .choices m-card, .choices m-tile"));
        await Promise.all([...drawn].map(one => one.updateComplete));
        const next = places.map(place => /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(place))).find(one => one);
        next?.focus({preventScroll: true});
    }

    /** What a move is called at this table. @param {Move} move */
    wordsOf(move) {
        return move.sentence;
    }

    /**
     * What can be seen that makes a move: what is held under its code, or has its sentence as its name.
     *
     * @param {Move} move
     * @returns {Element[]}
     */
    makers({code, sentence}) {
        const makes = one => one.dataset.code === String(code) || [one.label, one.name, one.ariaLabel].includes(sentence);
        const found = below(/** @type {ShadowRoot} */ (this.renderRoot), "m-card, m-tile, m-die, m-button, button").find(one => makes(one) && isSeen(one));
        return found ? [found] : [];
    }

    /** Gives up what was begun, where a choice has several steps. */
    drop() {}

    /**
     * Makes the choice with this number, from 0; whether there is one.
     *
     * @param {number} _at
     */
    number(_at) {
        return false;
    }
}
