/** How the end of the game is laid out, and how a card is turned round. */
import {css} from "lit";

export const scene = css`
    .scene {
        --detail: var(--felt);
    }
    .tale {
        max-width: 46rem;
        font-size: var(--text-m);
        line-height: 1.4;
        text-align: center;
        text-wrap: balance;
        word-break: auto-phrase;
    }
    .masks {
        max-width: 26rem;
    }
    .unmasked {
        position: relative;
        grid-template-columns: 2.5rem minmax(0, 1fr) auto auto;
        align-items: center;
    }
    /* The rim of those who have won; it comes last, as it tells who they are. */
    .wreath {
        position: absolute;
        inset: 0;
        z-index: -1;
        border: 1px solid var(--gold);
        border-radius: var(--round-m);
        background: var(--surface);
    }
    .scene {
        isolation: isolate;
    }
    .name svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.1em;
    }
    @container (max-width: 699px) {
        .unmasked {
            padding-block: 2px;
        }
        .masks.crowd {
            grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .crowd .unmasked {
            grid-template-columns: 1.75rem minmax(0, 1fr) auto;
            column-gap: var(--space-1);
            padding-inline: var(--space-1);
        }
        /* A laurel of its own would take the room of the name: it lies over the medallion. */
        .crowd .is {
            position: absolute;
            bottom: 0;
            left: 1.25rem;
            border-radius: 50%;
            background: var(--surface);
            font-size: 0.8125rem;
        }
        .crowd .name {
            font-size: var(--text-s);
            line-height: 1.15;
            overflow-wrap: anywhere;
            white-space: normal;
        }
        .crowd .total {
            min-width: 1.5rem;
            font-size: var(--text-l);
        }
        .is .side {
            position: absolute;
            clip-path: inset(50%);
        }
    }
    .total {
        min-width: 3.25rem;
        font: 700 var(--text-xl) / 1.1 var(--serif);
        text-align: end;
    }
    .total small {
        display: block;
        color: var(--ink-soft);
        font: 500 0.75rem / 1 var(--sans);
    }
    .scales {
        display: grid;
        grid-template-columns: minmax(0, 9rem) auto minmax(0, 9rem) auto minmax(0, 9rem);
        justify-content: center;
        gap: var(--space-2);
    }
    .sign {
        align-self: center;
        color: var(--gold);
        font: 700 var(--text-xl) / 1 var(--serif);
    }
    .weight {
        display: grid;
        justify-items: center;
        align-content: start;
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.2;
        word-break: auto-phrase;
    }
    .weight b {
        color: var(--ink);
        font: 700 var(--text-xl) / 1.2 var(--serif);
    }
    .weight.missed b {
        color: var(--bad);
    }
    @container (max-width: 699px) {
        .tale {
            font-size: 0.9375rem;
            line-height: 1.35;
        }
        .scales {
            gap: var(--space-1);
        }
        .weight {
            padding-inline: 2px;
            font-size: 0.75rem;
        }
    }
    .quiet {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    @container (min-width: 700px) {
        .masks {
            grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
            max-width: 70rem;
        }
        .turning svg {
            width: clamp(3.5rem, 11cqb, 7rem);
        }
        /* Long names have two lines. */
        .name {
            flex: none;
            overflow-wrap: anywhere;
            line-height: 1.2;
            white-space: normal;
        }
        .total {
            font-size: var(--text-xxl);
            text-align: center;
        }
    }
`;

export const motion = css`
    .turned m-card {
        animation: spin var(--stage) var(--ease) backwards;
    }
    @keyframes spin {
        from {
            transform: rotate(180deg);
        }
    }
`;
