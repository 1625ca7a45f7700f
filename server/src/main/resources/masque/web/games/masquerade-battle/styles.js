/** How the table of Masquerade Battle is laid out: one column on a phone, what is known beside the table where there is room. */
import {css} from "lit";
import {keyCap} from "../../parts/base.js";
import {picks} from "../../parts/picks.js";
import {middle} from "./middle-styles.js";
import {motion, scene} from "./scene-styles.js";

const layout = css`
    :host {
        --pace: 0.6;
    }
    m-goal {
        --goal-lines: 4;
    }
    .mine {
        gap: 0;
    }
    .mine.all {
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--space-2);
    }
    .all .tools {
        flex-direction: column;
    }
    .aside {
        grid-template-rows: auto auto auto minmax(6rem, 1fr) auto;
    }
    /* The prompt and the hand keep their room whatever is said and played, so that the table stands still. */
    .dock > m-prompt {
        display: grid;
        min-height: 3.3rem;
    }
    .mine m-hand {
        height: var(--hand-height, 10.9rem);
    }
    /* Long hands in few rows. */
    @container table (max-width: 699px) {
        .seats-3 m-hand,
        .seats-6 m-hand {
            --card-scale: 0.78;
            --hand-strip: 1.5rem;
        }
        .seats-3 {
            --hand-height: 8.9rem;
        }
        .seats-6 {
            --hand-height: 5.9rem;
        }
        .seats-7,
        .seats-8,
        .seats-9 {
            --hand-height: 6.8rem;
            --hand-strip: 1.5rem;
        }
    }
    @container table (min-width: 700px) {
        m-goal {
            --goal-lines: 2;
        }
        .dock > m-prompt {
            min-height: 2.75rem;
        }
        .mine {
            grid-template-columns: minmax(11rem, 15rem) minmax(0, 1fr);
            gap: var(--space-3);
        }
        .mine m-hand {
            height: calc(clamp(4rem, 13.5cqb, 9rem) * 1.4 * max(1, var(--card-scale, 1)) + 2.25rem);
        }
        .mine.all {
            --hands-height: clamp(8rem, 26cqb, 16rem);
        }
    }
    /* The outer cards of a fan lean over its edge. */
    @container table (min-width: 1080px) {
        .mine m-hand {
            padding-inline: 1.5rem;
        }
    }
    /* Lower than that the table is scrolled, as in a replay on a phone on its side. */
    @container (max-height: 13rem) and (min-width: 34rem) {
        .table {
            height: 17.5rem;
        }
    }
    /* A phone on its side: a row for the side, then the hand in two. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .table:not(.ended) {
            grid-template-columns: minmax(0, 1fr) minmax(16rem, 50%);
        }
        m-goal {
            --goal-lines: 4;
        }
        .dock {
            gap: 2px;
        }
        .dock > m-prompt {
            --text-l: 1rem;
            min-height: 3.25rem;
        }
        .mine {
            grid-template-columns: minmax(0, 1fr);
            gap: 0;
        }
        .mine m-hand {
            --card-scale: 0.8;
            height: var(--hand-height, 8.9rem);
            margin-top: -0.6rem;
        }
        .seats-3,
        .seats-4,
        .seats-5 {
            --hand-height: 7.6rem;
        }
        .seats-3 m-hand,
        .seats-4 m-hand,
        .seats-5 m-hand {
            --card-scale: 0.68;
        }
        .seats-3,
        .seats-6 {
            --hand-strip: 1.5rem;
        }
        .seats-6,
        .seats-7,
        .seats-8,
        .seats-9 {
            --hand-strip: 1.5rem;
            --hand-height: 6.25rem;
        }
    }
`;

const eyes = css`
    .hands {
        --detail: var(--ground);
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
        align-content: start;
        gap: var(--space-1) var(--space-4);
        height: var(--hands-height, 5.5rem);
        overflow-y: auto;
        font-size: var(--text-s);
    }
    .holder {
        display: flex;
        align-items: center;
        gap: 0.3em;
        color: var(--gold);
    }
    .held {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
    }
    .chip {
        --detail: #fcf6e7;
        display: inline-flex;
        align-items: center;
        gap: 1px;
        min-height: 1.35rem;
        padding: 0 0.25em;
        border-radius: 4px;
        background: #fcf6e7;
        color: #241f3d;
        font: 700 0.8125rem / 1.2 var(--serif);
    }
    .chip.dark {
        --detail: #2a2456;
        background: #2a2456;
        color: #fcf6e7;
    }
    .chip i {
        font-style: normal;
        font-weight: 500;
    }
    .chip svg {
        flex: none;
        width: 0.9rem;
        height: 0.9rem;
    }
    .chip.moon:not(.dark) {
        color: #7a5600;
    }
    .chip.mercury:not(.dark) {
        color: #1f57a8;
    }
    .chip.mars:not(.dark) {
        color: #a8211f;
    }
    .chip.jupiter:not(.dark) {
        color: #1b6a36;
    }
    .chip.venus:not(.dark) {
        color: #a0460a;
    }
`;

