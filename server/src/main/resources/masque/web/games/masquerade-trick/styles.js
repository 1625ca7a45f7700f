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
    /* What is wanted and how far it is takes four lines on a phone. */
    m-goal {
        --goal-lines: 4;
        --goal-size: 0.75rem;
    }
    .mine {
        gap: var(--space-1);
    }
    /* Room for two lines, so that nothing moves when there are two. */
    .dock m-prompt {
        display: grid;
        min-height: 3.25rem;
    }
    .aside {
        grid-template-rows: auto auto auto minmax(6rem, 1fr) auto auto;
    }
    @container (min-width: 700px) {
        m-goal {
            --goal-lines: 2;
            --goal-size: 0.9375rem;
        }
        .dock m-prompt {
            min-height: 0;
        }
        .mine {
            grid-template-columns: minmax(15rem, 19rem) minmax(0, 1fr);
            gap: var(--space-4);
        }
    }
    /* A tablet held upright has room for the cast below. */
    @container (min-width: 700px) and (max-width: 1079px) and (min-height: 900px) {
        .table {
            grid-template: 'goal' auto 'board' minmax(0, 1fr) 'dock' auto 'aside' auto / minmax(0, 1fr);
        }
        .aside {
            grid-area: aside;
            grid-template-rows: auto auto auto 6rem auto;
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

/* The masks flank what is told of the trick; the cards lie below, as large as the place allows. */
const middle = css`
    .middle {
        container: middle / size;
        width: 100%;
        height: 100%;
        min-height: 4rem;
    }
    /* An oval around it takes room at the top where nobody sits there. */
    @container (min-width: 700px) {
        .middle {
            --rim: 2.5rem;
        }
    }
    .felt {
        --above: 0rem;
        --beside: 0rem;
        --told: 4.5rem;
        --named: 2.75rem;
        --many: 4;
        --card-width: clamp(
            2.25rem,
            min((100cqi - var(--beside) - 2.25rem) / var(--many), (100cqb - var(--above) - var(--told) - var(--named) - 0.5rem) / 1.4),
            11rem
        );
        display: grid;
        grid-template: 'left heading right' var(--told) 'laid laid laid' minmax(0, 1fr) / minmax(0, 1fr) auto minmax(0, 1fr);
        align-items: center;
        gap: 0 var(--space-2);
        height: 100%;
        padding-top: var(--above);
    }
    .three {
        --above: var(--rim, 0rem);
        --many: 3;
    }
    .trick {
        display: contents;
    }
    .heading {
        grid-area: heading;
        display: grid;
        justify-items: center;
        max-width: min(50cqi, 30rem);
        max-height: 100%;
        overflow: hidden;
        text-align: center;
    }
    .counter,
    .trump,
    .earlier {
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
        text-wrap: balance;
        word-break: auto-phrase;
    }
    .counter {
        font-family: var(--serif);
        font-weight: 600;
        letter-spacing: 0.03em;
    }
    .earlier {
        display: none;
    }
    .laid {
        grid-area: laid;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        height: 100%;
        border-radius: var(--round-l);
    }
    /* What is written below may be wider than the card, and does not push it aside. */
    .laid li {
        display: grid;
        grid-template-columns: 100%;
        align-content: start;
        justify-items: center;
        width: calc(var(--card-width) + 0.25rem);
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
        min-height: 1.2rem;
        color: var(--gold);
        font-size: var(--text-s);
        font-weight: 650;
        line-height: 1.2;
        white-space: nowrap;
    }
    .mark > span {
        display: inline-flex;
        align-items: center;
        gap: 0.2em;
    }
    .laid li:nth-child(odd) m-card {
        rotate: -1.6deg;
    }
    .laid li:nth-child(even) m-card {
        rotate: 1.3deg;
    }
    .centre {
        grid-area: left;
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        min-width: 0;
        max-height: 100%;
        font-size: var(--text-s);
        line-height: 1.2;
        text-align: center;
    }
    .centre.right {
        grid-area: right;
    }
    .centre svg.medallion {
        flex: none;
        width: 2.25rem;
    }
    .centre.guessed svg.medallion {
        border-radius: 50%;
        outline: 3px solid var(--gold);
    }
    .centre figcaption {
        min-width: 0;
        max-width: 100%;
    }
    .centre b {
        display: block;
        font-family: var(--serif);
        white-space: nowrap;
    }
    .seen {
        display: inline-flex;
        align-items: center;
        gap: 0.3em;
        max-width: 100%;
        color: var(--ink-soft);
    }
    .seen svg {
        flex: none;
    }
    /* Many long names have less room than they need. */
    .seen span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    @container middle (min-width: 30rem) {
        .earlier {
            display: block;
        }
    }
    @container middle (min-height: 24rem) {
        .felt {
            --told: 6rem;
        }
        .centre svg.medallion {
            width: 3.5rem;
        }
    }
    @container middle (min-width: 44rem) {
        .centre {
            flex-direction: row;
            gap: var(--space-2);
            text-align: start;
        }
        .centre.right {
            flex-direction: row-reverse;
            text-align: end;
        }
        .centre svg.medallion {
            width: 4rem;
        }
    }
    /* Where it is low, the masks lie beside the cards. */
    @container middle (max-height: 12rem) {
        .felt {
            --beside: 9rem;
            --told: 2.25rem;
            grid-template: 'heading heading heading' var(--told) 'left laid right' minmax(0, 1fr) / 4rem minmax(0, 1fr) 4rem;
        }
        .heading {
            max-width: none;
        }
        .earlier {
            display: none;
        }
        .centre,
        .centre.right {
            flex-direction: column;
            gap: 0;
            text-align: center;
        }
        .centre svg.medallion {
            width: 2.25rem;
        }
        .centre b {
            white-space: normal;
        }
    }
`;

/* A phone on its side where something is seen again: there is room for the cards alone. */
const lowest = css`
    @container middle (max-height: 8rem) {
        .felt {
            --told: 0rem;
            --named: 0rem;
        }
        .heading,
        .by,
        .mark,
        .centre figcaption {
            display: none;
        }
    }
`;

/* A phone on its side: what is one's own lies beside the table. */
const low = css`
    @container (max-height: 26rem) and (min-width: 34rem) {
        m-goal {
            --goal-lines: 4;
            --goal-size: 0.75rem;
        }
        .dock {
            gap: var(--space-1);
        }
        .dock m-prompt {
            --text-l: 1rem;
            min-height: 3.25rem;
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
        .medal svg {
            width: 2.25rem;
        }
        /* The goal says it above. */
        .role ol {
            display: none;
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
        /* The way on lies beside the scene. */
        .ended:not(.closed) .board {
            grid-column: 1;
        }
        .choices {
            display: grid;
        }
        /* Two rows of buttons, whatever room the hand takes. */
        .place {
            min-height: 6.25rem;
        }
        .choice {
            font-size: var(--text-s);
        }
        .choice svg,
        .choice.away svg {
            display: none;
        }
    }
`;

export const styles = [layout, middle, lowest, people, choices, scene, low];
