/** How choices look: buttons below the prompt, and second steps. */
import {css} from "lit";
import {gallery} from "./gallery-styles.js";

/* On a phone: what is looked up has its place at the side, so that what can be done has the rest and all of it is seen. */
const compact = css`
    .row-below {
        flex-wrap: nowrap;
    }
    .row-below .tools {
        flex-direction: column;
        gap: var(--space-1);
    }
    .deeds {
        display: flex;
        flex: 1;
        align-items: center;
        justify-content: center;
        gap: var(--space-1) var(--space-2);
        min-width: 0;
    }
    .row-below .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
        gap: var(--space-1);
    }
    /* What an ability does is said by its token; here there is room for its name. */
    .row-below:has(.pick:nth-child(2)) .full .pick-words small {
        display: none;
    }
    /* More than two stand beside each other, each as wide as its arms and its name need. */
    .row-below .choices:has(.pick:nth-child(3)) {
        grid-template-columns: repeat(auto-fit, minmax(3.1rem, 1fr));
    }
    .row-below .choices:has(.pick:nth-child(3)) .pick {
        flex-direction: column;
        gap: 1px;
        padding: 2px;
        font-size: 0.6875rem;
        text-align: center;
    }
    .row-below .choices:has(.pick:nth-child(3)) .pick-words {
        flex: none;
        width: 100%;
        line-height: 1.1;
        overflow-wrap: anywhere;
    }
    .row-below .choices:has(.pick:nth-child(3)) :is(.arms, .pick-art svg) {
        width: 1.5rem;
        height: 1.5rem;
    }
    .offer {
        flex: 1 1 0;
        font-size: 0.75rem;
    }
`;

const buttons = css`
    /* Two lines, whether they are needed or not: the board stays where it is. */
    .dock > m-prompt {
        display: grid;
        height: 3.4rem;
        overflow: hidden auto;
        scrollbar-width: none;
    }
    .deeds {
        display: contents;
    }
    .row-below {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        align-content: safe center;
        gap: var(--space-1) var(--space-2);
        /* It keeps its height whatever there is to choose, so that the board stays where it is. */
        height: 4.5rem;
        overflow-y: auto;
    }
    .row-below .choices {
        display: grid;
        flex: 1;
        grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
        gap: var(--space-1);
        min-width: 0;
    }
    .row-below .pick {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
        min-height: 2.75rem;
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line);
        border-radius: var(--round-m);
        background: var(--surface-raised);
        text-align: start;
        transition: border-color var(--quick);
    }
    .row-below .pick:hover {
        border-color: var(--gold);
    }
    .row-below .pick.chief {
        border-color: transparent;
        background: var(--gold);
        color: var(--on-gold);
    }
    .pick-art {
        flex: none;
        color: var(--gold);
    }
    .chief .pick-art {
        color: inherit;
    }
    .pick-art svg {
        width: 1.5rem;
        height: 1.5rem;
    }
    .pick-art .arms {
        width: 2rem;
        height: 2rem;
    }
    .pick-words {
        display: grid;
        flex: 1;
        min-width: 0;
        line-height: 1.2;
    }
    .pick-words b::first-letter {
        text-transform: uppercase;
    }
    .pick-words small {
        color: var(--ink-soft);
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
    }
    .pick kbd,
    .power kbd {
        display: none;
    }
    .offer {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        flex: 2 1 14rem;
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .offer b {
        color: var(--gold);
    }
    .offer svg {
        flex: none;
        width: 1.5rem;
        height: 1.5rem;
        color: var(--gold);
    }
    .secret {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-1) var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-full);
        background: var(--surface);
    }
    .secret > svg {
        width: 1.5rem;
        height: 1.5rem;
        color: var(--gold);
    }
    @container (max-width: 699px) {
        ${compact}
    }
    @container (max-width: 699px) and (min-height: 26rem) {
        /* More than five do not fit: they lie in a row that is pushed along, each to be seen whole. */
        .row-below .choices:has(.pick:nth-child(6)) {
            grid-template-columns: none;
            grid-auto-flow: column;
            grid-auto-columns: 4.5rem;
            overflow-x: auto;
            scroll-snap-type: x proximity;
            scrollbar-width: thin;
        }
        .row-below .choices:has(.pick:nth-child(6)) .pick {
            height: 3.9rem;
            overflow: hidden;
            scroll-snap-align: start;
        }
    }
    @container (min-width: 1080px) {
        .dock > m-prompt {
            height: 2.75rem;
        }
    }
    @container (min-width: 700px) {
        .row-below {
            height: 3.75rem;
        }
        .row-below .choices {
            display: flex;
            flex-wrap: wrap;
            justify-content: center;
            gap: var(--space-2);
        }
        .row-below .pick {
            max-width: 22rem;
            padding-inline: var(--space-3);
        }
        /* Many share the line: there is no room for a second one. */
        .row-below:has(.pick:nth-child(3)) {
            flex-wrap: nowrap;
        }
        .row-below .choices:has(.pick:nth-child(3)) {
            flex-wrap: nowrap;
        }
        .row-below .choices:has(.pick:nth-child(3)) .pick {
            flex: 1 1 0;
            padding: 0 var(--space-2);
            font-size: var(--text-s);
        }
        .row-below .choices:has(.pick:nth-child(3)) .pick-words {
            line-height: 1.15;
        }
        .pick kbd,
        .power kbd {
            display: var(--keys, none);
        }
    }
    /* Beside the board there is room for all of it. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .dock > m-prompt,
        .row-below {
            height: auto;
        }
        .dock > m-prompt {
            --text-l: 1rem;
        }
        m-goal {
            --goal-lines: 5;
        }
        ${compact}
    }
`;

