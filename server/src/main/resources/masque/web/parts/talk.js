/** What is said around the table: the prompt bar, the log, the chat, and the voice for those who listen. */
import {LitElement, css, html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {say} from "../app/words.js";
import {base, buttons} from "./base.js";
import {reactions, signs} from "./drawings.js";

/** One sentence that says what is awaited, gold when it is you; beside it what can be done, in its slot. */
export class Prompt extends LitElement {
    static properties = {text: {}, yours: {type: Boolean, reflect: true}, acts: {type: Boolean, reflect: true}};
    static styles = [
        base,
        css`
            :host {
                display: block;
            }
            .bar {
                display: flex;
                flex-wrap: wrap;
                align-items: center;
                justify-content: center;
                gap: var(--space-2) var(--space-3);
                min-height: 2.75rem;
                padding: var(--space-1) var(--space-4);
                border: 1px solid var(--line-soft);
                border-radius: var(--round-l);
                background: var(--surface);
                color: var(--ink-soft);
                text-align: center;
            }
            p {
                font-family: var(--serif);
                font-size: clamp(1rem, 4.4cqi, var(--text-l));
                line-height: 1.3;
                text-wrap: balance;
            }
            p::first-letter {
                text-transform: uppercase;
            }
            :host([yours]) .bar {
                border-color: var(--gold);
                color: var(--ink);
            }
            :host([yours]) p::before {
                content: '◆ ';
                color: var(--gold);
            }
            /* Beside what can be done a sentence takes no more height than alone. */
            :host([acts]) .bar {
                flex-wrap: nowrap;
            }
            :host([acts]) p {
                min-width: 0;
            }
            ::slotted(*) {
                flex: none;
            }
            @container (max-width: 699px) {
                :host([acts]) .bar {
                    padding-inline: var(--space-3);
                }
                :host([acts]) p {
                    font-size: 0.875rem;
                    line-height: 1.2;
                }
            }
            @container (max-height: 26rem) and (min-width: 34rem) {
                :host([acts]) .bar {
                    padding-inline: var(--space-3);
                }
                :host([acts]) p {
                    font-size: 0.8125rem;
                    line-height: 1.2;
                }
            }
        `,
    ];

    constructor() {
        super();
        this.text = "";
        this.yours = false;
        /** Whether there is something to do beside the sentence. */
        this.acts = false;
    }

    render() {
        return html`<div class="bar"><p>${this.text}</p><slot></slot></div>`;
    }
}

/** The sentences one may look back at; the latest is in sight. */
export class Log extends LitElement {
    static properties = {lines: {attribute: false}, label: {}};
    static styles = [
        base,
        css`
            :host {
                display: block;
            }
            ol {
                max-height: var(--log-height, 14rem);
                overflow-y: auto;
                overscroll-behavior: contain;
                color: var(--ink-soft);
                font-size: var(--text-s);
            }
            li {
                padding: 0.2rem 0 0.2rem 0.75rem;
                border-left: 2px solid var(--line-soft);
            }
            li::first-letter {
                text-transform: uppercase;
            }
            li:last-child {
                border-color: var(--gold);
                color: var(--ink);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {string[]} */
        this.lines = [];
        this.label = "";
    }

    render() {
        return html`<ol tabindex=${this.lines.length ? "0" : nothing} aria-label=${this.label || say("parts-log")}>${this.lines.map(line => html`<li>${line}</li>`)}</ol>`;
    }

    /** The latest line is in sight; how high all of them are is known with the next picture anyway. */
    updated() {
        const list = this.renderRoot.querySelector("ol");
        requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
    }
}

/** What people say to each other, with a line to type in and reactions; sends `say` and `react`. */
export class Chat extends LitElement {
    static properties = {lines: {attribute: false}, enabled: {type: Boolean}, wrong: {}};
    static styles = [
        base,
        buttons,
        css`
            :host {
                display: grid;
                grid-template-columns: minmax(0, 1fr);
                gap: var(--space-2);
            }
            .lines {
                height: var(--chat-height, 14rem);
                overflow-y: auto;
                overscroll-behavior: contain;
            }
            ol {
                display: grid;
                gap: var(--space-2);
            }
            li {
                overflow-wrap: anywhere;
                line-height: 1.35;
            }
            b {
                color: var(--gold);
            }
            li svg {
                display: inline-block;
                width: 1.4em;
                height: 1.4em;
                vertical-align: -0.35em;
                color: var(--gold);
            }
            form {
                display: flex;
                gap: var(--space-2);
            }
            input {
                flex: 1;
                min-width: 0;
                min-height: 2.75rem;
                padding: var(--space-2) var(--space-3);
                border: 1px solid var(--line);
                border-radius: var(--round-full);
                background: var(--ground);
                color: var(--ink);
                font: inherit;
            }
            .send {
                width: 2.75rem;
                padding: 0;
                font-size: 1.25rem;
            }
            .reactions {
                display: grid;
                grid-template-columns: repeat(auto-fit, minmax(2.25rem, 1fr));
                justify-items: center;
            }
            .reactions button {
                display: grid;
                place-items: center;
                width: 2.25rem;
                height: 2.25rem;
                padding: 0;
                border: 1px solid transparent;
                border-radius: 50%;
                background: none;
                font-size: 1.4rem;
            }
            .reactions button:hover {
                border-color: var(--gold);
            }
            .quiet {
                color: var(--ink-soft);
                font-size: var(--text-s);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {{number: number, name: string, text?: string, reaction?: string}[]} */
        this.lines = [];
        this.enabled = true;
        this.wrong = "";
    }

    render() {
        return html`<div class="lines" role="log" tabindex="0" aria-label=${say("parts-chat")}>
                <ol>
                    ${repeat(
                        this.lines,
                        line => line.number,
                        line => html`<li><b>${line.name}</b> ${said(line)}</li>`,
                    )}
                </ol>
            </div>
            ${this.enabled ? this.#typing() : html`<p class="quiet">${say("parts-chat-off")}</p>`}`;
    }

    #typing() {
        return html`<div class="reactions" role="group" aria-label=${say("parts-reactions")}>
                ${Object.entries(reactions).map(
                    ([
                        name,
                        art,
                    ]) => html`<button type="button" aria-label=${say(`parts-reaction-${name}`)} title=${say(`parts-reaction-${name}`)}
                        @click=${() => this.#tell("react", {reaction: name})}>${art}</button>`,
                )}
            </div>
            <form @submit=${this.#send}>
                <input maxlength="200" autocomplete="off" aria-label=${say("parts-chat-line")} placeholder=${say("parts-chat-line")} />
                <button class="button send" aria-label=${say("parts-chat-send")}>${signs.send}</button>
            </form>
            ${this.wrong ? html`<p class="quiet" role="alert">${this.wrong}</p>` : nothing}`;
    }

    #send(event) {
        event.preventDefault();
        const input = this.renderRoot.querySelector("input");
        const text = input.value.trim();
        if (text) {
            this.#tell("say", {text});
            input.value = "";
        }
    }

    #tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
    }

    updated(changed) {
        if (changed.has("lines")) {
            const list = this.renderRoot.querySelector(".lines");
            list.scrollTop = list.scrollHeight;
        }
    }
}

const said = line =>
    line.reaction
        ? html`${reactions[line.reaction] ?? nothing}<span class="unseen">${say(`parts-reaction-${line.reaction}`)}</span>`
        : line.text;

/**
 * Three regions that only screen readers notice: what all are told, what only you are told, and that it is your turn. They
 * are apart so that someone who plays aloud can tell a secret from what the table knows.
 */
export class Voice extends LitElement {
    static properties = {all: {attribute: false}, own: {attribute: false}, turn: {}};
    static styles = base;

    constructor() {
        super();
        /** @type {string[]} */
        this.all = [];
        /** @type {string[]} */
        this.own = [];
        this.turn = "";
    }

    render() {
        return html`<div class="unseen" role="log" aria-live="polite" aria-label=${say("parts-voice-all")}>${this.all.map(line => html`<p>${line}</p>`)}</div>
            <div class="unseen" role="log" aria-live="polite" aria-label=${say("parts-voice-own")}>${this.own.map(line => html`<p>${line}</p>`)}</div>
            <div class="unseen" role="alert" aria-live="assertive">${this.turn}</div>`;
    }
}
