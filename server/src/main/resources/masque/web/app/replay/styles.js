// How a replay is laid out. The table has the window; what the bots thought stands beside it or below, and what is kept always below.
import {css} from "lit";

const styles = css`
    .replay .theatre,
    .replay .hall {
        display: flex;
        flex-direction: column;
        gap: var(--space-2);
        min-width: 0;
    }
    .told {
        flex: none;
        height: 2.5rem;
        margin: 0;
        padding: 0 var(--space-3);
        overflow-y: auto;
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.25rem;
        list-style: none;
        text-align: center;
    }
    .told li::first-letter {
        text-transform: uppercase;
    }

    /* As high as the window: the table takes what is left and measures itself by it (cqb). */
    @media (min-height: 33rem), (min-width: 40rem) and (min-height: 20rem) {
        .shown .hall {
            height: 100vh;
            height: 100dvh;
            padding-bottom: max(var(--space-2), env(safe-area-inset-bottom));
        }
        .shown .stage {
            display: flex;
            flex: 1 1 0;
            flex-direction: column;
            min-height: 0;
            overflow: auto;
            container-type: size;
        }
        .shown .stage > * {
            flex: 1 1 0;
            min-height: 0;
            height: 100%;
        }
    }
    .shown {
        padding-bottom: var(--space-4);
    }

    /* One line: steps, the bar, and the ways to see it. */
    .controls {
        position: relative;
        z-index: 5;
        display: grid;
        flex: none;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-1) var(--space-4);
        padding: var(--space-1) var(--space-3);
    }
    .steps {
        display: flex;
        gap: var(--space-1);
    }
    .steps .button,
    .controls .more {
        min-width: 2.5rem;
        min-height: 2.5rem;
        padding: 0 var(--space-2);
        font-size: 1.25rem;
    }
    .steps .chief {
        min-width: 3.25rem;
    }
    .controls .more {
        display: none;
    }
    .scrub {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-width: 0;
    }
    .scrub label {
        position: relative;
        flex: 1;
        min-width: 3rem;
    }
    .scrub input {
        display: block;
        width: 100%;
        min-height: 1.75rem;
        margin: 0;
        accent-color: var(--gold);
    }
    .scrub .quiet {
        flex: none;
        min-width: 5.5rem;
        font-size: var(--text-s);
        font-variant-numeric: tabular-nums;
        text-align: end;
    }
    .marks {
        position: absolute;
        inset: auto 0.5rem 0;
        width: calc(100% - 1rem);
        height: 0.375rem;
        overflow: visible;
        pointer-events: none;
    }
    .marks path {
        stroke: var(--gold-deep);
        stroke-width: 2px;
        vector-effect: non-scaling-stroke;
    }
    .marks .hints {
        stroke: var(--good);
        stroke-width: 4px;
    }
    .ways {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
    }
    .ways label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
    }
    .ways select {
        width: 10rem;
        min-width: 0;
        min-height: 2.5rem;
        padding-inline: var(--space-2);
        text-overflow: ellipsis;
    }
    .ways .speed select {
        width: 5rem;
    }
    .controls .mind {
        display: none;
        min-height: 2.5rem;
        padding: 0 var(--space-2);
        font-size: 1.25rem;
    }
    .mind[aria-pressed="true"] {
        color: var(--gold);
    }
    .ways span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
    }
    @media (min-width: 100rem) and (min-height: 33.01rem) {
        .ways span {
            position: static;
            width: auto;
            height: auto;
            clip-path: none;
        }
        .ways select {
            width: 14rem;
        }
        .ways .speed select {
            width: 5rem;
        }
    }
    @media (max-width: 69.99rem) {
        .controls {
            grid-template-columns: auto minmax(0, 1fr);
        }
        .scrub {
            grid-row: 1;
            grid-column: 1 / -1;
        }
        .ways {
            justify-content: end;
        }
    }

    /* Where there is no room, the ways to see it are behind a button. */
    @media (max-width: 43.75rem), (max-height: 33rem) {
        .replay .bar masque-who {
            display: none;
        }
        .controls {
            grid-template-columns: minmax(0, 1fr) auto;
            padding: var(--space-1) var(--space-2);
        }
        .controls .more {
            display: inline-flex;
        }
        .steps {
            justify-content: space-between;
            gap: 2px;
        }
        .steps .button,
        .controls .more {
            flex: 0 1 2.5rem;
            min-width: 2rem;
            padding: 0;
        }
        .scrub .quiet {
            min-width: 4.5rem;
        }
        .ways {
            position: absolute;
            z-index: 1;
            inset: auto 0 calc(100% + var(--space-1));
            display: none;
            padding: var(--space-3);
            border: 1px solid var(--line);
            border-radius: var(--round-m);
            background: var(--surface-raised);
            box-shadow: var(--lift);
        }
        .ways.open {
            display: grid;
        }
        .ways label {
            justify-content: space-between;
        }
        .ways span {
            position: static;
            width: auto;
            height: auto;
            clip-path: none;
        }
        .ways select,
        .ways .speed select {
            width: 14rem;
        }
    }

    /* Low and wide: the line above and the controls share one. */
    @media (max-height: 33rem) and (min-width: 40rem) {
        .shown .hall {
            display: grid;
            grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr);
            gap: var(--space-1);
            padding-bottom: var(--space-1);
        }
        .shown .bar {
            min-height: 2.75rem;
        }
        .shown .bar h1 {
            position: absolute;
            width: 1px;
            height: 1px;
            clip-path: inset(50%);
        }
        .shown .bar .brand span {
            display: none;
        }
        .shown .controls {
            grid-row: 1;
            grid-column: 2;
            grid-template-columns: auto minmax(0, 1fr) auto;
            align-self: center;
            gap: var(--space-2);
            padding-block: 0;
        }
        .shown .scrub {
            grid-row: 1;
            grid-column: 2;
        }
        .shown .ways {
            inset: calc(100% + var(--space-1)) 0 auto auto;
        }
        .shown .stage,
        .shown .told,
        .shown .hall > .prompt,
        .shown .hall > .trouble {
            grid-column: 1 / -1;
        }
        .shown .told {
            height: 1.25rem;
        }
    }

    .thoughts {
        display: grid;
        gap: var(--space-2);
        align-content: start;
        padding: var(--space-3);
    }
    .thoughts h2 {
        font-size: var(--text-l);
    }
    .thoughts h3 {
        font-size: var(--text-m);
    }
    .thoughts .why {
        font-size: var(--text-s);
    }
    .thoughts .lines {
        display: grid;
        gap: var(--space-2);
        margin: 0;
        padding: 0;
        list-style: none;
    }
    .thoughts .lines li {
        padding-inline-start: var(--space-2);
        border-inline-start: 3px solid transparent;
        font-size: var(--text-s);
    }
    .thoughts .lines .chosen {
        border-color: var(--gold);
    }
    .thoughts .why + .lines li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 3rem;
        align-items: end;
        gap: var(--space-2);
    }
    .thoughts .why + .lines .quiet {
        font-variant-numeric: tabular-nums;
        text-align: end;
    }
    .thoughts table {
        width: 100%;
    }
    .thoughts th,
    .thoughts td {
        padding: var(--space-1) var(--space-2);
        font-size: var(--text-s);
    }
    .thoughts td {
        width: 65%;
    }
    @media (min-width: 64rem) and (min-height: 33rem) {
        .shown .theatre:has(.thoughts) {
            display: grid;
            grid-template: auto auto minmax(0, 1fr) auto auto auto / minmax(0, 1fr) 19rem;
            gap: 0 var(--space-3);
            height: 100vh;
            height: 100dvh;
            padding-bottom: var(--space-2);
        }
        .shown .theatre:has(.thoughts) .hall {
            display: contents;
        }
        .shown .thoughts {
            grid-row: 1 / 6;
            grid-column: 2;
            min-height: 0;
            margin-top: var(--space-2);
            overflow: auto;
        }
        .shown .bar {
            grid-row: 1;
        }
        .shown .trouble {
            grid-row: 2;
        }
        .shown .stage {
            grid-row: 3;
        }
        .shown .hall > .prompt {
            grid-row: 4;
        }
        .shown .told {
            grid-row: 5;
            margin-top: var(--space-2);
        }
        .shown .controls {
            grid-row: 6;
            grid-column: 1 / -1;
            margin-top: var(--space-2);
        }
        .controls .mind {
            display: inline-flex;
        }
    }

    masque-coach {
        display: contents;
    }
    .coach {
        display: grid;
        gap: var(--space-3);
    }
    .coach p {
        max-width: 60rem;
    }
    .coach progress {
        width: min(20rem, 100%);
        accent-color: var(--gold);
    }
    .coach [role="status"]:empty {
        margin-top: calc(-1 * var(--space-3));
    }
    .coach .ask {
        margin-top: var(--space-2);
    }
    .costs {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
    }
    .costs li {
        display: grid;
        align-content: start;
        gap: var(--space-1);
        padding: var(--space-3);
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--gold);
        border-radius: var(--round-m);
        background: var(--surface-raised);
    }
    .costs .blunder {
        border-inline-start-color: var(--bad);
    }
    .costs .button {
        justify-self: start;
        min-height: 2.5rem;
    }
    .keeping {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
        padding: var(--space-2) var(--space-3);
    }
    .keeping .button {
        min-height: 2.5rem;
    }
    .keeping .link {
        display: flex;
        flex: 1 1 16rem;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
    }
    .keeping .link span {
        flex: none;
    }
    .keeping input {
        flex: 1;
        min-width: 4rem;
    }
    .keeping .finding:empty {
        display: none;
    }
    .finding {
        flex-basis: 100%;
    }
    @media (max-width: 43.75rem) {
        .keeping .link span {
            display: none;
        }
    }
`;

let adopted = false;

/** Has the page look like this; doing it twice changes nothing. */
export function adopt() {
    if (adopted) return;
    adopted = true;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, /** @type {CSSStyleSheet} */ (styles.styleSheet)];
}
