// How a lesson is laid out: what is said stands in a bubble above the table, and what it is about has a rim around it.
import {css} from "lit";

const styles = css`
    .bubble-row {
        position: relative;
        z-index: 6;
        flex: none;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-1) var(--space-3);
        min-height: 5.5rem;
        padding: var(--space-2) var(--space-4);
        border: 2px solid var(--gold);
        border-radius: var(--round-l);
        background: var(--surface-raised);
        box-shadow: var(--lift);
    }
    .bubble-row .guide {
        grid-row: span 2;
        width: 3rem;
        height: 3rem;
    }
    .bubble-row .said {
        align-self: center;
        font-size: var(--text-m);
        line-height: 1.4;
        text-wrap: pretty;
        word-break: auto-phrase;
    }
    .bubble-row .otherwise {
        padding-inline-start: var(--space-2);
        border-inline-start: 3px solid var(--gold);
    }
    .bubble-row .count-steps {
        grid-column: 2;
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .bubble-row .ways {
        grid-column: 3;
        grid-row: 1 / span 2;
        display: flex;
        gap: var(--space-2);
    }
    /* From the bubble down to what it is about. */
    .lesson .rim::before {
        content: '';
        position: absolute;
        bottom: 100%;
        left: calc(50% - 0.6rem);
        border: 0.6rem solid transparent;
        border-top-color: var(--gold);
        border-bottom: 0;
    }
    @media (prefers-reduced-motion: no-preference) {
        .lesson .rim {
            animation: rim 1.6s ease-in-out infinite alternate;
        }
        @keyframes rim {
            to {
                opacity: 0.45;
            }
        }
    }
    @media (max-width: 43rem), (max-height: 26rem) {
        .bubble-row {
            grid-template-columns: minmax(0, 1fr) auto;
            min-height: 0;
            padding: var(--space-2) var(--space-3);
        }
        .bubble-row .guide {
            display: none;
        }
        .bubble-row .said {
            grid-column: 1 / -1;
            font-size: 0.875rem;
            line-height: 1.35;
        }
        .bubble-row .count-steps {
            grid-column: 1;
        }
        .bubble-row .ways {
            grid-column: 2;
            grid-row: auto;
        }
        .bubble-row .button {
            min-height: 2.25rem;
        }
    }
    /* A phone on its side has no row to spare: the bubble lies in the middle of the line above the table, between the way
       home and the heading with the rules. */
    @media (max-height: 26rem) {
        .lesson {
            --low-prompt: 3.5rem;
        }
        .lesson .bar {
            display: grid;
            grid-template-columns: minmax(0, 1fr) 6.5rem;
            align-content: center;
            gap: 0;
            min-height: 4.5rem;
            padding-block: 2px;
        }
        .lesson .bar .brand {
            grid-row: span 2;
            justify-self: start;
        }
        .lesson .bar .spring {
            display: none;
        }
        .lesson .bar h1 {
            display: -webkit-box;
            grid-column: 2;
            font-size: 0.8125rem;
            line-height: 1.15;
            text-align: center;
            white-space: normal;
            -webkit-box-orient: vertical;
            -webkit-line-clamp: 2;
        }
        .lesson .bar .button {
            grid-column: 2;
            justify-self: center;
            min-height: 1.75rem;
            padding-block: 0;
        }
        .bubble-row {
            position: fixed;
            z-index: 15;
            inset: 2px 7.75rem auto 3.75rem;
            grid-template-columns: minmax(0, 1fr) auto;
            grid-template-rows: 1fr auto;
            gap: 0 var(--space-3);
            height: 4.4rem;
            padding: 2px var(--space-3);
        }
        .bubble-row .said {
            grid-column: 1;
            grid-row: 1 / span 2;
            font-size: 0.8125rem;
            line-height: 1.2;
        }
        .bubble-row .count-steps {
            grid-column: 2;
            grid-row: 2;
            font-size: 0.75rem;
            text-align: center;
        }
        .bubble-row .ways {
            grid-column: 2;
            grid-row: 1;
            justify-self: end;
            align-self: center;
            gap: 0;
        }
        .bubble-row .ways .button {
            padding-inline: var(--space-2);
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
