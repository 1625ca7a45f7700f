/** How a trick is laid out in the middle of the table: the ruling planet above, and the cards in as few rows as make them large. */
import {css} from "lit";

export const trick = css`
    .trick {
        --heart: 4.75rem;
        --label: 2.1rem;
        --gap: 0.25rem;
        --wide: calc(100cqi - 1rem);
        --high: calc(100cqb - var(--heart) - 0.75rem);
        /* As wide as one row, two or three allow; the cards wrap by themselves. */
        --card-width: max(
            1.75rem,
            min(var(--wide) / var(--players, 5) - var(--gap) - 0.05rem, (var(--high) - var(--label)) / 1.4),
            min(var(--wide) / ((var(--players, 5) + 1) / 2) - var(--gap) - 0.05rem, (var(--high) / 2 - var(--label)) / 1.4),
            min(var(--wide) / ((var(--players, 5) + 2) / 3) - var(--gap) - 0.05rem, (var(--high) / 3 - var(--label)) / 1.4)
        );
        display: grid;
        grid-template-rows: var(--heart) minmax(0, 1fr);
        gap: var(--space-1);
        height: 100%;
        padding: var(--space-1) var(--space-2);
        border-radius: var(--round-l);
        background: var(--middle-ground);
    }
    .heart {
        --detail: var(--felt-deep);
        display: grid;
        grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
        gap: 0 var(--space-3);
        width: 100%;
        max-width: 36rem;
        min-height: 0;
        margin-inline: auto;
    }
    /* Where nobody sits at the top it lies over the rim of the table, like a seat. */
    .few .heart {
        padding: var(--plaque-room, 0);
        border: 1px solid var(--plaque-line, transparent);
        border-radius: var(--round-m);
        background: var(--plaque, none);
    }
    .vow,
    .vow > span:first-child {
        display: inline-flex;
        align-items: center;
        gap: 0.25em;
        min-width: 0;
        color: var(--gold);
        white-space: nowrap;
    }
    .whose {
        overflow: hidden;
        text-overflow: ellipsis;
    }
    .vow svg {
        flex: none;
    }
    .counter {
        grid-column: 2;
        display: flex;
        gap: 0 var(--space-3);
        min-width: 0;
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.3 var(--serif);
        letter-spacing: 0.02em;
        white-space: nowrap;
    }
    .counter > :first-child {
        flex: none;
    }
    .ruling {
        grid-column: 1;
        grid-row: 1 / span 2;
        align-self: start;
        display: grid;
        justify-items: center;
        min-width: 3.25rem;
        font: 600 var(--text-s) / 1.2 var(--serif);
        text-align: center;
    }
    .rules {
        display: block;
        color: var(--ink-soft);
        font: 500 0.6875rem / 1.1 var(--sans);
    }
    .none {
        visibility: hidden;
    }
    .orb {
        display: grid;
        place-items: center;
        width: 2.4rem;
        height: 2.4rem;
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
    .now {
        grid-column: 2;
        min-height: 0;
        overflow: hidden;
    }
    .verdict-now {
        font-size: var(--text-s);
        line-height: 1.3;
        text-wrap: balance;
    }
    .verdict-now::first-letter {
        text-transform: uppercase;
    }
    .now .choices {
        display: flex;
        flex-wrap: nowrap;
        justify-content: start;
        gap: var(--space-1);
        padding: 2px;
    }
    .now .pick {
        flex: 1 1 0;
        flex-direction: column;
        gap: 0;
        max-width: 7rem;
        min-height: 2.75rem;
        padding: 0 2px;
        font-size: 0.75rem;
    }
    .now .pick svg {
        width: 1.25rem;
        height: 1.25rem;
    }
    .unveiled {
        display: grid;
        place-content: center;
        justify-items: center;
        gap: var(--space-2);
        text-align: center;
        text-wrap: balance;
    }
    .unveiled svg {
        width: clamp(2.5rem, 26cqb, 7rem);
    }
    .laid {
        display: flex;
        flex-wrap: wrap;
        align-content: safe center;
        justify-content: center;
        gap: 0 var(--gap);
        min-height: 0;
    }
    .laid li {
        --card-cap: min(var(--card-width), 8.5rem);
        container: laid / inline-size;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: center;
        width: var(--card-cap);
    }
    .laid m-card {
        width: 100%;
    }
    .by,
    .mark {
        max-width: 100%;
        overflow: hidden;
        font-size: 0.75rem;
        line-height: 1.2;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .by {
        margin-top: 2px;
    }
    .mark {
        --detail: var(--felt);
        display: inline-flex;
        align-items: center;
        gap: 0.2em;
        max-width: none;
        min-height: 1rem;
        overflow: visible;
        color: var(--gold);
        font-size: 0.6875rem;
        font-weight: 650;
    }
    .mark svg {
        flex: none;
    }
    /* The cross and the laurel say it where there is no room for words. */
    @container laid (max-width: 4.6rem) {
        .mark span {
            position: absolute;
            clip-path: inset(50%);
        }
    }
    /* Low: what becomes of a card is written over its edge. */
    @container middle (max-height: 16rem) {
        .trick {
            --heart: 4.4rem;
            --label: 1.2rem;
        }
        .laid li {
            position: relative;
        }
        .mark {
            position: absolute;
            top: -0.4rem;
            padding: 0 0.3em;
            border-radius: var(--round-full);
            background: var(--surface-raised);
        }
        .mark:empty,
        .mark.crossed {
            display: none;
        }
        .orb {
            width: 2rem;
            height: 2rem;
        }
        .rules {
            position: absolute;
            clip-path: inset(50%);
        }
        .heart {
            column-gap: var(--space-2);
        }
        .now .pick {
            padding: 0;
            font-size: 0.6875rem;
            letter-spacing: -0.02em;
        }
    }
    /* Where a planet is named there is none to be shown. */
    .heart:has(.choices) .none {
        display: none;
    }
    .heart:has(.none ~ .now .choices) .counter,
    .heart:has(.none ~ .now .choices) .now {
        grid-column: 1 / -1;
    }
    @container middle (min-width: 30rem) and (min-height: 17rem) {
        .trick {
            --heart: 6.25rem;
            --label: 2.5rem;
            --gap: 0.5rem;
        }
        .orb {
            width: 3.75rem;
            height: 3.75rem;
        }
        .ruling,
        .verdict-now {
            font-size: var(--text-m);
        }
        .by,
        .mark {
            font-size: var(--text-s);
        }
        .now .pick {
            min-height: 3.25rem;
            font-size: var(--text-s);
        }
    }
    /* So low that only the planet and the cards have room, as in a replay on a phone. */
    @container middle (max-height: 9rem) {
        .trick {
            --heart: 2.1rem;
        }
        .ruling {
            grid-auto-flow: column;
            align-items: center;
            gap: var(--space-1);
        }
        .orb {
            width: 1.75rem;
            height: 1.75rem;
        }
        .counter {
            align-self: center;
        }
        .now:not(:has(.choices)) {
            position: absolute;
            clip-path: inset(50%);
        }
    }
`;
