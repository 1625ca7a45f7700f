/** What is public of everybody, what the viewer has, and what the Princesses of this game do. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {crown, marks, seated, tinyCard} from "./drawings.js";
import {actionOf, countOf, faceOf, princessName, stackName, told} from "./kit.js";

/** What a seat shows: its secret cards as a number, whether it has voted, and what holds for it in this round. */
export function facts(player, view) {
    const shown = [{art: marks.secret, value: player.secret, name: told("page-secret", {count: player.secret})}];
    if (view.phase === "voting" && player.voted) {
        shown.push({art: marks.ballot, value: "", name: told("page-voted")});
    }
    if (player.frozen) {
        shown.push({art: marks.frozen, value: "", name: told("page-frozen")});
    }
    if (player.collects) {
        shown.push({art: seated("venomfruit"), value: "", name: told("page-collects")});
    }
    return shown;
}

/** Who sits in the Queenseat. */
export const honour = player => (player.queen ? {art: crown, name: told("page-queen")} : undefined);

/** One kind of card, small, and how many there are of it. */
export const small = ({card, count}) =>
    html`<span class="up">${tinyCard(card)}<span class="unseen">${stackName(card, count)}</span>${count > 1 ? html`<b aria-hidden="true">${count}</b>` : nothing}</span>`;

/** All public cards of somebody, and those secret ones that the viewer has seen. */
export const strip = ({open, seen}) =>
    open.length || seen.length
        ? html`${open.map(small)}${seen.length ? html`<span class="up">${signs.eye}<span class="unseen">${told("page-seen")}</span></span>${seen.map(small)}` : nothing}`
        : undefined;

const cards = stacks => html`<div class="cards">${stacks.map(({card, count}) => html`<m-card still .face=${faceOf(card, count)}></m-card>`)}</div>`;

/** What a tap on a seat shows besides: all public cards, and what the viewer knows of the secret ones. */
export function details(player, own) {
    const known = own ? own.hand : player.seen;
    return html`<section class="heap"><h3>${told("page-open")}</h3>
            ${player.open.length ? cards(player.open) : html`<p>${told("page-none-open")}</p>`}</section>
        ${known.length ? html`<section class="heap"><h3>${told(own ? "page-hand" : "page-seen")}</h3>${cards(known)}</section>` : nothing}`;
}

/** The viewer's public cards, at a glance. */
export const ownSide = (mine, view, tools) => html`<div class="role">
    <div class="about">
        <p class="seat-of">${mine.queen ? html`<span class="honour">${crown}</span>` : nothing}<b>${told("page-place", {place: mine.place})}</b></p>
        <p class="mine-up" role="group" aria-label=${told("page-open")}>${mine.open.length ? mine.open.map(small) : html`<span class="quiet">${told("page-none-open")}</span>`}</p>
    </div>
    ${tools}
</div>`;

/** The Princesses of this game: how many of their cards lie open, and what they do for whoever loses with them. */
export const princesses = view => html`<ul class="princesses" tabindex="0" aria-label=${told("page-princesses")}>
    ${view.packs.map(({princess, regular, dark}) => {
        const shown = view.players.reduce((sum, player) => sum + countOf(player.open, princess), 0);
        return html`<li>
            ${seated(princess)}
            <b>${princessName(princess)}</b>
            <span class="number">${told("page-shown", {shown, all: regular + dark})}</span>
            <p>${actionOf({princess, dark: false})}</p>
            ${dark ? html`<p class="dark">${tinyCard({princess, dark: true})}<span><span class="unseen">${told("page-dark")}</span> ${actionOf({princess, dark: true})}</span></p>` : nothing}
        </li>`;
    })}
</ul>
${view.warnings.map(warning => html`<p class="quiet">${warning}</p>`)}`;
