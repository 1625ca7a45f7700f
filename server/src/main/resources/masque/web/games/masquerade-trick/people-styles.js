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
    .medal {
        flex: none;
    }
    .medal svg {
        display: block;
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
    .role .missed svg {
        color: var(--bad);
    }
    @container (min-width: 700px) {
        .medal svg {
            width: 4.5rem;
        }
    }
`;

export const choices = css`
    .place {
        position: relative;
        min-width: 0;
    }
    .choices {
        position: absolute;
        inset: 0;
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        align-content: safe center;
        gap: var(--space-1);
        overflow-y: auto;
    }
    .choices.cards {
        --card-width: clamp(2.25rem, 14cqi, 3.75rem);
        display: flex;
        align-items: center;
        justify-content: center;
    }
    /* The own cards are not to be played while another's are chosen. */
    .choosing m-hand {
        opacity: 0.15;
    }
    .choice {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        min-width: 0;
        max-width: 100%;
        font-size: var(--text-s);
        line-height: 1.2;
        text-align: start;
    }
    .choice > span {
        overflow: hidden;
        overflow-wrap: normal;
        text-overflow: ellipsis;
    }
    .choice > span::first-letter {
        text-transform: uppercase;
    }
    .choice svg {
        flex: none;
        width: 1.125rem;
        height: 1.125rem;
    }
    .choice.away svg {
        display: none;
    }
    @container (min-width: 700px) {
        .choice.away svg {
            display: block;
        }
        .choices {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            justify-content: center;
            gap: var(--space-2);
        }
        .choice {
            gap: var(--space-2);
            font-size: inherit;
        }
        .choice svg {
            width: 2rem;
            height: 2rem;
        }
        /* Both hands side by side. */
        .choosing:has(.cards) {
            display: grid;
            grid-template-columns: minmax(0, 1fr) auto;
            align-items: center;
        }
        .choosing:has(.cards) m-hand {
            opacity: 1;
        }
        .choices.cards {
            position: static;
            flex-wrap: nowrap;
        }
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
