/** How choices look: the gallery, a character closely, buttons below the prompt, and second steps. */
import {css} from "lit";

const buttons = css`
    .row-below {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-1) var(--space-2);
        min-height: 2.75rem;
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
        padding: 0 0.35em;
        border: 1px solid currentColor;
        border-radius: var(--round-s);
        font: 600 0.75rem / 1.3 var(--sans);
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
        .row-below .choices:has(.pick:nth-child(3)) {
            flex-basis: 100%;
            grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .choices:has(.pick:nth-child(3)) .pick-words small {
            display: -webkit-box;
            overflow: hidden;
            -webkit-box-orient: vertical;
            -webkit-line-clamp: 2;
        }
        .offer {
            flex-basis: 100%;
        }
    }
    @container (min-width: 700px) {
        .row-below .choices {
            display: flex;
            justify-content: center;
            gap: var(--space-2);
        }
        .row-below .pick {
            max-width: 22rem;
            padding-inline: var(--space-3);
        }
        @media (hover: hover) {
            .pick kbd,
            .power kbd {
                display: inline;
            }
        }
    }
`;

const gallery = css`
    .lobby {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        gap: var(--space-2);
        height: 100%;
    }
    .thrones {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--space-2);
    }
    .throne {
        min-width: 0;
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .throne .state {
        color: var(--ink-soft);
    }
    .throne .state svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.15em;
    }
    .taken li,
    .taken {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.2rem;
    }
    .taken .arms {
        width: 1.4rem;
        height: 1.4rem;
    }
    .gallery {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        grid-auto-rows: minmax(4.25rem, 1fr);
        gap: var(--space-1);
        min-height: 0;
        overflow-y: auto;
        padding: 3px;
    }
    .card {
        display: grid;
        align-content: center;
        justify-items: center;
        min-width: 0;
        padding: 0.2rem;
        border: 1px solid var(--card-edge);
        border-radius: var(--round-m);
        background: var(--card);
        color: var(--card-ink);
        line-height: 1.1;
        transition: transform var(--quick) var(--ease);
    }
    .card:hover,
    .card.looked {
        box-shadow: var(--glow);
        transform: translateY(-2px);
    }
    .card b {
        font: 600 0.6875rem / 1.1 var(--serif);
        text-align: center;
        text-wrap: balance;
    }
    .card.gone {
        filter: brightness(0.72) saturate(0.4);
    }
    .card small {
        display: none;
    }
    .portrait {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-3);
    }
    .portrait > .arms {
        width: clamp(3.5rem, 18cqi, 7rem);
        height: clamp(3.5rem, 18cqi, 7rem);
    }
    .features {
        display: grid;
        gap: var(--space-1);
    }
    .mirrored {
        display: grid;
        align-content: safe center;
        justify-content: center;
        gap: var(--space-3);
        min-height: 0;
        overflow-y: auto;
        padding: var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-l);
        background: radial-gradient(110% 130% at 50% 100%, var(--felt), var(--felt-deep));
    }
    .mirrored .features {
        max-width: 30rem;
    }
    .facing {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-3);
        font-size: var(--text-l);
        text-align: center;
        text-wrap: balance;
    }
    .facing .arms {
        width: clamp(3rem, 16cqi, 6rem);
        height: clamp(3rem, 16cqi, 6rem);
    }
    .facing .arms:last-child {
        transform: scaleX(-1);
    }
    .row {
        --die-width: 1.85rem;
        display: grid;
        gap: 0.15rem;
    }
    .row-name {
        color: var(--ink-soft);
        font-size: 0.75rem;
    }
    .row-dice {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .gift {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        color: var(--gold);
    }
    .gift svg {
        width: 1.5rem;
        height: 1.5rem;
    }
    .rule {
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .clause {
        color: var(--ink-soft);
    }
    @container (min-width: 700px) {
        .thrones {
            gap: var(--space-4);
        }
        .throne {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            gap: 0 var(--space-3);
        }
        .gallery {
            grid-template-columns: repeat(6, minmax(0, 1fr));
            gap: var(--space-2);
        }
        .card {
            grid-template-columns: auto minmax(0, 1fr);
            justify-items: start;
            gap: 0 var(--space-2);
            padding: var(--space-1) var(--space-2);
        }
        .card .arms {
            grid-row: 1 / span 2;
            width: clamp(2.25rem, 7.5cqb, 4.25rem);
            height: clamp(2.25rem, 7.5cqb, 4.25rem);
        }
        .card b {
            align-self: end;
            font-size: var(--text-s);
            text-align: start;
        }
        .card small {
            display: block;
            overflow: hidden;
            max-width: 100%;
            font-size: 0.6875rem;
            text-align: start;
        }
        .card .line-up {
            align-self: start;
        }
        .card .has {
            grid-column: 1 / -1;
            justify-self: center;
            margin-top: 0.3rem;
            color: #6c4c00;
            text-overflow: ellipsis;
            white-space: nowrap;
        }
        .card .has svg {
            display: inline-block;
            margin-inline-end: 0.25em;
            vertical-align: -0.15em;
        }
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
`;

export const choosing = [buttons, gallery, steps];
