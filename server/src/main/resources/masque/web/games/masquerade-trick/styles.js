/** How the table of Masquerade Trick is laid out: one column on a phone, the cast beside the table where there is room. */
import {css} from "lit";
import {choices, people} from "./people-styles.js";
import {scene} from "./scene-styles.js";

const layout = css`
    :host {
        --ivory: #f8eed8;
        --dark: #1a1733;
        --medal: #393b80;
    }
    .mine {
        gap: var(--space-1);
    }
    .aside {
        grid-template-rows: auto auto minmax(8rem, 1fr) auto auto;
    }
    @container (min-width: 700px) {
        .mine {
            grid-template-columns: minmax(15rem, 19rem) minmax(0, 1fr);
            gap: var(--space-4);
        }
    }
    /* A tablet held upright has room for the cast below. */
    @container (min-width: 700px) and (max-width: 1079px) and (min-height: 900px) {
        .table {
            grid-template-rows: minmax(0, 1fr) auto auto;
        }
        .aside {
            grid-template-rows: auto auto 7rem auto;
            display: grid;
        }
        .aside .cast {
            grid-template-columns: repeat(3, minmax(0, 1fr));
        }
        .tools {
            display: none;
        }
    }
    @container (min-width: 1080px) {
        .mine {
            grid-template-columns: 16rem minmax(0, 1fr) 8rem;
        }
    }
    @container (min-width: 1560px) {
        .mine {
            grid-template-columns: 22rem minmax(0, 1fr) 12rem;
        }
    }
`;

/* The masks flank what is told of the trick; the cards lie below. */
const middle = css`
    .middle {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        grid-template-rows: auto auto minmax(0, 1fr);
        align-items: center;
        gap: 0 var(--space-2);
        height: 100%;
    }
    .trick {
        display: contents;
    }
    .heading {
        grid-column: 1 / -1;
        grid-row: 1;
        display: grid;
        justify-items: center;
        text-align: center;
    }
    .counter {
        color: var(--ink-soft);
        font: 600 var(--text-s) / 1.3 var(--serif);
        letter-spacing: 0.04em;
    }
    .laid {
        --card-width: clamp(3rem, min(15.5cqi, 13cqb), 5.25rem);
        grid-column: 1 / -1;
        grid-row: 3;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2) var(--space-1);
        height: 100%;
        min-height: calc(var(--card-width) * 1.4 + 2.75rem);
        padding: var(--space-1);
        border-radius: var(--round-l);
        background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
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
        display: none;
        max-width: min(24rem, 20cqi);
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.35;
        text-wrap: balance;
    }
    .centre {
        grid-row: 2;
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 3rem;
        font-size: var(--text-s);
        line-height: 1.25;
    }
    .centre.right {
        grid-column: 2;
        flex-direction: row-reverse;
        text-align: end;
    }
    .centre svg.medallion {
        flex: none;
        width: 2.5rem;
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
    }
    .seen svg {
        flex: none;
    }
    /* Many long names have less room than they need. */
    .seen span {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
    }
    @container (min-width: 700px) {
        .middle {
            grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
            grid-template-rows: auto auto;
            align-content: center;
            gap: min(3cqb, var(--space-5)) var(--space-3);
        }
        .heading {
            grid-column: 2;
        }
        .centre {
            grid-row: 1;
        }
        .centre.right {
            grid-column: 3;
        }
        .laid {
            grid-row: 2;
            --card-width: clamp(4rem, min(10.2cqi, 15cqb), 11rem);
            gap: var(--space-2);
            height: auto;
            padding: 0;
            background: none;
        }
        /* Nobody's hand needs the room. */
        .watching .laid {
            --card-width: clamp(4rem, min(10.2cqi, 21cqb), 15rem);
        }
        .earlier {
            display: block;
        }
        .centre {
            justify-content: flex-end;
            font-size: var(--text-m);
        }
        .centre svg.medallion {
            width: clamp(3rem, min(8cqb, 6cqi), 5rem);
        }
    }
`;

/* A phone on its side: the table on the left, what is one's own on the right. */
const low = css`
    @container (min-width: 600px) and (max-height: 440px) {
        .table {
            grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
            grid-template-rows: minmax(0, 1fr);
            gap: var(--space-3);
        }
        .board {
            overflow: hidden auto;
        }
        .dock {
            grid-row: 1;
            grid-column: 2;
            align-content: safe end;
            position: static;
            min-height: 0;
            overflow-y: auto;
        }
        .closed .board {
            grid-column: 1 / -1;
        }
        .mine {
            grid-template-columns: minmax(0, 1fr);
            gap: var(--space-1);
        }
        .role {
            padding: 0 var(--space-1);
            border: 0;
            background: none;
        }
        .role > svg {
            width: 3rem;
        }
        .role .tools {
            flex-direction: row;
        }
        .tools {
            display: flex;
        }
        .aside {
            display: none;
        }
        .why {
            position: static;
        }
    }
`;

export const styles = [layout, middle, people, choices, scene, low];
