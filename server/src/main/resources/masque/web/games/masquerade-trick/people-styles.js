/** How the cast, the own role and what can be chosen are laid out. */
import {css} from "lit";

export const people = css`
    .cast {
        display: grid;
        align-content: start;
        gap: var(--space-1);
    }
    .cast li {
        display: flex;
        gap: var(--space-2);
        padding: var(--space-1) var(--space-2);
        border: 1px solid transparent;
        border-radius: var(--round-m);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .cast li.own {
        border-color: var(--gold);
        background: var(--surface);
    }
    .cast svg {
        flex: none;
        width: 2.75rem;
        height: 2.75rem;
    }
    .cast b {
        font: 600 var(--text-m) / 1.3 var(--serif);
    }
    .cast i {
        margin-inline-start: var(--space-1);
        color: var(--gold);
        font-style: normal;
        font-weight: 600;
    }
    .cast p {
        color: var(--ink-soft);
    }
    .role > svg {
        width: 3rem;
    }
    .role h2 {
        font-size: var(--text-l);
    }
    .role ol {
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .role li {
        display: flex;
        align-items: center;
        gap: 0.35em;
    }
    .role b {
        white-space: nowrap;
    }
    .role li svg {
        flex: none;
        color: var(--gold);
    }
    .role .met svg {
        color: var(--good);
    }
    @container (min-width: 700px) {
        .role > svg {
            width: 4.5rem;
        }
    }
`;

export const choices = css`
    .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
        gap: var(--space-2);
    }
    .choices.cards {
        --card-width: 3.25rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
    }
    .choice {
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        line-height: 1.2;
        text-align: start;
    }
    @container (min-width: 700px) {
        .choices {
            display: flex;
            flex-wrap: wrap;
            justify-content: center;
        }
    }
    .choice svg {
        flex: none;
        width: 2rem;
        height: 2rem;
        margin-block: -0.25rem;
    }
    .choice > span::first-letter {
        text-transform: uppercase;
    }
    .history {
        --card-width: 2.75rem;
        display: grid;
        gap: var(--space-3);
    }
    .history li {
        display: grid;
        gap: var(--space-1);
    }
    .history .label {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .history .cards {
        display: flex;
        gap: var(--space-1);
    }
`;
