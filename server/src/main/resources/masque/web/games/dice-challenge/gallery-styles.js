/** How the gallery of characters looks, and one of them closely. */
import {css} from "lit";

export const gallery = css`
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
        padding: 0.2rem 0;
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
    /* No line of a Japanese name begins in the middle of a word, or with a mark that belongs to the sound before it. */
    .card b,
    .bearers span,
    .pick-words b {
        line-break: strict;
        word-break: auto-phrase;
    }
    .gallery .card b:lang(ja),
    .pick-words b:lang(ja) {
        letter-spacing: -0.03em;
    }
    .gallery .card b:lang(ja) {
        font-size: 0.6875rem;
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
        .card .arms {
            width: clamp(2.25rem, 5.5cqb, 4.25rem);
            height: clamp(2.25rem, 5.5cqb, 4.25rem);
        }
        .card b {
            font-size: var(--text-s);
        }
        .card small {
            display: block;
            max-width: 100%;
            font-size: 0.6875rem;
            text-align: center;
        }
        .card .has {
            margin-top: 0.3rem;
            color: #6c4c00;
        }
        .card .has svg {
            display: inline-block;
            margin-inline-end: 0.25em;
            vertical-align: -0.15em;
        }
    }
    /* Name and dice stand beside the arms where a word of them fits there. */
    @container (min-width: 1080px) {
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
            text-align: start;
        }
        .card .line-up {
            align-self: start;
            text-align: start;
        }
        .card .has {
            grid-column: 1 / -1;
            justify-self: center;
        }
    }
    /* A phone on its side has as little room for each as one that stands. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .gallery {
            grid-template-columns: repeat(4, minmax(0, 1fr));
            gap: var(--space-1);
        }
        .card .arms {
            width: 2rem;
            height: 2rem;
        }
        .card b {
            font-size: 0.6875rem;
        }
        .card small {
            display: none;
        }
    }
`;
