// How the pages of a tournament are laid out. They are not in the style sheet of all pages, since most visits need none of it.
import {css} from "lit";
import {screenStyles} from "./screen-styles.js";

const styles = css`
    .tournament h1 {
        font-size: var(--text-xxl);
        color: var(--gold);
    }
    .tournament h3 {
        margin-top: var(--space-4);
        font-size: var(--text-m);
    }
    .tournament {
        gap: var(--space-4);
    }
    .tournament > .about {
        display: grid;
        gap: var(--space-2);
    }
    .tournament .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: var(--space-3);
    }
    .tournament details.panel {
        display: block;
    }
    .tournament summary {
        min-height: 2.75rem;
        align-content: center;
        font: 600 var(--text-l) / 1.2 var(--serif);
        cursor: pointer;
    }
    .tournament .panel summary + * {
        margin-top: var(--space-2);
    }
    .status {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-4);
        font-size: var(--text-l);
    }
    .status .phase {
        padding: var(--space-1) var(--space-3);
        border: 1px solid var(--line);
        border-radius: var(--round-full);
        font-size: var(--text-m);
    }
    .status[data-phase="running"] .phase {
        border-color: var(--gold);
    }
    .status .left {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        font-weight: 600;
    }
    .tokens,
    .tokens > span {
        display: inline-flex;
        align-items: center;
        gap: 0.25em;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
    }
    .tokens > .unseen {
        display: block;
    }
    .tokens svg {
        width: 1.25em;
        height: 1.25em;
        color: var(--gold);
    }
    .tag {
        padding: 0 var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-full);
        color: var(--ink-soft);
        font-size: var(--text-s);
        font-weight: 400;
        white-space: nowrap;
    }
    .crowned svg {
        display: inline-block;
        width: 1.25em;
        height: 1.25em;
        color: var(--gold);
        vertical-align: -0.2em;
    }
    .big {
        min-height: 3.5rem;
        font-size: var(--text-l);
    }
    .tournament .button.small {
        padding-inline: var(--space-3);
    }
    .half,
    .calls,
    masque-joining,
    masque-challenging {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: var(--space-4);
    }
    .calls:empty {
        display: none;
    }
    .tournament .called,
    .tournament .own-match {
        border: 2px solid var(--gold);
        background: var(--surface-raised);
        box-shadow: var(--glow);
    }
    .called .head,
    .asked .head {
        align-items: baseline;
    }
    .answers {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--space-2);
    }
    .answers .accept {
        min-height: 3.5rem;
        font-size: var(--text-l);
    }
    .answers .accept m-clock {
        color: inherit;
        font-weight: 400;
    }
    .answers .accept,
    .answers .mute {
        grid-column: 1 / -1;
    }
    .panel.own {
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2) var(--space-4);
    }
    .own > .grow {
        display: grid;
    }
    .own .holding {
        font-size: var(--text-xxl);
        font-weight: 600;
        line-height: 1;
    }
    .own .hint {
        grid-column: 1 / -1;
    }
    .tournament .lines {
        margin: 0;
        padding: 0;
        list-style: none;
    }
    .lines > li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: end;
        gap: var(--space-1) var(--space-3);
        min-height: 3rem;
        padding-block: var(--space-1);
    }
    .lines > li + li {
        border-top: 1px solid var(--line-soft);
    }
    .lines .what {
        flex: 1 1 9rem;
        min-width: 0;
    }
    .match .what {
        display: grid;
    }
    .challenging .what {
        flex-basis: 4rem;
    }
    .lines .what > .quiet {
        margin-inline-start: var(--space-2);
    }
    .match .what > .quiet {
        margin-inline-start: 0;
    }
    .lines.said > li {
        justify-content: start;
        min-height: 0;
        border: 0;
        font-size: var(--text-s);
    }
    .lines.events > li {
        flex-wrap: nowrap;
        align-items: baseline;
        justify-content: start;
        min-height: 0;
    }
    .standings {
        width: 100%;
        font-size: var(--text-m);
    }
    .standings th,
    .standings td {
        padding: var(--space-2);
        vertical-align: middle;
        white-space: nowrap;
    }
    .standings thead th {
        color: var(--ink-soft);
        font-size: var(--text-s);
        font-weight: 400;
    }
    .standings td:first-child {
        width: 2.5rem;
        font-variant-numeric: tabular-nums;
    }
    .standings tbody th {
        width: 100%;
        white-space: normal;
    }
    .standings .own {
        background: var(--surface-raised);
        box-shadow: inset 3px 0 var(--gold);
    }
    .standings .gone {
        color: var(--ink-soft);
    }
    .standings .gone th {
        font-weight: 400;
    }
    .tournament .champions {
        justify-items: center;
        padding-block: var(--space-5);
        border-color: var(--gold);
        background: radial-gradient(90% 90% at 50% 0%, var(--felt), transparent 80%) var(--surface);
        text-align: center;
    }
    .champions > svg {
        height: 7.5rem;
        filter: drop-shadow(0 0 1rem var(--lamp));
    }
    .champions h2 {
        font-size: var(--text-xl);
        color: var(--gold);
    }
    @media (prefers-reduced-motion: no-preference) {
        .champions > svg,
        .called {
            animation: arrive var(--stage) var(--ease);
        }
        @keyframes arrive {
            from {
                transform: scale(0.96);
                opacity: 0;
            }
        }
    }
    .report,
    .winners,
    .bots-too {
        display: grid;
        gap: var(--space-2);
    }
    .tournament .check {
        min-height: 2.75rem;
    }
    .pair {
        display: grid;
        grid-template-columns: 1fr 1fr;
        align-items: end;
        gap: var(--space-3);
    }
    .pair input,
    .pair select,
    .bots input,
    .bots select {
        width: 100%;
    }
    .bots {
        display: grid;
        grid-template-columns: 6.5rem minmax(0, 1fr);
        align-items: end;
        gap: var(--space-3);
    }
    .bots .button {
        grid-column: 1 / -1;
    }
    .hand-on {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-2);
    }
    .hand-on .field {
        flex: 1 1 12rem;
    }
    .hand-on input {
        width: 100%;
    }
    .inviting .row {
        align-items: center;
    }
    .control .step {
        min-width: 3.5rem;
        padding-inline: var(--space-2);
        font-variant-numeric: tabular-nums;
    }
    .tournament.new {
        max-width: 38rem;
    }
    .tournament input[type="radio"] {
        flex: none;
        width: 1.375rem;
        height: 1.375rem;
        min-height: 0;
        margin: 0;
        padding: 0;
        accent-color: var(--gold-deep);
    }
    @media (min-width: 60rem) {
        .tournament:not(.new, .narrow) {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
            align-items: start;
        }
        .tournament > :not(.half) {
            grid-column: 1 / -1;
        }
        .tournament > .about {
            grid-template-columns: minmax(0, 1fr) auto;
            align-items: center;
        }
    }
    ${screenStyles}
`;

let adopted = false;

/** Has the page look like this; doing it twice changes nothing. */
export function adopt() {
    if (adopted) return;
    adopted = true;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, /** @type {CSSStyleSheet} */ (styles.styleSheet)];
}
