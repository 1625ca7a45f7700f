/** How the table of Masquerade Trick is laid out: one column on a phone, the cast beside the table where there is room. */
import {css} from "lit";
import {motion, scene} from "./scene-styles.js";

const layout = css`
    :host {
        --brass: #d9b266;
        --ivory: #f8eed8;
        --dark: #1a1733;
        --medal: #393b80;
        display: block;
        container-type: inline-size;
    }
    .table {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
    }
    .dock {
        position: sticky;
        bottom: 0;
        z-index: 2;
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2) 0 env(safe-area-inset-bottom);
        background: linear-gradient(transparent, var(--ground) 1rem);
    }
    /* A scene wants the whole screen. */
    .ended .dock {
        position: static;
    }
    .mine {
        display: grid;
        gap: var(--space-1);
    }
    .aside {
        display: grid;
        align-content: start;
        gap: var(--space-3);
    }
    .aside m-log {
        --log-height: 9rem;
    }
    .aside h2 {
        font-size: var(--text-l);
    }
    @container (min-width: 700px) {
        .dock {
            position: static;
            background: none;
        }
        .mine {
            grid-template-columns: minmax(13rem, 17rem) minmax(0, 1fr);
            align-items: center;
            gap: var(--space-4);
        }
        .aside .cast {
            grid-template-columns: repeat(3, minmax(0, 1fr));
        }
    }
    @container (min-width: 1080px) {
        .mine {
            grid-template-columns: 16rem minmax(0, 1fr) 16rem;
        }
        .table {
            grid-template-columns: minmax(0, 1fr) 17rem;
            grid-template-rows: auto 1fr;
            align-items: start;
            gap: var(--space-3) var(--space-5);
        }
        .aside {
            grid-column: 2;
            grid-row: 1 / span 2;
        }
        .aside .cast {
            grid-template-columns: minmax(0, 1fr);
        }
    }
`;

const middle = css`
    .middle {
        display: grid;
        grid-template-columns: 1fr 1fr;
        align-items: center;
        gap: var(--space-2);
    }
    .trick {
        grid-column: 1 / -1;
        grid-row: 2;
        display: grid;
        justify-items: center;
        gap: var(--space-1);
        min-height: 10.5rem;
        padding: var(--space-2);
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
    }
    .counter {
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.3 var(--serif);
        letter-spacing: 0.04em;
    }
    .laid {
        --card-width: clamp(3.5rem, 17cqi, 5.25rem);
        display: flex;
        justify-content: center;
        gap: var(--space-2);
        min-height: calc(var(--card-width) * 1.4 + 2.75rem);
    }
    .laid li {
        display: grid;
        align-content: start;
        justify-items: center;
        width: calc(var(--card-width) + 0.5rem);
    }
    .laid li.empty {
        align-content: center;
        width: auto;
        max-width: 14rem;
        color: var(--ink-soft);
        font-style: italic;
        text-align: center;
    }
    .by {
        max-width: 100%;
        margin-top: var(--space-1);
        overflow: hidden;
        font-size: var(--text-s);
        line-height: 1.3;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .mark {
        display: inline-flex;
        align-items: center;
        gap: 0.2em;
        min-height: 1.2rem;
        color: var(--gold);
        font-size: var(--text-s);
        font-weight: 650;
        line-height: 1.2;
        white-space: nowrap;
    }
    .laid li:nth-child(odd) m-card {
        rotate: -1.6deg;
    }
    .laid li:nth-child(even) m-card {
        rotate: 1.3deg;
    }
    .earlier {
        max-width: 21rem;
        color: var(--ink-soft);
        font-size: var(--text-s);
        text-align: center;
    }
    .centre {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 3.25rem;
        line-height: 1.25;
    }
    .centre svg.medallion {
        flex: none;
        width: 3rem;
    }
    .centre b {
        display: block;
        font-family: var(--serif);
    }
    .seen {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .seen svg {
        flex: none;
    }
    @container (min-width: 700px) {
        .trick {
            grid-row: 1;
            background: none;
        }
        .laid {
            --card-width: clamp(4.5rem, 9cqi, 6.75rem);
        }
        .centre {
            justify-content: center;
        }
    }
    @container (min-width: 1000px) {
        .middle {
            grid-template-columns: 6.5rem minmax(0, 1fr) 6.5rem;
        }
        .trick {
            grid-column: 2;
            grid-row: 1;
        }
        .centre {
            flex-direction: column;
            min-height: 9rem;
            text-align: center;
        }
        .centre.right {
            grid-column: 3;
        }
        .centre svg.medallion {
            width: 4.5rem;
        }
        .seen {
            justify-content: center;
        }
    }
`;

const people = css`
    .cast {
        display: grid;
        gap: var(--space-2);
    }
    .cast li {
        display: flex;
        gap: var(--space-2);
        padding: var(--space-2);
        border: 1px solid transparent;
        border-radius: var(--round-m);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .cast li.own {
        border-color: var(--gold);
        background: var(--surface);
    }
    .cast svg {
        flex: none;
        width: 2.75rem;
        height: 2.75rem;
    }
    .cast b {
        font: 600 var(--text-m) / 1.3 var(--serif);
    }
    .cast i {
        margin-inline-start: var(--space-1);
        color: var(--gold);
        font-style: normal;
        font-weight: 600;
    }
    .cast p {
        color: var(--ink-soft);
    }
    .role {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
        padding: 0 var(--space-1);
    }
    .role > svg {
        flex: none;
        width: 3rem;
    }
    .about {
        flex: 1;
        min-width: 0;
    }
    .role h2 {
        font-size: var(--text-l);
    }
    .role ol {
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .role li {
        display: flex;
        align-items: center;
        gap: 0.35em;
    }
    .role b {
        white-space: nowrap;
    }
    .role li svg {
        flex: none;
        color: var(--gold);
    }
    .role .met svg {
        color: var(--good);
    }
    @container (min-width: 700px) {
        .role {
            padding: var(--space-3);
            border: 1px solid var(--line-soft);
            border-radius: var(--round-l);
            background: var(--surface);
        }
        .role > svg {
            width: 4.5rem;
        }
        .role m-button {
            display: none;
        }
    }
`;

const choices = css`
    .why {
        min-height: 0;
    }
    .why p {
        display: flex;
        gap: var(--space-2);
        align-items: start;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--bad);
        border-radius: var(--round-m);
        background: var(--surface);
        animation: appear var(--calm) var(--ease);
    }
    .why svg {
        flex: none;
        margin-top: 0.25em;
        color: var(--bad);
    }
    .choices {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--space-2);
        font-size: var(--text-s);
    }
    .choices.cards {
        --card-width: 3.25rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
    }
    .choice {
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        line-height: 1.2;
        text-align: start;
    }
    @container (min-width: 700px) {
        .choices {
            display: flex;
            flex-wrap: wrap;
            justify-content: center;
            font-size: var(--text-m);
        }
    }
    .choice svg {
        flex: none;
        width: 2rem;
        height: 2rem;
    }
    .choice > span::first-letter {
        text-transform: uppercase;
    }
    .history {
        --card-width: 2.75rem;
        display: grid;
        gap: var(--space-3);
    }
    .history li {
        display: grid;
        gap: var(--space-1);
    }
    .history .label {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .history .cards {
        display: flex;
        gap: var(--space-1);
    }
`;

export const styles = [layout, middle, people, choices, scene, motion];
