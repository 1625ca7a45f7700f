/**
 * How the tables of all games are laid out: board, dock and an aside where there is room, why something cannot be done, what is
 * one's own, and the scene at the end. A game's own rules come after these. It sets `--pace` on the
 * host; what these rules change by the width of the table it changes by the width as well, if at all.
 */
import {css} from "lit";
import {keyCap} from "./base.js";

const layout = css`
    :host {
        --brass: #d9b266;
        display: block;
        height: 100%;
        container: table / inline-size;
    }
    .table {
        position: relative;
        display: grid;
        grid-template: 'goal' auto 'board' minmax(0, 1fr) 'dock' auto / minmax(0, 1fr);
        gap: var(--space-2);
        height: 100%;
    }
    m-goal {
        grid-area: goal;
    }
    /* What is not seen in its place takes no row either. */
    .table > m-dialog,
    .table > m-voice {
        position: absolute;
    }
    /* Where there is less room than it takes, the board is what gives way. */
    .board {
        grid-area: board;
        min-height: 0;
        overflow: hidden auto;
    }
    .dock {
        grid-area: dock;
        position: sticky;
        bottom: 0;
        z-index: 2;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        min-width: 0;
        background: linear-gradient(transparent, var(--ground) 1rem);
    }
    /* What the dock would say the scene says better. */
    .closed .dock {
        display: none;
    }
    .mine {
        display: grid;
    }
    .tools {
        display: flex;
        justify-content: end;
        gap: var(--space-2);
    }
    .tools svg {
        width: 1.375rem;
        height: 1.375rem;
    }
    .aside {
        display: none;
        gap: var(--space-2);
        min-height: 0;
    }
    .aside m-log {
        --log-height: 100%;
        min-height: 6rem;
    }
    .aside h2 {
        font-size: var(--text-l);
    }
    @container (min-width: 700px) {
        .table {
            row-gap: var(--space-1);
        }
        m-goal {
            --goal-lines: 2;
            --goal-size: 0.9375rem;
        }
        .board {
            overflow: visible;
        }
        .ended .board {
            overflow: hidden auto;
        }
        .mine {
            align-items: center;
        }
    }
    @container (min-width: 1080px) {
        .table {
            grid-template:
                'goal aside' auto 'board aside' minmax(0, 1fr) 'dock aside' auto / minmax(0, 1fr)
                var(--aside-width);
            column-gap: var(--space-5);
        }
        .dock {
            background: none;
        }
        .aside {
            grid-area: aside;
            display: grid;
            overflow-y: auto;
        }
        /* People talk where it is; it comes back when they have done. */
        :host([talking]) .aside {
            visibility: hidden;
        }
        .tools {
            display: none;
        }
    }
    /* A phone on its side: the table, and beside it what is one's own. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .table {
            grid-template: 'board goal' auto 'board dock' minmax(0, 1fr) / minmax(0, 1fr) minmax(16rem, 42%);
            gap: var(--space-1) var(--space-3);
        }
        m-goal {
            --goal-lines: 4;
            --goal-size: 0.75rem;
        }
        .board {
            overflow: hidden auto;
        }
        .dock {
            align-content: start;
            overflow: hidden auto;
            background: none;
        }
        .ended .board,
        .closed .board {
            grid-column: 1 / -1;
        }
        .ended m-goal {
            display: none;
        }
    }
`;

const why = css`
    /* It lies over the table, so that nothing moves when it comes and goes. */
    .why {
        position: absolute;
        z-index: 4;
        right: 0;
        bottom: calc(100% + var(--space-1));
        left: 0;
        display: grid;
        justify-items: center;
    }
    .why p {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        max-width: 40rem;
        padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
        border: 1px solid var(--bad);
        border-radius: var(--round-l);
        background: var(--surface-raised);
        box-shadow: var(--lift);
        line-height: 1.35;
        animation: appear var(--calm) var(--ease);
    }
    .why p > svg {
        flex: none;
        color: var(--bad);
    }
    .why a {
        white-space: nowrap;
    }
    /* On a phone on its side the dock scrolls: what lies over the table is not inside of it. */
    @container (max-height: 26rem) and (min-width: 34rem) {
        .dock {
            position: static;
        }
        .why {
            right: auto;
            bottom: 0;
            width: calc(58% - var(--space-3));
        }
    }
`;

const role = css`
    .role {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
        padding: 0 var(--space-1);
    }
    .role > svg {
        flex: none;
    }
    .about {
        flex: 1;
        min-width: 0;
    }
    @container (min-width: 700px) {
        .role {
            padding: var(--space-3);
            border: 1px solid var(--line-soft);
            border-radius: var(--round-l);
            background: var(--surface);
        }
        .role .tools {
            flex-direction: column;
        }
    }
`;

const scene = css`
    .scene {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
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
        color: var(--gold);
        font: 600 var(--text-xl) / 1.2 var(--serif);
        text-align: center;
        text-wrap: balance;
        word-break: auto-phrase;
    }
    /* The sign stands before the first word, also where there are two lines. */
    .verdict svg {
        display: inline-block;
        margin-inline-end: 0.2em;
        vertical-align: -0.1em;
    }
    .masks {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-1);
        width: 100%;
    }
    .unmasked {
        display: grid;
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
    .turning svg {
        width: 100%;
    }
    .name {
        /* What is said to the ear alone is cut off with the rest. */
        position: relative;
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
    }
    .story {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        max-width: 42rem;
        text-align: center;
    }
    .tale {
        font: italic 400 var(--text-m) / 1.5 var(--serif);
        text-wrap: pretty;
    }
    .tale:lang(ja) {
        font-style: normal;
    }
    @container (min-width: 700px) {
        .scene {
            gap: var(--space-3);
            padding: var(--space-4);
        }
        .masks {
            gap: var(--space-2);
        }
        .unmasked {
            display: flex;
            flex-direction: column;
            padding: var(--space-2) var(--space-1);
            text-align: center;
        }
        .name {
            max-width: 100%;
        }
        .tale {
            font-size: var(--text-l);
        }
    }
`;

/* Everything moves for less than a second, and each thing waits for the one before it. */
const motion = css`
    .fresh m-card,
    .fresh m-tile,
    .fresh m-die {
        animation: lay var(--calm) var(--ease) backwards;
        animation-delay: inherit;
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
        animation-delay: calc(var(--stage) * var(--pace, 1) * 1);
    }
    .wait-2 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 2);
    }
    .wait-3 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 3);
    }
    .wait-4 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 4);
    }
    .wait-5 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 5);
    }
    .wait-6 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 6);
    }
    .wait-7 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 7);
    }
    .wait-8 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 8);
    }
    .wait-9 {
        animation-delay: calc(var(--stage) * var(--pace, 1) * 9);
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

export const tableStyles = [keyCap, layout, why, role, scene, motion];
