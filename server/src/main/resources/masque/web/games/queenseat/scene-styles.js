/** How the end of the game is laid out: the Queen enthroned, and everybody around the table in a line. */
import {css} from "lit";

export const scene = css`
    .enthroning {
        color: var(--gold);
        --detail: var(--felt);
    }
    .enthroning .throne {
        width: clamp(3.5rem, 15cqb, 8rem);
    }
    .masks {
        max-width: 40rem;
    }
    .unmasked {
        grid-template-columns: 1.75rem minmax(4rem, auto) minmax(0, 1fr) auto;
        align-items: center;
        padding-block: 2px;
        text-align: start;
    }
    .unmasked .place {
        display: grid;
        place-items: center;
        color: var(--gold);
        font: 700 var(--text-m) / 1 var(--serif);
    }
    .hoard {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        gap: 2px;
    }
    .left {
        display: inline-flex;
        align-items: center;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    @container (min-width: 700px) {
        .unmasked {
            display: grid;
            grid-template-columns: 2rem minmax(8rem, 1fr) auto auto;
            padding: 2px var(--space-3);
        }
    }
    @media (max-height: 760px) {
        .scene:has(li:nth-child(8)) .enthroning {
            display: none;
        }
    }
`;
