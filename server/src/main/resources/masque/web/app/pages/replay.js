// A game that is over: looked at from any seat, checked, shared and kept.
import {LitElement, html, nothing} from "lit";
import {bytes, get, post} from "../api.js";
import {at} from "../base.js";
import {momentAt, together} from "../eyes.js";
import {check} from "../fairness.js";
import {viewOf, wholeView} from "../game-view.js";
import {lost} from "../lost.js";
import {recallDeal} from "../memory.js";
import {overSentence} from "../over.js";
import {copy, download} from "../share.js";
import {thoughtsPanel} from "../thoughts.js";
import {bar} from "../who.js";
import {say} from "../words.js";
import {signs} from "../../parts/drawings.js";

const PACE = 1_400;

/** What a viewer of a game in a file was told; of a long game the site sends a part at a time. */
async function shown(viewer, text) {
    const found = await post(`replays?viewer=${viewer}`, text);
    for (let {next} = found; next;) {
        const part = await post(`replays?viewer=${viewer}&from=${next}`, text);
        found.frames.push(...part.frames);
        next = part.next;
    }
    return found;
}

class ReplayPage extends LitElement {
    static properties = {
        table: {}, about: {state: true}, frames: {state: true}, at: {state: true}, viewer: {state: true},
        playing: {state: true}, trouble: {state: true}, finding: {state: true}, checks: {state: true}, copied: {state: true},
        busy: {state: true}, thoughts: {state: true},
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
        /** @type {import("../thoughts.js").Thought[]} */ this.thoughts = [];
    }

    createRenderRoot() { return this; }

    /** The line above the table is its own. */
    get bare() { return true; }

    connectedCallback() {
        super.connectedCallback();
        this.keys = event => this.key(event);
        document.addEventListener("keydown", this.keys);
        const moment = new URLSearchParams(location.hash.slice(1));
        this.viewer = moment.get("viewer") ?? "none";
        this.wanted = Number(moment.get("frame") ?? 0);
        if (this.table) this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("keydown", this.keys);
        clearInterval(this.timer);
    }

    /** Arrows, Home, End and the space bar, unless what has the focus needs them. */
    key(event) {
        const busy = event.composedPath().some(one => one instanceof HTMLElement && (/^(INPUT|SELECT|DIALOG)$/.test(one.tagName)
            || event.key === " " && /^(BUTTON|A)$/.test(one.tagName)));
        if (busy || !this.frames.length || event.altKey || event.ctrlKey || event.metaKey) return;
        const to = {ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.frames.length - 1}[event.key];
        if (to === undefined && event.key !== " ") return;
        event.preventDefault();
        if (to === undefined) this.toggle();
        else this.step(to);
    }

