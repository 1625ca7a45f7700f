// A game that is over: looked at from any seat, at any speed, chapter by chapter.
import {LitElement, html, nothing} from "lit";
import {bytes, get, post} from "../api.js";
import {at} from "../base.js";
import {momentAt, together} from "../eyes.js";
import {check} from "../fairness.js";
import {viewOf, wholeView} from "../game-view.js";
import {lost} from "../lost.js";
import {keep, recall, recallDeal} from "../memory.js";
import {overSentence} from "../over.js";
import "../replay/coach.js";
import {controls} from "../replay/controls.js";
import {keeping} from "../replay/keeping.js";
import {SPEEDS, chapterBack, chapterOn, chaptersOf, holdOf, momentsOf} from "../replay/moments.js";
import {adopt} from "../replay/styles.js";
import {thoughtsPanel} from "../thoughts.js";
import {bar} from "../who.js";
import {say} from "../words.js";

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

/** One's own eyes, where one sat at the table; a spectator's otherwise, and where several played on one device. */
function own(chairs) {
    const seats = chairs.filter(chair => chair.you);
    return seats.length === 1 ? String(seats[0].seat) : "none";
}

class ReplayPage extends LitElement {
    static properties = {
        table: {}, about: {state: true}, frames: {state: true}, at: {state: true}, viewer: {state: true},
        playing: {state: true}, trouble: {state: true}, finding: {state: true}, checks: {state: true}, copied: {state: true},
        busy: {state: true}, thoughts: {state: true}, speed: {state: true}, open: {state: true},
        minding: {state: true},
    };

    constructor() {
        super();
        this.table = "";
        /** @type {any} */ this.about = undefined;
        /** What was told. @type {any[]} */ this.frames = [];
        /** What is shown, and where in it one is. @type {import("../replay/moments.js").Shown[]} */ this.moments = [];
        /** @type {{key: string, name: string, at: number}[]} */ this.chapters = [];
        this.at = 0;
        /** Whose eyes: a seat, "none" for a spectator's, "all" for everybody's; "" until that is known. */
        this.viewer = "";
        const speed = recall("replay-speed");
        this.speed = speed in SPEEDS ? speed : "normal";
        /** Whether what the bots thought is shown. */
        this.minding = recall("replay-thoughts") ?? true;
        /** Whether what has no room beside the bar is open. */
        this.open = false;
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
        adopt();
        this.keys = event => this.key(event);
        document.addEventListener("keydown", this.keys);
        const moment = new URLSearchParams(location.hash.slice(1));
        this.viewer = moment.get("viewer") ?? "";
        this.wanted = moment.get("frame") ?? "0";
        if (this.table) this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("keydown", this.keys);
        clearTimeout(this.timer);
    }

    /** Arrows, Page Up and Down, Home, End and the space bar, unless what has the focus needs them. */
    key(event) {
        const busy = event.composedPath().some(one => one instanceof HTMLElement && (/^(INPUT|SELECT|DIALOG)$/.test(one.tagName)
            && !(one.matches("[type=range]") && event.key.startsWith("Page"))
            || event.key === " " && /^(BUTTON|A)$/.test(one.tagName)));
        if (busy || !this.frames.length || event.altKey || event.ctrlKey || event.metaKey) return;
        const to = {ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last,
            PageUp: this.beside(-1), PageDown: this.beside(1)}[event.key];
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
            this.viewer ||= own(chairs);
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
            this.viewer ||= "none";
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
        this.moments = momentsOf(this.view, frames, (one, index) => this.framed(one, index));
        this.chapters = chaptersOf(this.view, this.moments);
        this.go(this.wanted === undefined ? this.at : this.moments.findLastIndex(({index}) => index <= Number(this.wanted)));
        this.wanted = undefined;
        const name = this.names.find(game => game.id === about.game)?.name ?? about.game;
        document.title = `${say("replay-of", {game: name})} · Masque`;
    }

    go(to) {
        this.at = Math.max(0, Math.min(this.last, Number.isInteger(to) ? to : 0));
        this.copied = false;
        if (this.at === this.last) this.pause();
    }

    /** The last moment. */
    get last() { return this.moments.length - 1; }

    pause() {
        this.playing = false;
        clearTimeout(this.timer);
    }

    play() {
        if (this.at === this.last) this.at = 0;
        this.playing = true;
        this.hold();
    }

