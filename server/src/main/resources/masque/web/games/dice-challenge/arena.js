/** Where it is fought: both sides with their arms, scores, piles and dice, and between them what just happened. */
import {html, nothing} from "lit";
import {repeat} from "lit/directives/repeat.js";
import {signs} from "../../parts/drawings.js";
import {kindOf} from "../../parts/ring.js";
import {aboutAbility, aboutCharacter, aboutDie, aboutDroids, aboutMate, aboutPile, aboutRound, aboutScore, aboutTurn, aboutWins} from "./about.js";
import {abilityArt, arms, blank} from "./drawings.js";
import {canonical, dieName, fighterOf, hits, nameOf, pileOf, points, sideOf, struckIn, teamOf, told, within} from "./kit.js";
import {inWords} from "./scene.js";
import {chip, would, worthOf} from "./worth.js";

/**
 * What is drawn: the view, who sits where, and what the viewer has begun.
 *
 * @typedef {object} Board
 * @property {any} view
 * @property {any} frame
 * @property {string[]} names
 * @property {number} you
 * @property {Set<string>} rolled the dice that roll now
 * @property {import('./kit.js').Lying[]} dice the viewer's dice, if it is the viewer who picks attackers
 * @property {import('./kit.js').Attack[]} attacks
 * @property {string[]} picked letters of the own dice that were picked
 * @property {string} aim the letter of the die that was aimed at
 * @property {string} eyed the letter of the die that is pointed at
 * @property {boolean} picking whether the viewer is to choose a character
 * @property {boolean} asking whether it is asked in which way the die is captured
 * @property {boolean} rolling whether dice are picked to be rolled again
 * @property {import('./kit.js').Move[]} dark
 * @property {(letter: string) => void} onOwn
 * @property {(letter: string) => void} onTarget
 * @property {(letter: string) => void} onEye
 * @property {(character: number) => void} onAbout
 */

/** @param {Board} board */
export function arena(board) {
    const near = sideOf(board.you, board.view);
    const most = Math.max(...board.view.sides.map((_, side) => fighterOf(side, board.view)?.dice.length ?? 0));
    return html`<div class="arena ${board.view.mode} ${most > 6 ? "crowd" : ""}"><div class="halves most-${Math.min(most, 7)}">
        ${half(1 - near, false, board)}
        <div class="between">
            <p class="counter" .about=${aboutRound(Math.max(1, board.view.round), board.view.needed)}>${told("page-round", {round: Math.max(1, board.view.round), needed: board.view.needed})}</p>
            ${between(near, board)}
        </div>
        ${half(near, true, board)}
    </div></div>`;
}

/** What the capture that is thought of would come to, or else what happened last. */
function between(near, board) {
    const letter = board.eyed || board.aim;
    const die = board.dice.length && !board.rolling ? fighterOf(1 - near, board.view)?.dice.find(one => one.letter === letter) : undefined;
    const thought = die ? would(die, worthOf(die, joining(board), board.view), near) : "";
    return thought ? html`<p class="latest thought" role="status">${thought}</p>` : html`<p class="latest">${taken(board) || latest(board) || nothing}</p>`;
}

/** What happened last; a round that is over without what its scores are made of, which stands beside them. */
function latest({view, names}) {
    const round = view.rounds.at(-1);
    const line = view.log.at(-1);
    return round && line === inWords(round, view, names) ? inWords(round, view, names, round.halves.map(points)) : line;
}

/** The Droid die among those that were picked, as moves name it. */
const joining = ({picked, dice}) => dice.find(die => die.droid && picked.includes(die.letter))?.same;

/** A capture in one sentence: what was taken with what. */
function taken({frame}) {
    const events = frame.events ?? [];
    const attack = events.find(({type}) => type === "attacked");
    if (frame.struck) return frame.struck.sentence;
    const {die} = events.find(({type}) => type === "captured") ?? {};
    if (!attack || !die) return "";
    return told("page-took", {who: attack.who.name, size: die.size, value: attack.target.value, dice: attack.dice.map(({size, value}) => `d${size}=${value}`).join(" + ")});
}

