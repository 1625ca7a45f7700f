/** How the table of Truth or Bluff is laid out: one column on a phone, what is known beside the table where there is room. */
import {css} from "lit";
import {middle} from "./middle-styles.js";
import {scene} from "./scene-styles.js";

const layout = css`
    :host {
        --pace: 0.5;
        --hold: 8.75rem;
    }
    .mine {
        gap: var(--space-1);
    }
    /* Two lines and a button have room, whether they are there or not. */
    .dock > m-prompt {
        display: grid;
        align-content: center;
        height: 6.25rem;
        overflow-y: auto;
    }
    .aside {
        grid-template-rows: auto auto minmax(6rem, 1fr) auto;
    }
    /* Room for the glow of those who can be chosen. */
    .board {
        margin: -3px;
        padding: 3px;
    }
    .quiet {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    /* What is to be chosen lies where the holder is, so that nothing moves. */
    .hold {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        align-items: end;
        height: var(--hold);
        min-width: 0;
    }
    .hold > * {
        grid-area: 1 / 1;
        max-height: 100%;
        overflow-y: auto;
    }
    .hold > .choices {
        padding: 4px;
        z-index: 1;
        align-self: center;
    }
    /* Two rows of six tiles have room on the smallest phone. */
    .hold {
        --smaller: calc(var(--card-scale, 1) * 0.95);
    }
    .hold m-rack {
        --card-scale: var(--smaller);
    }
    .veiled {
        display: grid;
    }
    .choosing:not(.passed) m-rack {
        visibility: hidden;
    }
    .hold.passed {
        height: auto;
    }
    .passed > m-peek {
        grid-row: 2;
    }
    @container (max-width: 699px) {
        :host([again]) .dock > m-prompt {
            height: 3.5rem;
        }
        :host([again]) .hold {
            height: auto;
        }
    }
    @container (min-width: 700px) {
        :host {
            --hold: clamp(6.75rem, 9.5cqb + 2rem, 8.5rem);
        }
        .dock {
            --text-l: 1.0625rem;
        }
        .dock > m-prompt {
            height: 3rem;
        }
    }
    /* On a tablet a sentence and a button may not fit one line. */
    @container (min-width: 700px) and (max-width: 1079px) {
        .dock > m-prompt {
            height: 5.25rem;
        }
    }
    @container (min-width: 700px) {
        .mine {
            grid-template-columns: minmax(12rem, 17rem) minmax(0, 1fr);
            gap: var(--space-3);
            min-height: var(--hold);
        }
    }
`;

const own = css`
    .purse {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        height: 1.75rem;
        white-space: nowrap;
    }
    .purse b {
        font-family: var(--serif);
    }
    .coins {
        display: flex;
        flex-wrap: wrap;
        gap: 1px;
    }
    .coins > span {
        display: grid;
        border-radius: 50%;
    }
    .coins svg {
        width: 1.5rem;
        height: 1.5rem;
    }
    .coins .new {
        box-shadow: 0 0 0 2px var(--bad);
    }
    /* However many tokens there are, they lie in one row. */
    .purse .coins {
        flex-wrap: nowrap;
        min-width: 0;
        padding: 2px;
        overflow: hidden;
    }
    .purse .coins > span {
        flex: 0 1 1.5rem;
        min-width: 0.4rem;
    }
    .purse .coins > span:last-child {
        flex-shrink: 0;
    }
    .meters {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0 var(--space-3);
    }
    .about m-meter {
        overflow: hidden;
        font-size: 0.75rem;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .up {
        display: inline-flex;
        align-items: center;
        font-size: var(--text-s);
        font-weight: 600;
    }
    .tiny {
        width: 1.25rem;
        height: 1.25rem;
        border-radius: 4px;
    }
    @container (max-width: 699px) {
        .meters {
            display: none;
        }
        .about {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            gap: 0 var(--space-3);
        }
        .purse .quiet {
            display: none;
        }
        .coins svg {
            width: 1.2rem;
            height: 1.2rem;
        }
    }
    @container (min-width: 700px) {
        .about {
            display: grid;
            grid-template-columns: minmax(0, 1fr);
            gap: var(--space-1);
        }
        .meters {
            grid-template-columns: minmax(0, 1fr);
            gap: var(--space-1);
        }
        .role {
            padding: var(--space-2) var(--space-3);
        }
    }
`;

const known = css`
    .tally {
        --detail: var(--surface);
        display: grid;
        gap: var(--space-2);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .tally .endings {
        display: grid;
        gap: 2px;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-m);
        font-family: var(--serif);
    }
    .tally table {
        border-collapse: collapse;
        width: 100%;
        font-variant-numeric: tabular-nums;
    }
    .tally th,
    .tally td {
        width: 1%;
        padding: 1px 0 1px var(--space-1);
        white-space: nowrap;
        text-align: end;
        font-weight: 600;
    }
    .tally thead th {
        color: var(--ink-soft);
        font-size: 0.6875rem;
        font-weight: 500;
    }
    .tally tbody th {
        width: auto;
        padding-inline-start: 0;
        font-weight: 400;
        text-align: start;
    }
    .tally tbody svg {
        display: inline-block;
        margin-inline-end: var(--space-2);
        color: var(--gold);
        vertical-align: -0.125em;
    }
    .lurking {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 2px var(--space-2);
    }
    .lurking li,
    .stock span {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-width: 0;
        color: var(--ink-soft);
    }
    .lurking svg,
    .stock svg {
        flex: none;
        color: var(--gold);
    }
    .aside h2,
    .tally h2 {
        font-size: var(--text-m);
    }
    .tally h2 {
        margin-top: var(--space-1);
    }
    .tally h2:first-child {
        margin-top: 0;
    }
    .lurking .out {
        opacity: 0.85;
        text-decoration: line-through;
    }
    .stock {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
    }
`;