const steps = css`
    /* Over the table, so that nothing moves. */
    .powers {
        position: absolute;
        z-index: 3;
        right: 0;
        bottom: calc(100% + var(--space-1));
        left: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2);
        width: fit-content;
        max-width: min(100%, 40rem);
        margin-inline: auto;
        padding: var(--space-2) var(--space-3) var(--space-3);
        border: 1px solid var(--gold);
        border-radius: var(--round-l);
        background: var(--surface-raised);
        box-shadow: var(--lift);
        animation: appear var(--quick) var(--ease);
    }
    /* Dice are picked while this asks for them. */
    .powers.low {
        position: static;
        justify-self: center;
    }
    .powers.closely {
        width: min(100%, 32rem);
    }
    .which {
        font: 600 var(--text-l) / 1.2 var(--serif);
    }
    .powers > :not(.which, .drop) {
        grid-column: 1 / -1;
    }
    .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        max-height: 45cqb;
        overflow-y: auto;
        padding: var(--space-1);
    }
    .power {
        --die-width: 2.25rem;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        min-height: 2.75rem;
        padding: var(--space-1) var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--round-m);
        background: var(--surface);
        font-weight: 600;
    }
    .power:hover {
        border-color: var(--gold);
    }
    .power.chief,
    .power.roll:not(:disabled) {
        border-color: transparent;
        background: var(--gold);
        color: var(--on-gold);
    }
    .plus {
        color: var(--gold);
    }
    .favours {
        display: grid;
        align-content: safe center;
        justify-content: center;
        gap: var(--space-2);
        height: 100%;
        overflow-y: auto;
        padding: var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-l);
        background: radial-gradient(110% 130% at 50% 100%, var(--felt), var(--felt-deep));
    }
    .favour {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: var(--space-1) var(--space-3);
    }
    .favour .arms {
        grid-row: span 2;
        width: 3rem;
        height: 3rem;
    }
    .favour h2 {
        font-size: var(--text-m);
    }
    .sizes {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .size {
        --die-width: 2.25rem;
        display: grid;
        justify-items: center;
        min-width: 3.25rem;
        padding: var(--space-1);
        border: 1px solid var(--line);
        border-radius: var(--round-m);
        background: var(--surface-raised);
        font-size: var(--text-s);
        line-height: 1.2;
    }
    .size:hover {
        border-color: var(--gold);
    }
    @container (min-width: 700px) {
        .size {
            --die-width: 3.25rem;
            min-width: 4.75rem;
            padding: var(--space-2);
        }
        .power {
            --die-width: 2.75rem;
        }
        .favour .arms {
            width: 4.5rem;
            height: 4.5rem;
        }
    }
    /* Like a reason: not inside of the dock, which scrolls. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .powers:not(.low) {
            right: auto;
            bottom: 0;
            width: calc(58% - var(--space-3));
        }
        .powers:not(.low) {
            max-height: 100%;
            overflow-y: auto;
        }
        .powers.closely {
            gap: var(--space-1) var(--space-2);
        }
        .ways {
            max-height: none;
        }
        .favours {
            padding: var(--space-2);
        }
        .favour .arms {
            width: 3rem;
            height: 3rem;
        }
        .size {
            --die-width: 2.25rem;
            min-width: 3.25rem;
            padding: var(--space-1);
        }
    }
`;

export const choosing = [buttons, gallery, steps];
