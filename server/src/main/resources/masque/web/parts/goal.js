/** What one wants to achieve and how far that is, in a line that keeps its height; beside it the way to what everything means. */
import {LitElement, css, html} from "lit";
import {say} from "../app/words.js";
import {base, buttons} from "./base.js";
import {signs} from "./drawings.js";

export class Goal extends LitElement {
    static properties = {text: {}};
    static styles = [
        base,
        buttons,
        css`
            :host {
                --goal-lines: 3;
                --goal-size: 0.8125rem;
                display: flex;
                align-items: center;
                gap: var(--space-2);
                height: calc(var(--goal-lines) * var(--goal-size) * 1.3 + 2px);
                min-width: 0;
                container-type: inline-size;
            }
            .sign {
                flex: none;
                color: var(--gold);
                font-size: 1.25rem;
            }
            p {
                flex: 1;
                min-width: 0;
                align-content: center;
                min-height: 1.5rem;
                max-height: 100%;
                overflow-y: auto;
                scrollbar-width: none;
                color: var(--ink);
                font-size: var(--goal-size);
                line-height: 1.3;
                text-wrap: pretty;
            }
            p::first-letter {
                text-transform: uppercase;
            }
            .button {
                flex: none;
                width: 2rem;
                min-height: 2rem;
                padding: 0;
                font-family: var(--serif);
            }
        `,
    ];

    constructor() {
        super();
        this.text = "";
    }

    render() {
        return html`<span class="sign" aria-hidden="true">${signs.goal}</span>
            <p role="note" tabindex="0" aria-label=${say("parts-goal")}>${this.text}</p>
            <button class="button what" type="button" aria-label=${say("parts-what")} title=${say("parts-what-key")}
                @click=${() => this.dispatchEvent(new CustomEvent("what"))}>?</button>`;
    }
}
