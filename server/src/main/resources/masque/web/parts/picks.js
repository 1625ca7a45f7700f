/** How choices are laid out that are buttons with a drawing and a word: in columns on a phone, in a line where there is room. */
import {css} from "lit";

export const picks = css`
    .choices {
        --detail: var(--surface-raised);
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
        gap: var(--space-1);
    }
    .pick {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        min-width: 0;
        min-height: 2.75rem;
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line);
        border-radius: var(--round-m);
        background: var(--surface-raised);
        font-weight: 600;
        line-height: 1.2;
        transition: border-color var(--quick);
    }
    .pick:hover {
        border-color: var(--gold);
    }
    .pick[aria-disabled='true'] {
        border-style: dashed;
        border-color: var(--line-soft);
        background: none;
        color: var(--ink-soft);
        cursor: help;
    }
    .pick > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .pick > span::first-letter {
        text-transform: uppercase;
    }
    .pick svg {
        flex: none;
        width: 1.4rem;
        height: 1.4rem;
    }
    .pick kbd {
        display: none;
    }
    @container (min-width: 700px) {
        .choices {
            display: flex;
            justify-content: center;
            gap: clamp(var(--space-1), 0.5cqi, var(--space-2));
        }
        .pick {
            gap: var(--space-2);
            max-width: 14rem;
            padding-inline: clamp(var(--space-2), 0.9cqi, var(--space-4));
        }
        .pick kbd {
            display: var(--keys, none);
        }
    }
`;
