// How somebody wants the page to be; remembered in this browser, and in force at once.
import {LitElement, html, nothing} from "lit";
import * as notice from "../notice.js";
import {CHOICES, choose, setting} from "../settings.js";
import {LANGUAGES, language, say, speak} from "../words.js";

class SettingsPage extends LitElement {
    createRenderRoot() { return this; }

    connectedCallback() {
        super.connectedCallback();
        document.title = `${say("settings")} · Masque`;
    }

    set(name, value) {
        choose(name, value);
        this.requestUpdate();
    }

    render() {
        return html`
            <main class="page settings">
                <h1>${say("settings")}</h1>
                <p class="quiet">${say("settings-kept")}</p>
                ${this.part("look", html`${this.choice("theme")} ${this.choice("cards")} ${this.choice("motion")}`)}
                ${this.part("play", html`${this.choice("pace")} ${this.check("confirm")}`)}
                ${this.part("sounds", html`${this.check("sound", on => notice.sound(on))} ${this.volume()} ${this.notices()}`)}
                ${this.part("language", this.languages())}
            </main>`;
    }

    part(name, content) {
        return html`<section class="panel stack" aria-labelledby="settings-${name}"><h2 id="settings-${name}">${say(`settings-${name}`)}</h2>${content}</section>`;
    }

    /** One of several, each with a word about it where it needs one. */
    choice(name) {
        const now = setting(name);
        return html`<fieldset class="one-of"><legend>${say(`settings-${name}`)}</legend>
            <p class="quiet">${say(`settings-${name}-words`)}</p>
            ${CHOICES[name].map(value => html`<label class="check"><input type="radio" name=${name} value=${value} .checked=${value === now}
                @change=${() => this.set(name, value)}><span>${say(`settings-${name}-${value}`)}</span></label>`)}</fieldset>`;
    }

    check(name, set = on => choose(name, on)) {
        return html`<div><label class="check"><input type="checkbox" name=${name} .checked=${setting(name)}
                @change=${event => { set(event.target.checked); this.requestUpdate(); }}><span>${say(`settings-${name}`)}</span></label>
            <p class="quiet">${say(`settings-${name}-words`)}</p></div>`;
    }

    volume() {
        return html`<label class="field">${say("settings-volume")}
            <input type="range" name="volume" min="5" max="100" step="5" .value=${String(setting("volume"))} ?disabled=${!setting("sound")}
                @change=${event => { this.set("volume", Number(event.target.value)); notice.sound(true); }}></label>`;
    }

    notices() {
        if (!notice.canNotify()) return nothing;
        return html`<label class="check"><input type="checkbox" name="notify" .checked=${notice.notifying()}
            @change=${async event => { await notice.notify(event.target.checked); this.requestUpdate(); }}><span>${say("menu-notify")}</span></label>`;
    }

    languages() {
        return html`<fieldset class="one-of"><legend>${say("language")}</legend>
            ${LANGUAGES.map(one => html`<label class="check" lang=${one}><input type="radio" name="language" value=${one} .checked=${one === language()}
                @change=${() => speak(one)}><span>${say(`language-${one}`)}</span></label>`)}</fieldset>`;
    }
}
customElements.define("masque-settings", SettingsPage);
