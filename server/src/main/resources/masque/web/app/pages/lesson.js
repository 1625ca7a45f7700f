// A guided first game: the real table and the real rules, one thing at a time.
import {LitElement, html, nothing} from "lit";
import {get} from "../api.js";
import {asset, at} from "../base.js";
import {viewOf} from "../game-view.js";
import {moment} from "../lesson/moment.js";
import {placeOf} from "../lesson/places.js";
import {keepProgress, progressIn} from "../lesson/progress.js";
import {adopt} from "../lesson/styles.js";
import {lost} from "../lost.js";
import {Pace, partsOf} from "../pace.js";
import {playNow} from "../play-now.js";
import {surround} from "../rim.js";
import {setting} from "../settings.js";
import {bar} from "../who.js";
import {say} from "../words.js";

/** By then nothing on a table moves any more. */
const SETTLED_MILLIS = 900;

class LessonPage extends LitElement {
    static properties = {
        game: {}, lesson: {state: true}, about: {state: true}, at: {state: true}, frame: {state: true}, wrong: {state: true},
        trouble: {state: true}, status: {state: true}, busy: {state: true},
    };

    constructor() {
        super();
        this.game = "";
        /** As the site sends it. @type {any} */ this.lesson = undefined;
        /** The step that one is at, or that the others' moves lead to. */ this.at = 0;
        /** What is shown. @type {any} */ this.frame = undefined;
        /** What is said to another move than the one that is wanted. */ this.wrong = "";
        this.trouble = "";
        this.status = 0;
        this.busy = false;
        this.pace = new Pace(frame => { this.frame = frame; }, () => this.requestUpdate());
        this.keys = event => this.key(event);
        this.fit = () => this.point();
    }

    createRenderRoot() { return this; }

    /** The line above the table is its own. */
    get bare() { return true; }

    connectedCallback() {
        super.connectedCallback();
        adopt();
        document.addEventListener("keydown", this.keys);
        addEventListener("resize", this.fit);
        this.load();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("keydown", this.keys);
        removeEventListener("resize", this.fit);
        clearTimeout(this.later);
        this.pace.stop();
    }

    async load() {
        try {
            const [lesson, {games}] = await Promise.all([get(`games/${this.game}/lesson`), get("games"), viewOf(this.game)]);
            this.lesson = lesson;
            this.about = games.find(game => game.id === this.game);
            document.title = `${say("lesson-of", {game: this.about.name})} · Masque`;
            const {step, done} = progressIn(this.game);
            this.enter(done ? 0 : Math.max(0, lesson.steps.findIndex(one => one.name === step)), true);
        } catch (trouble) {
            this.trouble = trouble.message;
            this.status = trouble.status;
        }
    }

    get step() { return this.lesson.steps[this.at]; }
    get isLast() { return this.at === this.lesson.steps.length - 1; }

    /** Whether all that leads to the step has been shown, and what had ended before it is not there to be read any more. */
    get isThere() { return this.frame?.step === this.at && !this.frame.closing; }

    /** Goes to a step. @param {number} to @param {boolean} [atOnce] without what leads there */
    enter(to, atOnce = false) {
        this.at = to;
        this.wrong = "";
        keepProgress(this.game, this.step.name, this.isLast);
        const frames = this.framesOf(to);
        if (atOnce) {
            this.pace.skip(frames.at(-1));
            return;
        }
        this.pace.pace = setting("pace");
        const View = customElements.get(`masque-${this.game}`);
        let before = this.frame;
        for (const frame of frames) {
            this.pace.add(partsOf(View, before, frame), {own: frame.step === to});
            before = frame;
        }
    }

    /** What is shown until a step is there; the last is the step itself, also where nothing has happened before it. */
    framesOf(to) {
        const {frames} = this.lesson.steps[to];
        const told = frames.length ? frames : [{events: [], view: this.latestView(to)}];
        return told.map((one, index) => this.framed(one, index === told.length - 1 ? to : -1));
    }

    latestView(to) {
        return this.lesson.steps.slice(0, to).findLast(one => one.frames.length).frames.at(-1).view;
    }

