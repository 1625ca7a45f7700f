/** How the match so far and its end are laid out. */
import {css} from "lit";

export const ending = css`
    .match {
        display: grid;
        gap: var(--space-2);
    }
    .needed {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    table {
        width: 100%;
        border-collapse: collapse;
        table-layout: fixed;
        font-size: var(--text-s);
        font-variant-numeric: tabular-nums;
    }
    th,
    td {
        padding: 0.25rem 0.4rem;
        border-bottom: 1px solid var(--line-soft);
        text-align: start;
        overflow-wrap: anywhere;
    }
    th:first-child {
        width: 3.75rem;
        white-space: nowrap;
        overflow-wrap: normal;
    }
    thead th {
        color: var(--ink-soft);
        font-weight: 600;
    }
    td.won {
        color: var(--gold);
        font-weight: 700;
    }
    td svg {
        display: inline-block;
        vertical-align: -0.15em;
    }
    .small-arms .arms {
        width: 1.25rem;
        height: 1.25rem;
        margin-inline-end: 0.3rem;
    }
    .now td,
    .now th {
        color: var(--ink-soft);
        font-style: italic;
    }
    tfoot th,
    tfoot td {
        border: 0;
        font-weight: 700;
    }
    .champions {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--space-4);
        width: min(100%, 52rem);
    }
    .champion,
    .tally {
        display: grid;
        align-content: start;
        justify-items: center;
        gap: var(--space-1);
        min-width: 0;
        padding: var(--space-2);
        border: 1px solid transparent;
        border-radius: var(--round-l);
        text-align: center;
    }
    .champion.winner,
    .tally.won {
        border-color: var(--gold);
        background: var(--surface);
    }
    .champion.winner {
        animation: crowned var(--calm) var(--ease) backwards;
    }
    @keyframes crowned {
        from {
            border-color: transparent;
            background: transparent;
        }
    }
    .bearers {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
    }
    .bearers li {
        display: grid;
        justify-items: center;
        max-width: 10rem;
        font: 600 var(--text-s) / 1.2 var(--serif);
    }
    .bearers .arms {
        width: clamp(3rem, min(14cqi, 13cqb), 8rem);
        height: clamp(3rem, min(14cqi, 13cqb), 8rem);
    }
    .bearers li:nth-child(2) ~ li .arms,
    .bearers li:has(~ li) .arms,
    .bearers li:nth-child(2) .arms {
        width: clamp(2.25rem, 8cqi, 4.5rem);
        height: clamp(2.25rem, 8cqi, 4.5rem);
    }
    /* A team of three or four stands in one line where it can. */
    .bearers:has(li:nth-child(3)) {
        gap: var(--space-1);
    }
    .bearers:has(li:nth-child(3)) li {
        align-content: start;
        width: 5.5rem;
        font-size: 0.75rem;
        text-align: center;
    }
    .bearers:has(li:nth-child(3)) li .arms {
        width: clamp(2.25rem, min(8cqi, 8cqb), 4.5rem);
        height: clamp(2.25rem, min(8cqi, 8cqb), 4.5rem);
    }
    @container (max-width: 699px) {
        .bearers:has(li:nth-child(3)) li {
            width: 3.75rem;
        }
    }
    .champion .name {
        max-width: 100%;
        color: var(--ink-soft);
        white-space: normal;
    }
    .champion .tokens {
        color: var(--gold);
        letter-spacing: 0.15em;
    }
    .chapters {
        display: grid;
        gap: var(--space-1);
        width: min(26rem, 84cqi);
    }
    .chapters:has(li:nth-child(7)) {
        gap: 0;
    }
    .chapter {
        display: grid;
        grid-template-columns: 3rem minmax(0, 1fr) 1.5rem minmax(0, 1fr) 3rem;
        align-items: center;
        gap: var(--space-1);
        font-size: var(--text-s);
        line-height: 1.2;
    }
    .points {
        font: 600 var(--text-m) / 1.1 var(--serif);
        font-variant-numeric: tabular-nums;
    }
    .points.won {
        color: var(--gold);
    }
    .points:first-of-type {
        text-align: end;
    }
    .chapter .points:last-child {
        text-align: start;
    }
    .chapter .points:nth-child(2) {
        text-align: end;
    }
    .bar {
        width: 100%;
        height: 0.65rem;
        fill: var(--line);
    }
    .bar .kept {
        opacity: 0.45;
    }
    .bar.won {
        fill: var(--gold);
    }
    .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
        justify-content: center;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .of::before {
        display: inline-block;
        width: 0.8em;
        height: 0.8em;
        margin-inline-end: 0.4em;
        background: var(--gold);
        content: '';
    }
    .of.kept::before {
        opacity: 0.45;
    }
    .decided {
        max-width: 42rem;
        font-size: var(--text-m);
        line-height: 1.4;
        text-align: center;
        text-wrap: pretty;
    }
    .tallies {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--space-3);
        width: min(100%, 44rem);
    }
    .tally .arms {
        width: clamp(2.5rem, 10cqb, 5rem);
        height: clamp(2.5rem, 10cqb, 5rem);
    }
    .tally .name {
        max-width: 100%;
        white-space: normal;
    }
    .tally .points {
        font-size: var(--text-xxl);
    }
    .tally.won .points {
        color: var(--gold);
    }
    .tally .made {
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .tally .tokens {
        color: var(--gold);
        letter-spacing: 0.15em;
    }
    .number {
        color: var(--ink-soft);
        text-align: center;
    }
    @container (max-width: 699px) {
        .champions {
            gap: var(--space-1);
        }
        .champion {
            gap: 0;
            padding: var(--space-1);
        }
        .champion .name {
            font-size: var(--text-s);
        }
        .tale {
            font-size: 0.9375rem;
            line-height: 1.35;
        }
    }
    /* A phone on its side shows first who has won and what decided it. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .scene {
            gap: var(--space-1);
            padding: var(--space-2);
        }
        .scene h2 {
            position: absolute;
            clip-path: inset(50%);
        }
    }
`;