function half(side, near, board) {
    const {view} = board;
    const fighter = fighterOf(side, view);
    const acting = view.acting !== undefined && view.acting === fighter?.who.character;
    const struck = struckIn(board.frame);
    const part = fighter && struck?.attacker === fighter.who.character ? "attacker" : fighter && struck?.defender === fighter.who.character ? "target" : "";
    return html`<section class="half ${near ? "near" : "far"} ${acting ? "acting" : ""} ${part}" aria-label=${told("page-side", {side: side + 1})}>
        ${banner(side, fighter, part, board)}
        <div class="dice ${!near && board.picked.length && !board.rolling && !board.asking ? "aiming" : ""}">
            ${fighter ? repeat(fighter.dice, die => die.letter, die => (near ? own(die, fighter, board) : target(die, fighter, board))) : nothing}
            ${near ? droids(board, fighter) : fighter ? waiting(fighter) : nothing}
        </div>
        ${team(side, fighter, board)}
    </section>`;
}

function banner(side, fighter, part, board) {
    const {view} = board;
    const {tokens, halves, captured} = view.sides[side];
    return html`<div class="banner">
        ${fighter ? html`<button class="crest" type="button" .about=${aboutCharacter(fighter.who.name, fighter.portrait)} aria-label=${told("page-about", {who: fighter.who.name})} @click=${() => board.onAbout(fighter.who.character)}>${arms(fighter.portrait.id, fighter.who.name)}
                ${part ? html`<span class="part" title=${told(`page-${part}`)}>${part === "attacker" ? "⚔" : "◎"}</span>` : nothing}</button>`
            : html`<span class="crest">${blank}</span>`}
        <div class="called">
            <b class="character" title=${fighter?.who.name ?? ""}>${fighter?.who.name ?? told("page-nobody-yet")}</b>
            <span class="players">${fighter ? player(fighter.seat, board) : view.sides[side].seats.map(seat => player(seat, board))}</span>
        </div>
        ${fighter ? token(fighter) : nothing}
        <div class="standing">
            <span class="score" .about=${aboutScore(view.sides[side])}><b>${points(halves)}</b>${captured === undefined ? nothing : html`<span class="make-up">${told("page-make-up", {captured: points(captured), kept: points(halves - captured)})}</span>`}${view.mode === "tag"
                ? html`<small aria-hidden="true">${told("page-of-team")}</small><span class="unseen">${told("page-score-team", {points: points(halves)})}</span>`
                : html`<span class="unseen">${told("page-score", {points: points(halves)})}</span>`}</span>
            <span class="wins" role="img" .about=${aboutWins(tokens, view.needed)} aria-label=${told("page-wins", {tokens, needed: view.needed})}>${"●".repeat(tokens)}${"○".repeat(Math.max(0, view.needed - tokens))}</span>
        </div>
        ${pile("reserve", fighter?.reserve ?? [])} ${pile("captured", pileOf(side, view), side, board)}
    </div>`;
}

/** Somebody who plays: the name, whether it is their turn, who they are, and their clock. */
export function player(seat, {frame, names, you}) {
    const chair = (frame.chairs ?? [])[seat] ?? {};
    const clock = (frame.clocks ?? []).find(one => one.seat === seat);
    const awaited = (frame.waiting ?? []).includes(seat);
    const kind = kindOf({...chair, seat});
    return html`<span class="player ${awaited ? "awaited" : ""}">
        ${awaited ? html`<span class="turn" aria-hidden="true" .about=${aboutTurn()}>◆</span><span class="unseen">${told("page-awaited")}</span>` : nothing}
        ${signs[kind]}<span class="by" title=${nameOf(seat, names)}>${nameOf(seat, names)}</span>
        ${seat === you ? html`<span class="you">${told("page-you")}</span>` : nothing}
        ${clock ? html`<m-clock .millis=${clock.millis} .running=${clock.running}></m-clock>` : nothing}
    </span>`;
}

