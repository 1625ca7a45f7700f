/** How the end of the game is laid out: everybody in a line, best first. */
import {css} from "lit";

export const scene = css`
    .fallen {
        display: flex;
        align-items: center;
        gap: 0.4em;
        color: var(--bad);
        font-weight: 600;
    }
    .masks {
        max-width: 44rem;
    }
    .unmasked {
        grid-template-columns: 1.75rem minmax(0, 1fr) auto 2.25rem;
        align-items: center;
        padding-block: 2px;
        text-align: start;
    }
    .unmasked .place {
        color: var(--gold);
        font: 700 var(--text-l) / 1 var(--serif);
        text-align: center;
    }
    .defeated .place {
        display: grid;
        place-items: center;
        color: var(--bad);
    }
    .defeated .name,
    .defeated .total b {
        color: var(--ink-soft);
        text-decoration: line-through;
    }
    .name svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.1em;
    }
    .hoard {
        display: flex;
        max-width: 8rem;
        overflow: hidden;
    }
    .hoard .coins {
        flex-wrap: wrap;
    }
    .hoard svg {
        width: 1.3rem;
        height: 1.3rem;
    }
    .total {
        font: 700 var(--text-xl) / 1 var(--serif);
        text-align: end;
    }
    .ties {
        grid-column: 2 / -1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .ties .up {
        margin-inline-start: 2px;
    }
    @container (min-width: 700px) {
        .unmasked {
            display: grid;
            grid-template-columns: 2.5rem minmax(8rem, 1fr) auto minmax(8rem, auto) 3rem;
            padding: 2px var(--space-3);
        }
        .ties {
            grid-column: 3;
            grid-row: 1;
        }
        .hoard {
            grid-column: 4;
            grid-row: 1;
            justify-content: end;
        }
        .total {
            grid-column: 5;
            grid-row: 1;
        }
    }
`;
