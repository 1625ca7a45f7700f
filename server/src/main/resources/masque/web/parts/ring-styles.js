/** How the ring of seats is laid out: two rows of chips, or along the sides where there is room. */
import {css} from "lit";

export const ringStyles = css`
    :host {
        display: block;
        height: 100%;
        container-type: inline-size;
    }
    .ring {
        display: grid;
        grid-template-rows: auto minmax(min-content, 1fr);
        gap: var(--space-2);
        height: 100%;
    }
    .seats {
        display: grid;
        grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr));
        gap: var(--space-2);
        /* A rim that glows is not cut off. */
        padding: 3px;
    }
    .rail {
        display: contents;
    }
    .attacker .seat,
    .target .seat,
    .chosen .seat {
        outline: 3px solid var(--gold);
        outline-offset: -1px;
    }
    .target .seat {
        outline-style: dashed;
    }
    .mark {
        flex: none;
        color: var(--gold);
    }
    .mark svg {
        width: 1.15em;
        height: 1.15em;
    }
    .seat {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 0 var(--space-2);
        width: 100%;
        height: 100%;
        min-height: 3rem;
        padding: var(--space-1) var(--space-2);
        border: 1px solid var(--line-soft);
        border-radius: var(--round-m);
        background: var(--surface);
        text-align: start;
        transition:
            border-color var(--calm),
            box-shadow var(--calm);
    }
    .seat:hover {
        border-color: var(--line);
    }
    .awaited .seat {
        border-color: var(--gold);
        box-shadow: var(--glow);
    }
    .portrait {
        grid-row: span 2;
        display: grid;
        place-items: center;
        width: 2rem;
        height: 2rem;
        border-radius: 50%;
        font-size: 1.25rem;
    }
    .portrait svg {
        width: 100%;
        height: 100%;
    }
    .portrait.sign {
        border: 1px solid var(--line);
        color: var(--ink-soft);
    }
    .portrait.sign svg {
        width: 60%;
        height: 60%;
    }
    .who {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-width: 0;
        font-size: 0.9375rem;
        font-weight: 650;
        line-height: 1.3;
    }
    .who > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .you {
        flex: none;
        padding: 0 0.4em;
        border: 1px solid var(--line);
        border-radius: var(--round-full);
        color: var(--ink-soft);
        font-size: 0.75rem;
        font-weight: 600;
    }
    .you.short {
        display: none;
    }
    .state svg {
        width: 1.1em;
        height: 1.1em;
        color: var(--gold);
    }
    .note {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 0.375rem;
        min-height: 1.25rem;
        color: var(--ink-soft);
        font-size: var(--text-s);
        line-height: 1.3;
    }
    .level {
        display: none;
        font-style: italic;
    }
    .who .turn {
        flex: none;
        color: var(--gold);
    }
    .fact {
        display: inline-flex;
        align-items: center;
        gap: 0.25em;
        font-variant-numeric: tabular-nums;
    }
    .fact svg {
        width: 1.1em;
        height: 1.1em;
    }
    .open {
        --card-width: 1.35rem;
        grid-column: 1 / -1;
        display: flex;
        gap: 2px;
        margin-top: var(--space-1);
    }
    .strip {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        margin-top: var(--space-1);
    }
    .strip > * {
        display: inline-flex;
        align-items: center;
        font-size: var(--text-s);
        font-weight: 600;
        line-height: 1.2;
    }
    .strip svg {
        width: 1.25rem;
        height: 1.25rem;
        border-radius: 4px;
    }
    .lit .seat {
        border-color: var(--gold);
        box-shadow: var(--glow);
    }
    .lit .seat,
    .lit .seat:hover {
        background: var(--felt);
    }
    .barred .seat {
        border-style: dashed;
        cursor: help;
    }
    .honoured .seat {
        border-width: 2px;
        border-color: var(--gold-deep);
        background: linear-gradient(var(--lamp), transparent 70%) var(--surface-raised);
    }
    .honoured.awaited .seat,
    .honoured.lit .seat {
        border-color: var(--gold);
    }
    .honoured.lit .seat {
        background: linear-gradient(var(--lamp), transparent 70%) var(--felt);
    }
    .honour {
        flex: none;
        color: var(--gold);
    }
    .who kbd {
        display: none;
        margin-inline-start: auto;
    }
    .sheet,
    .sheet ul {
        display: grid;
        gap: var(--space-2);
    }
    .sheet li,
    .heap {
        gap: var(--space-2);
    }
    .heap,
    .meters {
        display: grid;
    }
    .meters {
        gap: var(--space-2);
    }
    .sheet .cards {
        --card-width: 3.75rem;
        --tile-width: 3.25rem;
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    /* In a narrow chip the name and two numbers have room; the rest is a tap away. */
    @container (max-width: 699px) {
        .ring:not(.some) .narrow,
        .some .portrait,
        .some .own,
        .some .wide,
        .some .note .you,
        .many .fact ~ .fact ~ .fact,
        .many .open,
        :host(:not([places])) .some:not(.few) .strip {
            display: none;
        }
        :host([places]) .seats {
            gap: var(--space-1);
        }
        :host([places]) li {
            grid-column: var(--column);
            grid-row: var(--row);
        }
        :host([places]) .seat {
            align-content: start;
        }
        :host([places]) .many .who {
            gap: 1px;
        }
        :host([places]) .many .turn,
        :host([places]) .many .honour {
            font-size: 0.75rem;
        }
        :host([places]) .many .you {
            padding: 0 1px;
            font-size: 0.625rem;
        }
        :host([places]) .strip {
            gap: 1px;
            margin-top: 1px;
        }
        /* Whoever has more than two rows of them shows them all when tapped. */
        :host([places]) .many .strip {
            max-height: calc(2rem + 1px);
            overflow: hidden;
        }
        @container (max-height: 26rem) {
            :host([places]) .many .strip {
                display: none;
            }
        }
        :host([places]) .strip svg {
            width: 1rem;
            height: 1rem;
        }
        :host([places]) .strip > * {
            font-size: 0.6875rem;
        }
        .some .you.short {
            display: inline;
        }
        .some .seat {
            grid-template-columns: minmax(0, 1fr);
            padding: var(--space-1) var(--space-2);
        }
        .who {
            font-size: 0.875rem;
        }
        .many .seat {
            padding: var(--space-1);
        }
        .many .note {
            gap: 0 var(--space-1);
        }
        .many .you {
            padding: 0 0.2em;
            font-size: 0.6875rem;
        }
    }
    @container (min-width: 700px) {
        .ring {
            --seat-width: clamp(11.5rem, 22cqi, 19rem);
            position: relative;
            grid-template: 'top top top' auto 'left middle right' minmax(0, 1fr) 'bottom bottom bottom' auto / auto minmax(0, 1fr) auto;
            gap: var(--space-2);
            padding: 3px;
        }
        .ring::before {
            content: '';
            position: absolute;
            inset: 2.25rem 5.5rem;
            border-radius: 50% / 50%;
            background: radial-gradient(closest-side, var(--felt), var(--felt-deep));
            box-shadow:
                0 0 0 2px var(--gold-deep),
                0 0 0 10px var(--surface),
                0 0 0 11px var(--gold-deep),
                0 14px 50px var(--shade);
        }
        .seats {
            display: contents;
        }
        .rail {
            display: flex;
            align-items: center;
            justify-content: space-evenly;
            gap: var(--space-2);
            min-width: 0;
            z-index: 1;
        }
        .rail:empty {
            display: none;
        }
        .top {
            grid-area: top;
        }
        .right {
            grid-area: right;
            flex-direction: column;
        }
        .bottom {
            grid-area: bottom;
            flex-direction: row-reverse;
        }
        .left {
            grid-area: left;
            flex-direction: column-reverse;
        }
        .rail li {
            flex: 0 1 auto;
            width: var(--seat-width);
            min-width: 0;
            /* Only a narrow table lists everybody in another order than clockwise. */
            order: 0 !important;
        }
        .many {
            --seat-width: clamp(8.75rem, 13cqi, 13rem);
        }
        .who {
            font-size: var(--text-m);
        }
        .seat {
            min-height: 4rem;
            background: var(--surface-raised);
            box-shadow: var(--lift);
        }
        .open {
            --card-width: clamp(1.5rem, 3.4cqi, 2.5rem);
        }
        .level {
            display: inline;
        }
        .fact.narrow {
            display: none;
        }
        .who kbd {
            display: var(--keys, none);
        }
        .many .level {
            display: none;
        }
        :host([places]) .many .portrait.sign {
            display: none;
        }
        :host([places]) .many .seat {
            grid-template-columns: minmax(0, 1fr);
        }
        .portrait {
            width: calc(var(--text-m) * 2.75);
            height: calc(var(--text-m) * 2.75);
        }
        .middle {
            grid-area: middle;
            position: relative;
            display: grid;
            place-items: center;
            min-width: 0;
            min-height: 0;
        }
    }
    /* Where there is not much height, two of a crowd still fit above each other; a tap shows all that somebody has. */
    @container (max-height: 36rem) and (min-width: 44rem) {
        .many .seat {
            min-height: 3rem;
            padding-block: 2px;
        }
        .many .who,
        .many .note {
            line-height: 1.15;
        }
        .many .strip {
            flex-wrap: nowrap;
            margin-top: 0;
            overflow: hidden;
        }
    }
`;
