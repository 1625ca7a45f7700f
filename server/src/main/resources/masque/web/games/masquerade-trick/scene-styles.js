/** How the end of a deal is laid out. */
import {css} from "lit";

export const scene = css`
    .outcome {
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        max-width: 52rem;
        text-align: center;
    }
    .because {
        font-size: 0.9375rem;
        line-height: 1.35;
        text-wrap: balance;
        word-break: auto-phrase;
    }
    .unmasked {
        position: relative;
    }
    .winner {
        position: absolute;
        inset: 0;
        z-index: -1;
        display: flex;
        align-items: flex-start;
        justify-content: flex-end;
        padding: var(--space-1) var(--space-2);
        border: 2px solid var(--gold);
        border-radius: var(--round-m);
        background: var(--surface);
        color: var(--gold);
        font-size: var(--text-xl);
        line-height: 1;
    }
    .masks {
        isolation: isolate;
    }
    .guess {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
    }
    .arrow {
        display: inline-flex;
        flex: none;
        align-items: center;
        color: var(--ink);
    }
    .arrow svg.medallion {
        width: 1.75rem;
        height: 1.75rem;
    }
    .unmasked {
        grid-template: auto auto / 3rem minmax(0, auto) minmax(min-content, 1fr);
        align-items: baseline;
    }
    .turning {
        grid-row: 1 / span 2;
        align-self: center;
    }
    .is {
        font-size: var(--text-l);
        overflow-wrap: normal;
    }
    .unmasked ul {
        grid-column: 2 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
        color: var(--ink-soft);
        font-size: var(--text-s);
        word-break: auto-phrase;
    }
    .unmasked ul svg {
        display: inline-block;
        margin-inline-end: 0.3em;
        vertical-align: -0.15em;
    }
    .met svg {
        color: var(--good);
    }
    .missed svg {
        color: var(--bad);
    }
    .story {
        max-width: 38rem;
    }
    @container (min-width: 700px) {
        .scene {
            min-height: max(100%, 24rem);
        }
        .masks {
            grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
            max-width: 78rem;
        }
        .unmasked {
            align-items: center;
        }
        /* Long names have two lines. */
        .name {
            flex: none;
            overflow-wrap: anywhere;
            line-height: 1.2;
            white-space: normal;
        }
        .turning {
            align-self: center;
            margin-bottom: var(--space-1);
        }
        .turning svg {
            width: clamp(4.5rem, min(13cqb, 9.5cqi), 8rem);
        }
        .unmasked ul {
            display: grid;
            gap: var(--space-1);
        }
        .guess {
            display: flex;
            flex-wrap: wrap;
            justify-content: center;
            gap: 0 var(--space-1);
        }
        .guess .words {
            flex-basis: 100%;
        }
        .arrow svg.medallion {
            width: 2.25rem;
            height: 2.25rem;
        }
        .because {
            font-size: inherit;
        }
    }
    /* A window of a desk shows all of it, the way back to the table too. */
    @container (min-width: 700px) and (max-height: 42rem) {
        .scene {
            gap: var(--space-2);
            padding-block: var(--space-2);
        }
        .turning svg {
            width: 4.5rem;
        }
        .tale {
            font-size: var(--text-m);
            line-height: 1.4;
        }
    }
`;
