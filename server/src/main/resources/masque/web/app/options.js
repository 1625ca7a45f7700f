// What can be chosen for a table, as a form that is drawn from what the site says of its games.
import {html, nothing} from "lit";
import {live} from "lit/directives/live.js";
import {asset, views} from "./base.js";
import {drawingsOf} from "./cards/drawing.js";
import {learnGame, listed, say} from "./words.js";

/**
 * What a game adds to the form, if its emblem comes with a `look`: drawings for values by option, what is in force where nobody has
 * chosen, how options fit after one has changed, and sentences about what is to be minded.
 *
 * `labels` name values that the site has no words for; kinds of options that are `without` use are not offered.
 *
 * @typedef {{drawings?: Object<string, Object<string, unknown>>, labels?: Object<string, (value: string) => string>, without?: string[],
 *     picture?: (face: {id: string, name: string}) => unknown, inForce?: (terms: any) => Object<string, string>,
 *     fit?: (options: Object<string, string>, changed: string) => Object<string, string>, advice?: (terms: any) => string[]}} Look
 */

/** @type {(game: string) => Promise<Look>} */
export async function lookOf(game) {
    const {look = {}} = views.has(game) ? await import(asset(`games/${game}/emblem.js`)) : {};
    if (look.advice || look.labels) await learnGame(game);
    return look.faces ? {...look, picture: (await drawingsOf(game)).picture} : look;
}

/** @type {(game: any, seats: number) => any[]} */
const optionsOf = (game, seats) => game.settings.find(one => one.seats === seats)?.options ?? [];

/** @type {(game: any, seats: number) => any[]} Which options can be chosen only with which others, as the rules say. */
const needsOf = (game, seats) => game.settings.find(one => one.seats === seats)?.needs ?? [];

/**
 * The options that can be chosen as things stand, each with the values that it can have then.
 *
 * @param {any} game as /games has it
 * @param {{seats: number, options: Object<string, string>}} terms
 */
export function offered(game, {seats, options}) {
    const all = optionsOf(game, seats);
    const now = name => options[name] || (all.find(one => one.name === name)?.usual ?? "");
    const holds = (name, value) => needsOf(game, seats).filter(need => need.option === name && need.value === value)
        .every(need => need.values.includes(now(need.other)));
    return all.filter(({name}) => holds(name, undefined)).map(option => {
        const open = (option.values ?? []).map(value => holds(option.name, value));
        const among = list => list?.filter((_, i) => open[i]);
        return option.values ? {...option, values: among(option.values), labels: among(option.labels), faces: among(option.faces)} : option;
    }).filter(({values}) => values?.length !== 0);
}

/** What was chosen without what can no longer be chosen, such as the shares of a team that has another size now. */
function fitting(game, seats, options) {
    const open = offered(game, {seats, options});
    const stays = ([name, value]) => {
        const option = open.find(one => one.name === name);
        return option && (!option.values || option.kind === "several" && !value || value.split(",").every(one => option.values.includes(one)));
    };
    const kept = Object.entries(options).filter(stays);
    return kept.length < Object.keys(options).length ? fitting(game, seats, Object.fromEntries(kept)) : options;
}

/** One of many, with their pictures: what is chosen is seen, and the rest opens. */
function faces(option, current, change, picture) {
    const at = Math.max(0, option.values.indexOf(current));
    const shown = i => html`${option.faces[i] && picture ? picture({id: option.faces[i], name: option.labels[i]}) : nothing}<span>${option.labels[i]}</span>`;
    const choose = (event, value) => {
        event.target.closest("details").open = false;
        change(value);
    };
    return html`<div class="field by-face" data-option=${option.name}><span id="faces-${option.name}">${option.sentence}</span>
        <details><summary aria-describedby="faces-${option.name}">${shown(at)}</summary>
        <fieldset class="several"><legend class="unseen">${option.sentence}</legend>
            ${option.values.map((one, i) => html`<label class="check"><input type="radio" name=${option.name} value=${one} .checked=${live(i === at)}
                @change=${event => choose(event, one)}>${shown(i)}</label>`)}</fieldset></details></div>`;
}

function field(option, value, change, drawings = {}, picture = undefined) {
    const current = value ?? option.usual ?? "";
    switch (option.kind) {
        case "flag":
            return html`<label class="check">
                <input type="checkbox" .checked=${current === "true"}
                    @change=${event => change(String(event.target.checked))}><span>${option.sentence}</span></label>`;
        case "number":
            return html`<label class="field">${option.sentence}
                <input type="number" min=${option.min} max=${option.max} .value=${current} required
                    @change=${event => event.target.reportValidity() && change(event.target.value)}></label>`;
        case "choice":
            return html`<label class="field">${option.sentence}
                <select @change=${event => change(event.target.value)}>
                    ${option.values.map((one, i) => html`
                        <option value=${one} ?selected=${one === current}>${option.labels[i]}</option>`)}
                </select></label>`;
        case "face":
            return faces(option, current, change, picture);
        case "several": {
            if (option.none) {
                return html`<label class="field">${option.sentence}
                    <select data-option=${option.name} @change=${event => change(event.target.value)}>
                        <option value="" ?selected=${!current}>${option.none}</option>
                        ${option.values.map((one, i) => html`<option value=${one} ?selected=${one === current}>${option.labels[i]}</option>`)}
                    </select></label>`;
            }
            const chosen = new Set(String(current).split(",").filter(one => one));
            const toggle = one => {
                const now = option.values.filter(other => chosen.has(other) !== (other === one));
                if (now.length >= option.min && now.length <= option.max) change(now.join(","));
            };
            return html`<fieldset class="several" data-option=${option.name}><legend>${option.sentence}</legend>
                ${option.values.map((one, i) => html`<label class="check">
                    <input type="checkbox" value=${one} .checked=${live(chosen.has(one))} @change=${() => toggle(one)}>
                    ${drawings[one] ?? nothing}<span>${option.labels[i]}</span></label>`)}</fieldset>`;
        }
        default:
            return nothing;
    }
}