/** An ability as a token with its uses left; used up it is dim. */
export function token(fighter) {
    const {portrait, left} = fighter;
    const uses = portrait.uses ?? 0;
    const spent = left === 0;
    return html`<span class="token ${spent ? "spent" : ""}" .about=${aboutAbility(fighter)}>
        ${abilityArt(portrait.ability)}<span class="ability">${portrait.abilityName}</span>
        <span class="uses" role="img" aria-label=${left === undefined ? told("page-always") : told("page-uses", {left, uses})}>${left === undefined ? "∞" : "◆".repeat(left) + "◇".repeat(Math.max(0, uses - left))}</span>
    </span>`;
}

/** Dice that are not in play, by their sizes; one that was just captured comes from where it lay. */
function pile(kind, sizes, side = -1, board = undefined) {
    const {whose, die} = (board?.frame.events ?? []).find(({type, who}) => type === "captured" && board.view.characters.find(one => one.who.character === who.character)?.side === side) ?? {};
    const counts = new Map(sizes.map(size => [size, sizes.filter(one => one === size).length]));
    return html`<span class="pile ${kind}" role="img" .about=${aboutPile(kind, sizes)} aria-label=${told(`page-${kind}`, {count: sizes.length, sizes: sizes.map(size => `d${size}`).join(" ")})}>
        <span class="pile-name">${told(`page-${kind}-short`)}</span>
        ${sizes.length ? [...counts].map(([size, count]) => html`<span class="small-die ${size === die?.size ? "fresh" : ""}" data-was=${size === die?.size ? `${whose.character} ${die.letter}` : nothing}>d${size}${count > 1 ? html`<small>×${count}</small>` : nothing}</span>`) : html`<span class="none">–</span>`}
    </span>`;
}

const roll = (die, fighter, board) => (board.rolled.has(`${fighter.who.character} ${die.letter}`) ? board.frame.frame ?? board.frame.ply ?? 1 : 0);

/** A die of the own side: picked for an attack, or rolled again by an ability. */
function own(die, fighter, board) {
    const {attacks, dice, picked, dark, rolling} = board;
    const again = dark.find(({move}) => move === `dark ${die.same}`);
    const asked = dice.length > 0;
    const chosen = picked.includes(die.letter);
    const useful = rolling || within(canonical([die.letter], asked ? dice : [die]), attacks).length > 0;
    const state = again && die.attacked ? "lit" : !asked ? (isAttacking(die, fighter, board) || isAttacked(die, fighter, board) ? "chosen" : "plain") : chosen ? "chosen" : useful ? "lit" : "dim";
    return html`<m-die sized numeral data-die=${`${fighter.who.character} ${die.letter}`} .about=${aboutDie(die, true)} .value=${die.value} .sides=${die.size} .state=${state} .still=${!asked && !(again && die.attacked)}
        .pressed=${asked ? chosen : undefined} .mark=${chosen ? "✓" : isAttacking(die, fighter, board) && !asked ? "⚔" : isAttacked(die, fighter, board) ? "◎" : ""} .hint=${asked ? hint(die, dice) : ""}
        .name=${again && die.attacked ? again.sentence : named(die)} .roll=${roll(die, fighter, board)} @click=${() => board.onOwn(die.letter)}></m-die>`;
}

const hint = (die, dice) => (dice.indexOf(die) < 9 && dice.indexOf(die) >= 0 ? String(dice.indexOf(die) + 1) : "");

const named = die => (die.borrowed ? told("page-die-borrowed", {die: dieName(die)}) : dieName(die));

/** Whether a die takes part in the attack that was just declared. */
const isAttacking = (die, fighter, {frame}) => {
    const struck = struckIn(frame);
    return struck?.attacker === fighter.who.character && struck.dice.includes(die.letter);
};

const isAttacked = (die, fighter, {frame}) => {
    const struck = struckIn(frame);
    return struck?.defender === fighter.who.character && struck.target === die.letter;
};

