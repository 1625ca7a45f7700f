// A table, from the first chair to the last card.
import {LitElement, html, nothing} from "lit";
import {get, post} from "../api.js";
import {at} from "../base.js";
import {viewOf, wholeView} from "../game-view.js";
import {hintButton, hintPanel, pointAtBest} from "../hint.js";
import {lost} from "../lost.js";
import {aboutEnding, aboutLeaving, others} from "../leaving.js";
import {beSomebody, forgetMe} from "../me.js";
import {recall} from "../memory.js";
import {Pace, partsOf} from "../pace.js";
import * as notice from "../notice.js";
import {outdatedActions} from "../outdated.js";
import {overSentence} from "../over.js";
import {go} from "../router.js";
import {setting} from "../settings.js";
import {Line} from "../socket.js";
import {bar} from "../who.js";
import {say} from "../words.js";
import {signs} from "../../parts/drawings.js";
import "../ending.js";
import "../gathering.js";
import "../question.js";
import "../seats.js";
import "../table-menu.js";

class TablePage extends LitElement {
    static properties = {
        table: {}, info: {state: true}, game: {state: true}, frame: {state: true}, state: {state: true},
        trouble: {state: true}, lines: {state: true}, covered: {state: true}, handed: {state: true}, view: {state: true},
        talking: {state: true}, unread: {state: true}, peeking: {state: true}, revealed: {state: true},
        latest: {state: true}, asked: {state: true}, hint: {state: true}, more: {state: true},
    };

