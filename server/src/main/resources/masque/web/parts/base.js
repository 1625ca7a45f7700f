/** What every part's own style sheet begins with. */
import {css} from "lit";

export const base = css`
    *,
    *::before,
    *::after {
        box-sizing: border-box;
    }
    :host {
        font-family: var(--sans);
        color: var(--ink);
    }
    :host([hidden]) {
        display: none;
    }
    h2,
    h3 {
        margin: 0;
        font-family: var(--serif);
        font-weight: 600;
        line-height: 1.2;
    }
    p,
    ul,
    ol,
    dl,
    dd,
    figure {
        margin: 0;
        padding: 0;
    }
    ul,
    ol {
        list-style: none;
    }
    button {
        font: inherit;
        color: inherit;
        cursor: pointer;
    }
    svg {
        display: block;
    }
    a {
        color: var(--gold);
        text-underline-offset: 0.2em;
    }
    :focus-visible {
        outline: 3px solid var(--gold-bright);
        outline-offset: 2px;
    }
    .unseen {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
    }
    @media (prefers-reduced-motion: reduce) {
        *,
        *::before,
        *::after {
            animation: none !important;
            transition: none !important;
        }
    }
`;

/** A key of the keyboard, so that its number is not taken for a value. Hints are there once somebody has used a key. */
export const keyCap = css`
    kbd {
        z-index: 1;
        padding: 0 0.35em;
        border: 1px solid var(--line);
        border-bottom-width: 3px;
        border-radius: var(--round-s);
        background: var(--surface-raised);
        color: var(--ink);
        font: 600 0.6875rem/1.2 var(--sans);
        text-align: center;
    }
`;

/** The look of a button, for parts that draw their own. */
export const buttons = css`
    .button {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        min-height: 2.75rem;
        padding: var(--space-2) var(--space-4);
        border: 1px solid var(--line);
        border-radius: var(--round-full);
        background: var(--surface-raised);
        color: var(--ink);
        font-weight: 600;
        text-decoration: none;
        transition:
            border-color var(--quick),
            background-color var(--quick);
    }
    .button:hover {
        border-color: var(--gold);
    }
    .button.chief {
        border-color: transparent;
        background: var(--gold);
        color: var(--on-gold);
    }
    .button.chief:hover {
        background: var(--gold-bright);
    }
    .button.plain {
        border-color: transparent;
        background: none;
    }
    .button.small {
        min-height: 2rem;
        padding: var(--space-1) var(--space-3);
        font-size: var(--text-s);
    }
    .button:disabled {
        border-color: var(--line-soft);
        background: none;
        color: var(--ink-soft);
        cursor: default;
    }
`;
