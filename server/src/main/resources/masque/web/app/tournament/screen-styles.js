// How a tournament looks on a projector: every letter is at least a twenty-fifth of the height, and nothing scrolls.
import {css} from "lit";

export const screenStyles = css`
    .big-screen {
        --letter: max(1rem, min(4.1vh, 2.5vw));
        position: fixed;
        inset: 0;
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 9fr) minmax(0, 11fr);
        gap: 2vh 2vw;
        padding: 2.5vh 2vw;
        overflow: hidden;
        font-size: var(--letter);
        line-height: 1.2;
    }
    .big-screen > header {
        display: flex;
        grid-column: 1 / -1;
        align-items: center;
        gap: 2vw;
        min-width: 0;
    }
    .big-screen h1 {
        flex: 1;
        min-width: 0;
        overflow: hidden;
        color: var(--gold);
        font-size: calc(1.55 * var(--letter));
        line-height: 1.4;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .big-screen h2 {
        display: flex;
        justify-content: space-between;
        gap: 1vw;
        color: var(--gold);
        font-size: calc(1.1 * var(--letter));
        white-space: nowrap;
    }
    .big-screen h2 .quiet {
        font: 400 var(--letter) / 1.2 var(--sans);
        font-variant-numeric: tabular-nums;
    }
    .big-screen .quiet {
        font-size: inherit;
    }
    .big-screen .phase {
        white-space: nowrap;
    }
    .big-screen .time {
        font-size: calc(2.1 * var(--letter));
        font-weight: 700;
        line-height: 1;
    }
    .big-screen .unit {
        display: flex;
        flex-direction: column;
        min-height: 0;
        padding: 1.6vh 1.4vw;
        border: 0.25vh solid var(--line-soft);
        border-radius: 2vh;
        background: var(--surface);
        gap: 1vh;
    }
    .big-screen .column {
        display: flex;
        flex-direction: column;
        gap: 2vh;
        min-width: 0;
        min-height: 0;
    }
    .big-screen .ranking,
    .big-screen .latest,
    .big-screen .welcoming {
        flex: 1;
    }
    .big-screen .under-way,
    .big-screen .joining-in {
        flex: none;
    }
    .big-screen .rows {
        flex: 1;
        min-height: 0;
        margin: 0;
        padding: 0;
        overflow: hidden;
        list-style: none;
    }
    .big-screen .rows > li {
        display: flex;
        align-items: center;
        gap: 0.8vw;
        min-width: 0;
        height: calc(1.62 * var(--letter));
        white-space: nowrap;
    }
    .big-screen .rows > li.tall {
        flex-wrap: wrap;
        align-content: center;
        height: calc(2.75 * var(--letter));
        gap: 0 0.8vw;
    }
    .big-screen .tall > .quiet {
        flex-basis: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
    }
    .big-screen .rows > li + li {
        border-top: 0.15vh solid var(--line-soft);
    }
    .big-screen .rank {
        flex: none;
        width: 2.1em;
        color: var(--ink-soft);
        font-variant-numeric: tabular-nums;
        text-align: end;
    }
    .big-screen .who {
        flex: 1 1 0;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
    }
    .big-screen .who.theirs {
        text-align: end;
    }
    .big-screen .score {
        flex: none;
        font-weight: 700;
        font-variant-numeric: tabular-nums;
    }
    .big-screen .gone {
        color: var(--ink-soft);
    }
    .big-screen svg {
        flex: none;
        width: 1.1em;
        height: 1.1em;
    }
    .big-screen .first .who {
        color: var(--gold);
        font-weight: 700;
    }
    .big-screen .joining-in {
        flex-direction: row;
        align-items: center;
        gap: 1.5vw;
        padding: 1.2vh 1.4vw;
    }
    .big-screen .joining-in > div {
        flex: 1;
        min-width: 0;
    }
    .big-screen .joining-in strong {
        display: block;
        font: 700 calc(1.9 * var(--letter)) / 1.15 var(--serif);
        letter-spacing: 0.12em;
    }
    .big-screen .scan {
        width: 20vh;
        height: 20vh;
        padding: 0.8vh;
    }
    .big-screen .welcoming {
        align-items: center;
        justify-content: center;
        gap: 2vh;
        text-align: center;
    }
    .big-screen .welcoming strong {
        font: 700 calc(3 * var(--letter)) / 1.1 var(--serif);
        letter-spacing: 0.12em;
    }
    .big-screen .welcoming .scan {
        width: 42vh;
        height: 42vh;
    }
    .big-screen .celebrated {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: 3vh;
        border-color: var(--gold);
        background: radial-gradient(90% 90% at 50% 0%, var(--felt), transparent 80%) var(--surface);
        text-align: center;
    }
    .big-screen .celebrated > svg {
        width: auto;
        height: 30vh;
        filter: drop-shadow(0 0 3vh var(--lamp));
    }
    .big-screen .celebrated h2 {
        display: block;
        font-size: calc(1.9 * var(--letter));
        white-space: normal;
    }
    .big-screen .reconnecting {
        font-size: var(--letter);
    }
`;
