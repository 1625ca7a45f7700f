/** How the table of Masquerade Battle is laid out: one column on a phone, what is known beside the table where there is room. */
import {css} from "lit";
import {picks} from "../../parts/picks.js";
import {middle} from "./middle-styles.js";
import {motion, scene} from "./scene-styles.js";

const layout = css`
    :host {
        --aside: 16.5rem;
        --pace: 0.6;
    }
    .mine {
        gap: 0;
    }
    .aside {
        grid-template-rows: auto auto minmax(6rem, 1fr) auto;
    }
    @container (min-width: 700px) {
        .mine {
            grid-template-columns: minmax(11rem, 15rem) minmax(0, 1fr);
            gap: var(--space-3);
        }
    }
    /* A few buttons stand beside what they are for, which leaves the table its height. */
    @container (min-width: 1080px) {
        .dock:has(> .choices) {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
        }
        .dock:has(> .choices) > m-prompt {
            flex: 1 1 15rem;
        }
        .dock:has(> .choices) > m-peek {
            flex: 1 0 100%;
        }
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
    @container (min-width: 700px) {
        .role > svg {
            width: 3.5rem;
        }
        .role h2 {
            font-size: var(--text-l);
        }
    }
`;

const choosing = css`
    .choices.four {
        grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .choices.naming {
        grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    .pick.done {
        border-color: transparent;
        background: var(--gold);
        color: var(--on-gold);
    }
    .power kbd {
        display: none;
        padding: 0 0.35em;
        border: 1px solid currentColor;
        border-radius: var(--round-s);
        font: 600 0.75rem / 1.3 var(--sans);
    }
    @container (max-width: 699px) {
        .pick.name {
            flex-direction: column;
            gap: 0;
            padding-inline: 0;
            font-size: 0.75rem;
        }
        .pick.reveal svg,
        .pick.give svg {
            display: none;
        }
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
    @container (min-width: 700px) {
        .naming .pick {
            gap: var(--space-1);
            padding-inline: clamp(0.3rem, 0.6cqi, var(--space-4));
        }
        @media (hover: hover) {
            .power kbd {
                display: inline;
            }
        }
    }
`;

export const styles = [layout, middle, people, picks, choosing, scene, motion];