const choosing = css`
    .choices.to,
    .choices.name {
        grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .pick.face svg {
        color: var(--gold);
    }
    .pick.honest {
        border-color: var(--good);
        box-shadow: inset 0 -3px 0 var(--good);
    }
    .pick.honest > span::after {
        content: ' ✓';
        color: var(--good);
    }
    .choices.truth {
        grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .stakes {
        grid-column: 1 / -1;
        flex-basis: 100%;
        font-size: 0.75rem;
        line-height: 1.25;
        text-align: center;
        text-wrap: pretty;
    }
    .stakes span:nth-child(n + 2) {
        color: var(--ink-soft);
    }
    .pick.word {
        min-height: 3.25rem;
        border-color: var(--gold);
        font: 600 var(--text-l) / 1.2 var(--serif);
    }
    .pick.word > span {
        white-space: normal;
    }
    .pick.word svg {
        color: var(--gold);
    }
    .pick.word[aria-disabled='true'] {
        border-color: var(--line-soft);
    }
    .choices.pick,
    .choices.take {
        --tile-width: 2.9rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        min-height: 0;
        padding: var(--space-2);
        border: 0;
        background: none;
    }
    .lot {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-1) var(--space-2);
    }
    .take .lot {
        padding: 2px var(--space-2) var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
    }
    .owner {
        flex-basis: 100%;
        width: 0;
        overflow: hidden;
        font-size: var(--text-s);
        font-weight: 600;
        text-align: center;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    @container (max-width: 699px) {
        .pick.face,
        .pick.person {
            flex-direction: column;
            gap: 0;
            padding: var(--space-1) 0;
            font-size: 0.75rem;
        }
        .pick.face > span,
        .pick.person > span {
            max-width: 100%;
        }
        .pick.face > span {
            line-height: 1.05;
            white-space: normal;
        }
        .pick.word svg {
            display: none;
        }
        .pick.word {
            flex-direction: column;
            gap: 0;
            padding-inline: 0;
            min-height: 2.75rem;
            font-size: 0.875rem;
            line-height: 1.1;
        }
    }
    @container (min-width: 700px) {
        .pick.face {
            flex: 1 1 0;
            flex-direction: column;
            gap: 2px;
            padding-inline: 2px;
            font-size: var(--text-s);
        }
        .pick.face kbd,
        .pick.person kbd {
            font-size: 0.6875rem;
        }
        .pick.face > span {
            max-width: 100%;
            font-size: 0.75rem;
            white-space: normal;
        }
        .pick svg {
            width: 1.75rem;
            height: 1.75rem;
        }
        .choices.truth {
            flex-wrap: wrap;
        }
        .stakes {
            font-size: var(--text-s);
        }
        .pick.word {
            flex: 1 1 0;
            min-width: 8rem;
            min-height: 2.75rem;
            max-width: 15rem;
        }
    }
`;

/* A phone on its side: what is one's own stands beside the table, in a narrow column. */
const low = css`
    @container (max-height: 26rem) and (min-width: 34rem) {
        :host {
            --hold: 7rem;
        }
        .dock {
            --text-l: 0.9375rem;
            gap: var(--space-1);
        }
        .dock > m-prompt {
            height: var(--low-prompt, 5.25rem);
        }
        .hold > .choices {
            padding: 2px;
        }
        .hold {
            --smaller: calc(var(--card-scale, 1) * 0.7);
        }
        .mine {
            grid-template-columns: minmax(0, 1fr);
            gap: 0;
        }
        .role {
            padding: 0 var(--space-1);
            border: 0;
            background: none;
        }
        .role .tools {
            flex-direction: row;
        }
        .role .meters,
        .purse .quiet,
        .pick.word svg,
        .pick.face svg {
            display: none;
        }
        .choices.truth {
            flex-wrap: wrap;
        }
        .choices.to,
        .choices.name {
            display: grid;
            grid-template-columns: repeat(4, minmax(0, 1fr));
        }
        .stakes {
            font-size: 0.6875rem;
            line-height: 1.15;
        }
        .choices .pick {
            min-width: 0;
            min-height: 2.5rem;
            padding: 0 2px;
            font-size: 0.75rem;
        }
        .choices .pick.word {
            font-size: 0.875rem;
        }
        .salon {
            padding: 0;
        }
    }
`;

/* Everybody's tiles, for whoever looks through all eyes. */
const all = css`
    .hands {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
        gap: 2px var(--space-4);
        max-height: 34cqb;
        overflow-y: auto;
        font-size: var(--text-s);
    }
    .hands li {
        display: grid;
        grid-template-columns: 5rem minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2);
        min-height: 1.6rem;
    }
    .hands b {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .held {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
    }
    .hands .coins {
        max-width: 5rem;
    }
    .hands .coins svg {
        width: 1rem;
        height: 1rem;
    }
`;

export const styles = [layout, middle, own, known, choosing, all, scene, low];