    /** A moment as the protocol would tell it. */
    framed({events, view}, step) {
        const {seat, names} = this.lesson;
        const moves = step < 0 ? [] : this.lesson.steps[step].moves;
        return {step, ...moment({seat, names, moves, events, view, decision: step + 1, frame: this.count = (this.count ?? 0) + 1})};
    }

    next() {
        if (!this.isThere) this.pace.skip(this.framesOf(this.at).at(-1));
        else if (this.step.wanted === undefined && !this.isLast) this.enter(this.at + 1);
    }

    /** Enter goes on, unless what has the focus needs it. */
    key(event) {
        const busy = event.composedPath().some(one => one instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON|A|DIALOG)$/.test(one.tagName));
        if (event.key === "Enter" && !busy && this.lesson) this.next();
    }

    async ask(event) {
        event.stopPropagation();
        const {code, why} = event.detail;
        if (why !== undefined) {
            const answer = await get(`games/${this.game}/lesson/why?step=${this.at}&code=${why}`).catch(({message}) => ({allowed: false, sentence: message}));
            Object.assign(this.shown, {reason: {code: why, ...answer}});
        } else if (code === this.step.wanted) {
            this.enter(this.at + 1);
        } else {
            this.wrong = this.step.otherwise ?? "";
        }
    }

    async play() {
        this.busy = true;
        try {
            await playNow(this.about);
        } catch (trouble) {
            this.trouble = trouble.message;
        }
        this.busy = false;
    }

    async updated() {
        await this.shown?.updateComplete;
        requestAnimationFrame(this.fit);
        // What moves to its place takes the rim along when it is there.
        clearTimeout(this.later);
        this.later = setTimeout(this.fit, SETTLED_MILLIS);
    }

    /** Puts the rim around what the step is about. */
    point() {
        surround(this.querySelector(".rim"), this.isThere ? placeOf(this.shown?.shadowRoot ?? null, this.step.at) : undefined);
    }

    render() {
        if (this.status === 404) return lost(this.trouble);
        const title = this.about ? say("lesson-of", {game: this.about.name}) : "…";
        return html`
            <main class="page table begun lesson" data-decision=${this.frame?.decision ?? 0}>
                ${bar(title, html`<a class="button" href=${at(`rules/${this.game}`)} target="_blank">${say("rules")}</a>`)}
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                ${this.frame ? html`${this.bubble()}
                    <div class="around"><div class="play"><div class="stage">${this.theView()}</div></div></div>
                    <div class="rim" hidden></div>` : html`<p class="waiting" role="status">${say("loading")}</p>`}
            </main>`;
    }

    bubble() {
        const there = this.isThere;
        return html`
            <section class="bubble-row" aria-label=${say("lesson")}>
                <img class="guide" src=${asset("app/icon.svg")} alt="" width="48" height="48">
                <p class="said ${there && this.wrong ? "otherwise" : ""}" role="status">
                    ${there ? this.wrong || this.step.text : say("lesson-others")}</p>
                <span class="count-steps">${say("lesson-step", {step: this.at + 1, all: this.lesson.steps.length})}</span>
                <div class="ways">
                    ${this.at ? html`<button class="button plain back" @click=${() => this.enter(this.at - 1, true)}>${say("lesson-back")}</button>` : nothing}
                    ${this.onward(there)}
                </div>
            </section>`;
    }

    /** Where a move is wanted the table is the way on. */
    onward(there) {
        if (there && this.isLast) {
            return html`<button class="button chief real" ?disabled=${this.busy} @click=${this.play}>${say("lesson-play")}</button>`;
        }
        if (there && this.step.wanted !== undefined) return nothing;
        return html`<button class="button chief next" @click=${this.next}>${say("lesson-next")}</button>`;
    }

    theView() {
        if (!this.shown) {
            this.shown = document.createElement(`masque-${this.game}`);
            this.shown.addEventListener("ask", event => this.ask(event));
            this.shown.addEventListener("onward", () => this.pace.onward());
        }
        const {seat, names} = this.lesson;
        Object.assign(this.shown, {frame: this.frame, names, you: seat, readonly: !this.frame.moves.length, seen: names[seat],
            rules: at(`rules/${this.game}`), pausing: this.pace.asking});
        return this.shown;
    }
}
customElements.define("masque-lesson", LessonPage);
