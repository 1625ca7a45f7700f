/** The parts page: every part in every state, both themes side by side; for development only. */
import {LitElement, css, html} from "lit";
import "./index.js";
import TrickTable from "../games/masquerade-trick/table.js";
import emblem from "../games/masquerade-trick/emblem.js";
import {roleArt, suitArt} from "../games/masquerade-trick/drawings.js";
import {base} from "./base.js";
import {reactions, signs} from "./drawings.js";

if (!customElements.get("masque-masquerade-trick")) {
    customElements.define("masque-masquerade-trick", TrickTable);
}

const SUITS = ["rose", "mask", "goblet", "crown"];
const ROLES = ["jester", "knight", "assassin", "king", "prince", "princess"];
const STATES = ["plain", "lit", "dim", "chosen", "won"];
const NAMES = ["Ann", "Owl", "Hare", "Raven", "Maximiliana-Josefine", "ふくろう", "Bo", "Cleo", "Dorian", "Élodie"];

const face = (suit, rank) => ({name: `${suit} ${rank}`, corner: String(rank), tone: suit, art: suitArt(suit)});
const hand = SUITS.flatMap((suit, at) => [face(suit, at + 1), face(suit, at + 3)]).slice(0, 7);
const held = legal =>
    hand.map((one, at) => ({id: one.name, face: one, legal: legal(at), hint: legal(at) ? String(at + 1) : ""}));

const KINDS = [
    {kind: "person", here: true, host: true, clock: {millis: 58211, running: true}},
    {kind: "bot", level: "regular"},
    {kind: "person", here: false},
    {kind: "person", here: true, house: true},
    {kind: "person", here: true, program: true, clock: {millis: 8000, running: false}},
];

const seats = count =>
    Array.from({length: count}, (_, seat) => ({
        ...KINDS[seat % KINDS.length],
        seat,
        name: NAMES[seat],
        you: seat === 0,
        awaited: seat === 1 || seat === 4,
        winner: seat === 2,
        facts: [
            {art: signs.trick, value: seat, name: `${seat} tricks`},
            {art: signs.cards, value: 6, name: "6 cards"},
        ],
        open: seat === 3 ? hand.slice(0, 3) : [],
    }));

const TALK = [
    {number: 1, name: "Ann", text: "Good evening!"},
    {number: 2, name: "Owl", reaction: "wave"},
    {
        number: 3,
        name: "Hare",
        text: "<b>not bold</b> and a very long line that has to wrap somewhere, because people talk a lot",
    },
    {number: 4, name: "ふくろう", text: "よろしくお願いします。"},
];

export default class Gallery extends LitElement {
    static properties = {frames: {state: true}, only: {state: true}, asked: {state: true}, opened: {state: true}};

    static styles = [
        base,
        css`
            :host {
                display: block;
            }
            .both {
                display: grid;
                grid-template-columns: repeat(auto-fit, minmax(min(100%, 44rem), 1fr));
            }
            .side,
            .one {
                display: grid;
                grid-template-columns: minmax(0, 1fr);
                align-content: start;
                gap: var(--space-5);
                padding: var(--space-4);
                background: radial-gradient(120% 60rem at 50% 0%, var(--ground-glow), transparent 70%) var(--ground);
                color: var(--ink);
            }
            /* As on the stage of a table. */
            .one {
                grid-template-rows: minmax(0, 1fr);
                align-content: stretch;
                height: calc(100dvh - 4rem);
                min-height: 33rem;
                padding: var(--space-2);
                container-type: size;
            }
            section {
                display: grid;
                grid-template-columns: minmax(0, 1fr);
                gap: var(--space-3);
            }
            .row {
                --brass: #d9b266;
                --ivory: #f8eed8;
                --dark: #1a1733;
                --medal: #393b80;
                --detail: var(--ground);
                display: flex;
                flex-wrap: wrap;
                align-items: center;
                gap: var(--space-3);
            }
            .tiny svg {
                width: 20px;
                height: 20px;
            }
            .large svg {
                width: 120px;
                height: 120px;
            }
            .emblem svg {
                width: 14rem;
            }
            .signs svg {
                width: 1.75rem;
                height: 1.75rem;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Record<string, any>} */
        this.frames = {};
        this.only = new URLSearchParams(location.search);
        this.asked = "";
        this.opened = "";
    }

    async firstUpdated() {
        const answer = await fetch(new URL("./gallery/frames.json", import.meta.url));
        this.frames = await answer.json();
    }

    render() {
        const game = this.only.get("game");
        const theme = this.only.get("theme");
        const tokens = html`<link rel="stylesheet" href=${new URL("./tokens.css", import.meta.url).href} />`;
        if (game) {
            return html`${tokens}<main class="one" data-theme=${theme ?? "night"}><h1 class="unseen">${game}</h1>${this.#table(game)}</main>`;
        }
        return html`${tokens}<main class="both">${(theme ? [theme] : ["night", "light"]).map(one => html`<div class="side" data-theme=${one}>${this.#parts(one)}</div>`)}</main>`;
    }

    #parts(theme) {
        return html`<h1>${theme}</h1>
            ${this.#drawings()} ${this.#pieces()}
            <section><h2>Hand</h2>
                <m-hand .cards=${held(at => at % 3 !== 1)} asked label="Asked"></m-hand>
                <m-hand .cards=${held(() => false)} label="Not asked"></m-hand></section>
            <section><h2>Rack</h2>
                <m-rack .cards=${held(at => at % 3 !== 1).map((one, at) => ({...one, face: {name: one.face.name, print: one.face.art, count: (at % 3) + 1}}))} asked label="Asked"></m-rack></section>
            <section><h2>Ring</h2>${[4, 6, 10].map(count => html`<m-ring .seats=${seats(count)}><p>The middle, with ${count} seats</p></m-ring>`)}
                <m-ring places .seats=${seats(7).map((one, at) => ({...one, honour: at ? undefined : {art: signs.laurel, name: "The best chair"}, pick: at % 3 === 1 ? "choose" : undefined, barred: at % 3 === 2 ? "not now" : undefined, hint: String(at + 1)}))}><p>Places count</p></m-ring></section>
            ${this.#words()}
            <section><h2>Hold to peek</h2><m-peek name="Ann"><m-hand .cards=${held(() => true)} label="Covered"></m-hand></m-peek></section>
            <section><h2>Dialog</h2><div><m-button @click=${() => (this.opened = theme)}>Open</m-button></div>
                <m-dialog label="A window" .open=${this.opened === theme} @close=${() => (this.opened = "")}><p>It closes by Escape.</p></m-dialog></section>
            ${Object.keys(this.frames).map(name => html`<section><h2>Masquerade Trick: ${name}</h2>${this.#table(name)}</section>`)}`;
    }

    #drawings() {
        return html`<section><h2>Drawings</h2>
            <div class="row emblem">${emblem}</div>
            <div class="row tiny">${SUITS.map(suitArt)}${ROLES.map(roleArt)}${roleArt()}</div>
            <div class="row large">${SUITS.map(suitArt)}</div>
            <div class="row large">${ROLES.map(roleArt)}${roleArt()}</div>
            <div class="row signs">${Object.values(signs)}${Object.values(reactions)}</div></section>`;
    }

