/** How the table of Queenseat is laid out: one column on a phone, the Princesses beside the table where there is room. */
import {css} from "lit";
import {middle} from "./middle-styles.js";
import {scene} from "./scene-styles.js";

const layout = css`
    :host {
        --aside: 17.5rem;
        --pace: 0.4;
    }
    .mine {
        gap: var(--space-1);
    }
    .aside {
        grid-template-rows: auto minmax(8rem, 3fr) minmax(5rem, 1fr) auto;
    }
    /* Room for the glow of those who can be chosen. */
    .board {
        margin: -3px;
        padding: 3px;
    }
    .quiet {
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .up {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 1px;
        font-size: var(--text-s);
        font-weight: 600;
    }
    .tiny {
        width: 1.25rem;
        height: 1.25rem;
    }
    m-hand {
        --spread: 1.04;
        min-width: 0;
    }
    @container (min-width: 700px) {
        .mine {
            grid-template-columns: minmax(10rem, 13rem) minmax(0, 1fr);
            gap: var(--space-3);
        }
    }
`;

const own = css`
    .seat-of {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        font-family: var(--serif);
    }
    .honour {
        color: var(--gold);
    }
    .mine-up {
        display: flex;
        flex-wrap: wrap;
        gap: 2px var(--space-1);
        min-height: 1.3rem;
    }
    .holding {
        min-width: 0;
    }
    .picked {
        --card-width: 2.1rem;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        font-size: var(--text-s);
    }
    .picked li {
        display: grid;
        justify-items: center;
        max-width: 4rem;
    }
    .picked li span {
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    @container (max-width: 699px) {
        .about {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            gap: 0 var(--space-3);
            font-size: var(--text-s);
        }
    }
    @container (min-width: 700px) {
        .about {
            display: grid;
            gap: var(--space-1);
        }
        .role {
            padding: var(--space-2) var(--space-3);
        }
        .mine-up .tiny {
            width: 1.6rem;
            height: 1.6rem;
        }
    }
`;

const packs = css`
    .packs {
        display: grid;
        align-content: start;
        gap: var(--space-2);
        min-height: 0;
        overflow: hidden auto;
    }
    .princesses {
        display: grid;
        gap: var(--space-2);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .princesses li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 var(--space-2);
    }
    .princesses li > .tiny {
        grid-row: span 2;
        align-self: start;
        width: 2rem;
        height: 2rem;
    }
    .princesses b {
        font-family: var(--serif);
        font-size: var(--text-m);
    }
    .princesses .number {
        color: var(--ink-soft);
        font-variant-numeric: tabular-nums;
    }
    .princesses p {
        grid-column: 2 / -1;
        color: var(--ink-soft);
    }
    .princesses p::first-letter {
        text-transform: uppercase;
    }
    .princesses .dark {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr);
        gap: var(--space-2);
    }
    .princesses .dark .tiny {
        justify-self: end;
    }
`;

const choosing = css`
    .choices {
        --card-width: 3.1rem;
    }
    .choices.losing {
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
    .pick.act {
        max-width: none;
        border-color: var(--gold);
    }
    .pick.act svg,
    .or svg {
        color: var(--gold);
    }
    .pick.act > span {
        white-space: normal;
    }
    .or {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-s);
    }
    .choices.naming {
        grid-template-columns: repeat(auto-fit, minmax(6.2rem, 1fr));
    }
    .pick.face {
        flex-direction: column;
        gap: 0;
        padding: 2px;
        font-size: 0.75rem;
    }
    .pick.face > span {
        max-width: 100%;
        white-space: normal;
    }
    .pick.face .tiny {
        width: 1.75rem;
        height: 1.75rem;
    }
    .pick.face[aria-disabled='true'] .tiny {
        opacity: 0.55;
    }
    .choices.picking,
    .choices.showing,
    .choices.stealing,
    .choices.facing {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-1) var(--space-1);
    }
    .choices.stealing {
        --card-width: 2.6rem;
    }
    .lead {
        font-weight: 600;
        font-size: var(--text-s);
    }
    .blind {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 2px;
        font-weight: 600;
    }
    .choices.facing {
        --card-width: 3.6rem;
    }
    .pick.word {
        min-height: 3rem;
        border-color: var(--gold);
        font-family: var(--serif);
    }
    .pick.word > span {
        white-space: normal;
    }
    .facing .pick.word {
        flex: 1 1 0;
    }
    @container (min-width: 700px) {
        .choices.stealing {
            --card-width: 3.1rem;
        }
        .choices.losing {
            gap: var(--space-3);
        }
        .choices.naming {
            flex-wrap: wrap;
        }
        .pick.face {
            flex-direction: row;
            gap: var(--space-2);
            padding-inline: var(--space-2);
            font-size: var(--text-s);
        }
        .facing .pick.word {
            flex: 0 1 14rem;
        }
    }
`;

export const styles = [layout, middle, own, packs, choosing, scene];