const people = css`
    .tally {
        display: grid;
        gap: var(--space-2);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .tally h3 {
        font-size: var(--text-m);
    }
    .tally .promise {
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-m);
        font: 600 var(--text-m) / 1.3 var(--serif);
        word-break: auto-phrase;
    }
    .tally .promise svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.1em;
    }
    .unseen-cards {
        display: grid;
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        gap: var(--space-4);
    }
    .unseen-cards ul {
        display: grid;
        align-content: start;
        gap: var(--space-1);
    }
    .unseen-cards li {
        --detail: var(--ground);
        display: flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--ink-soft);
    }
    .unseen-cards span {
        flex: 1;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .unseen-cards svg {
        flex: none;
        color: var(--gold);
    }
    .unseen-cards b {
        color: var(--ink);
        font-variant-numeric: tabular-nums;
    }
    .role > svg {
        width: 2.25rem;
    }
    .role h2 {
        font-size: var(--text-m);
    }
    .about {
        word-break: auto-phrase;
    }
    @container (max-width: 699px) {
        .about {
            display: flex;
            flex-wrap: wrap;
            align-items: baseline;
            gap: 0 var(--space-2);
        }
    }
    .role h2::first-letter {
        text-transform: uppercase;
    }
    .role p {
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    @container table (min-width: 700px) {
        .role > svg {
            width: 3.5rem;
        }
    }
    @container table (min-width: 1080px) {
        .role h2 {
            font-size: var(--text-l);
        }
    }
    @container (max-height: 26rem) and (min-width: 34rem) {
        .role {
            padding: 0 var(--space-1);
            border: 0;
            background: none;
        }
        .role > svg {
            width: 1.75rem;
        }
        .role h2 {
            font-size: var(--text-m);
        }
        /* The goal says it. */
        .role p {
            display: none;
        }
        .role .tools {
            flex-direction: row;
        }
    }
`;

const choosing = css`
    .pick.done {
        border-color: transparent;
        background: var(--gold);
        color: var(--on-gold);
    }
    .power kbd {
        display: var(--keys, none);
    }
    /* Over the table as well: picking a card moves nothing. */
    .powers {
        position: absolute;
        z-index: 3;
        right: 0;
        bottom: calc(100% + var(--space-1));
        left: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2);
        width: fit-content;
        max-width: 100%;
        margin-inline: auto;
        padding: var(--space-3);
        border: 1px solid var(--gold);
        border-radius: var(--round-l);
        background: var(--surface-raised);
        box-shadow: var(--lift);
        animation: appear var(--quick) var(--ease);
    }
    .which {
        --detail: var(--surface-raised);
        grid-column: 1 / -1;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        font-family: var(--serif);
    }
    .power {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        min-width: 7rem;
        min-height: 4rem;
        padding: var(--space-2) var(--space-3);
        border: 2px solid var(--brass);
        border-radius: var(--round-m);
        background: #fcf6e7;
        color: #241f3d;
        font-weight: 600;
        transition: transform var(--quick) var(--ease);
    }
    .power.dark {
        --detail: #2a2456;
        background: #2a2456;
        color: #fcf6e7;
    }
    .power:hover {
        transform: translateY(-2px);
    }
    .power b {
        font: 700 var(--text-xxl) / 1 var(--serif);
    }
    .power svg {
        flex: none;
        width: 1.75rem;
        height: 1.75rem;
    }
    @container (max-width: 699px) {
        .power {
            display: grid;
            grid-template-columns: auto auto;
            gap: 0 var(--space-2);
            padding-block: var(--space-1);
        }
        .power span {
            grid-column: 1 / -1;
            font-size: var(--text-s);
            line-height: 1.2;
        }
    }
    /* On a phone on its side they lie over the hand that the card is from. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .powers {
            inset: 0;
            bottom: auto;
        }
    }
`;

export const styles = [keyCap, layout, eyes, picks, middle, people, choosing, scene, motion];
