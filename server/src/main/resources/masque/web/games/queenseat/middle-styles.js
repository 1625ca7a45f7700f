/** How the middle of the table is laid out: the round, badges for what is different, and the votes in the order in which they count. */
import {css} from "lit";

const salon = css`
    .middle {
        height: 100%;
    }
    .salon {
        --detail: var(--felt);
        display: grid;
        align-content: safe center;
        justify-items: center;
        gap: var(--space-1) var(--space-2);
        height: 100%;
        min-height: 9rem;
        padding: var(--space-2);
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
        text-align: center;
    }
    .round {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0 var(--space-3);
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.2 var(--serif);
    }
    .effects {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-1);
        max-width: 34rem;
    }
    .effects li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        padding: 1px var(--space-2);
        border: 1px solid var(--gold);
        border-radius: var(--round-m);
        background: var(--surface);
        font-size: 0.75rem;
        line-height: 1.3;
        text-align: start;
    }
    .effects .next {
        border-style: dashed;
        border-color: var(--line);
    }
    .effects svg {
        flex: none;
        width: 1.1rem;
        height: 1.1rem;
        color: var(--gold);
    }
    .opening {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
    }
    .throne {
        width: clamp(4rem, 16cqb, 8rem);
        color: var(--gold);
    }
    .enthroned {
        font: 600 var(--text-l) / 1.25 var(--serif);
    }
    .crests {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-1);
    }
    .crests .tiny {
        width: 1.75rem;
        height: 1.75rem;
    }
`;

const votes = css`
    .winner {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        color: var(--gold);
        font: 600 var(--text-m) / 1.2 var(--serif);
    }
    .ballots {
        --card-width: 3.4rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 2px 0;
        width: 100%;
    }
    .ballots.many {
        --card-width: 2rem;
    }
    .ballots li {
        display: grid;
        align-content: start;
        justify-items: center;
        width: min(20%, 5.5rem);
        padding: 2px 1px 0;
        font-size: 0.75rem;
        line-height: 1.25;
    }
    .ballots.across-3 li {
        width: 33%;
    }
    .ballots.across-4 li {
        width: 25%;
    }
    .by,
    .fate {
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .by {
        font-weight: 600;
    }
    .fate {
        display: flex;
        gap: 2px;
        align-items: center;
        min-height: 1.25em;
    }
    .fate svg {
        flex: none;
        color: var(--gold);
    }
    .got {
        overflow: hidden;
        text-overflow: ellipsis;
    }
    .winning .by {
        color: var(--gold);
    }
    .current {
        border-radius: var(--round-s);
        background: var(--surface);
        box-shadow: 0 0 0 2px var(--gold);
    }
    .acting {
        max-width: 26rem;
        font: italic 400 var(--text-s) / 1.35 var(--serif);
        text-wrap: balance;
    }
    .acting:lang(ja) {
        font-style: normal;
    }
`;

/* So many votes take all the room that a phone has. */
const narrow = css`
    @container (max-width: 699px) {
        .salon:has(.many) {
            padding: var(--space-1);
        }
        .salon:has(.many) .round > span:not(:only-child) {
            display: none;
        }
    }
`;

const wide = css`
    @container (min-width: 700px) {
        .salon {
            padding: 0;
            background: none;
        }
        .ballots {
            --card-width: clamp(3rem, 10cqb, 6rem);
            flex-wrap: nowrap;
        }
        .ballots.many {
            --card-width: clamp(2.5rem, 7.5cqb, 5rem);
        }
        .ballots li,
        .ballots.many li {
            flex: 0 1 calc(var(--card-width) + 1.5rem);
            width: auto;
            min-width: 0;
        }
        .round {
            flex-direction: column;
            gap: var(--space-1);
        }
        .winner {
            font-size: var(--text-l);
        }
    }
`;

export const middle = [salon, votes, narrow, wide];