    async attempt(what) {
        this.busy = true;
        this.trouble = "";
        this.status = 0;
        try {
            await what();
        } catch (trouble) {
            this.status = trouble.status;
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    load() {
        return this.attempt(async () => {
            const [table, {games}] = await Promise.all([get(`tables/${this.table}`), get("games")]);
            this.names = games;
            const chairs = table.chairs.map(chair => ({...chair, here: true}));
            const told = viewer => get(`tables/${this.table}/replay?viewer=${viewer}`).then(({frames}) => frames);
            const frames = await this.seen(chairs, told);
            this.thoughts = (await get(`tables/${this.table}/thoughts`)).thoughts;
            await this.show({...table, chairs, winners: []}, frames);
        });
    }

    /** Whether there is no such table. */
    get missing() { return !this.about && this.status === 404; }

    /** A file that somebody brings; nothing of it is kept. */
    bring(file) {
        return this.attempt(async () => {
            if (!this.names) this.names = (await get("games")).games;
            const text = await file.text();
            const told = viewer => shown(viewer, text);
            const found = await told(this.viewer === "all" ? "none" : this.viewer);
            this.file = file;
            this.checks = found.checks;
            const chairs = found.names.map((name, seat) => ({seat, name, kind: "person", here: true, house: false, program: false}));
            if (!found.frames.length) return;
            const frames = this.viewer === "all" ? await this.seen(chairs, viewer => told(viewer).then(one => one.frames)) : found.frames;
            await this.show({id: found.table, game: found.game, chairs, winners: found.winners}, frames);
        });
    }

    /** What the chosen eyes saw. */
    async seen(chairs, told) {
        if (this.viewer !== "all") return told(this.viewer);
        const [spectator, ...seats] = await Promise.all(["none", ...chairs.map(chair => chair.seat)].map(told));
        return together(spectator, seats, chairs.map(chair => chair.name));
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

    toggle() {
        if (this.playing) this.pause();
        else this.play();
    }

    step(to) {
        this.pause();
        this.go(to);
    }

    /** Another seat was told another number of things: as many steps into the game. */
    async look(viewer) {
        this.viewer = viewer;
        const ply = this.frames[this.at]?.ply ?? 0;
        await (this.table ? this.load() : this.bring(this.file));
        this.go(momentAt(this.frames, ply));
    }

    /** The seat through whose eyes one looks; -1 for a spectator's, and for everybody's. */
    get you() { return /^\d+$/.test(this.viewer) ? Number(this.viewer) : -1; }

    /** Whether the game's table can show what everybody sees. */
    get allSeeing() { return "eyes" in (customElements.get(`masque-${this.about.game}`)?.properties ?? {}); }

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
            ...(this.you < 0 ? {} : {seat: this.you}), events, view,
        };
    }

    render() {
        if (this.missing) return lost(this.trouble);
        const title = this.about ? say("replay-of", {game: this.names.find(game => game.id === this.about.game)?.name ?? ""})
            : say("replay-upload");
        const shown = this.about && this.frames.length;
        return html`
            <main class="page replay ${shown ? "shown" : ""}">
                <div class="theatre">
                    ${bar(title)}
                    ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                    ${this.table ? nothing : this.upload()}
                    ${shown ? html`${this.stage()}${this.controls()}` : nothing}
                </div>
                ${shown ? this.reasons() : nothing}
                ${shown ? this.keeping() : nothing}
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
        Object.assign(this.shown, {frame: this.frame, names, you: this.you, readonly: true, seen: names[this.you] ?? say("spectator"),
            rules: at(`rules/${this.about.game}`), eyes: this.frames[this.at].eyes});
        return html`<div class="stage">${this.shown}</div>
            ${wholeView(this.about.game) ? nothing : html`<p class="prompt">${this.frame.view.prompt}</p>`}
            ${this.unfinished()}
            <ol class="told" aria-live="polite" tabindex="0" aria-label=${say("replay-told")}>
                ${this.frame.events.map(event => html`<li>${event.sentence}</li>`)}</ol>`;
    }

    /** How a game ended that was not played to its end: its last moment does not show that. */
    unfinished() {
        const {result} = this.about;
        if (this.at < this.frames.length - 1 || !result || result.ending === "finished") return nothing;
        return html`<p class="prompt">${overSentence(result.ending, result.winners, this.about.chairs, this.you)}</p>`;
    }

    reasons() {
        const before = this.frames[this.at - 1]?.ply ?? 0;
        return thoughtsPanel(this.thoughts, before, this.frames[this.at].ply ?? 0, this.about.chairs.map(chair => chair.name));
    }

    controls() {
        const last = this.frames.length - 1;
        const moment = say("replay-at", {at: this.at + 1, all: last + 1});
        const step = (key, sign, to, off) => html`<button class="button" aria-label=${say(key)} title=${say(key)} ?disabled=${off}
            @click=${() => this.step(to)}>${sign}</button>`;
        const playing = this.playing ? "replay-pause" : "replay-play";
        return html`
            <section class="panel controls" aria-label=${say("replay-controls")}>
                <div class="scrub"><label><span class="unseen">${say("replay-moment")}</span>
                    <input type="range" min="0" max=${last} .value=${String(this.at)} aria-valuetext=${moment}
                        @input=${event => this.step(Number(event.target.value))}></label>
                    <span class="quiet">${moment}</span></div>
                <div class="steps">
                    ${step("replay-first", signs.first, 0, this.at === 0)}
                    ${step("replay-back", signs.before, this.at - 1, this.at === 0)}
                    <button class="button chief" aria-label=${say(playing)} title=${say(playing)} @click=${() => this.toggle()}>
                        ${this.playing ? signs.pause : signs.play}</button>
                    ${step("replay-next", signs.after, this.at + 1, this.at === last)}
                    ${step("replay-last", signs.last, last, this.at === last)}
                </div>
                <label class="eyes"><span>${say("replay-eyes")}</span>
                    <select @change=${event => this.look(event.target.value)}>
                        ${this.eyes().map(([value, name]) => html`
                            <option value=${value} ?selected=${this.viewer === value}>${name}</option>`)}
                    </select></label>
            </section>`;
    }

    eyes() {
        return [["none", say("replay-everyone")], ...(this.allSeeing ? [["all", say("replay-all")]] : []),
            ...this.about.chairs.map(chair => [String(chair.seat), chair.name])];
    }

    keeping() {
        const file = `masque-${this.about.id}.json`;
        return html`
            <section class="panel keeping" aria-label=${say("replay-keeping")}>
                <button class="button" ?disabled=${this.busy} @click=${this.prove}>${say("replay-check")}</button>
                ${this.table ? html`<label class="link"><span>${say("replay-share")}</span>
                    <input readonly .value=${this.moment} @focus=${event => event.target.select()}>
                    <button class="button" @click=${async event => {
                        this.copied = await copy(event.target.closest("label").querySelector("input"));
                    }}>${this.copied ? say("copied") : say("copy")}</button></label>` : nothing}
                ${this.table ? html`<a class="button plain" href=${at(`api/v1/tables/${this.table}/file`)} download=${file}>${say("over-file")}</a>`
                    : html`<button class="button plain" @click=${() => download(file, [this.file])}>${say("over-file")}</button>`}
                <p class="finding ${this.finding === "none" ? "holds" : "fails"}" role="status">${this.finding
                    ? say("fair", {problem: this.finding, ply: (this.ply ?? -1) + 1}) : nothing}</p>
            </section>`;
    }
}
customElements.define("masque-replay", ReplayPage);
