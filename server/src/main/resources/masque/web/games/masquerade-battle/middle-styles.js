/** How the middle of the table is laid out: it fills the cell that the ring leaves it, whatever its shape. */
import {css} from "lit";
import {trick} from "./trick-styles.js";

const auction = css`
    .middle {
        container: middle / size;
        width: 100%;
        height: 100%;
        min-height: 6.5rem;
        --middle-ground: radial-gradient(closest-side, var(--felt), var(--felt-deep));
    }
    /* The oval of the ring is ground enough. */
    @container (min-width: 700px) {
        .middle {
            --middle-ground: none;
            --plaque: var(--surface);
            --plaque-line: var(--line-soft);
            --plaque-room: var(--space-1) var(--space-3);
            min-height: 0;
        }
    }
    .auction {
        --detail: var(--felt);
        display: grid;
        grid-template-rows: minmax(min-content, 1fr);
        grid-auto-rows: auto;
        justify-items: center;
        gap: var(--space-1);
        height: 100%;
        padding: var(--space-1) var(--space-2);
        overflow: hidden auto;
        border-radius: var(--round-l);
        background: var(--middle-ground);
        text-align: center;
    }
    .shown {
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: safe center;
        gap: var(--space-1);
        max-width: 100%;
        min-height: 2.25rem;
    }
    .auction h2 {
        color: var(--ink-soft);
        font-size: var(--text-m);
    }
    .standing {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        color: var(--gold);
    }
    .standing b {
        flex: none;
        font: 700 clamp(2rem, 12cqb, 4.5rem) / 1 var(--serif);
    }
    .standing > svg {
        flex: none;
        width: clamp(1.75rem, 11cqb, 4rem);
        height: clamp(1.75rem, 11cqb, 4rem);
    }
    .standing .promise {
        text-align: start;
    }
    .promise {
        max-width: 24rem;
        color: var(--ink);
        line-height: 1.25;
        text-wrap: balance;
    }
    .promise svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.1em;
    }
    .advice {
        max-width: 38rem;
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
        text-wrap: pretty;
    }
    .advice b {
        color: var(--ink);
        font-weight: 600;
    }
    /* Where somebody bids has its room before it is their turn. */
    .offer {
        width: 100%;
        min-height: 5.75rem;
    }
    .bids {
        display: flex;
        flex: 0 1 auto;
        flex-wrap: wrap;
        justify-content: center;
        align-content: start;
        gap: var(--space-1) var(--space-3);
        max-width: 34rem;
        min-height: 1.5rem;
        padding: 2px var(--space-1);
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
    @container middle (max-height: 17rem) {
        .auction h2,
        .bids {
            position: absolute;
            clip-path: inset(50%);
        }
    }
    /* What stands is in the prompt of whoever bids. */
    @container middle (max-height: 14rem) {
        .bidding:has(masquerade-battle-auction) {
            align-content: safe center;
            grid-template-rows: auto;
        }
        .bidding:has(masquerade-battle-auction) .shown {
            position: absolute;
            clip-path: inset(50%);
        }
    }
    /* So low that not all can be seen, the buttons can. */
    @container middle (max-height: 10.75rem) {
        .offer:has(*) {
            order: -1;
        }
        .bidding .advice {
            font-size: 0.75rem;
        }
        /* What is sensible is more to the point. */
        .advice b ~ span {
            display: none;
        }
    }
    @container middle (min-width: 40rem) {
        .offer {
            min-height: 2.75rem;
        }
    }
    @container middle (min-height: 22rem) {
        .auction {
            gap: var(--space-3);
            padding: var(--space-3);
        }
        .advice,
        .promise {
            font-size: var(--text-m);
        }
    }
`;

export const middle = [auction, trick];
