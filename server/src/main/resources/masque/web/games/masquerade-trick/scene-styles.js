/** How the end of a deal is laid out, and how everything moves. */
import {css} from "lit";

export const scene = css`
    .scene {
        display: grid;
        justify-items: center;
        gap: var(--space-4);
        padding: var(--space-4) var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-l);
        background: radial-gradient(90% 80% at 50% 20%, var(--felt), var(--felt-deep));
    }
    .scene h2 {
        font-size: var(--text-xl);
    }
    .masks {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-3);
        width: 100%;
    }
    .unmasked {
        display: grid;
        align-content: start;
        justify-items: center;
        padding: var(--space-2) var(--space-1);
        border: 1px solid transparent;
        border-radius: var(--round-m);
        text-align: center;
        line-height: 1.3;
    }
    .unmasked.winner {
        border-color: var(--gold);
        background: var(--surface);
    }
    .turning svg {
        width: 4.5rem;
    }
    .unmasked b {
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
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
        display: grid;
        gap: var(--space-1);
        margin-top: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .unmasked ul svg {
        display: inline-block;
        margin-inline-end: 0.3em;
        vertical-align: -0.15em;
    }
    .turning {
        margin-bottom: var(--space-1);
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
        gap: var(--space-3);
        max-width: 36rem;
        text-align: center;
    }
    .verdict {
        display: flex;
        align-items: center;
        gap: 0.4em;
        color: var(--gold);
        font: 600 var(--text-xl) / 1.2 var(--serif);
    }
    .tale {
        font: italic 400 var(--text-l) / 1.6 var(--serif);
        text-wrap: pretty;
    }
    .tale:lang(ja) {
        font-style: normal;
    }
    @container (min-width: 700px) {
        .scene {
            min-height: 31rem;
            padding: var(--space-5);
        }
        .masks {
            grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
        }
        .turning svg {
            width: 6rem;
        }
    }
`;

/* Everything moves for less than a second, and each thing waits for the one before it. */
export const motion = css`
    .fresh m-card {
        animation: lay var(--calm) var(--ease) backwards;
    }
    .unmasked,
    .story {
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
