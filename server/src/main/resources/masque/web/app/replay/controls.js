// What a replay is steered by: steps, chapters, a bar to scrub along, whose eyes and how fast.
import {html, nothing, svg} from "lit";
import {say} from "../words.js";
import {signs} from "../../parts/drawings.js";
import {SPEEDS, chapterAt} from "./moments.js";

const step = (key, sign, off, act) => html`<button class="button" aria-label=${say(key)} title=${say(key)} ?disabled=${off}
    @click=${act}>${sign}</button>`;

/** Back and forth; where there are several chapters from one to the other as well. */
function steps(page, last) {
    const first = page.at === 0;
    const end = page.at === last;
    const playing = page.playing ? "replay-pause" : "replay-play";
    const several = page.chapters.length > 1;
    return html`
        <div class="steps">
            ${step("replay-first", signs.first, first, () => page.step(0))}
            ${several ? step("replay-chapter-back", signs.chapterBack, first, () => page.turn(-1)) : nothing}
            ${step("replay-back", signs.before, first, () => page.step(page.at - 1))}
            <button class="button chief" aria-label=${say(playing)} title=${say(playing)} @click=${() => page.toggle()}>
                ${page.playing ? signs.pause : signs.play}</button>
            ${step("replay-next", signs.after, end, () => page.step(page.at + 1))}
            ${several ? step("replay-chapter-next", signs.chapterOn, end, () => page.turn(1)) : nothing}
            ${step("replay-last", signs.last, end, () => page.step(last))}
        </div>`;
}

/** The moments before which somebody asked for a hint. */
const hintsAt = ({thoughts, moments}) => thoughts.filter(({hint}) => hint)
    .map(({ply}) => Math.max(0, moments.findIndex(moment => (moment.ply ?? 0) >= ply)));

function scrub(page, last) {
    const moment = say("replay-at", {at: page.at + 1, all: last + 1});
    const chapter = page.chapters[chapterAt(page.chapters, page.at)]?.name;
    const hints = hintsAt(page);
    const words = [moment, chapter, ...hints.includes(page.at) ? [say("replay-hint")] : []].filter(Boolean).join(", ");
    return html`
        <div class="scrub"><label><span class="unseen">${say("replay-moment")}</span>
            <input type="range" min="0" max=${last} .value=${String(page.at)} aria-valuetext=${words}
                @input=${event => page.step(Number(event.target.value))}>
            <svg class="marks" viewBox="0 0 ${Math.max(1, last)} 6" preserveAspectRatio="none" aria-hidden="true">
                <path d=${page.chapters.slice(1).map(({at}) => `M${at} 0v6`).join("")}></path>
                ${hints.length ? svg`<path class="hints" d=${hints.map(at => `M${at} -2v8`).join("")}></path>` : nothing}</svg></label>
            <span class="quiet">${moment}</span></div>`;
}

const choice = (kind, key, chosen, options, pick) => html`
    <label class=${kind}><span>${say(key)}</span>
        <select .value=${chosen} aria-label=${say(key)} @change=${event => pick(event.target.value)}>
            ${options.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
        </select></label>`;

/** Where to, by whose eyes and how fast: beside the bar, or behind a button where there is no room. */
function ways(page) {
    return html`
        <div class="ways ${page.open ? "open" : ""}" id="ways">
            ${page.chapters.length > 1 ? choice("chapters", "replay-chapter", String(chapterAt(page.chapters, page.at)),
                page.chapters.map(({name}, at) => [String(at), name]), at => page.step(page.chapters[Number(at)].at)) : nothing}
            ${choice("eyes", "replay-eyes", page.viewer, page.eyes(), viewer => page.look(viewer))}
            ${choice("speed", "replay-speed", page.speed, Object.keys(SPEEDS).map(one => [one, say(`replay-speed-${one}`)]),
                speed => page.hurry(speed))}
            ${page.thoughts.length ? html`<button class="button plain mind" aria-label=${say("thoughts-title")} title=${say("thoughts-title")}
                aria-pressed=${String(page.minding)} @click=${() => page.mind()}>${signs.bot}</button>` : nothing}
        </div>`;
}

/** @param {any} page the replay */
export function controls(page) {
    const last = page.moments.length - 1;
    return html`
        <section class="panel controls" aria-label=${say("replay-controls")}>
            ${steps(page, last)}
            ${scrub(page, last)}
            <button class="button plain more" aria-label=${say("replay-ways")} title=${say("replay-ways")} aria-controls="ways"
                aria-expanded=${String(page.open)} @click=${() => { page.open = !page.open; }}>${signs.menu}</button>
            ${ways(page)}
        </section>`;
}
