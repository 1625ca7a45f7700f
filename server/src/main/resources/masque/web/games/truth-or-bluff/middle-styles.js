/** How the middle of the table is laid out: the tile below its holder's chip on a phone, before its holder where there is room. */
import {css} from "lit";

const salon = css`
    .middle {
        height: 100%;
    }
    .salon {
        --detail: var(--felt);
        --tile-width: 4rem;
        position: relative;
        display: grid;
        align-content: center;
        justify-items: center;
        gap: var(--space-2);
        height: 100%;
        min-height: 9rem;
        padding: var(--space-2);
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
        text-align: center;
    }
    .opening h2 {
        color: var(--ink-soft);
        font-size: var(--text-m);
    }
    .opening .endings {
        display: grid;
        gap: var(--space-2);
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
    .way {
        grid-template-rows: calc(var(--tile-width) + 0.5rem) minmax(0, 1fr);
    }
    .traveller {
        position: absolute;
        z-index: 1;
        top: var(--space-2);
        left: calc(var(--tile-width) / 2 + (100% - var(--tile-width)) * var(--column, 0.5));
        width: var(--tile-width);
        translate: -50% 0;
    }
    .traveller m-tile {
        display: block;
    }
    .known {
        position: absolute;
        right: -0.5rem;
        bottom: -0.4rem;
        padding: 2px;
        border-radius: 50%;
        background: var(--gold);
        color: var(--on-gold);
        font-size: 1.1rem;
    }
    .ways {
        display: none;
    }
    .chain {
        grid-row: 2;
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
        max-width: 100%;
        padding: 2px var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
        font-size: var(--text-s);
        line-height: 1.25;
    }
    .chain .latest {
        border-color: var(--gold);
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
        overflow: hidden;
        color: var(--ink-soft);
        font-size: 0.75rem;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .plan {
        grid-row: 2;
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
`;

const reveal = css`
    .reveal {
        --tile-width: 4.75rem;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: var(--space-3);
    }
    .outcome {
        display: grid;
        justify-items: start;
        gap: var(--space-1);
        min-width: 0;
        font-size: var(--text-s);
        line-height: 1.35;
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
        grid-row: auto;
        justify-content: start;
        max-width: none;
    }
    .reveal .chain .by {
        position: absolute;
        clip-path: inset(50%);
    }
`;

/* Keyframes are the same at any width, so each way to slide has its own. */
const motion = css`
    .sliding {
        animation: slide var(--stage) var(--ease) backwards;
    }
    .planned .traveller {
        transition:
            top var(--calm) var(--ease),
            left var(--calm) var(--ease),
            translate var(--calm) var(--ease);
    }
    @keyframes slide {
        from {
            left: calc(var(--tile-width) / 2 + (100% - var(--tile-width)) * var(--from-column, 0.5));
        }
    }
    @keyframes cross {
        from {
            top: calc(100% * var(--from-y, 0.5) - 0.75rem);
            left: calc((100% - var(--tile-width) - 2rem) * var(--from-x, 0.5) + var(--tile-width) / 2 + 1rem);
            translate: -50% calc(var(--from-y, 0.5) * -100%);
        }
    }
`;

/* Around an oval the tile lies before its holder, at the rim of the felt. */
const wide = css`
    @container (min-width: 700px) {
        .salon {
            --tile-width: clamp(3.25rem, 9cqb, 6rem);
            padding: 0;
            background: none;
        }
        .way {
            grid-template-rows: minmax(0, 1fr);
        }
        .chain {
            grid-row: 1;
            z-index: 1;
            max-width: calc(100% - var(--tile-width) * 2 - 1rem);
        }
        .plan {
            grid-row: 1;
            align-self: center;
        }
        .traveller {
            top: calc(100% * var(--y, 0.5) - 0.75rem);
            left: calc((100% - var(--tile-width) - 2rem) * var(--x, 0.5) + var(--tile-width) / 2 + 1rem);
            translate: -50% calc(var(--y, 0.5) * -100%);
        }
        .sliding {
            animation-name: cross;
        }
        .ways {
            position: absolute;
            inset: 0;
            display: block;
            width: 100%;
            height: 100%;
            overflow: visible;
            color: var(--gold-deep);
        }
        .ways polyline {
            stroke-width: 2;
            stroke-dasharray: 2 7;
            stroke-linecap: round;
            stroke-linejoin: round;
        }
        .reveal {
            --tile-width: clamp(4rem, 15cqb, 9rem);
            justify-content: center;
            grid-template-columns: auto minmax(0, 24rem);
        }
        .outcome {
            gap: 2px;
        }
        .said {
            font-size: var(--text-l);
        }
        @media (min-height: 800px) {
            .outcome {
                gap: var(--space-1);
                font-size: var(--text-m);
            }
        }
    }
`;

export const middle = [salon, reveal, motion, wide];