/** A die of the other side; what the picked dice can capture is lit. */
function target(die, fighter, board) {
    const {attacks, picked, dice, aim, rolling} = board;
    const asked = dice.length > 0 && !rolling;
    const open = within(canonical(picked, dice), attacks).filter(one => hits(one, die, fighter, board.view.blocked));
    const exact = open.some(one => one.dice === canonical(picked, dice));
    const aimed = aim === die.letter;
    const lit = asked && open.length > 0 && (!aim || aimed);
    const attacked = isAttacked(die, fighter, board);
    const attacking = isAttacking(die, fighter, board);
    const worth = worthOf(die, joining(board), board.view);
    const side = 1 - fighter.side;
    const state = lit ? "lit" : asked ? "dim" : attacked || attacking ? "chosen" : "plain";
    const capture = lit ? `${told(picked.length && exact ? "page-capture" : "page-capturable", {die: dieName(die)})} ${would(die, worth, side)}`.trim() : "";
    const words = capture || named(die);
    return html`<span class="place" @pointerenter=${() => board.onEye(lit ? die.letter : "")} @pointerleave=${() => board.onEye("")} @focusin=${() => board.onEye(lit ? die.letter : "")} @focusout=${() => board.onEye("")}><m-die sized numeral tone="night" data-die=${`${fighter.who.character} ${die.letter}`} .about=${aboutDie(die, false)} class=${lit && picked.length && exact ? "exact" : ""} .value=${die.value} .sides=${die.size} .state=${state} .still=${!asked}
        .mark=${board.view.blocked === die.letter ? "✕" : attacked ? "◎" : attacking ? "⚔" : lit && picked.length && exact ? "⚔" : aimed ? "…" : ""}
        .name=${words} .roll=${roll(die, fighter, board)} @click=${() => board.onTarget(die.letter)}></m-die>${chip(die, lit ? worth : undefined, side)}</span>`;
}

/** The own Droid dice that wait: they join an attack at their highest number. */
function droids(board, fighter) {
    const dice = board.dice.filter(die => die.droid);
    return dice.length ? html`<span class="droids" role="group" .about=${aboutDroids()} aria-label=${told("page-droids")}>${dice.map(die => own(die, fighter, board))}</span>` : fighter ? waiting(fighter) : nothing;
}

/** Droid dice of somebody else, or out of turn. */
const waiting = fighter => (fighter.droid.length ? html`<span class="droids still" role="img" .about=${aboutDroids()} aria-label=${told("page-droids-waiting", {sizes: fighter.droid.map(({size}) => `d${size}`).join(" ")})}>
    ${fighter.droid.map(({size}) => html`<span class="small-die">+d${size}</span>`)}</span>` : nothing);

/** The others of a team: who waits and who is out. */
function team(side, fighter, board) {
    const others = teamOf(side, board.view).filter(one => one !== fighter);
    return others.length ? html`<ul class="team" aria-label=${told("page-team")}>${others.map(one => mate(one, fighter, board))}</ul>` : nothing;
}

function mate(one, fighter, board) {
    const values = one.dice.map(die => `${die.value}/${die.size}`).join(" ");
    return html`<li class="mate ${one.standing}"><button type="button" title=${one.who.name} .about=${aboutMate(one, board.view.mode)} @click=${() => board.onAbout(one.who.character)}>
        ${arms(one.portrait.id, one.who.name)}
        <span class="mate-name">${one.who.name}</span>
        <span class="mate-by" title=${values}>${one.standing === "out" ? html`${signs.no} ${told("page-out")}` : board.view.mode === "tag" && values ? html`<span class="unseen">${told("page-dice-of", {dice: one.dice.map(dieName).join(", ")})}</span><span aria-hidden="true">${values}</span>` : nameOf(one.seat, board.names)}</span>
        ${fighter && (board.frame.waiting ?? []).includes(one.seat) && one.seat !== fighter.seat ? html`<span class="turn" aria-hidden="true">◆</span>` : nothing}
    </button></li>`;
}
