/** How the middle of the table is laid out: rows on a phone, each card in front of its player where there is room. */
import {css} from "lit";

export const middle = css`
    .middle {
        height: 100%;
    }
    .auction {
        --detail: var(--felt);
        display: grid;
        grid-template-rows: auto auto auto minmax(0, 1fr);
        align-content: center;
        justify-items: center;
        gap: var(--space-1);
        height: 100%;
        padding: var(--space-2);
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
        text-align: center;
    }
    .auction h2 {
        color: var(--ink-soft);
        font-size: var(--text-m);
    }
    .standing {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        color: var(--gold);
    }
    .standing b {
        font: 700 3.5rem / 1 var(--serif);
    }
    .standing svg {
        width: 2.75rem;
        height: 2.75rem;
    }
    .promise {
        max-width: 24rem;
        line-height: 1.3;
        text-wrap: balance;
    }
    .promise svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.1em;
    }
    .bids {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-content: start;
        gap: var(--space-1) var(--space-3);
        max-width: 34rem;
        max-height: 100%;
        padding: var(--space-1);
        overflow-y: auto;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .bids li {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
    }
    .trick {
        --card-width: clamp(2.9rem, min(15cqi, 12cqb), 4.75rem);
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        gap: var(--space-1);
        height: 100%;
        padding: var(--space-2);
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
    }
    .heart {
        --detail: var(--felt-deep);
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 0 var(--space-3);
    }
    .counter {
        grid-column: 2;
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.3 var(--serif);
        letter-spacing: 0.04em;
    }
    .ruling {
        grid-column: 1;
        grid-row: 1 / span 2;
        display: grid;
        justify-items: center;
        font: 600 var(--text-s) / 1.2 var(--serif);
    }
    .orb {
        display: grid;
        place-items: center;
        width: 2.75rem;
        height: 2.75rem;
        border: 2px solid var(--brass);
        border-radius: 50%;
        background: #fcf6e7;
        --detail: #fcf6e7;
        box-shadow: 0 0 14px var(--lamp);
    }
    .orb svg {
        width: 62%;
        height: 62%;
    }
    .moon .orb {
        color: #7a5600;
    }
    .mercury .orb {
        color: #1f57a8;
    }
    .mars .orb {
        color: #a8211f;
    }
    .jupiter .orb {
        color: #1b6a36;
    }
    .venus .orb {
        color: #a0460a;
    }
    .verdict-now {
        grid-column: 2;
        min-height: 2.6em;
        font-size: var(--text-s);
        line-height: 1.3;
        text-wrap: balance;
    }
    .verdict-now::first-letter {
        text-transform: uppercase;
    }
    .laid {
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        justify-content: center;
        gap: var(--space-1) var(--space-2);
    }
    .laid li {
        display: grid;
        justify-items: center;
        width: calc(var(--card-width) + 0.25rem);
    }
    .by,
    .mark {
        max-width: 100%;
        overflow: hidden;
        font-size: 0.75rem;
        line-height: 1.25;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .mark {
        --detail: var(--felt);
        display: inline-flex;
        align-items: center;
        gap: 0.2em;
        min-height: 1.1rem;
        color: var(--gold);
        font-weight: 650;
    }
    .mark svg {
        flex: none;
    }
    @container (min-width: 700px) {
        .auction {
            background: none;
        }
        .trick {
            --card-width: clamp(3rem, min(9cqi, 13cqb), 6.5rem);
            position: relative;
            display: block;
            padding: 0;
            background: none;
        }
        .heart {
            position: absolute;
            z-index: 1;
            inset: 50% auto auto 50%;
            grid-template-columns: minmax(0, 1fr);
            justify-items: center;
            width: min(17rem, 44%);
            text-align: center;
            translate: -50% -50%;
        }
        .heart > * {
            grid-column: 1;
            grid-row: auto;
        }
        .orb {
            width: clamp(3rem, 11cqb, 6rem);
            height: clamp(3rem, 11cqb, 6rem);
        }
        .ruling {
            font-size: var(--text-l);
        }
        .laid {
            display: block;
            height: 100%;
        }
        .laid li {
            position: absolute;
            left: calc((100% - var(--card-width)) * var(--x, 0.5));
            top: calc((100% - var(--card-width) * 1.4 - 1.1rem) * var(--y, 0.5));
            width: var(--card-width);
        }
        .laid .by {
            display: none;
        }
        .mark {
            max-width: none;
            overflow: visible;
            padding-inline: 0.4em;
            border-radius: var(--round-full);
            background: var(--felt-deep);
            font-size: var(--text-s);
        }
        .mark:empty {
            display: none;
        }
    }
`;
