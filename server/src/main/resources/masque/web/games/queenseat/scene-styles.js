/** How the end of the game is laid out: who won, the Queenseat through the rounds as a bar, and everybody around the table in a line. */
import {css, unsafeCSS} from "lit";

/* As many rounds as a part of the bar stands for. */
const spans = unsafeCSS(Array.from({length: 60}, (_, rounds) => `.reigns .span-${rounds} { flex-grow: ${Math.max(rounds, 0.4)}; }`).join("\n"));

export const scene = css`
    .enthroning {
        color: var(--gold);
        --detail: var(--felt);
    }
    .enthroning .throne {
        width: clamp(3rem, 12cqb, 7rem);
    }
    .throne-time {
        width: min(100%, 46rem);
        text-align: start;
    }
    .throne-time h3,
    .order {
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.3 var(--sans);
        text-align: center;
    }
    .reigns {
        display: flex;
        gap: 2px;
        margin-top: var(--space-1);
    }
    .reigns li {
        flex: 1 1 0;
        min-width: 0.5rem;
        padding: var(--space-1);
        overflow: hidden;
        border: 1px solid var(--line);
        border-radius: var(--round-s);
        background: var(--surface);
        font-size: var(--text-s);
        line-height: 1.25;
        text-align: center;
    }
    .reigns .last {
        min-width: 5rem;
        border: 2px solid var(--gold);
        color: var(--gold);
    }
    .reigns b {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 2px;
    }
    .reigns b > span,
    .reigns .when {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .reigns .when {
        font-size: 0.75rem;
        white-space: normal;
    }
    ${spans}
    /* Too narrow for a line in scale: then all of them can be read. */
    @container (max-width: 699px) {
        .reigns {
            flex-wrap: wrap;
        }
        .reigns li {
            min-width: 4.75rem;
        }
    }
    .masks {
        max-width: 46rem;
    }
    .unmasked {
        grid-template-columns: minmax(0, 10.5rem) minmax(4rem, 1fr) minmax(0, auto) auto;
        align-items: center;
        padding-block: 2px;
        text-align: start;
    }
    .unmasked .place {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .unmasked.winner .place {
        color: var(--gold);
        font-weight: 700;
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
    @container (max-width: 699px) {
        .unmasked {
            grid-template-columns: minmax(0, 1fr) auto auto;
        }
        .unmasked .name {
            order: -1;
        }
        .hoard {
            grid-column: 1 / -1;
            justify-content: start;
        }
    }
    @container (min-width: 700px) {
        .unmasked {
            display: grid;
            padding: 2px var(--space-3);
        }
    }
    @media (max-height: 760px) {
        .scene:has(li:nth-child(8)) .enthroning {
            display: none;
        }
    }
`;
