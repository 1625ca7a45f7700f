/** The table of Dice Challenge, drawn from the latest frame and nothing else. */
import {html, nothing} from "lit";
import {millis, moving} from "../../app/settings.js";
import "../../parts/index.js";
import {base} from "../../parts/base.js";
import {signs} from "../../parts/drawings.js";
import {GameTable} from "../../parts/game-table.js";
import {aboutSitter} from "../../parts/ring.js";
import {tableStyles} from "../../parts/table-styles.js";
import {arena} from "./arena.js";
import {chapter} from "./chapters.js";
import {abilityArt} from "./drawings.js";
import {buttons, choicesOf, favours, naming} from "./choices.js";
import {lobby, mirrored, portrait, secret} from "./gallery.js";
import {attacksOf, canonical, characterOf, dieName, droidsOf, fighterOf, hits, isOwn, listed, movesOf, nameOf, partsOf, rolled, sideOf, told, within} from "./kit.js";
import {match} from "./match.js";
import {roundOver, scene} from "./scene.js";
import {whichAttack, whichCharacter, whichDice, whichSize} from "./steps.js";
import {styles} from "./styles.js";
import {would, worthOf} from "./worth.js";

export default class DiceTable extends GameTable {
    static chapter = chapter;

    static properties = {
        eyes: {attribute: false},
        picked: {state: true},
        aim: {state: true},
        step: {state: true},
        eyed: {state: true},
        opened: {state: true},
        matchOpen: {state: true},
        sceneClosed: {state: true},
    };

    static styles = [base, tableStyles, styles];

    constructor() {
        super();
        this.rules = "rules/dice-challenge";
        /** What each seat sees, where somebody looks through all eyes. @type {any[] | undefined} */
        this.eyes = undefined;
        /** Letters of the own dice that were picked. @type {string[]} */
        this.picked = [];
        /** The letter of the other side's die that was aimed at. */
        this.aim = "";
        /** What is asked next: an ability's word, or the id of the character that is looked at. */
        this.step = "";
        /** The number of the character whose card is open. */
        this.opened = -1;
        /** The letter of the die that is pointed at. */
        this.eyed = "";
        /** Where the dice lay in the last frame, by character and letter. @type {Map<string, DOMRect>} */
        this.lay = new Map();
        this.matchOpen = false;
        this.sceneClosed = false;
    }

    /** @param {any} before @param {any} frame */
    static parts(before, frame) {
        return partsOf(before, frame);
    }

    willUpdate(changed) {
        super.willUpdate(changed);
        if (changed.has("frame")) {
            this.lay = new Map([...this.renderRoot.querySelectorAll("[data-die]")].map(one => [/** @type {HTMLElement} */ (one).dataset.die, one.getBoundingClientRect()]));
        }
        if (changed.has("frame") && !this.#sameChoice(changed.get("frame")) || this.covered) {
            this.#forget();
        }
        if (changed.has("frame") && !this.secretive) {
            this.held = false;
        }
    }

    updated(changed) {
        super.updated(changed);
        if (changed.has("frame") && moving()) {
            this.renderRoot.querySelectorAll("[data-was]").forEach(one => this.#bring(/** @type {HTMLElement} */ (one)));
        }
    }

    /** A captured die comes to its captor from where it lay. */
    #bring(die) {
        const from = this.lay.get(die.dataset.was);
        const to = die.getBoundingClientRect();
        if (!from || !to.width) {
            return;
        }
        const way = `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)`;
        die.animate([{transform: `${way} scale(2)`, zIndex: 5}, {transform: "none", zIndex: 5}], {duration: 1.5 * millis("stage"), easing: "ease-in-out"});
    }

    firstUpdated() {
        super.firstUpdated();
        this.addEventListener("revealed", () => this.requestUpdate());
    }