    constructor() {
        super();
        this.table = "";
        this.state = "open";
        /** @type {any} */ this.frame = undefined;
        /** What is asked before it is done. @type {import("../question.js").Asked | undefined} */ this.asked = undefined;
        /** @type {import("../hint.js").Hint | undefined} */ this.hint = undefined;
        /** Whether all of the hint is shown. */ this.more = false;
        /** The ids of hints that were asked for. @type {Set<string>} */ this.hints = new Set();
        this.fit = () => pointAtBest(this);
        /** @type {any[]} */ this.lines = [];
        this.trouble = "";
        this.covered = false;
        this.peeking = false;
        this.talking = false;
        this.unread = 0;
        this.decision = 0;
        /** Which of one's seats the device was handed to, where several play on one. */
        this.handed = -1;
        /** @type {Map<string, number>} */ this.questions = new Map();
        /** Whether the end of the game has been seen. */
        this.revealed = false;
        /** The latest message; what is shown may be an earlier one. @type {any} */
        this.latest = undefined;
        this.pace = new Pace(frame => this.draw(frame), () => this.requestUpdate());
        this.keys = event => this.key(event);
    }

    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        if (recall("card")) import("../cards/caller.js");
        document.addEventListener("keydown", this.keys);
        addEventListener("resize", this.fit);
        this.enter();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        document.removeEventListener("keydown", this.keys);
        removeEventListener("resize", this.fit);
        this.pace.stop();
        this.line?.close();
        this.line = undefined;
    }

    /** The line above the table is its own. */
    get bare() { return true; }

    get mine() { return this.info?.chairs.filter(chair => chair.you).map(chair => chair.seat) ?? []; }
    get you() { return this.frame?.seat ?? -1; }
    get awaited() { return this.you >= 0 && (this.frame?.waiting ?? []).includes(this.you); }
    get over() { return !this.frame?.closing && (this.frame?.phase === "finished" || this.frame?.phase === "ended"); }

    async enter() {
        forgetMe();
        try {
            const [info, {games}] = await Promise.all([get(`tables/${this.table}`), get("games")]);
            if (!this.isConnected) return;
            this.info = info;
            this.game = games.find(game => game.id === info.game);
            notice.title(false, this.game?.name ?? info.game);
            if (info.outdated) {
                this.state = "outdated";
                return;
            }
            this.sitDown(this.mine[0] ?? -1);
        } catch (trouble) {
            this.trouble = trouble.message;
            this.state = trouble.status === 404 ? "gone" : "open";
        }
    }

    /** Looks from this chair from now on. */
    sitDown(seat) {
        this.line?.close();
        this.hint = undefined;
        const line = new Line(this.table, seat);
        this.line = line;
        this.anew = true;
        const on = (type, what) => line.addEventListener(type, event => { if (line === this.line) what(event.detail); });
        on("state", state => {
            this.state = state;
            if (state === "reconnecting") this.anew = true;
        });
        on("seats", info => { this.info = info; });
        on("table", frame => this.hear(frame));
        on("chat", ({lines}) => this.listen(lines));
        on("why", answer => this.explain(answer));
        on("hint", hint => { if (this.hint?.id === hint.id) this.hint = {...this.hint, ...hint}; });
        on("refused", ({id, sentence, code, clause}) => {
            if (this.hint?.id === id) this.hint = undefined;
            // Whoever has chosen meanwhile needs no hint any more.
            const late = this.hints.delete(id) && code === "stale";
            if (code !== "contributed" && !late) this.complain(sentence, clause);
        });
    }

    async hear(frame) {
        const begun = frame.view !== undefined;
        if (begun) await viewOf(this.game.id);
        const before = this.latest;
        this.latest = frame;
        this.heard = performance.now();
        // Whoever has ended a game does not wait to see what came before.
        if (this.anew || !begun || frame.phase === "ended") {
            this.anew = !begun;
            this.pace.skip(frame);
        } else {
            this.pace.pace = setting("pace");
            this.pace.alone = frame.chairs.every(chair => chair.seat === frame.seat || chair.kind === "bot");
            const View = customElements.get(`masque-${this.game.id}`);
            this.pace.add(partsOf(View, before, frame), {hurried: this.pressed(frame), own: this.awaits(frame)});
        }
        if (frame.phase === "gathering" || frame.phase === "dealing") await this.refresh();
    }

    /** Whether the viewer's own clock runs. */
    pressed({seat, clocks}) { return (clocks ?? []).some(clock => clock.seat === seat && clock.running); }

    /** Whether something of the viewer is awaited. */
    awaits({seat, waiting, phase}) { return phase === "playing" && seat !== undefined && (waiting ?? []).includes(seat); }

    /** Shows a message; what is heard of it is heard now. */
    draw(frame) {
        const before = this.frame;
        this.frame = frame;
        if (this.hint && (this.hint.decision !== frame.decision || !this.awaits(frame))) this.hint = undefined;
        this.announce(frame);
        if (before && !this.awaited) {
            notice.news({over: this.over, ended: before.phase === "playing", told: (frame.events ?? []).length > 0});
        }
        this.takeTurn(frame);
    }

    /** Enter goes on, where somebody is asked to; Escape closes the hint. */
    key(event) {
        if (event.key === "Escape" && this.hint && !event.defaultPrevented) this.closeHint();
        if (event.key !== "Enter" || !this.pace.asking) return;
        const busy = event.composedPath().some(one => one instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON|A|DIALOG)$/.test(one.tagName));
        if (!busy) this.pace.onward();
    }

    /** Whose the chairs are is not in a message, which may be for several. */
    async refresh() {
        const info = await get(`tables/${this.table}`).catch(() => undefined);
        if (info) this.reseat(info);
    }

    reseat(info) {
        this.info = info;
        const line = this.line;
        if (!line || line.state === "reconnecting") return;
        if (!this.mine.includes(line.seat) && (line.seat >= 0 || this.mine.length)) this.sitDown(this.mine[0] ?? -1);
    }

    takeTurn(frame) {
        const turn = this.awaited && frame.phase === "playing" && !frame.closing;
        notice.title(turn, this.game.name);
        if (turn && frame.decision !== this.decision) {
            notice.turn(this.game.name);
            if (!wholeView(this.game.id)) this.speak("turn", say("your-turn"));
        }
        this.decision = turn ? frame.decision : 0;
        this.handOn(frame);
    }

    /** Where several play on one device, it is handed to whoever is awaited. */
    handOn(frame) {
        if (this.mine.length < 2 || frame.phase !== "playing" || this.awaited) return;
        const next = (frame.waiting ?? []).find(seat => this.mine.includes(seat));
        if (next === undefined || next === this.you) return;
        this.handed = -1;
        this.sitDown(next);
    }

    get curtain() {
        return this.frame?.phase === "playing" && this.you >= 0
            && (this.covered && !wholeView(this.game.id) || this.mine.length > 1 && this.handed !== this.you);
    }

    announce(frame) {
        if (wholeView(this.game.id)) return;
        this.speak("public", (frame.events ?? []).map(event => event.sentence).join(" "));
    }

    /** @param {"public"|"turn"} region @param {string} sentence */
    speak(region, sentence) {
        const element = this.querySelector(`.live-${region}`);
        if (element && sentence) element.textContent = sentence;
    }

    listen(lines) {
        const known = new Set(this.lines.map(line => line.number));
        const fresh = lines.filter(line => !known.has(line.number));
        if (this.lines.length && !this.talking) this.unread += fresh.length;
        this.lines = [...this.lines, ...fresh].slice(-200);
    }

    ask(event) {
        event.stopPropagation();
        const {code, takeBack, why} = event.detail;
        this.complain("");
        if (why !== undefined) {
            this.questions.set(this.line.ask({do: "why", code: why}), why);
            return;
        }
        const decision = this.frame.decision;
        if ([...this.line.open.values()].some(asked => asked.do !== "hint" && asked.decision === decision)) return;
        this.line.ask(takeBack ? {do: "take-back", decision} : {do: "move", decision, code});
    }

    explain({id, allowed, clause, sentence}) {
        const code = this.questions.get(id);
        this.questions.delete(id);
        const view = this.querySelector(`masque-${this.game.id}`);
        if (view) Object.assign(view, {reason: {code, clause, sentence, allowed}});
    }

    complain(sentence, clause = "") {
        this.trouble = sentence;
        this.clause = clause;
    }

    /** Asks what would be good to do, or closes what was said. */
    askHint() {
        if (this.hint) {
            this.closeHint();
            return;
        }
        const {decision} = this.frame;
        const id = this.line.ask({do: "hint", decision});
        this.hints.add(id);
        this.hint = {id, decision, seat: this.you};
        this.more = false;
        this.talking = false;
    }

    closeHint() {
        this.hint = undefined;
        /** @type {HTMLElement | null} */ (this.querySelector(".ask-hint"))?.focus({preventScroll: true});
    }

    async updated() {
        await this.shown?.updateComplete;
        requestAnimationFrame(this.fit);
    }

    /** What the menu wants. */
    want(event) {
        const {what, seat} = event.detail;
        if (what === "cover") this.covered = !this.covered;
        else if (what === "leave") this.asked = aboutLeaving(this.company, async () => this.line.ask({do: "leave"}));
        else if (what === "end") this.asked = aboutEnding(this.company, () => this.end());
        else this.line.ask(seat === undefined ? {do: what} : {do: what, seat});
    }

    /** Somebody who wants to end the game asks the others; agreeing needs no question, and no others no agreement. */
    async end() {
        if (others(this.company).length) this.line.ask({do: "end"});
        else await post(`tables/${this.table}/leave`);
    }

    /** The table with who one is, which a message for several does not say. */
    get company() {
        return {chairs: (this.latest ?? this.frame).chairs.map(chair => ({...chair, you: this.mine.includes(chair.seat)}))};
    }

    async again() {
        try {
            await beSomebody();
            const next = await post(`tables/${this.table}/rematch`);
            // With nobody to wait for there is nothing to do in the lobby.
            if (next.phase === "gathering" && next.chairs.every(chair => chair.you || chair.kind === "bot")) await post(`tables/${next.id}/start`);
            go(`table/${next.id}`);
        } catch (trouble) {
            this.complain(trouble.message);
        }
    }

    render() {
        if (this.state === "outdated") return this.outdated();
        if (this.state === "gone") return lost(this.trouble || say("table-gone"));
        return html`
            <main class="page table ${this.frame?.view ? "begun" : "before"}" data-decision=${this.decision}>
                ${this.heading()}
                ${this.state === "reconnecting" && this.frame ? html`<p class="reconnecting" role="status">${say("reconnecting")}</p>` : nothing}
                ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}
                    ${this.clause ? html`<a href=${at(`rules/${this.game.id}#${this.clause}`)} target="_blank">${this.clause}</a>` : nothing}
                    <button class="button plain" aria-label=${say("close")} @click=${() => this.complain("")}>✕</button></p>` : nothing}
                ${this.you >= 0 && recall("card") ? html`<masque-card-caller .table=${this.table}></masque-card-caller>` : nothing}
                ${this.middle()}
                <masque-ending .frame=${this.latest} @want=${event => this.line.ask({do: event.detail.what})}></masque-ending>
                <masque-question .asked=${this.asked} @done=${() => { this.asked = undefined; }}></masque-question>
                <div class="unseen live-public" aria-live="polite"></div>
                <div class="unseen live-turn" aria-live="assertive"></div>
            </main>`;
    }

    /** A game of older rules: it is not played any more, but nothing of it is lost. */
    outdated() {
        const over = this.info.phase !== "playing";
        return html`<main class="page narrow panel"><h1>${this.game?.name ?? this.info.game}</h1>
            <p>${say(over ? "outdated-over" : this.info.tournament ? "outdated-match" : "outdated")}</p>
            ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
            ${this.mine.length || over ? outdatedActions(this.info, end => this.endOutdated(end)) : nothing}
            ${over ? html`<p><a class="button" href=${at(`replay/${this.table}`)}>${say("over-replay")}</a></p>` : nothing}
            ${this.info.tournament ? html`<p><a class="button" href=${at(`tournament/${this.info.tournament.id}`)}>
                ${say("to-tournament")}</a></p>` : nothing}
            <p><a class="button plain" href=${at("")}>${say("to-home")}</a></p></main>`;
    }

    async endOutdated(end) {
        try {
            this.trouble = "";
            await end();
            go("");
        } catch (trouble) {
            this.trouble = trouble.message;
        }
    }

    heading() {
        const talk = html`
            <button class="button talk" aria-expanded=${String(this.talking)} aria-controls="talk" title=${say("chat")}
                @click=${() => { this.talking = !this.talking; this.unread = 0; this.hint = undefined; }}>
                ${signs.talk}<span class="word">${say("chat")}</span>${this.unread ? html` <span class="count">${this.unread}</span>` : nothing}</button>`;
        return bar(this.game?.name ?? "…", html`
            ${this.frame?.hint ? hintButton(this) : nothing}
            ${this.frame && (this.frame.chat || this.lines.length) ? talk : nothing}
            ${this.frame ? html`<masque-table-menu .frame=${this.frame} .game=${this.game} .info=${this.info}
                @want=${this.want}></masque-table-menu>` : nothing}`);
    }

    middle() {
        if (!this.frame || !this.info) return html`<p class="waiting" role="status">${say("loading")}</p>`;
        if (this.frame.phase === "gathering") {
            return html`<masque-gathering .info=${this.info} .game=${this.game}
                @changed=${event => this.reseat(event.detail)}></masque-gathering>${this.talk()}`;
        }
        if (!this.frame.view) return html`<p class="waiting" role="status">${say("dealing")}</p>${this.talk()}`;
        return html`
            <div class="around">
                <div class="play">
                    ${wholeView(this.game.id) ? nothing : html`
                        <masque-seats .frame=${this.frame} .you=${this.you} .heard=${this.heard}></masque-seats>`}
                    <div class="stage">
                        ${this.curtain ? this.cover() : nothing}
                        ${this.curtain && !this.peeking ? nothing : this.theView()}
                    </div>
                    ${wholeView(this.game.id) ? nothing : html`
                        <p class="prompt ${this.awaited ? "yours" : ""}">${this.frame.view.prompt}</p>`}
                    ${this.over ? this.result() : nothing}
                </div>
                ${this.talk()}
                ${hintPanel(this)}
            </div>`;
    }

    /** The view of the game, made once and kept, so that what moves can be seen to move. */
    theView() {
        if (!this.shown) {
            this.shown = document.createElement(`masque-${this.game.id}`);
            this.shown.addEventListener("ask", event => this.ask(event));
            this.shown.addEventListener("onward", () => this.pace.onward());
            this.shown.addEventListener("revealed", () => { this.revealed = true; });
        }
        Object.assign(this.shown, {
            frame: this.frame, names: this.frame.chairs.map(chair => chair.name), you: this.you,
            readonly: this.you < 0 || this.over || this.frame.chairs[this.you]?.house,
            seen: this.frame.chairs[this.you]?.name ?? say("spectator"), rules: at(`rules/${this.game.id}`), peek: this.covered, talking: this.talking || Boolean(this.hint) && !this.covered,
            pausing: this.pace.asking,
        });
        this.shown.inert = this.curtain;
        return this.shown;
    }

    /** While it hangs, nothing of what only one seat knows is in the page. */
    cover() {
        const name = this.frame.chairs[this.you].name;
        return html`
            <div class="curtain panel">
                <h2>${this.mine.length > 1 ? say("curtain-hand", {name}) : say("curtain-covered")}</h2>
                <div class="actions">
                    <button class="button chief" @click=${() => { this.covered = false; this.handed = this.you; }}>
                        ${say("curtain-open", {name})}</button>
                    <button class="button" @pointerdown=${this.peep} @contextmenu=${event => event.preventDefault()}>
                        ${say("curtain-peek")}</button>
                </div>
            </div>`;
    }

    /** Lifts the curtain until the finger does. */
    peep() {
        this.peeking = true;
        const drop = () => {
            this.peeking = false;
            removeEventListener("pointerup", drop);
            removeEventListener("pointercancel", drop);
        };
        addEventListener("pointerup", drop);
        addEventListener("pointercancel", drop);
    }

    /** Whether it may be said how the game ended: not before the scene at the end has been played. */
    get told() { return this.revealed || this.frame.phase !== "finished" || !wholeView(this.game.id); }

    /** How the game ended. Where nobody at the table has won, a game may know more: that one has lost, or who else wins. */
    get ended() {
        const {over, winners, chairs, view} = this.frame;
        const {verdict, game} = view?.result ?? {};
        return over === "finished" && !winners.length && typeof verdict === "string" && !game ? verdict : overSentence(over, winners, chairs, this.you);
    }

    result() {
        return html`
            <section class="panel result ${this.told ? "" : "veiled"}" aria-label=${say("over")}>
                <h2>${this.told ? this.ended : nothing}</h2>
                <div class="actions">
                    ${this.onwards()}
                    <a class="button" href=${at(`replay/${this.table}`)}>${say("over-replay")}</a>
                    <a class="button plain" href=${at(`api/v1/tables/${this.table}/file`)} download>${say("over-file")}</a>
                    <a class="button plain" href=${at("")}>${say("to-home")}</a>
                </div>
            </section>`;
    }

    /** Where one goes from here: a match of a tournament is not played again. */
    onwards() {
        const {tournament, rematch} = this.frame;
        if (tournament) {
            return html`<a class="button chief" href=${at(`tournament/${tournament.id}`)}>${say("to-tournament")}</a>`;
        }
        if (rematch) return html`<a class="button chief" href=${at(`table/${rematch}`)}>${say("over-join")}</a>`;
        return this.you >= 0 ? html`<button class="button chief" @click=${this.again}>${say("over-again")}</button>` : nothing;
    }

    talk() {
        if (!this.talking) return nothing;
        const enabled = this.you >= 0 && this.frame.chat;
        const said = event => this.line.ask({do: "say", text: event.detail.text});
        const reacted = event => this.line.ask({do: "react", reaction: event.detail.reaction});
        return html`<aside id="talk" class="panel talking" aria-label=${say("chat")}>
            <button class="button plain shut" aria-label=${say("close")} @click=${() => { this.talking = false; }}>${signs.no}</button>
            <m-chat .lines=${this.lines} .enabled=${enabled} @say=${said} @react=${reacted}></m-chat></aside>`;
    }
}
customElements.define("masque-table", TablePage);
