/** How the table of Dice Challenge looks: the arena; the rest is in the files beside this one. */
import {css, unsafeCSS} from "lit";
import {choosing} from "./choice-styles.js";
import {SHIELD} from "./drawings.js";
import {ending} from "./match-styles.js";

const layout = css`
    :host {
        --aside: 17rem;
        --aside-wide: 22rem;
        --pace: 0.5;
    }
    .aside {
        grid-template-rows: auto auto minmax(0, 1fr) auto;
    }
    .arms {
        flex: none;
        width: 2.25rem;
        height: 2.25rem;
    }
    .arms .field {
        clip-path: path('${unsafeCSS(SHIELD)}');
    }
    .turn {
        color: var(--gold);
    }
    .quiet {
        margin-bottom: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
`;

const arena = css`
    .arena {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto minmax(0, 1fr);
        gap: var(--space-1);
        height: 100%;
    }
    .half {
        display: flex;
        flex-direction: column;
        gap: var(--space-1);
        min-height: 0;
        padding: var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-l);
        background: radial-gradient(110% 130% at 50% 0, var(--felt), var(--felt-deep));
    }
    .near {
        flex-direction: column-reverse;
        background: radial-gradient(110% 130% at 50% 100%, var(--felt), var(--felt-deep));
    }
    .acting {
        border-color: var(--gold);
    }
    .banner {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 var(--space-2);
    }
    .crest {
        display: grid;
        padding: 0;
        border: 0;
        border-radius: var(--round-m);
        background: none;
    }
    .crest .arms {
        width: 2.75rem;
        height: 2.75rem;
    }
    .called {
        display: grid;
        min-width: 0;
        line-height: 1.25;
    }
    .character {
        overflow: hidden;
        font: 600 var(--text-m) / 1.2 var(--serif);
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .players {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-2);
        min-width: 0;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .player {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        min-width: 0;
    }
    .player svg {
        flex: none;
    }
    .player .by {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .player.awaited {
        color: var(--ink);
        font-weight: 600;
    }
    .you {
        flex: none;
        padding: 0 0.4em;
        border: 1px solid var(--line);
        border-radius: var(--round-full);
        font-size: 0.6875rem;
    }
    .token {
        display: inline-flex;
        grid-column: 1 / -1;
        align-items: center;
        gap: 0.35em;
        justify-self: start;
        color: var(--gold);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .token svg {
        flex: none;
        width: 1.15rem;
        height: 1.15rem;
    }
    .token.spent {
        color: var(--ink-soft);
        text-decoration: line-through;
    }
    .uses {
        letter-spacing: 0.05em;
    }
    .standing {
        display: grid;
        grid-column: 3;
        grid-row: 1;
        justify-items: end;
    }
    .score b {
        font: 700 var(--text-xl) / 1 var(--serif);
        font-variant-numeric: tabular-nums;
    }
    .score small {
        color: var(--ink-soft);
        font-size: var(--text-s);
        margin-inline-start: var(--space-1);
    }
    .wins {
        color: var(--gold);
        font-size: var(--text-s);
        letter-spacing: 0.1em;
        line-height: 1.2;
    }
    .pile {
        display: flex;
        flex-wrap: wrap;
        grid-column: 1 / -1;
        align-items: center;
        gap: 0.2rem;
        min-height: 1.2rem;
        color: var(--ink-soft);
        font-size: 0.75rem;
        line-height: 1.2;
    }
    .small-die {
        padding: 0 0.3em;
        border: 1px solid var(--line);
        border-radius: var(--round-s);
        font-variant-numeric: tabular-nums;
    }
    .captured .small-die {
        border-color: var(--gold-deep);
        color: var(--gold);
    }
    .dice {
        --die-width: 3rem;
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        align-content: center;
        align-items: center;
        justify-content: center;
        gap: var(--space-2) var(--space-3);
        min-height: 0;
    }
    .crowd .dice {
        --die-width: 2.5rem;
        gap: var(--space-1) var(--space-3);
    }
    .droids {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        padding: var(--space-1) var(--space-2);
        border: 1px dashed var(--line);
        border-radius: var(--round-m);
        color: var(--ink-soft);
        font-size: 0.75rem;
    }
    .between {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: center;
        gap: 0 var(--space-3);
        min-height: 2.4em;
        font-size: var(--text-s);
        line-height: 1.25;
        text-align: center;
    }
    .counter {
        color: var(--gold);
        font-family: var(--serif);
    }
    .latest {
        color: var(--ink-soft);
    }
    .team {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--space-1);
    }
    .mate button {
        position: relative;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 0 0.3rem;
        width: 100%;
        padding: 0.15rem 0.3rem;
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
        font-size: 0.75rem;
        line-height: 1.2;
        text-align: start;
    }
    .mate .arms {
        grid-row: span 2;
        width: 1.5rem;
        height: 1.5rem;
    }
    .mate-name,
    .mate-by {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .mate-by {
        color: var(--ink-soft);
        font-variant-numeric: tabular-nums;
    }
    .mate-by svg {
        display: inline-block;
        vertical-align: -0.15em;
    }
    .mate .turn {
        position: absolute;
        top: 0;
        right: 0.25rem;
    }
    .mate.out .arms {
        filter: grayscale(1);
        opacity: 0.6;
    }
    @container (max-width: 699px) {
        .banner {
            grid-template-columns: auto minmax(0, 1fr) auto;
        }
        .token {
            grid-column: 1 / 3;
        }
        .reserve {
            grid-column: 3;
            justify-content: end;
        }
        .captured {
            min-height: 0;
        }
        .captured:has(.none) {
            display: none;
        }
        .reserve .pile-name {
            position: absolute;
            clip-path: inset(50%);
        }
    }
    @container (min-width: 700px) {
        .arena {
            gap: var(--space-2);
        }
        .half {
            padding: var(--space-3) var(--space-4);
        }
        .banner {
            grid-template-columns: auto minmax(8rem, 1fr) auto auto auto;
            gap: 0 var(--space-4);
        }
        .crest {
            grid-row: 1 / span 2;
        }
        .crest .arms {
            width: clamp(3rem, 9cqb, 4.5rem);
            height: clamp(3rem, 9cqb, 4.5rem);
        }
        .character {
            font-size: var(--text-l);
        }
        .called {
            grid-row: 1 / span 2;
        }
        .token {
            grid-column: 3;
            grid-row: 1 / span 2;
            padding: var(--space-1) var(--space-3);
            border: 1px solid var(--gold-deep);
            border-radius: var(--round-full);
            background: var(--surface);
        }
        .token.spent {
            border-color: var(--line-soft);
        }
        .pile {
            grid-column: 4;
            width: 15rem;
        }
        .reserve {
            grid-row: 1;
        }
        .captured {
            grid-row: 2;
        }
        .pile-name {
            min-width: 4.5em;
        }
        .standing {
            grid-column: 5;
            grid-row: 1 / span 2;
            min-width: 4rem;
        }
        .score b {
            font-size: var(--text-xxl);
        }
        .dice {
            --die-width: clamp(2.75rem, 12.5cqb, 6.5rem);
            gap: var(--space-3) var(--space-4);
        }
        .crowd .dice {
            --die-width: clamp(2.5rem, 8.5cqb, 4.5rem);
        }
        .between {
            font-size: var(--text-m);
        }
        .mate button {
            padding: var(--space-1) var(--space-2);
            font-size: var(--text-s);
        }
        .mate .arms {
            width: 1.75rem;
            height: 1.75rem;
        }
    }
`;

export const styles = [layout, arena, choosing, ending];