    #pieces() {
        return html`<section><h2>Card, tile, die, button, field, clock</h2>
            <div class="row">${STATES.map((state, at) => html`<m-card .face=${face(SUITS[at % 4], at + 1)} .state=${state} hint=${at + 1}></m-card>`)}
                <m-card name="A card, face down"></m-card><m-card still name="A card that is no button" .face=${face("crown", 3)}></m-card></div>
            <div class="row">${STATES.slice(0, 4).map(state => html`<m-tile name="tile" .art=${suitArt("rose")} .state=${state}></m-tile>`)}<m-tile name="tile, face down"></m-tile><m-tile name="a pile of tiles" .art=${suitArt("rose")} .count=${3} hint="1"></m-tile></div>
            <div class="row">${[1, 2, 3, 4, 5, 6].map(value => html`<m-die .value=${value}></m-die>`)}
                ${[1, 2, 4, 8, 10, 12, 20].map(sides => html`<m-die sized .sides=${sides} .value=${sides}></m-die>`)}
                <m-die sized numeral tone="night" .value=${6}></m-die>
                ${STATES.slice(1, 4).map(state => html`<m-die .value=${5} .state=${state}></m-die>`)}<m-die></m-die></div>
            <div class="row"><m-button>Usual</m-button><m-button kind="chief">Chief</m-button><m-button kind="plain">Plain</m-button>
                <m-button disabled>Disabled</m-button><m-button small hint="1">Small</m-button></div>
            <m-field label="Name" value="Ann" hint="1 to 24 characters"></m-field>
            <m-field label="Name" value="" wrong="A name has 1 to 24 characters."></m-field>
            <m-meter words="2 of 6" have="2" goal="6"></m-meter><m-meter words="5 of 6" have="5" goal="6" near></m-meter>
            <div class="row"><m-clock .millis=${61000}></m-clock><m-clock .millis=${90000} running></m-clock><m-clock .millis=${8000} running></m-clock></div></section>`;
    }

    #words() {
        return html`<section><h2>Prompt, log, chat</h2>
            <m-prompt text="Waiting for Owl to play a card."></m-prompt>
            <m-prompt text="Play a card; follow the rose if you can." yours><m-button small>${signs.back} Take back</m-button></m-prompt>
            <m-log .lines=${["Deal 1 began.", "Everybody handed a card on.", "The knight: rose 5", "Trick 1 went to Ann."]}></m-log>
            <m-chat .lines=${TALK} enabled></m-chat>
            <m-chat .lines=${TALK.slice(0, 1)} .enabled=${false}></m-chat></section>`;
    }

    #table(name) {
        const frame = this.frames[name];
        if (!frame) {
            return "";
        }
        const you = frame.seat ?? -1;
        return html`<masque-masquerade-trick .frame=${frame} .names=${frame.chairs.map(chair => chair.name)} .you=${you} .readonly=${you < 0}
                .peek=${name === "passed around"} @ask=${this.#answer}></masque-masquerade-trick>`;
    }

    /** Nobody plays here: a question why is answered with a sentence, a move is only noted. */
    #answer(event) {
        this.asked = JSON.stringify(event.detail);
        this.dataset.asked = this.asked;
        if ("why" in event.detail) {
            event.target.reason = {
                code: event.detail.why,
                clause: "MT-2.5",
                allowed: false,
                sentence: "Rose was led and must be followed; you could play rose 6 or rose 1.",
            };
        }
    }
}
