// Before the start: who sits where, what is played, and how others find the table.
import {LitElement, html, nothing} from "lit";
import {post, put, remove} from "./api.js";
import {at, root} from "./base.js";
import {chosenLevel} from "./levels.js";
import {beSomebody} from "./me.js";
import {levelName, lookOf, termsForm, termsList} from "./options.js";
import {copy} from "./share.js";
import {say} from "./words.js";

class Gathering extends LitElement {
    static properties = {
        info: {attribute: false}, game: {attribute: false}, trouble: {state: true}, copied: {state: true}, busy: {state: true}, look: {state: true},
        level: {state: true},
    };

    constructor() {
        super();
        this.trouble = "";
        this.copied = false;
        this.busy = false;
        /** The level of bots that was chosen here; empty for the one that is remembered. */
        this.level = "";
        /** @type {import("./options.js").Look} */ this.look = {};
    }

    firstUpdated() {
        lookOf(this.game.id).then(look => (this.look = look));
    }

    createRenderRoot() { return this; }

    get mine() { return this.info.chairs.filter(chair => chair.you); }
    get hosting() { return this.mine.some(chair => chair.seat === this.info.host); }

    /** Changes something; the answer is the table as it is then. */
    async change(what) {
        this.busy = true;
        this.trouble = "";
        try {
            await beSomebody();
            const info = await what();
            this.dispatchEvent(new CustomEvent("changed", {detail: info}));
        } catch (trouble) {
            this.trouble = trouble.message;
            // What was tried stands in a field; what is true must stand there again.
            this.info = {...this.info};
        }
        this.busy = false;
    }

    at(path) { return `tables/${this.info.id}/${path}`; }

    sit(seat) { return this.change(() => post(this.at(`chairs/${seat}`))); }
    stand(seat) { return this.change(() => remove(this.at(`chairs/${seat}`))); }
    give(seat, chair) { return this.change(() => put(this.at(`chairs/${seat}`), {chair})); }
    start() { return this.change(() => post(this.at("start"))); }
    fill() { return this.change(() => this.seatBots()); }

    /** Bots of the chosen level take what is open. */
    seatBots() { return post(this.at("fill"), {level: this.level || chosenLevel(this.game)}); }

    /** One click from alone to playing. */
    fillAndStart() {
        return this.change(async () => {
            await this.seatBots();
            return post(this.at("start"));
        });
    }

    async copy(event) {
        const input = event.target.closest("section").querySelector("input");
        this.copied = await copy(input);
    }

    render() {
        const open = this.info.chairs.filter(chair => chair.kind === "open").length;
        return html`
            <div class="gathering">
                <section class="panel seats">
                    <h2>${say("lobby-chairs")}</h2>
                    <ul>${this.info.chairs.map(chair => this.chair(chair))}</ul>
                    ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
                    ${this.hosting ? html`
                        <div class="actions">
                            ${open ? html`
                                <button class="button chief start" ?disabled=${this.busy} @click=${this.fillAndStart}>
                                    ${say("lobby-fill-start")}</button>
                                <button class="button" ?disabled=${this.busy} @click=${this.fill}>${say("lobby-fill")}</button>
                                ${this.levels()}`
                            : html`<button class="button chief start" ?disabled=${this.busy} @click=${this.start}>
                                ${say("lobby-start")}</button>`}
                        </div>` : html`<p role="status">${this.mine.length ? say("lobby-wait") : say("lobby-choose")}</p>`}
                </section>
                ${this.share()}
                <section class="panel">
                    <h2>${say("lobby-terms")}</h2>
                    ${this.hosting ? html`<div class="stack">${termsForm(this.game, this.info,
                        changed => this.change(() => put(`tables/${this.info.id}`, this.fit(changed))), this.look)}</div>`
                        : termsList(this.game, this.info)}
                    <p><a href=${at(`rules/${this.game.id}`)} target="_blank">${say("rules-of", {game: this.game.name})}</a></p>
                </section>
            </div>`;
    }

    levels() {
        if (this.game.bots.length < 2) return nothing;
        const chosen = this.level || chosenLevel(this.game);
        return html`
            <label class="level"><span class="unseen">${say("lobby-level")}</span>
                <select ?disabled=${this.busy} @change=${({target}) => (this.level = target.value)}>
                    ${this.game.bots.map(level => html`<option value=${level} ?selected=${level === chosen}>${levelName(level)}</option>`)}
                </select></label>`;
    }

    /** Another number of seats has other options: they start from what is usual. */
    fit(changed) {
        return "seats" in changed ? {...changed, options: {}} : changed;
    }

    chair(chair) {
        const signs = [
            chair.you ? say("sign-you") : "", chair.seat === this.info.host ? say("sign-host") : "",
            chair.kind === "bot" ? levelName(chair.level) : "", chair.program ? say("sign-program") : "",
            chair.kind === "person" && !chair.here ? say("sign-away") : "",
        ].filter(sign => sign);
        return html`
            <li class="chair ${chair.kind}">
                <span class="who"><strong>${this.hosting && (chair.kind === "open" || chair.kind === "closed") ? say("chair-number", {number: chair.seat + 1})
                    : chair.kind === "open" ? say("chair-open") : chair.kind === "closed" ? say("chair-closed") : chair.name}</strong>
                    <span class="quiet">${signs.join(" · ")}</span></span>
                ${chair.kind === "open" && !this.mine.length ? html`
                    <button class="button chief" ?disabled=${this.busy} @click=${() => this.sit(chair.seat)}>${say("chair-sit")}</button>`
                    : nothing}
                ${chair.you && !(this.hosting && this.mine.length === 1) ? html`
                    <button class="button" ?disabled=${this.busy} @click=${() => this.stand(chair.seat)}>${say("chair-stand")}</button>`
                    : nothing}
                ${this.hosting && !chair.you ? this.giving(chair) : nothing}
            </li>`;
    }

    giving(chair) {
        const choices = [["open", say("chair-open")], ["closed", say("chair-closed")],
            ...(chair.kind === "person" ? [] : [["me", say("chair-also")]]),
            ...this.game.bots.map(level => [`bot:${level}`, say("chair-bot", {level: levelName(level)})])];
        const now = chair.kind === "bot" ? `bot:${chair.level}` : chair.kind;
        const give = ({target}) => target.value === "me" ? this.sit(chair.seat) : this.give(chair.seat, target.value);
        return html`
            <label><span class="unseen">${say("chair-give", {name: chair.name})}</span>
                <select ?disabled=${this.busy} @change=${give}>
                    ${chair.kind === "person" ? html`<option value="" selected>${chair.name}</option>` : nothing}
                    ${choices.map(([value, name]) => html`<option value=${value} ?selected=${value === now}>
                        ${chair.kind === "person" && value === "open" ? say("chair-remove") : name}</option>`)}
                </select></label>`;
    }

    share() {
        const link = at(`table/${this.info.id}`);
        return html`
            <section class="panel share">
                <h2>${say("lobby-invite")}</h2>
                <p class="code"><span class="quiet">${say("lobby-code")}</span><strong>${this.info.code}</strong></p>
                <img class="scan" src=${at(`table/${this.info.id}/code.svg?root=${encodeURIComponent(root.href)}`)}
                    width="144" height="144" alt=${say("lobby-scan")}>
                <label class="field link">${say("lobby-link")}
                    <span class="row"><input readonly .value=${link} @focus=${event => event.target.select()}>
                    <button class="button" @click=${this.copy}>${this.copied ? say("copied") : say("copy")}</button></span></label>
            </section>`;
    }
}
customElements.define("masque-gathering", Gathering);
