/** How much of something is there: a bar with its words above it. */
import {LitElement, css, html} from "lit";
import {base} from "./base.js";

/** It is `near` where it is nearly full, which its words say as well. */
export class Meter extends LitElement {
    static properties = {words: {}, have: {type: Number}, goal: {type: Number}, near: {type: Boolean, reflect: true}};
    static styles = [
        base,
        css`
            :host {
                display: block;
                color: var(--ink-soft);
                font-size: var(--text-s);
                line-height: 1.25;
            }
            svg {
                width: 100%;
                height: 0.375rem;
                margin-top: 2px;
                color: var(--gold);
            }
            :host([near]) svg {
                color: var(--bad);
            }
        `,
    ];

    constructor() {
        super();
        this.words = "";
        this.have = 0;
        this.goal = 1;
        this.near = false;
    }

    render() {
        const share = Math.max(0, Math.min(100, (100 * this.have) / this.goal)).toFixed(1);
        return html`${this.words}<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" rx="2" fill="currentColor" opacity="0.25"/><rect width=${share} height="6" rx="2" fill="currentColor"/></svg>`;
    }
}
