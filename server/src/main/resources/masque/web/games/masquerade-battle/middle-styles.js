/** How the middle of the table is laid out: rows on a phone, each card in front of its player where there is room. */
import {css} from "lit";

export const middle = css`
    .middle {
        height: 100%;
    }
    .auction {
        position: relative;
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
    @container (max-width: 699px) {
        .auction:has(.standing) .what {
            position: absolute;
            clip-path: inset(50%);
        }
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
    .bids svg {
        flex: none;
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
    .vow,
    .vow > span:first-child {
        display: inline-flex;
        align-items: center;
        gap: 0.25em;
        color: var(--gold);
    }
    .counter {
        grid-column: 2;
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
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
    .by {
        margin-top: 2px;
    }
    .mark {
        --detail: var(--felt);
        max-width: none;
        overflow: visible;
        font-size: 0.6875rem;
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
        .standing b {
            font-size: clamp(3.5rem, 14cqb, 7rem);
        }
        .standing svg {
            width: clamp(2.75rem, 11cqb, 5.5rem);
            height: clamp(2.75rem, 11cqb, 5.5rem);
        }
        .trick {
            align-content: end;
            grid-template-rows: auto auto;
            gap: min(2cqb, var(--space-4));
            padding: 0 0 var(--space-1);
            background: none;
        }
        /* Nine sit so close that the row has to keep above the lower ones. */
        .trick.crowd {
            align-content: start;
            gap: var(--space-1);
            padding-top: max(var(--space-2), 4cqb - 1rem);
        }
        .heart {
            justify-content: center;
            grid-template-columns: auto minmax(0, max-content);
            max-width: min(100%, 36rem);
            justify-self: center;
            gap: 0 var(--space-4);
        }
        .orb {
            width: clamp(2.75rem, 9cqb, 6rem);
            height: clamp(2.75rem, 9cqb, 6rem);
        }
        .ruling,
        .verdict-now {
            font-size: var(--text-m);
        }
        .laid {
            flex-wrap: nowrap;
            gap: var(--space-1);
        }
        .laid li {
            --card-width: 100%;
            width: clamp(2.5rem, min(100% / var(--players, 5) - 0.5rem, 15cqb), 8rem);
        }
        .mark {
            max-width: none;
            font-size: var(--text-s);
        }
        .by {
            font-size: var(--text-s);
        }
    }
`;
