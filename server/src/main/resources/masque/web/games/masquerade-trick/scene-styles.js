/** How the end of a deal is laid out, and how everything moves. */
import {css} from "lit";

export const scene = css`
    .scene {
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
    .masks {
        display: grid;
        gap: var(--space-1);
        width: 100%;
    }
    .unmasked {
        display: grid;
        grid-template: auto auto / 3rem minmax(0, auto) minmax(0, 1fr);
        align-items: baseline;
        gap: 0 var(--space-2);
        padding: var(--space-1) var(--space-2);
        border: 1px solid transparent;
        border-radius: var(--round-m);
        line-height: 1.3;
    }
    .unmasked.winner {
        border-color: var(--gold);
        background: var(--surface);
    }
    .turning {
        grid-row: 1 / span 2;
        align-self: center;
    }
    .turning svg {
        width: 100%;
    }
    .name {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .is {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        color: var(--gold);
        font-family: var(--serif);
        font-size: var(--text-l);
    }
    .unmasked ul {
        grid-column: 2 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .unmasked ul svg {
        display: inline-block;
        margin-inline-end: 0.3em;
        vertical-align: -0.15em;
    }
    .met svg {
        color: var(--good);
    }
    .missed svg {
        color: var(--bad);
    }
    .story {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        max-width: 38rem;
        text-align: center;
    }
    .tale {
        font: italic 400 var(--text-m) / 1.55 var(--serif);
        text-wrap: pretty;
    }
    .tale:lang(ja) {
        font-style: normal;
    }
    @container (min-width: 700px) {
        .scene {
            gap: var(--space-3);
            min-height: max(100%, 24rem);
            padding: var(--space-4);
        }
        .masks {
            grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
            gap: var(--space-2);
            max-width: 78rem;
        }
        .unmasked {
            display: flex;
            flex-direction: column;
            align-items: center;
            padding: var(--space-2) var(--space-1);
            text-align: center;
        }
        .turning {
            align-self: center;
            margin-bottom: var(--space-1);
        }
        .turning svg {
            width: clamp(4.5rem, 13cqb, 8rem);
        }
        .name {
            max-width: 100%;
        }
        .unmasked ul {
            display: grid;
            gap: 0;
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
    .unmasked,
    .late {
        animation: appear var(--calm) var(--ease) backwards;
    }
    .turning {
        animation: turn var(--stage) var(--ease) backwards;
        animation-delay: inherit;
    }
    .wait-1,
    .wait-1 m-card {
        animation-delay: calc(var(--stage) * 1);
    }
    .wait-2,
    .wait-2 m-card {
        animation-delay: calc(var(--stage) * 2);
    }
    .wait-3,
    .wait-3 m-card {
        animation-delay: calc(var(--stage) * 3);
    }
    .wait-4,
    .wait-4 m-card {
        animation-delay: calc(var(--stage) * 4);
    }
    .wait-5 {
        animation-delay: calc(var(--stage) * 5);
    }
    .wait-6 {
        animation-delay: calc(var(--stage) * 6);
    }
    @keyframes lay {
        from {
            transform: translateY(2.5rem) scale(1.08);
            opacity: 0;
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
