/** How the end of a deal is laid out. */
import {css} from "lit";

export const scene = css`
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
            grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
            max-width: 78rem;
        }
        .unmasked {
            align-items: center;
        }
        .turning {
            align-self: center;
            margin-bottom: var(--space-1);
        }
        .turning svg {
            width: clamp(4.5rem, 13cqb, 8rem);
        }
        .unmasked ul {
            display: grid;
            gap: 0;
        }
    }
`;
