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
        max-width: 56rem;
    }
    .unmasked {
        display: grid;
        grid-template-columns: 1.75rem minmax(0, 1fr) auto 2.25rem;
        align-items: center;
        gap: 0 var(--space-2);
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
    .name .late {
        display: inline-block;
    }
    .hoard {
        grid-column: 2 / -1;
        grid-row: 2;
    }
    .bar {
        display: block;
        width: 100%;
        height: 1.1rem;
    }
    .worth {
        fill: var(--gold-deep);
        stroke: var(--felt-deep);
        stroke-width: 2;
    }
    .winner .worth {
        fill: var(--gold);
        stroke: var(--surface);
    }
    .defeated .worth {
        fill: var(--line);
        opacity: 0.6;
    }
    .bar text {
        fill: var(--surface-raised);
        font: 700 0.75rem/1 var(--serif);
    }
    .total {
        font: 700 var(--text-xl) / 1 var(--serif);
        text-align: end;
    }
    .total {
        grid-column: 4;
        grid-row: 1;
    }
    .ties {
        grid-column: 3;
        grid-row: 1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-2);
        color: var(--ink-soft);
        font-size: 0.75rem;
    }
    .ties svg {
        display: inline-block;
        vertical-align: -0.15em;
    }
    .defeated .ties {
        grid-column: 2 / -1;
        grid-row: 3;
    }
    .set {
        display: inline-flex;
        flex-wrap: wrap;
        gap: 2px;
    }
    .set .tiny {
        width: 1.1rem;
        height: 1.1rem;
    }
    .tale {
        max-width: 42rem;
        font-size: var(--text-s);
        text-align: center;
    }
    @container (min-width: 700px) {
        .unmasked {
            display: grid;
            grid-template-columns: 2.5rem minmax(6rem, 11rem) minmax(0, 1fr) 3rem minmax(7rem, 13rem);
            gap: 0 var(--space-3);
            padding: 2px var(--space-3);
            text-align: start;
        }
        .hoard {
            grid-column: 3;
            grid-row: 1;
        }
        .bar {
            height: 1.5rem;
        }
        .total {
            grid-column: 4;
            grid-row: 1;
        }
        .ties,
        .defeated .ties {
            grid-column: 5;
            grid-row: 1;
        }
        .tale {
            font-size: var(--text-m);
        }
    }
`;
