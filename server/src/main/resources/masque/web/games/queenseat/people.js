/** What is public of everybody, what the viewer has, and what the Princesses of this game do. */
import {html, nothing} from "lit";
import {signs} from "../../parts/drawings.js";
import {crown, marks, seated, tinyCard} from "./drawings.js";
import {about, aboutCard, aboutPack} from "./about.js";
import {faceOf} from "./faces.js";
import {actionOf, countOf, princessName, stackName, told} from "./kit.js";

/** What a seat shows: its secret cards as a number, whether it has voted, and what holds for it in this round. */
export function facts(player, view) {
    const shown = [{art: marks.secret, value: player.secret, name: told("page-secret", {count: player.secret}), about: about.secret()}];
    if (view.phase === "voting" && player.voted) {
        shown.push({art: marks.ballot, value: "", name: told("page-voted"), about: about.voted()});
    }
    if (player.frozen) {
        shown.push({art: marks.frozen, value: "", name: told("page-frozen"), about: about.frozen()});
    }
    if (player.collects) {
        shown.push({art: seated("venomfruit"), value: "", name: told("page-collects"), about: about.collects()});
    }
    return shown;
}

/** Who sits in the Queenseat. */
export const honour = player => (player.queen ? {art: crown, name: told("page-queen"), about: about.queen()} : undefined);

/** One kind of card, small, and how many there are of it. */
export const small = ({card, count}) =>
    html`<span class="up" .about=${aboutCard(card, {count})}>${tinyCard(card)}<span class="unseen">${stackName(card, count)}</span>${count > 1 ? html`<b aria-hidden="true">×${count}</b>` : nothing}</span>`;

/** All public cards of somebody, and those secret ones that the viewer has seen, unless there is too little room for them. */
export const strip = ({open, seen: all}, crowd = 0) => {
    const seen = crowd > 6 ? [] : all;
    return open.length || seen.length
        ? html`${open.map(small)}${seen.length ? html`<span class="up" .about=${about.seen()}>${signs.eye}<span class="unseen">${told("page-seen")}</span></span>${seen.map(small)}` : nothing}`
        : undefined;
};

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
        <p class="seat-of" .about=${mine.queen ? about.queen() : about.place()}>${mine.queen ? html`<span class="honour">${crown}</span>` : nothing}<b>${told("page-place", {place: mine.place})}</b></p>
        <p class="label" .about=${about.open()}>${told("page-own-cards")}</p>
        <p class="mine-up" role="group" aria-label=${told("page-open")}>${mine.open.length ? mine.open.map(small) : html`<span class="quiet">${told("page-none-open")}</span>`}</p>
    </div>
    ${tools}
</div>`;

/** The Princesses of this game: how many of their cards lie open, and what they do for whoever loses with them. */
export const princesses = view => html`<p class="quiet">${told("page-princesses-what")}</p>
<ul class="princesses" tabindex="0" aria-label=${told("page-princesses")}>
    ${view.packs.map(({princess, regular, dark}) => {
        const shown = view.players.reduce((sum, player) => sum + countOf(player.open, princess), 0);
        return html`<li .about=${aboutCard({princess, dark: false})}>
            ${seated(princess)}
            <b>${princessName(princess)}</b>
            <span class="number" .about=${aboutPack(princess, shown, regular + dark)}>${told("page-shown", {shown, all: regular + dark})}</span>
            <p>${actionOf({princess, dark: false})}</p>
            ${dark ? html`<p class="dark" .about=${aboutCard({princess, dark: true})}>${tinyCard({princess, dark: true})}<span><b>${told("page-dark")}</b> ${actionOf({princess, dark: true})}</span></p>` : nothing}
        </li>`;
    })}
</ul>
${view.warnings.map(warning => html`<p class="quiet" .about=${about.warning(warning)}>${warning}</p>`)}`;

/** What everybody holds, where somebody looks through all eyes. */
export const hands = (view, eyes, nameOf) => html`<div class="hands" role="group" aria-label=${told("page-hands")} tabindex="0">
    ${view.ring.map(seat => {
        const hand = eyes[seat]?.hand ?? [];
        return html`<section><p class="whose">${view.players[seat].queen ? html`<span class="honour">${crown}</span>` : nothing}<b title=${nameOf(seat)}>${nameOf(seat)}</b></p>
            <p class="held">${hand.length ? hand.map(small) : html`<span class="quiet">${told("page-no-secret")}</span>`}</p></section>`;
    })}
</div>`;
