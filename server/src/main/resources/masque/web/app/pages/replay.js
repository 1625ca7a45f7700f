// A game that is over: looked at from any seat, checked, shared and kept.
import {LitElement, html, nothing} from "lit";
import {bytes, get, post} from "../api.js";
import {at} from "../base.js";
import {check} from "../fairness.js";
import {viewOf, wholeView} from "../game-view.js";
import {recallDeal} from "../memory.js";
import {copy, download} from "../share.js";
import {say} from "../words.js";

const PACE = 1_400;

class ReplayPage extends LitElement {
    static properties = {
        table: {}, about: {state: true}, frames: {state: true}, at: {state: true}, viewer: {state: true},
        playing: {state: true}, trouble: {state: true}, finding: {state: true}, checks: {state: true}, copied: {state: true},
        busy: {state: true},
    };

    constructor() {
        super();
        this.table = "";
        /** @type {any} */ this.about = undefined;
        /** @type {any[]} */ this.frames = [];
        this.at = 0;
        this.viewer = "none";
        this.playing = false;
        this.trouble = "";
        this.finding = "";
        /** @type {any[]} */ this.checks = [];
        this.copied = false;
        this.busy = false;
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        const moment = new URLSearchParams(location.hash.slice(1));
        this.viewer = moment.get("viewer") ?? "none";
        this.wanted = Number(moment.get("frame") ?? 0);
        if (this.table) this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.timer);
    }

    async attempt(what) {
        this.busy = true;
        this.trouble = "";
        try {
            await what();
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    load() {
        return this.attempt(async () => {
            const [table, {games}] = await Promise.all([get(`tables/${this.table}`), get("games")]);
            const {frames} = await get(`tables/${this.table}/replay?viewer=${this.viewer}`);
            this.names = games;
            const chairs = table.chairs.map(chair => ({...chair, here: true}));
            await this.show({...table, chairs, winners: []}, frames);
        });
    }

    /** A file that somebody brings; nothing of it is kept. */
    bring(file) {
        return this.attempt(async () => {
            if (!this.names) this.names = (await get("games")).games;
            const text = await file.text();
            const found = await post(`replays?viewer=${this.viewer}`, text);
            this.file = file;
            this.checks = found.checks;
            const chairs = found.names.map((name, seat) => ({seat, name, kind: "person", here: true, house: false, program: false}));
            if (found.frames.length) await this.show({id: found.table, game: found.game, chairs, winners: found.winners}, found.frames);
        });
    }

    async show(about, frames) {
        await viewOf(about.game);
        this.about = about;
        this.frames = frames;
        this.go(this.wanted ?? this.at);
        this.wanted = undefined;
        const name = this.names.find(game => game.id === about.game)?.name ?? about.game;
        document.title = `${say("replay-of", {game: name})} · Masque`;
    }

    go(to) {
        this.at = Math.max(0, Math.min(this.frames.length - 1, Number.isInteger(to) ? to : 0));
        this.copied = false;
        if (this.at === this.frames.length - 1) this.pause();
    }

    pause() {
        this.playing = false;
        clearInterval(this.timer);
    }

    play() {
        if (this.at === this.frames.length - 1) this.at = 0;
        this.playing = true;
        clearInterval(this.timer);
        this.timer = setInterval(() => this.go(this.at + 1), PACE);
    }

    look(viewer) {
        this.viewer = viewer;
        // Another seat was told another number of things: about as far into the game.
        const share = this.frames.length > 1 ? this.at / (this.frames.length - 1) : 0;
        const load = this.table ? this.load() : this.bring(this.file);
        return load.then(() => this.go(Math.round(share * (this.frames.length - 1))));
    }

    get moment() {
        return at(`replay/${this.table}#frame=${this.at}&viewer=${this.viewer}`);
    }

    /** Needs nothing of the site but the file itself. */
    prove() {
        return this.attempt(async () => {
            const file = this.table ? await bytes(`tables/${this.table}/file`) : new Uint8Array(await this.file.arrayBuffer());
            const {commitment, text} = recallDeal(this.about.id);
            const contributions = text === undefined ? {}
                : Object.fromEntries(this.about.chairs.filter(chair => chair.you).map(chair => [chair.seat, text]));
            const {problem, ply} = check(file, {commitment, contributions});
            this.finding = problem || "none";
            this.ply = ply;
        });
    }

    /** A replayed moment as the protocol would tell it. */
    get frame() {
        const {events, view} = this.frames[this.at];
        const last = this.at === this.frames.length - 1;
        return {
            type: "table", frame: this.at, phase: last ? "finished" : "playing", waiting: [], moves: [], takeBack: false,
            chairs: this.about.chairs, ending: [], winners: last ? this.about.winners : [], clocks: [], host: null, chat: false,
            ...(this.viewer === "none" ? {} : {seat: Number(this.viewer)}), events, view,
        };
    }

    render() {
        return html`
            <main class="page replay">
                <h1>${this.about ? say("replay-of", {game: this.names.find(game => game.id === this.about.game)?.name ?? ""})
                    : say("replay-upload")}</h1>
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                ${this.table ? nothing : this.upload()}
                ${this.about && this.frames.length ? html`${this.stage()}${this.controls()}${this.keeping()}` : nothing}
            </main>`;
    }

    upload() {
        return html`
            <section class="panel">
                <label class="field">${say("replay-file")}<input type="file" accept=".json,application/json"
                    @change=${event => event.target.files[0] && this.bring(event.target.files[0])}></label>
                ${this.checks.length ? html`<ul class="checks">${this.checks.map(({holds, sentence}) => html`
                    <li class=${holds ? "holds" : "fails"}>${holds ? "✓" : "✗"} ${sentence}</li>`)}</ul>` : nothing}
            </section>`;
    }

    stage() {
        this.shown ??= document.createElement(`masque-${this.about.game}`);
        const names = this.about.chairs.map(chair => chair.name);
        const you = this.viewer === "none" ? -1 : Number(this.viewer);
        Object.assign(this.shown, {frame: this.frame, names, you, readonly: true, seen: names[you] ?? say("spectator"),
            rules: at(`rules/${this.about.game}`)});
        return html`<div class="stage">${this.shown}</div>
            ${wholeView(this.about.game) ? nothing : html`<p class="prompt">${this.frame.view.prompt}</p>`}
            <p class="told" aria-live="polite">${this.frame.events.map(event => event.sentence).join(" ")}</p>`;
    }

    controls() {
        const last = this.frames.length - 1;
        const step = (key, sign, to, off) => html`<button class="button" aria-label=${say(key)} title=${say(key)} ?disabled=${off}
            @click=${() => { this.pause(); this.go(to); }}>${sign}</button>`;
        return html`
            <section class="panel controls" aria-label=${say("replay-controls")}>
                <label class="scrub"><span class="unseen">${say("replay-moment")}</span>
                    <input type="range" min="0" max=${last} .value=${String(this.at)}
                        aria-valuetext=${say("replay-at", {at: this.at + 1, all: last + 1})}
                        @input=${event => { this.pause(); this.go(Number(event.target.value)); }}></label>
                <div class="actions">
                    ${step("replay-first", "«", 0, this.at === 0)}
                    ${step("replay-back", "‹", this.at - 1, this.at === 0)}
                    <button class="button chief" @click=${() => this.playing ? this.pause() : this.play()}>
                        ${this.playing ? say("replay-pause") : say("replay-play")}</button>
                    ${step("replay-next", "›", this.at + 1, this.at === last)}
                    ${step("replay-last", "»", last, this.at === last)}
                    <span class="quiet">${say("replay-at", {at: this.at + 1, all: last + 1})}</span>
                    <span class="spring"></span>
                    <label class="field inline">${say("replay-eyes")}
                        <select @change=${event => this.look(event.target.value)}>
                            <option value="none" ?selected=${this.viewer === "none"}>${say("replay-everyone")}</option>
                            ${this.about.chairs.map(chair => html`
                                <option value=${chair.seat} ?selected=${this.viewer === String(chair.seat)}>${chair.name}</option>`)}
                        </select></label>
                </div>
            </section>`;
    }

    keeping() {
        const file = `masque-${this.about.id}.json`;
        return html`
            <section class="panel keeping">
                <div class="actions">
                    <button class="button" ?disabled=${this.busy} @click=${this.prove}>${say("replay-check")}</button>
                    ${this.table ? html`<a class="button plain" href=${at(`api/v1/tables/${this.table}/file`)} download=${file}>${say("over-file")}</a>`
                        : html`<button class="button plain" @click=${() => download(file, [this.file])}>${say("over-file")}</button>`}
                </div>
                <p class="finding ${this.finding === "none" ? "holds" : "fails"}" role="status">${this.finding
                    ? say("fair", {problem: this.finding, ply: (this.ply ?? -1) + 1}) : nothing}</p>
                ${this.table ? html`<label class="field">${say("replay-share")}
                    <span class="row"><input readonly .value=${this.moment} @focus=${event => event.target.select()}>
                    <button class="button" @click=${async event => {
                        this.copied = await copy(event.target.closest("label").querySelector("input"));
                    }}>${this.copied ? say("copied") : say("copy")}</button></span></label>` : nothing}
            </section>`;
    }
}
customElements.define("masque-replay", ReplayPage);
