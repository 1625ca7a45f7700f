/** How the end of the game is laid out, and how a card is turned round. */
import {css} from "lit";

export const scene = css`
    .scene {
        --detail: var(--felt);
    }
    .verdict span {
        display: inline-block;
    }
    .verdict span::first-letter {
        text-transform: uppercase;
    }
    .masks {
        max-width: 26rem;
    }
    .unmasked {
        grid-template-columns: 2.5rem minmax(0, 1fr) auto auto;
        align-items: center;
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
        grid-template-columns: repeat(3, minmax(0, 9rem));
        justify-content: center;
        gap: var(--space-2);
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
    }
    .weight b {
        color: var(--ink);
        font: 700 var(--text-xl) / 1.2 var(--serif);
    }
    .weight.missed b {
        color: var(--bad);
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
