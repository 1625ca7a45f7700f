/** How the middle of the table is laid out: the tile with what is said of it, as large as there is room. */
import {css} from "lit";

const salon = css`
    .middle {
        container-type: size;
        width: 100%;
        height: 100%;
    }
    .salon {
        --detail: var(--felt);
        --tile-width: clamp(2.5rem, min(22cqi, 38cqb), 9rem);
        display: grid;
        align-content: safe center;
        justify-items: center;
        gap: var(--space-2);
        height: 100%;
        padding: var(--space-1) var(--space-2);
        overflow: hidden auto;
        border-radius: var(--round-l);
        text-align: center;
    }
    .opening h2 {
        max-width: 32rem;
        color: var(--ink-soft);
        font-size: var(--text-m);
        text-wrap: balance;
    }
    .opening .endings {
        display: grid;
        gap: var(--space-1);
        font: 600 var(--text-l) / 1.3 var(--serif);
        text-wrap: balance;
    }
    .opening .endings li:first-child {
        color: var(--ink-soft);
        font-size: var(--text-m);
    }
    .opening .endings li:last-child {
        order: -1;
        color: var(--gold);
    }
    .traveller {
        position: relative;
        width: var(--tile-width);
    }
    .traveller m-tile {
        display: block;
    }
    .known {
        position: absolute;
        top: -0.4rem;
        right: -0.5rem;
        padding: 2px;
        border-radius: 50%;
        background: var(--gold);
        color: var(--on-gold);
        font-size: 1.1rem;
    }
    .chain {
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        justify-content: center;
        gap: var(--space-1);
        max-width: 100%;
    }
    .chain li {
        --detail: var(--surface);
        display: grid;
        grid-template-columns: auto auto auto;
        align-items: center;
        justify-content: center;
        gap: 0 var(--space-1);
        min-width: 0;
        max-width: 100%;
        padding: 2px var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
        font-size: var(--text-s);
        line-height: 1.25;
    }
    .chain .latest {
        border: 2px solid var(--gold);
        font-size: var(--text-m);
    }
    .emblem {
        color: var(--gold);
    }
    .chain b {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .chain .by {
        grid-column: 1 / -1;
        min-width: 0;
        color: var(--ink-soft);
        font-size: 0.75rem;
        overflow-wrap: anywhere;
    }
    .plan {
        font: 600 var(--text-l) / 1.3 var(--serif);
    }
    .plan b::first-letter {
        text-transform: uppercase;
    }
    .plan span {
        color: var(--gold);
    }
    .honest .mark,
    .right .stamp {
        color: var(--good);
    }
    .lie .mark,
    .wrong .stamp {
        color: var(--bad);
    }
    /* Where it is low the tile lies beside what is said of it. */
    @container (max-height: 13rem) and (min-width: 18rem) {
        .way {
            grid-template-columns: auto minmax(0, auto);
            align-items: center;
            align-content: center;
            justify-content: center;
            gap: var(--space-3);
        }
    }
    @container (max-height: 9rem) {
        .opening .endings,
        .opening h2 {
            font-size: var(--text-s);
        }
    }
`;

const reveal = css`
    .reveal {
        --tile-width: clamp(2.5rem, min(24cqi, 45cqb), 10rem);
        grid-template-columns: auto minmax(0, 26rem);
        align-items: center;
        justify-content: center;
        gap: var(--space-3);
    }
    .outcome {
        display: grid;
        justify-items: start;
        gap: 2px;
        min-width: 0;
        font-size: var(--text-s);
        line-height: 1.3;
        text-align: start;
    }
    .said {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-2);
        font: 600 var(--text-m) / 1.3 var(--serif);
    }
    .stamp {
        display: inline-flex;
        align-items: center;
        gap: 2px;
        padding: 0 var(--space-2);
        border: 2px solid currentColor;
        border-radius: var(--round-s);
        font-size: var(--text-s);
        rotate: -3deg;
    }
    .takes {
        color: var(--ink-soft);
    }
    .prize {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--gold);
    }
    .prize svg {
        width: 1.3em;
        height: 1.3em;
    }
    .deed {
        color: var(--gold);
    }
    .fresh-reveal .outcome > * {
        animation: appear var(--calm) var(--ease) backwards;
        animation-delay: calc(var(--stage) * 0.8);
    }
    .reveal .chain {
        justify-content: start;
        max-width: none;
    }
    .reveal .chain .by {
        position: absolute;
        clip-path: inset(50%);
    }
    .reveal .chain .latest {
        font-size: var(--text-s);
    }
    @container (max-height: 11rem) {
        .reveal .chain {
            display: none;
        }
    }
    @container (min-width: 28rem) and (min-height: 14rem) {
        .outcome {
            gap: var(--space-1);
            font-size: var(--text-m);
        }
        .said {
            font-size: var(--text-l);
        }
    }
`;

export const middle = [salon, reveal];
