/** How the table of Truth or Bluff is laid out: one column on a phone, what is known beside the table where there is room. */
import {css} from "lit";
import {middle} from "./middle-styles.js";
import {scene} from "./scene-styles.js";

const layout = css`
    :host {
        --aside: 16.5rem;
        --pace: 0.5;
    }
    .mine {
        gap: var(--space-1);
    }
    .aside {
        grid-template-rows: auto auto minmax(6rem, 1fr) auto;
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
    @container (min-width: 700px) {
        .mine {
            grid-template-columns: minmax(12rem, 15rem) minmax(0, 1fr);
            gap: var(--space-3);
        }
    }
`;

const own = css`
    .purse {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 1.6rem;
        white-space: nowrap;
    }
    .purse b {
        font-family: var(--serif);
    }
    .coins {
        display: flex;
        flex-wrap: wrap;
        gap: 1px;
    }
    .coins svg {
        width: 1.5rem;
        height: 1.5rem;
    }
    .meters {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0 var(--space-3);
    }
    .about m-meter {
        font-size: 0.75rem;
    }
    .mine-up {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
    }
    .up {
        display: inline-flex;
        align-items: center;
        font-size: var(--text-s);
        font-weight: 600;
    }
    .tiny {
        width: 1.25rem;
        height: 1.25rem;
        border-radius: 4px;
    }
    @container (max-width: 699px) {
        .meters {
            display: none;
        }
        .about {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            gap: 0 var(--space-3);
        }
        .purse .quiet {
            display: none;
        }
        .coins {
            flex-wrap: wrap;
        }
        .coins svg {
            width: 1.2rem;
            height: 1.2rem;
        }
    }
    @container (min-width: 700px) {
        .about {
            display: grid;
            gap: var(--space-1);
        }
        .purse {
            flex-wrap: wrap;
        }
        .meters {
            grid-template-columns: minmax(0, 1fr);
            gap: var(--space-1);
        }
        .mine-up {
            display: none;
        }
        .role {
            padding: var(--space-2) var(--space-3);
        }
    }
`;

const known = css`
    .tally {
        --detail: var(--surface);
        display: grid;
        gap: var(--space-2);
        font-size: var(--text-s);
        line-height: 1.35;
    }
    .tally .endings {
        display: grid;
        gap: 2px;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--gold-deep);
        border-radius: var(--round-m);
        font-family: var(--serif);
    }
    .tally table {
        border-collapse: collapse;
        width: 100%;
        font-variant-numeric: tabular-nums;
    }
    .tally th,
    .tally td {
        width: 1%;
        padding: 1px 0 1px var(--space-2);
        white-space: nowrap;
        text-align: end;
        font-weight: 600;
    }
    .tally thead th {
        color: var(--ink-soft);
        font-size: 0.75rem;
        font-weight: 500;
    }
    .tally tbody th {
        width: auto;
        padding-inline-start: 0;
        font-weight: 400;
        text-align: start;
    }
    .tally tbody svg {
        display: inline-block;
        margin-inline-end: var(--space-2);
        color: var(--gold);
        vertical-align: -0.125em;
    }
    .lurking {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 2px var(--space-2);
    }
    .lurking li,
    .stock span {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-width: 0;
        color: var(--ink-soft);
    }
    .lurking li > span:not(.unseen) {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .lurking svg,
    .stock svg {
        flex: none;
        color: var(--gold);
    }
    .lurking .out {
        opacity: 0.85;
        text-decoration: line-through;
    }
    .stock {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
    }
`;

const choosing = css`
    .choices.to,
    .choices.name {
        grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .pick.face svg {
        color: var(--gold);
    }
    .pick.honest {
        border-color: var(--good);
        box-shadow: inset 0 -3px 0 var(--good);
    }
    .pick.honest > span::after {
        content: ' ✓';
        color: var(--good);
    }
    .choices.truth {
        grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .pick.word {
        min-height: 3.25rem;
        border-color: var(--gold);
        font: 600 var(--text-l) / 1.2 var(--serif);
    }
    .pick.word > span {
        white-space: normal;
    }
    .pick.word svg {
        color: var(--gold);
    }
    .pick.word[aria-disabled='true'] {
        border-color: var(--line-soft);
    }
    .choices.pick,
    .choices.take {
        --tile-width: 2.9rem;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        min-height: 0;
        max-height: 32cqb;
        padding: var(--space-2);
        overflow-y: auto;
        border: 0;
        background: none;
    }
    .lot {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: var(--space-1) var(--space-2);
    }
    .take .lot {
        padding: 2px var(--space-2) var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
    }
    .owner {
        flex-basis: 100%;
        width: 0;
        overflow: hidden;
        font-size: var(--text-s);
        font-weight: 600;
        text-align: center;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    @container (max-width: 699px) {
        .pick.face,
        .pick.person {
            flex-direction: column;
            gap: 0;
            padding: var(--space-1) 0;
            font-size: 0.75rem;
        }
        .pick.face > span,
        .pick.person > span {
            max-width: 100%;
        }
        .pick.word {
            flex-direction: column;
            gap: 0;
            padding-inline: 0;
            min-height: 4.25rem;
            font-size: 0.9375rem;
            line-height: 1.15;
        }
    }
    @container (min-width: 700px) {
        .pick.face {
            flex: 1 1 0;
            flex-direction: column;
            gap: 2px;
            padding-inline: 2px;
            font-size: var(--text-s);
        }
        .pick.face kbd,
        .pick.person kbd {
            font-size: 0.6875rem;
        }
        .pick.face > span {
            max-width: 100%;
        }
        .pick svg {
            width: 1.75rem;
            height: 1.75rem;
        }
        .pick.word {
            min-width: 11rem;
            max-width: none;
        }
    }
`;

export const styles = [layout, middle, own, known, choosing, scene];