const CLOCKS = [
    {kind: "none"},
    {kind: "move", seconds: 30}, {kind: "move", seconds: 60}, {kind: "move", seconds: 180},
    {kind: "game", seconds: 600}, {kind: "game", seconds: 1800},
];

const sameClock = (one, other) => one.kind === other.kind && (one.kind === "none" || one.seconds === other.seconds);

/** @type {(clock: any) => string} A clock in words. */
export const clockSentence = ({kind, seconds = 0}) =>
    say(`clock-${kind}`, {seconds, minutes: Math.round(seconds / 60)});

/**
 * How many play.
 *
 * @param {any} game as /games has it
 * @param {number} seats
 * @param {(changed: object) => void} change
 * @param {number} least the fewest that can be chosen
 */
export function seatsField(game, seats, change, least = game.minSeats) {
    const counts = Array.from({length: game.maxSeats - least + 1}, (_, i) => least + i);
    return html`
        <label class="field">${say("terms-seats")}
            <select name="seats" @change=${event => change({seats: Number(event.target.value)})}>
                ${counts.map(one => html`<option value=${one} ?selected=${one === seats}>
                    ${say("players", {count: one})}</option>`)}
            </select></label>`;
}

/**
 * The game's own options for so many seats.
 *
 * @param {any} game as /games has it
 * @param {{seats: number, options: Object<string, string>}} terms
 * @param {(changed: object) => void} change options are always all of them
 * @param {Look} [look]
 */
export function optionFields(game, terms, change, look = {}) {
    const inForce = look.inForce?.(terms) ?? {};
    const choose = (name, value) => {
        const options = {...terms.options, [name]: value};
        change({options: fitting(game, terms.seats, look.fit?.(options, name) ?? options)});
    };
    return html`
        ${offered(game, terms).filter(({kind}) => !look.without?.includes(kind)).map(option => field(labelled(option, look), terms.options[option.name] || inForce[option.name],
            value => choose(option.name, value), look.drawings?.[option.name], look.picture))}
        ${look.advice ? html`<div class="advice" role="status">${look.advice(terms).map(words => html`<p>${words}</p>`)}</div>` : nothing}`;
}

/** An option whose values have the names that the game gives them. */
const labelled = (option, look) => look.labels?.[option.name] ? {...option, labels: option.values.map(look.labels[option.name])} : option;

/**
 * How long somebody may think.
 *
 * @param {any} clock
 * @param {(changed: object) => void} change
 * @param {boolean} untimed whether there may be no clock
 */
export function clockField(clock, change, untimed = true) {
    const offered = untimed ? CLOCKS : CLOCKS.filter(({kind}) => kind !== "none");
    const clocks = offered.some(one => sameClock(one, clock)) ? offered : [...offered, clock];
    return html`
        <label class="field">${say("terms-clock")}
            <select name="clock" @change=${event => change({clock: clocks[event.target.selectedIndex]})}>
                ${clocks.map(one => html`<option ?selected=${sameClock(one, clock)}>${clockSentence(one)}</option>`)}
            </select></label>`;
}

/** Whether people talk at the table. */
export const chatField = (chat, change) => html`
    <label class="check"><input type="checkbox" name="chat" .checked=${chat}
        @change=${event => change({chat: event.target.checked})}><span>${say("terms-chat")}</span></label>`;

/**
 * The whole form of a table.
 *
 * @param {any} game as /games has it
 * @param {{seats: number, options: Object<string, string>, clock: any, public: boolean, chat: boolean}} terms
 * @param {(changed: object) => void} change what is to be different; options are always all of them
 * @param {Look} [look]
 */
export const termsForm = (game, terms, change, look = {}) => html`
    ${seatsField(game, terms.seats, change)}
    ${optionFields(game, terms, change, look)}
    ${clockField(terms.clock, change)}
    <label class="check"><input type="checkbox" name="public" .checked=${terms.public}
        @change=${event => change({public: event.target.checked})}><span>${say("terms-public")}</span></label>
    ${chatField(terms.chat, change)}`;

/** What is agreed, for those who cannot change it. */
export function termsList(game, terms) {
    const options = offered(game, terms).filter(option => option.kind !== "data").map(option => {
        const value = terms.options[option.name] ?? option.usual;
        if (option.kind === "face" && value === option.usual) return "";
        if (option.kind === "flag") return value === "true" ? option.sentence : "";
        if (option.kind === "several") return value ? `${option.sentence}: ${listed(value.split(",").map(one => option.labels[option.values.indexOf(one)]))}` : "";
        return `${option.sentence}: ${option.labels?.[option.values.indexOf(value)] ?? value}`;
    });
    return html`<ul class="terms">${[say("players", {count: terms.seats}), ...options, clockSentence(terms.clock)]
        .filter(line => line).map(line => html`<li>${line}</li>`)}</ul>`;
}

/** The level of bots for whoever does not choose one. */
export const usualLevel = game => game.house;

/** @type {(level: string) => string} */
export const levelName = level => say("bot-level", {level});