    /** A frame may only tell that somebody else has chosen. */
    #sameChoice(before) {
        return before?.decision === this.frame?.decision && before?.view?.phase === this.frame?.view?.phase && this.moves.length > 0;
    }

    /** Whether something is chosen now that the other side must not see. */
    get secretive() {
        const {phase, mode} = this.frame?.view ?? {};
        return phase === "nominating" || phase === "mirror" || phase === "picking" && mode === "duel";
    }

    get covered() {
        return super.covered && this.secretive;
    }

    /** The dice with which the viewer can attack, those of the Droids among them. */
    get dice() {
        const fighter = fighterOf(sideOf(this.you, this.view), this.view);
        return this.view.phase === "turn" && this.moves.length && fighter ? [...fighter.dice, ...droidsOf(fighter)] : [];
    }

    get #foe() {
        return fighterOf(1 - sideOf(this.you, this.view), this.view);
    }

    get #rolling() {
        return this.step === "command";
    }

    /** The dice of an attack: moves call them by letters, which are not on the table. */
    #attack(move) {
        const [attack] = attacksOf([move]);
        return attack && {own: [...attack.dice].map(letter => this.dice.find(die => die.letter === letter)), target: this.#foe?.dice.find(die => die.letter === attack.target)};
    }

    wordsOf(move) {
        const attack = this.#attack(move);
        if (attack) return told("move-attack", {dice: listed(attack.own.map(dieName)), die: dieName(attack.target)});
        return naming(move, this.view)?.replace(/[.。]$/, "") ?? super.wordsOf(move);
    }

    makers(move) {
        const attack = this.#attack(move);
        const side = sideOf(this.you, this.view);
        const place = (number, die) => this.renderRoot.querySelector(`[data-die="${fighterOf(number, this.view).who.character} ${die.letter}"]`);
        return attack ? [...attack.own.map(die => place(side, die)), place(1 - side, attack.target)] : super.makers(move);
    }

    #forget() {
        this.picked = [];
        this.aim = "";
        this.eyed = "";
        this.step = "";
    }

    #move(code) {
        this.#forget();
        this.ask({code});
    }

    render() {
        if (!this.frame?.view) {
            return nothing;
        }
        const {view} = this;
        const ended = view.phase === "over" && view.winner !== undefined && !this.sceneClosed;
        return html`<div @click=${this.elsewhere} @keydown=${this.#arrow} class="table ${ended ? "ended closed" : ""} ${ended && !this.revealed ? "veiled" : ""}">
            ${this.goal()}
            <div class="board">${ended ? scene(view, this.names, this.you, () => (this.sceneClosed = true)) : this.#board(view)}</div>
            <div class="dock">${ended ? nothing : this.#dock(view)}</div>
            <div class="aside" role="group" aria-label=${told("page-match")}>
                <h2>${told("page-match")}</h2>
                ${match(view, this.names)} ${this.logPart(view.log)} ${this.#again(view)}
            </div>
            ${this.#windows(view)} ${this.voice(isOwn, this.moves.length === 0 ? "" : view.prompt)}
        </div>`;
    }

    #again(view) {
        return view.phase === "over" && this.sceneClosed ? html`<m-button @click=${() => (this.sceneClosed = false)}>${told("page-scene-again")}</m-button>` : nothing;
    }

    #board(view) {
        if (this.frame.roundOver) {
            return roundOver(view, this.names, this.you, this.frame.roundOver.last);
        }
        const board = this.#drawn(view);
        return view.phase === "picking"
            ? lobby(view, board, this.covered ? "" : this.step, id => this.#look(id))
            : view.phase === "mirror"
              ? mirrored(view, board)
              : view.phase === "favour" && this.moves.length
                ? favours(view, this.moves, code => this.#move(code))
                : arena(board);
    }

    /** @returns {import('./arena.js').Board} */
    #drawn(view) {
        return {
            view, frame: this.frame, names: this.names, you: this.you, rolled: rolled(this.frame.events ?? []),
            dice: this.dice, attacks: attacksOf(this.moves), picked: this.picked, aim: this.aim, eyed: this.eyed, rolling: this.#rolling, picking: this.moves.length > 0, asking: this.#ways().length > 1,
            dark: movesOf("dark", this.moves), onOwn: letter => this.#own(letter), onTarget: letter => this.#target(letter),
            onEye: letter => (this.eyed = letter), onAbout: character => (this.opened = character),
        };
    }

    #dock(view) {
        const all = choicesOf(view, this.moves, this.names);
        return html`${this.prompt(this.#asked(view))} ${this.why()} ${this.#step(view)}
            <div class="row-below">
                <div class="deeds">
                    ${this.#offer()} ${view.phase === "picking" ? this.#chance() : buttons(all, this.dice.length + 1, view.prompt, choice => this.#choose(choice))}
                    ${this.#secrets(view)}
                </div>
                ${this.tools(signs.laurel, told("page-match"), () => (this.matchOpen = true), this.#again(view))}
            </div>`;
    }

    /** What is to be chosen next: an attack is begun with dice of either side. */
    #asked(view) {
        if (!this.dice.length || this.#rolling || this.step) {
            return view.prompt;
        }
        const aimed = this.#ways().length === 1 && this.#foe.dice.find(one => one.letter === this.aim);
        return aimed ? told("page-once-more", {die: dieName(aimed)}) : this.picked.length && !this.aim ? told("page-choose-target") : view.prompt;
    }

    /** What tapping a lit die does, where it is no attack. */
    #offer() {
        return movesOf("dark", this.moves).length ? html`<p class="offer">${abilityArt("dark-kingdom")}<span><b>${told("ability-dark-kingdom")}</b> ${told("page-offer-dark")}</span></p>` : nothing;
    }

    /** Letting chance pick. */
    #chance() {
        const [move] = movesOf("random", this.moves);
        return move ? html`<div class="choices" role="group" aria-label=${told("page-chance")}><m-button @click=${() => this.#move(move.code)}>${told("page-chance")}</m-button></div>` : nothing;
    }

    /** What was chosen in secret: one's own choice, or everybody's for whoever looks through all eyes. */
    #secrets(view) {
        if (!this.secretive) {
            return nothing;
        }
        if (this.eyes) {
            return view.sides.map(side => (this.eyes[side.captain]?.chosen ? secret(this.eyes[side.captain], this.names, side.captain) : nothing));
        }
        return this.you >= 0 && (view.chosen || this.peek) ? this.own(secret(view, this.names, this.you)) : nothing;
    }

    /** The second step of what was begun. */
    #step(view) {
        const drop = () => this.drop();
        const move = code => this.#move(code);
        const looked = view.phase === "picking" && this.step && view.gallery.find(one => one.id === this.step);
        if (looked) {
            return whichCharacter(looked, this.moves.find(({code}) => code === looked.code), move, drop);
        }
        if (this.#rolling) {
            return whichDice(this.picked.length, this.#command(), move, drop);
        }
        if (this.step) {
            return whichSize(this.step, movesOf(this.step, this.moves), move, drop);
        }
        const ways = this.#ways();
        if (ways.length < 2) {
            return nothing;
        }
        const die = this.#foe.dice.find(one => one.letter === this.aim);
        const joined = ways.some(({dice}) => this.dice.some(({droid, letter}) => droid && dice.includes(letter)));
        return whichAttack(die, ways, this.dice, joined ? "" : would(die, worthOf(die, undefined, view), sideOf(this.you, view)), move, drop);
    }

    #command() {
        const letters = canonical(this.picked, this.dice);
        return this.moves.find(({move}) => move === `command ${letters}`);
    }

    /** The attacks on the die that was aimed at in which all picked dice take part. */
    #ways() {
        return this.aim ? this.#open(this.aim) : [];
    }

    #open(letter) {
        const foe = this.#foe;
        const die = foe.dice.find(one => one.letter === letter);
        return within(canonical(this.picked, this.dice), attacksOf(this.moves)).filter(one => hits(one, die, foe, this.view.blocked));
    }

    /** A die of one's own is picked or put back; a die that attacked is rolled again by Dark Kingdom. */
    #own(letter) {
        const fighter = fighterOf(sideOf(this.you, this.view), this.view);
        const dark = fighter && movesOf("dark", this.moves).find(({move}) => move === `dark ${fighter.dice.find(die => die.letter === letter)?.same}`);
        if (dark) {
            this.#move(dark.code);
        } else if (this.dice.length && !(this.#rolling && this.dice.find(die => die.letter === letter)?.droid)) {
            this.reason = undefined;
            this.aim = "";
            this.picked = this.picked.includes(letter) ? this.picked.filter(one => one !== letter) : [...this.picked, letter];
        }
    }

    /** Attacks what the picked dice capture; completes them if there is one way only; asks which way, or says why not. */
    #target(letter) {
        if (!this.dice.length || this.#rolling) {
            return;
        }
        const ways = this.#open(letter);
        const exact = ways.find(({dice}) => dice === canonical(this.picked, this.dice));
        if (exact) {
            this.#move(exact.move.code);
        } else if (ways.length === 0) {
            this.#refuse(this.#foe.dice.find(die => die.letter === letter));
        } else {
            this.reason = undefined;
            this.aim = letter;
            if (ways.length === 1) {
                this.picked = [...ways[0].dice];
            } else {
                this.updateComplete.then(() => this.renderRoot.querySelector(".power")?.focus());
            }
        }
    }

    /** Says by which clause the picked dice cannot capture a die, in the words of the rules. */
    #refuse(die) {
        const mine = this.dice.filter(({letter}) => this.picked.includes(letter));
        const sum = mine.reduce((all, {value}) => all + value, 0);
        const [clause, sentence] = this.view.blocked === die.letter ? ["DC-5.2", told("why-blocked-die")]
            : mine.some(({droid}) => droid) ? ["DC-5.11", told("why-droid")]
            : mine.length > 1 ? ["DC-3.4", told("why-skill", {value: die.value, sum})]
            : mine.length === 1 ? ["DC-3.3", told("why-power", {value: die.value, own: sum})]
            : ["DC-3.2", told("page-out-of-reach", {die: dieName(die)})];
        this.reason = {code: -1, clause, sentence, allowed: false};
    }

    #choose(choice) {
        if (choice.step) {
            this.step = choice.step;
            this.aim = "";
            this.picked = this.#rolling ? (this.picked.length ? this.picked : this.dice.filter(({droid}) => !droid).map(({letter}) => letter)) : [];
            this.updateComplete.then(() => this.renderRoot.querySelector(".power")?.focus());
        } else {
            this.#move(choice.code);
        }
    }

    /** A character is looked at; one that is taken says why. */
    #look(id) {
        const one = this.view.gallery.find(other => other.id === id);
        if (this.moves.length && !one.free) {
            this.ask({why: one.code});
        }
        this.step = this.step === id ? "" : id;
        this.updateComplete.then(() => this.renderRoot.querySelector(".power")?.focus());
    }

    /** What was begun is given up. */
    drop() {
        const back = this.step && this.view.phase === "picking" ? this.renderRoot.querySelector(".looked") : this.renderRoot.querySelector(".near .dice m-die");
        if (this.step || this.aim || this.picked.length) {
            this.#forget();
            back?.focus();
        }
    }

    number(at) {
        const ways = this.#ways();
        if (ways.length > 1) {
            return this.#numbered(ways[at], one => this.#move(one.move.code));
        }
        if (this.step && !this.#rolling) {
            return this.#numbered(movesOf(this.step, this.moves)[at], one => this.#move(one.code));
        }
        if (at < this.dice.length) {
            return this.#numbered(this.dice[at], one => this.#own(one.letter));
        }
        return this.#numbered(choicesOf(this.view, this.moves, this.names)[at - this.dice.length], one => this.#choose(one));
    }

    #numbered(one, what) {
        if (one) {
            what(one);
        }
        return Boolean(one);
    }

    /** Arrows go along a row of dice or cards, and up and down between the rows. */
    #arrow(event) {
        const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
        const from = event.target instanceof Element && event.target.closest(".dice m-die, .gallery .card");
        if (!way || !from) {
            return;
        }
        const all = [...this.renderRoot.querySelectorAll(from.matches(".card") ? ".gallery .card" : ".dice m-die")].filter(one => !(/** @type {any} */ (one).still));
        const next = nearest(from, all, way);
        if (next) {
            event.preventDefault();
            next.focus();
        }
    }

    #windows(view) {
        const one = characterOf(this.opened, view);
        return html`<m-dialog sheet .open=${Boolean(one)} .label=${one?.who.name ?? ""} @close=${() => (this.opened = -1)}>${one ? html`
                <p class="quiet">${nameOf(one.seat, this.names)} · ${aboutSitter({...(this.frame.chairs ?? [])[one.seat], seat: one.seat, host: this.frame.host === one.seat})}</p>
                ${portrait({...one.portrait, starting: one.starting, reserve: one.reserve, droid: one.droid.map(({size}) => size)}, one.left)}` : nothing}</m-dialog>
            <m-dialog sheet .open=${this.matchOpen} .label=${told("page-match")} @close=${() => (this.matchOpen = false)}>${match(view, this.names)}</m-dialog>
            ${this.logWindow(view.log)}`;
    }
}

/** The element that is nearest in a direction, those of the same row or column first. */
function nearest(from, all, [x, y]) {
    const middle = one => {
        const {left, top, width, height} = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const [left, top] = middle(from);
    const far = one => {
        const [other, below] = middle(one);
        const [along, across] = x ? [(other - left) * x, Math.abs(below - top)] : [(below - top) * y, Math.abs(other - left)];
        return along > 4 ? along + 3 * across * (x ? 1 : 0.2) : Infinity;
    };
    const [next] = all.filter(one => one !== from && far(one) < Infinity).sort((one, other) => far(one) - far(other));
    return /** @type {HTMLElement | undefined} */ (next);
}