    /** Goes on after as long as it takes to see what is shown. */
    hold() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
            this.go(this.at + 1);
            if (this.playing) this.hold();
        }, holdOf(this.moments[this.at].weight, this.speed));
    }

    /** Another speed, for this replay and those to come. */
    hurry(speed) {
        this.speed = speed;
        keep("replay-speed", speed);
        if (this.playing) this.hold();
    }

    toggle() {
        if (this.playing) this.pause();
        else this.play();
    }

    /** Shows what the bots thought, or gives its room to the table. */
    mind() {
        this.minding = !this.minding;
        keep("replay-thoughts", this.minding);
    }

    step(to) {
        this.pause();
        this.go(to);
    }

    /** Where the chapter before or after this moment begins. */
    beside(by) { return by < 0 ? chapterBack(this.chapters, this.at) : chapterOn(this.chapters, this.at, this.last); }

    /** To another chapter. */
    turn(by) { this.step(this.beside(by)); }

    /** Another seat was told another number of things: as many steps into the game. */
    async look(viewer) {
        this.viewer = viewer;
        const ply = this.moments[this.at]?.ply ?? 0;
        await (this.table ? this.load() : this.bring(this.file));
        this.go(momentAt(this.moments, ply));
    }

    /** The seat through whose eyes one looks; -1 for a spectator's, and for everybody's. */
    get you() { return /^\d+$/.test(this.viewer) ? Number(this.viewer) : -1; }

    /** Whether the game's table can show what everybody sees. */
    get allSeeing() { return "eyes" in (this.view?.properties ?? {}); }

    /** The class of the game's table. @returns {any} */
    get view() { return customElements.get(`masque-${this.about.game}`); }

    /** The address of this moment, for others to see the same. */
    get link() { return at(`replay/${this.table}#frame=${this.moments[this.at].index}&viewer=${this.viewer}`); }

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
    framed({events, view}, index) {
        const last = index === this.frames.length - 1;
        return {
            type: "table", frame: index, phase: last ? "finished" : "playing", waiting: [], moves: [], takeBack: false,
            chairs: this.about.chairs, ending: [], winners: last ? this.about.winners : [], clocks: [], host: null, chat: false,
            ...(this.you < 0 ? {} : {seat: this.you}), events, view,
        };
    }

    get frame() { return this.moments[this.at].frame; }

    render() {
        if (this.missing) return lost(this.trouble);
        const title = this.about ? say("replay-of", {game: this.names.find(game => game.id === this.about.game)?.name ?? ""})
            : say("replay-upload");
        const shown = this.about && this.frames.length;
        return html`
            <main class="page replay ${shown ? "shown" : ""}">
                <div class="theatre">
                    <div class="hall">
                        ${bar(title)}
                        ${this.table || shown ? nothing : this.upload()}
                        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                        ${shown ? html`${this.stage()}${controls(this)}` : nothing}
                    </div>
                    ${shown && this.minding ? this.reasons() : nothing}
                </div>
                ${shown && this.table ? this.coach() : nothing}
                ${shown ? keeping(this) : nothing}
                ${shown && !this.table ? this.upload() : nothing}
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
        Object.assign(this.shown, {frame: this.frame, names, you: this.you, readonly: true, again: true, seen: names[this.you] ?? say("spectator"),
            rules: at(`rules/${this.about.game}`), eyes: this.moments[this.at].eyes});
        return html`<div class="stage">${this.shown}</div>
            ${wholeView(this.about.game) ? nothing : html`<p class="prompt">${this.frame.view.prompt}</p>`}
            ${this.unfinished()}
            <ol class="told" aria-live="polite" tabindex="0" aria-label=${say("replay-told")}>
                ${this.frame.events.map(event => html`<li>${event.sentence}</li>`)}</ol>`;
    }

    /** How a game ended that was not played to its end: its last moment does not show that. */
    unfinished() {
        const {result} = this.about;
        if (this.at < this.last || !result || result.ending === "finished") return nothing;
        return html`<p class="prompt">${overSentence(result.ending, result.winners, this.about.chairs, this.you)}</p>`;
    }

    reasons() {
        const {index, ply} = this.moments[this.at];
        return thoughtsPanel(this.thoughts, this.frames[index - 1]?.ply ?? 0, ply, this.about.chairs.map(chair => chair.name));
    }

    /** Of the seat through whose eyes one looks if a person sat there; else one's own, else the first person's. */
    coach() {
        const people = this.about.chairs.filter(chair => chair.kind === "person");
        const mine = people.filter(chair => chair.you);
        const of = people.find(chair => chair.seat === this.you) ?? mine[0] ?? people[0];
        if (!of) return nothing;
        return html`<masque-coach .table=${this.table} .seat=${of.seat} .mine=${mine.length > 0}
            @jump=${event => this.jump(event.detail)}></masque-coach>`;
    }

    /** To the moment before a choice, through the eyes of whoever made it. */
    async jump({ply, seat}) {
        if (this.you !== seat) await this.look(String(seat));
        this.step(momentAt(this.moments, ply - 1));
        this.renderRoot.querySelector(".theatre")?.scrollIntoView({block: "start"});
    }

    eyes() {
        return [["none", say("replay-everyone")], ...(this.allSeeing ? [["all", say("replay-all")]] : []),
            ...this.about.chairs.map(chair => [String(chair.seat), chair.name])];
    }
}
customElements.define("masque-replay", ReplayPage);
