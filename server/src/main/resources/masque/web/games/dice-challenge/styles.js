/** How the table of Dice Challenge looks: the arena; the rest is in the files beside this one. */
import {css, unsafeCSS} from "lit";
import {choosing} from "./choice-styles.js";
import {SHIELD} from "./drawings.js";
import {ending} from "./match-styles.js";

const layout = css`
    :host {
        --pace: 0.5;
    }
    .aside {
        grid-template-rows: auto auto auto minmax(0, 1fr) auto;
    }
    /* Goal, score and what to do now are four lines on a phone; the gaps make room for the fourth. */
    @container (max-width: 699px) {
        .table {
            gap: var(--space-1);
        }
        m-goal {
            --goal-lines: 4;
            --goal-size: 0.75rem;
        }
    }
    .arms {
        flex: none;
        width: 2.25rem;
        height: 2.25rem;
    }
    .arms .field {
        clip-path: path('${unsafeCSS(SHIELD)}');
    }
    /* Who has won is seen in the scene first. */
    .veiled .aside {
        visibility: hidden;
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
    /* All lengths follow from the height and width that the board has, so that it is full and nothing lies over anything. */
    .arena {
        container: arena / size;
        height: 100%;
        min-height: 15rem;
    }
    .halves {
        --between: 3.4rem;
        --banner: 6rem;
        --mates: 0rem;
        --labels: 2.1rem;
        --edges: 1.4rem;
        --largest: 3.5rem;
        --width: 100cqi;
        --count: 4;
        --room: calc((100cqb - var(--between)) / 2 - var(--banner) - var(--mates) - var(--labels) - var(--edges));
        display: grid;
        grid-template-rows: minmax(0, 1fr) var(--between) minmax(0, 1fr);
        height: 100%;
    }
    .single .halves,
    .tag .halves {
        --mates: 2.5rem;
    }
    .most-5 {
        --count: 5;
    }
    .most-6 {
        --count: 6;
    }
    .most-7 {
        --count: 7;
    }
    .half {
        display: flex;
        flex-direction: column;
        gap: var(--space-1);
        min-width: 0;
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
        position: relative;
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
    .attacker {
        border-color: var(--gold);
        box-shadow: inset 0 0 0 1px var(--gold);
    }
    .target {
        border-color: var(--bad);
        box-shadow: inset 0 0 0 1px var(--bad);
    }
    .part {
        position: absolute;
        right: -0.3rem;
        bottom: -0.3rem;
        min-width: 1.4em;
        border-radius: var(--round-full);
        background: var(--gold);
        color: var(--on-gold);
        font: 700 var(--text-s) / 1.4 var(--sans);
        text-align: center;
    }
    .called {
        display: grid;
        min-width: 0;
        line-height: 1.25;
    }
    .character {
        overflow: hidden;
        font: 600 var(--text-m) / 1.35 var(--serif);
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
    .score {
        display: grid;
        justify-items: end;
        line-height: 1.1;
    }
    .make-up {
        color: var(--ink-soft);
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
    }
    .place {
        display: grid;
        justify-items: center;
    }
    /* What a die is worth has its room from the beginning; it stands out while one chooses. */
    .worth {
        display: flex;
        gap: 0.35em;
        align-items: baseline;
        justify-content: center;
        min-width: 100%;
        padding: 0 0.3em;
        border-radius: var(--round-full);
        font-size: 0.75rem;
        line-height: 1.35;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
    }
    .worth b {
        color: var(--good);
    }
    .worth small {
        color: var(--ink-soft);
        font-size: 0.6875rem;
    }
    .worth em {
        color: var(--ink);
        font-style: normal;
        font-weight: 600;
    }
    .worth.wins {
        background: var(--surface);
        box-shadow: 0 0 0 1px var(--good);
    }
    .worth.loses {
        background: var(--surface);
        box-shadow: 0 0 0 1px var(--bad);
    }
    .worth.loses em {
        color: var(--bad);
    }
    .small-die.fresh {
        position: relative;
        z-index: 5;
        border-color: var(--gold);
        background: var(--gold);
        color: var(--on-gold);
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
    .captured .small-die:not(.fresh) {
        border-color: var(--gold-deep);
        color: var(--gold);
    }
    .dice {
        --die-width: clamp(1.75rem, min(var(--room), var(--width) / var(--count) - 1rem), var(--largest));
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        align-content: center;
        align-items: center;
        justify-content: center;
        gap: 0 var(--space-3);
        min-width: 0;
        min-height: 0;
    }
    /* Many lie in two rows. */
    .crowd .dice {
        --die-width: clamp(1.5rem, (var(--room) - var(--labels)) / 2, var(--largest) * 0.75);
        gap: 0 var(--space-2);
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
        align-content: center;
        gap: 0 var(--space-3);
        overflow: hidden;
        font-size: var(--text-s);
        line-height: 1.25;
        text-align: center;
    }
    .thought {
        color: var(--ink);
        font-weight: 600;
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
    @container arena (max-width: 699px) {
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
        .reserve .pile-name,
        .score small {
            position: absolute;
            clip-path: inset(50%);
        }
        /* What the dice of a mate show is more than its name, which the arms tell as well. */
        .tag .mate:not(.out) .mate-name {
            display: none;
        }
        .tag .mate-by {
            display: -webkit-box;
            grid-row: span 2;
            font-size: 0.6875rem;
            white-space: normal;
            -webkit-box-orient: vertical;
            -webkit-line-clamp: 2;
        }
    }
    @container arena (min-width: 700px) {
        .team:has(.mate:nth-child(4)) {
            grid-template-columns: repeat(4, minmax(0, 1fr));
        }
        .halves {
            --between: 3rem;
            --banner: 4.8rem;
            --labels: 2.3rem;
            --edges: 1.3rem;
            --largest: 7rem;
        }
        .single .halves,
        .tag .halves {
            --mates: 3.1rem;
        }
        .half {
            padding: var(--space-2) var(--space-4);
        }
        .banner {
            grid-template-columns: auto minmax(7rem, 1fr) auto auto auto;
            gap: 0 var(--space-3);
        }
        .crest {
            grid-row: 1 / span 2;
        }
        .crest .arms {
            width: clamp(3rem, 9cqb, 4.5rem);
            height: clamp(3rem, 9cqb, 4.5rem);
        }
        /* A long name has two lines here. */
        .character {
            font-size: clamp(1rem, 2cqi, var(--text-l));
            line-break: strict;
            white-space: normal;
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
            width: min(15rem, 24cqi);
        }
        .token .ability {
            max-width: 18cqi;
        }
        .reserve {
            grid-row: 1;
        }
        .captured {
            grid-row: 2;
        }
        .standing {
            grid-column: 5;
            grid-row: 1 / span 2;
            min-width: 6.5rem;
        }
        .score b {
            font-size: var(--text-xxl);
        }
        .dice {
            gap: 0 var(--space-4);
        }
        .between {
            font-size: var(--text-m);
        }
        .worth {
            font-size: var(--text-s);
        }
        .worth small {
            font-size: 0.75rem;
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
    @container arena (min-width: 1300px) {
        .pile {
            width: 20rem;
        }
        .pile,
        .make-up {
            font-size: var(--text-s);
        }
    }
    /* A phone on its side: everybody's things beside their dice. */
    @container arena (max-height: 25rem) {
        .halves {
            --between: 2rem;
            --banner: 0rem;
            --edges: 1rem;
            --largest: 3rem;
            --width: 46cqi;
        }
        .single .halves,
        .tag .halves {
            --mates: 2rem;
        }
        .half {
            display: grid;
            grid-template: 'banner dice' minmax(0, 1fr) 'banner team' auto / minmax(11.5rem, 48%) minmax(0, 1fr);
            gap: 0 var(--space-2);
            padding: var(--space-1) var(--space-2);
        }
        .banner {
            grid-area: banner;
            grid-template-columns: auto minmax(0, 1fr) auto;
            align-content: center;
            gap: 0 var(--space-1);
        }
        .crest,
        .called {
            grid-row: 1;
        }
        .crest .arms {
            width: 1.75rem;
            height: 1.75rem;
        }
        .character {
            font-size: var(--text-s);
            white-space: nowrap;
        }
        .players {
            font-size: 0.6875rem;
        }
        .token,
        .pile,
        .reserve {
            grid-row: auto;
            grid-column: 1 / -1;
            width: auto;
            justify-content: start;
            padding: 0;
            border: 0;
            background: none;
            font-size: 0.6875rem;
        }
        .reserve {
            display: none;
        }
        .score,
        .wins {
            white-space: nowrap;
        }
        .called {
            grid-column: 2 / -1;
        }
        .standing {
            display: flex;
            grid-row: 2;
            grid-column: 1 / -1;
            gap: 0.4em;
            align-items: baseline;
            justify-content: space-between;
            min-width: 0;
        }
        .score {
            display: flex;
            gap: 0.3em;
            align-items: baseline;
        }
        .worth small {
            display: none;
        }
        .score b {
            font-size: var(--text-l);
        }
        .make-up {
            font-size: 0.6875rem;
        }
        .dice {
            grid-area: dice;
            gap: 0 var(--space-2);
        }
        .team {
            grid-area: team;
        }
        .team:has(.mate:nth-child(4)) {
            grid-template-columns: repeat(4, minmax(0, 1fr));
        }
        .mate:not(.out) :is(.mate-name, .mate-by),
        .mate-name {
            display: none;
        }
        .mate .arms {
            grid-row: auto;
        }
        .between {
            flex-wrap: nowrap;
            font-size: 0.75rem;
        }
        .counter {
            flex: none;
        }
        .latest {
            display: -webkit-box;
            overflow: hidden;
            -webkit-box-orient: vertical;
            -webkit-line-clamp: 2;
        }
    }
`;

export const styles = [layout, arena, choosing, ending];
