/** How the end of the game is laid out, and how everything moves. */
import {css} from "lit";

export const scene = css`
    .scene {
        --detail: var(--felt);
        display: grid;
        align-content: safe center;
        justify-items: center;
        gap: var(--space-2);
        min-height: 100%;
        padding: var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-l);
        background: radial-gradient(90% 80% at 50% 20%, var(--felt), var(--felt-deep));
    }
    .scene h2 {
        color: var(--ink-soft);
        font-size: var(--text-m);
    }
    .verdict {
        display: flex;
        align-items: center;
        gap: 0.4em;
        color: var(--gold);
        font: 600 var(--text-xl) / 1.2 var(--serif);
        text-align: center;
    }
    .verdict span {
        display: inline-block;
    }
    .verdict span::first-letter {
        text-transform: uppercase;
    }
    .masks {
        display: grid;
        gap: var(--space-1);
        width: 100%;
        max-width: 26rem;
    }
    .unmasked {
        display: grid;
        grid-template-columns: 2.5rem minmax(0, 1fr) auto auto;
        align-items: center;
        gap: 0 var(--space-2);
        padding: 2px var(--space-2);
        border: 1px solid transparent;
        border-radius: var(--round-m);
        line-height: 1.3;
    }
    .unmasked.winner {
        border-color: var(--gold);
        background: var(--surface);
    }
    .turning svg {
        width: 100%;
    }
    .name {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .name svg {
        display: inline-block;
        color: var(--gold);
        vertical-align: -0.1em;
    }
    .is {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        color: var(--gold);
        font-family: var(--serif);
    }
    @container (max-width: 699px) {
        .is .side {
            position: absolute;
            clip-path: inset(50%);
        }
    }
    .total {
        min-width: 3.25rem;
        font: 700 var(--text-xl) / 1.1 var(--serif);
        text-align: end;
    }
    .total small {
        display: block;
        color: var(--ink-soft);
        font: 500 0.75rem / 1 var(--sans);
    }
    .story {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        max-width: 42rem;
        text-align: center;
    }
    .scales {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 9rem));
        justify-content: center;
        gap: var(--space-2);
    }
    .weight {
        display: grid;
        justify-items: center;
        align-content: start;
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.2;
    }
    .weight b {
        color: var(--ink);
        font: 700 var(--text-xl) / 1.2 var(--serif);
    }
    .weight.missed b {
        color: var(--bad);
    }
    .tale {
        font: italic 400 var(--text-m) / 1.5 var(--serif);
        text-wrap: pretty;
    }
    .tale:lang(ja) {
        font-style: normal;
    }
    .quiet {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    @container (min-width: 700px) {
        .scene {
            gap: var(--space-3);
            padding: var(--space-4);
        }
        .masks {
            grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
            gap: var(--space-2);
            max-width: 70rem;
        }
        .unmasked {
            display: flex;
            flex-direction: column;
            padding: var(--space-2) var(--space-1);
            text-align: center;
        }
        .turning svg {
            width: clamp(3.5rem, 11cqb, 7rem);
        }
        .name {
            max-width: 100%;
        }
        .total {
            font-size: var(--text-xxl);
            text-align: center;
        }
        .tale {
            font-size: var(--text-l);
        }
    }
`;

/* Everything moves for less than a second, and each thing waits for the one before it. */
export const motion = css`
    .fresh m-card {
        animation: lay var(--calm) var(--ease) backwards;
    }
    .turned m-card {
        animation: spin var(--stage) var(--ease) backwards;
    }
    .unmasked,
    .late {
        animation: appear var(--calm) var(--ease) backwards;
    }
    .turning {
        animation: turn var(--stage) var(--ease) backwards;
        animation-delay: inherit;
    }
    .wait-1 {
        animation-delay: calc(var(--stage) * 0.6);
    }
    .wait-2 {
        animation-delay: calc(var(--stage) * 1.2);
    }
    .wait-3 {
        animation-delay: calc(var(--stage) * 1.8);
    }
    .wait-4 {
        animation-delay: calc(var(--stage) * 2.4);
    }
    .wait-5 {
        animation-delay: calc(var(--stage) * 3);
    }
    .wait-6 {
        animation-delay: calc(var(--stage) * 3.6);
    }
    .wait-7 {
        animation-delay: calc(var(--stage) * 4.2);
    }
    .wait-8 {
        animation-delay: calc(var(--stage) * 4.8);
    }
    .wait-9 {
        animation-delay: calc(var(--stage) * 5.4);
    }
    @keyframes lay {
        from {
            transform: translateY(2.5rem) scale(1.08);
            opacity: 0;
        }
    }
    @keyframes spin {
        from {
            transform: rotate(180deg);
        }
    }
    @keyframes appear {
        from {
            transform: translateY(0.5rem);
            opacity: 0;
        }
    }
    @keyframes turn {
        from {
            transform: rotateY(90deg);
        }
    }
`;
