/** How the table of Queenseat is laid out: one column on a phone, the Princesses beside the table where there is room. */
import {css} from "lit";
import {middle} from "./middle-styles.js";
import {scene} from "./scene-styles.js";

const layout = css`
    :host {
        --pace: 0.4;
        /* As high as a hand is at most, so that the table stands still whatever is held or offered. */
        --held: clamp(3.7rem, min(19cqi, 13.5cqb), 9rem);
        --holding: calc(var(--held) * 1.4 + 1rem);
    }
    .mine {
        gap: var(--space-1);
    }
    .aside {
        grid-template-rows: auto minmax(8rem, 2fr) auto minmax(6rem, 1fr) auto;
    }
    m-goal {
        --goal-lines: 4;
        --goal-size: 0.75rem;
    }
    /* Two lines on a phone, whatever is awaited. */
    .dock > m-prompt {
        display: grid;
        align-items: center;
        height: 3.4rem;
        overflow: hidden auto;
        scrollbar-width: none;
    }
    /* What the choice at hand is good for; its two lines are kept free for it. */
    .counsel {
        --size: 0.75rem;
        height: calc(var(--size) * 2.6);
        overflow-y: auto;
        color: var(--ink-soft);
        font-size: var(--size);
        line-height: 1.3;
        text-align: center;
        text-wrap: balance;
        scrollbar-width: none;
    }
    .quiet {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .up {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 1px;
        font-size: var(--text-s);
        font-weight: 600;
    }
    .tiny {
        width: 1.25rem;
        height: 1.25rem;
    }
    m-hand {
        --spread: 1.04;
        min-width: 0;
    }
    @container (min-width: 700px) {
        :host {
            --holding: calc(var(--held) * 1.4 + 2.25rem);
        }
        .mine {
            grid-template-columns: minmax(10rem, 13rem) minmax(0, 1fr);
            gap: var(--space-3);
        }
        m-goal {
            --goal-lines: 2;
            --goal-size: 0.9375rem;
        }
        .dock > m-prompt {
            height: 2.85rem;
        }
        .counsel {
            --size: 0.9375rem;
            height: calc(var(--size) * 1.3);
        }
        /* The outer cards of a fan lean over its sides. */
        m-hand {
            padding-inline: 2.25rem;
        }
    }
    /* Beside the table there is just room for all of it, with cards that are a little smaller. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        :host {
            --holding: calc(var(--held) * 0.8 * 1.4 + 1rem);
        }
        .dock {
            gap: 2px;
        }
        .dock > m-prompt {
            --text-l: 1rem;
            height: 3.3rem;
        }
        m-goal {
            --goal-lines: 5;
            --goal-size: 0.75rem;
        }
        .mine {
            grid-template-columns: minmax(0, 1fr);
            gap: 0;
        }
        .counsel {
            --size: 0.6875rem;
            height: calc(var(--size) * 2.6);
        }
        m-hand {
            --card-scale: 0.8;
            padding-inline: 0;
        }
    }
    /* Where nothing can be chosen nothing is advised, and on a phone the hand stands beside its owner's public cards. */
    .looking .counsel {
        display: none;
    }
    @container (max-width: 699px) {
        .looking .mine {
            grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
            align-items: center;
        }
        .looking .holding {
            height: 5.25rem;
        }
        .looking m-hand {
            --card-scale: 0.8;
        }
    }
`;

const own = css`
    .seat-of {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        font-family: var(--serif);
    }
    .honour {
        color: var(--gold);
    }
    .mine-up {
        display: flex;
        flex-wrap: wrap;
        gap: 2px var(--space-1);
        min-height: 1.3rem;
    }
    .role .label {
        color: var(--ink-soft);
        font: 600 0.75rem / 1.3 var(--sans);
    }
    .holding {
        position: relative;
        min-width: 0;
        height: var(--holding);
    }
    .offering,
    .crowded {
        overflow: hidden auto;
        scrollbar-width: thin;
    }
    /* The hand makes room for what is offered. */
    .offering {
        display: grid;
        align-items: center;
    }
    .offering m-hand {
        display: none;
    }
    .picked {
        --card-width: 2.1rem;
        position: absolute;
        z-index: 3;
        top: 0;
        right: 0;
        padding: 2px var(--space-1);
        border-radius: var(--round-s);
        background: var(--surface);
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        font-size: var(--text-s);
    }
    .picked li {
        display: grid;
        justify-items: center;
        max-width: 4rem;
    }
    .picked li span {
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    @container (max-width: 699px) {
        .role {
            height: 3rem;
        }
        .about {
            font-size: var(--text-s);
        }
        .mine-up {
            flex-wrap: nowrap;
            align-items: center;
            min-height: 1.5rem;
            overflow: auto hidden;
            scrollbar-width: none;
        }
        .role .label {
            display: none;
        }
        .looking .role {
            flex-direction: column;
            align-items: stretch;
            gap: 0;
            height: auto;
        }
        .looking .role .tools {
            justify-content: start;
        }
    }
    @container (min-width: 700px) {
        .about {
            display: grid;
            gap: var(--space-1);
        }
        .role {
            max-height: var(--holding);
            padding: var(--space-2) var(--space-3);
            overflow-y: auto;
        }
        .mine-up .tiny {
            width: 1.6rem;
            height: 1.6rem;
        }
    }
    @container (max-height: 26rem) and (min-width: 34rem) {
        .role {
            height: 2.3rem;
            padding: 0 var(--space-1);
            border: 0;
            background: none;
        }
        .role .tools {
            flex-direction: row;
        }
        .about {
            display: flex;
            align-items: center;
            gap: var(--space-2);
            font-size: var(--text-s);
        }
        .mine-up {
            flex-wrap: nowrap;
            align-items: center;
            min-height: 1.5rem;
            overflow: auto hidden;
            scrollbar-width: none;
        }
        .role .label {
            display: none;
        }
        .mine-up .tiny {
            width: 1.1rem;
            height: 1.1rem;
        }
    }
`;

