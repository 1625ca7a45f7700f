/** How the middle of the table is laid out: the round, badges for what is different, and the votes in the order in which they count. */
import {css} from "lit";

/* The ring gives the middle a cell; everything in it is as large as that allows. */
const salon = css`
    .middle {
        width: 100%;
        height: 100%;
        container: middle / size;
    }
    .salon {
        --detail: var(--felt);
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: safe center;
        justify-items: center;
        gap: 2px var(--space-2);
        height: 100%;
        padding: var(--space-1);
        overflow: hidden auto;
        scrollbar-width: none;
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
        text-align: center;
    }
    .round {
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.2 var(--serif);
    }
    .effects {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 2px var(--space-1);
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
        line-height: 1.2;
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
        width: clamp(2.5rem, 30cqb, 9rem);
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
    .reason {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        max-width: 40rem;
        color: var(--gold);
        font: 600 0.8125rem / 1.2 var(--serif);
        text-align: start;
    }
    .reason .tiny {
        flex: none;
    }
    .ballots {
        --card-width: min(16cqi, 22cqb, 7rem);
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 2px 0;
        width: 100%;
    }
    .ballots.many {
        --card-width: min(9cqi, 13cqb, 5rem);
    }
    .ballots li {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        justify-items: center;
        width: min(20%, 9rem);
        min-width: 0;
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
    .got {
        min-width: 0;
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
        align-items: center;
        justify-content: center;
        gap: 2px;
        max-width: 100%;
        height: 1.25em;
    }
    .did {
        display: flex;
        align-items: center;
        gap: 1px;
        min-width: 0;
    }
    .fate svg {
        flex: none;
        color: var(--gold);
    }
    .winning .by {
        color: var(--gold);
    }
    .current {
        border-radius: var(--round-s);
        background: var(--surface);
        box-shadow: 0 0 0 2px var(--gold);
    }
    .below {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0 var(--space-4);
        max-width: 100%;
    }
    .acting {
        max-width: 30rem;
        font: italic 400 var(--text-s) / 1.25 var(--serif);
        text-wrap: balance;
    }
    .acting:lang(ja) {
        font-style: normal;
    }
    /* A card on its way from somebody to somebody. */
    .passing {
        --card-width: 1.6rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 2px var(--space-3);
        font-size: 0.75rem;
        font-weight: 600;
    }
    .passing li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
    }
    .passing svg {
        flex: none;
        color: var(--gold);
    }
`;

/* Where the cell is low, what can be read elsewhere makes room for the votes. */
const low = css`
    @container middle (max-height: 12rem) and (min-width: 22rem) {
        .ballots,
        .ballots.many {
            --card-width: min(8.5cqi, 28cqb);
            flex-wrap: nowrap;
        }
        .ballots li,
        .ballots.many li {
            flex: 1 1 0;
            width: auto;
            max-width: 7rem;
            font-size: 0.6875rem;
        }
    }
    /* A low cell on a phone has no second row for six. */
    @container middle (max-height: 13rem) and (max-width: 22rem) {
        .ballots.across-3 {
            --card-width: min(10.5cqi, 23cqb);
            flex-wrap: nowrap;
        }
        .ballots.across-3 li {
            flex: 1 1 0;
            width: auto;
        }
        .salon:has(.effects) .ballots.many:not(.across-3) {
            --card-width: min(9cqi, 10cqb);
        }
    }
    @container middle (max-height: 13rem) {
        .effects li {
            padding-block: 0;
            font-size: 0.6875rem;
        }
        .passing,
        .salon:has(.many) .acting,
        .salon:has(.reason) .round {
            display: none;
        }
        .reason {
            font-size: 0.75rem;
        }
    }
    @container middle (max-height: 9rem) {
        .below {
            display: none;
        }
    }
    @container middle (max-height: 6rem) {
        .ballots.many {
            --card-width: min(8cqi, 28cqb);
        }
        .ballots.many .by,
        .ballots.many .got,
        .round,
        .effects,
        .below,
        .fate,
        .reason {
            display: none;
        }
    }
`;

const wide = css`
    /* A high cell has room for two rows of larger cards. */
    @container middle (min-height: 16rem) {
        .ballots.many {
            --card-width: min(12cqi, 14cqb, 5rem);
        }
        .ballots.across-3 {
            --card-width: min(18cqi, 16cqb, 5rem);
        }
    }
    @container middle (min-width: 26rem) {
        .ballots li {
            flex: 0 1 calc(var(--card-width) + 1.5rem);
            width: auto;
        }
        .ballots.many {
            --card-width: min(11cqi, 16cqb, 5rem);
        }
        .ballots.many li {
            flex: 0 0 20%;
        }
    }
    @container middle (min-width: 36rem) {
        .ballots,
        .ballots.many {
            flex-wrap: nowrap;
        }
        .ballots.many {
            --card-width: min(8cqi, 22cqb, 5rem);
        }
        .ballots.many li {
            flex: 0 1 calc(var(--card-width) + 1.5rem);
        }
    }
    @container middle (min-width: 26rem) and (min-height: 16rem) {
        .salon {
            gap: var(--space-2);
        }
        .reason {
            font-size: var(--text-m);
        }
        .reason .tiny {
            width: 2rem;
            height: 2rem;
        }
        .ballots li {
            font-size: var(--text-s);
        }
        .passing {
            --card-width: 2.2rem;
            font-size: var(--text-s);
        }
    }
    @container table (min-width: 700px) {
        .salon {
            background: none;
        }
    }
`;

export const middle = [salon, votes, low, wide];
