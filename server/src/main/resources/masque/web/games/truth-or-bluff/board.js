/** The middle of the table: the tile on its way with its chain of claims, the moment it is turned up, and how the game ends. */
import {html, nothing} from "lit";
import {keyed} from "lit/directives/keyed.js";
import {signs} from "../../parts/drawings.js";
import {aboutClaim, aboutDown, aboutEnding, aboutFace, aboutHonesty, aboutOutcome, aboutSeen, aboutTile, aboutTokens} from "./about.js";
import {backPrint, faceArt, printOf, tokenArt} from "./drawings.js";
import {endingRule, faceName, nameOf, people, tileName, told} from "./kit.js";

/** @typedef {{view: any, events: any[], names: string[], you: number}} Board */

/** What lies in the middle now. @param {Board} board */
export function middle(board) {
    const {round, phase, choice} = board.view;
    if (phase === "sliding" && choice?.tile) {
        return planned(board);
    }
    return !round ? opening(board) : round.turned ? reveal(board) : underWay(board);
}

/** The tile that the viewer is about to slide; nobody else knows of it. */
function planned({view, names}) {
    const {tile, to} = view.choice;
    return html`<div class="salon way planned" role="group" aria-label=${told("page-planned")}>
        <div class="traveller"><m-tile still .name=${tileName(tile)} .about=${aboutTile(tile)} .print=${printOf(tile)}></m-tile></div>
        <p class="plan"><b>${tileName(tile)}</b>${to === undefined ? nothing : html` <span>${told("move-to", {whom: nameOf(to, names)})}</span>`}</p>
    </div>`;
}

/** Before the first tile: what everybody is in for. */
function opening({view, names, you}) {
    const starter = view.players.find(one => one.awaited)?.seat ?? 0;
    return html`<div class="salon opening" role="group" aria-label=${told("page-endings")}>
        <h2>${told("page-endings")}</h2>
        <ul class="endings">${view.endings.map(ending => html`<li .about=${aboutEnding(ending)}>${endingRule(ending)}</li>`)}</ul>
        <p class="quiet">${told("page-first", people({who: starter}, names, you))}</p>
    </div>`;
}

function underWay(board) {
    const {round} = board.view;
    const {tile} = round;
    const known = tile ? told("page-tile-known", {tile: tileName(tile)}) : told("page-tile-down");
    const looked = board.events.some(event => event.type === "saw");
    const key = `${round.number}.${round.chain.length}`;
    return html`<div class="salon way" role="group" aria-label=${told("page-round", {number: round.number})}>
        ${keyed(
            key,
            html`<div class="traveller" data-from=${round.chain.at(-1).from} data-key=${`tile ${key}`}>
                <m-tile still class=${looked ? "turning" : ""} .name=${known} .about=${tile ? aboutTile(tile) : aboutDown()} .print=${tile ? printOf(tile) : backPrint}></m-tile>
                ${tile ? html`<span class="known" .about=${aboutSeen()}>${signs.eye}</span>` : nothing}
            </div>`,
        )}
        ${chain(board)}
    </div>`;
}

/** Who claimed what to whom; once the tile is turned up, what was true of it. */
function chain({view, names}) {
    const {round} = view;
    return html`<ol class="chain" aria-label=${told("page-chain")}>
        ${round.chain.map((claim, at) => {
            const honest = round.turned ? claim.name === round.tile.face : undefined;
            return html`<li class="${at === round.chain.length - 1 ? "latest" : ""} ${honest === undefined ? "" : honest ? "honest" : "lie"}" .about=${aboutClaim(claim, names)}>
                <span class="emblem">${faceArt(claim.name)}</span>
                <b>${faceName(claim.name)}</b>
                ${honest === undefined ? nothing : html`<span class="mark" .about=${aboutHonesty(honest)}>${honest ? signs.yes : signs.no}<span class="unseen">${told(honest ? "page-honest" : "page-lie")}</span></span>`}
                <span class="by">${nameOf(claim.from, names)} <span aria-hidden="true">→</span><span class="unseen">${told("page-to")}</span> ${nameOf(claim.to, names)}</span>
            </li>`;
        })}
    </ol>`;
}

/** The tile is turned up: who was right, who collects it, who draws a token, and what a Villain does. */
function reveal(board) {
    const {view, names, you, events} = board;
    const {round} = view;
    const {turned, tile} = round;
    const fresh = events.some(event => event.type === "turned");
    const word = turned.believed ? "truth" : "bluff";
    const outcome = turned.right ? "right" : "wrong";
    const sentence = told(`told-${word}-${outcome}`, {
        ...people({who: turned.receiver, passer: turned.passer}, names, you),
        face: faceName(round.chain.at(-1).name),
        tile: tileName(tile),
    });
    return html`<div class="salon reveal ${fresh ? "fresh-reveal" : ""}" role="group" tabindex="0" aria-label=${told("page-round", {number: round.number})}>
        <div class="front ${fresh ? "turning" : ""}"><m-tile still .name=${tileName(tile)} .about=${aboutTile(tile)} .print=${printOf(tile)}></m-tile></div>
        <div class="outcome">
            <p class="said ${outcome}">
                <span>${nameOf(turned.receiver, names)}: “${told(`page-${word}`)}”</span>
                <span class="stamp" .about=${aboutOutcome(turned.right)}>${turned.right ? signs.yes : signs.no} ${told(`page-${outcome}`)}</span>
            </p>
            <p class="sentence">${sentence}</p>
            <p class="takes">${told("told-collected", {...people({who: turned.collector}, names, you), tile: tileName(tile)})}
                ${turned.rewarded === undefined ? nothing : html`<span class="prize" .about=${aboutTokens(1)}>${tokenArt(0)} ${told("told-token", people({who: turned.rewarded}, names, you))}</span>`}
                ${turned.bonus ? bonus(turned.bonus, turned.collector, board) : nothing}</p>
            ${round.chain.length > 1 ? chain(board) : nothing}
        </div>
    </div>`;
}

/** What a Villain did, or is about to do. */
function bonus({villain, awaited, done, tile, from, to, taken}, who, {names, you}) {
    if (awaited && who === you) {
        return nothing;
    }
    const seats = people(
        {who, ...(from === undefined ? {} : {from}), ...(to === undefined ? {} : {to, with: to})},
        names,
        you,
    );
    const things = {tile: tile ? tileName(tile) : "", given: tile ? tileName(tile) : "", taken: taken ? tileName(taken) : ""};
    const key = {beryl: "moved", jadeite: "drew", zoycite: "put-back", nephrite: "exchanged", kunzite: "took-back", clan: "token"};
    const words = awaited
        ? told("waiting-bonus", {...seats, villain: faceName(villain)})
        : done
          ? told(`told-${key[villain]}`, {...seats, ...things})
          : villain === "clan"
            ? told("told-no-token", seats)
            : told("told-idle", {...seats, villain: faceName(villain)});
    return html`<span class="deed" .about=${aboutFace(villain)}>${words}</span>`;
}