const packs = css`
    .packs {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        min-height: 0;
        overflow: hidden auto;
    }
    .princesses {
        display: grid;
        gap: var(--space-2);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .princesses li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 var(--space-2);
    }
    .princesses li > .tiny {
        grid-row: span 2;
        align-self: start;
        width: 2rem;
        height: 2rem;
    }
    .princesses b {
        font-family: var(--serif);
        font-size: var(--text-m);
    }
    .princesses .number {
        color: var(--ink-soft);
        font-variant-numeric: tabular-nums;
    }
    .princesses p {
        grid-column: 2 / -1;
        color: var(--ink-soft);
    }
    .princesses p::first-letter {
        text-transform: uppercase;
    }
    .princesses .dark {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr);
        gap: var(--space-2);
    }
    .princesses .dark b {
        font: 600 var(--text-s) / 1.35 var(--sans);
    }
    .princesses .dark .tiny {
        justify-self: end;
    }
`;

const choosing = css`
    .choices {
        --card-width: 3.1rem;
    }
    .choices.losing {
        grid-template-columns: minmax(0, 1fr);
    }
    .pick.act {
        max-width: 34rem;
        border-color: var(--gold);
        font-size: var(--text-s);
    }
    .pick.act svg,
    .or svg {
        flex: none;
        width: 1.25rem;
        height: 1.25rem;
        color: var(--gold);
    }
    .pick.act > span {
        white-space: normal;
    }
    .or {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .choices.naming {
        grid-template-columns: repeat(auto-fit, minmax(6.2rem, 1fr));
    }
    .pick.face {
        flex-direction: column;
        gap: 0;
        padding: 2px;
        font-size: 0.75rem;
    }
    .pick.face > span {
        max-width: 100%;
        white-space: normal;
    }
    .pick.face .tiny {
        width: 1.75rem;
        height: 1.75rem;
    }
    .pick.face[aria-disabled='true'] .tiny {
        opacity: 0.55;
    }
    .choices.stealing,
    .choices.facing {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-1) var(--space-1);
    }
    .choices.stealing {
        --card-width: 2.6rem;
    }
    .lead {
        font-weight: 600;
        font-size: var(--text-s);
    }
    .blind {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 2px;
        font-weight: 600;
    }
    .choices.facing {
        --card-width: 3.6rem;
    }
    .pick.word {
        min-height: 3rem;
        border-color: var(--gold);
        font-family: var(--serif);
    }
    .pick.word > span {
        white-space: normal;
    }
    .facing .pick.word {
        flex: 1 1 0;
    }
    @container (min-width: 700px) {
        .choices.stealing {
            --card-width: 3.1rem;
        }
        .choices.losing {
            flex-direction: column;
            align-items: center;
        }
        .pick.act {
            font-size: var(--text-m);
        }
        .choices.naming {
            flex-wrap: wrap;
        }
        .pick.face {
            flex-direction: row;
            gap: var(--space-2);
            padding-inline: var(--space-2);
            font-size: var(--text-s);
        }
        .facing .pick.word {
            flex: 0 1 14rem;
        }
    }
    @container (max-height: 26rem) and (min-width: 34rem) {
        .pick.act {
            min-height: 0;
            font-size: var(--text-s);
        }
        .choices.losing {
            gap: 2px;
        }
        .choices.stealing,
        .choices.facing {
            --card-width: 2.6rem;
        }
        .choices.facing {
            flex-wrap: nowrap;
            padding: 0;
        }
        .facing .pick.word {
            flex: 1 1 0;
            padding-inline: var(--space-1);
            font-size: var(--text-s);
        }
        .choices.naming {
            display: grid;
            grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
            gap: 2px;
        }
        .pick.face {
            flex-direction: column;
            gap: 0;
            min-height: 2.4rem;
            padding: 1px;
            font-size: 0.6875rem;
            line-height: 1.05;
        }
        .pick.face .tiny {
            width: 1.25rem;
            height: 1.25rem;
        }
    }
`;

/* Through all eyes: every hand below the table, about as high as a hand of one's own would be. */
const everyone = css`
    .watching .counsel {
        display: none;
    }
    .hands {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
        grid-auto-rows: 4.1rem;
        gap: var(--space-1) var(--space-3);
        max-height: calc(var(--holding) * 1.2);
        overflow: hidden auto;
        scrollbar-width: thin;
    }
    .hands section {
        min-width: 0;
        overflow: hidden auto;
        scrollbar-width: none;
    }
    .whose {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .whose b {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .hands .held {
        display: flex;
        flex-wrap: wrap;
        gap: 1px var(--space-1);
    }
`;

export const styles = [layout, middle, own, packs, choosing, everyone, scene];
