/** Whatever can be scrolled can be scrolled by keyboard: a place that overflows and holds nothing to tab to becomes a stop itself. */

const STOPS = "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex='0']:not([data-reached])";

const overflows = one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;

function scrolls(one) {
    const {overflowX, overflowY} = getComputedStyle(one);
    return /auto|scroll/.test(overflowX + overflowY);
}

const holdsAStop = one =>
    Boolean(one.querySelector(STOPS)) || [one, ...one.querySelectorAll("*")].some(part => part.shadowRoot?.querySelector(STOPS));

/** @implements {import('lit').ReactiveController} */
export class Reach {
    #host;
    #sizes = new ResizeObserver(() => this.#look());
    #asked = 0;

    /** @param {import('lit').LitElement} host */
    constructor(host) {
        this.#host = host;
        host.addController(this);
    }

    hostConnected() {
        this.#sizes.observe(this.#host);
    }

    hostDisconnected() {
        this.#sizes.disconnect();
        cancelAnimationFrame(this.#asked);
        this.#asked = 0;
    }

    hostUpdated() {
        // Once everything in it is drawn, and once for several changes.
        this.#asked ||= requestAnimationFrame(() => {
            this.#asked = 0;
            this.#look();
        });
    }

    #look() {
        for (const one of this.#host.renderRoot?.querySelectorAll("*") ?? []) {
            const reached = one.hasAttribute("data-reached");
            const needed = overflows(one) && scrolls(one) && !holdsAStop(one);
            if (needed && !reached && !one.hasAttribute("tabindex")) {
                one.setAttribute("tabindex", "0");
                one.setAttribute("data-reached", "");
            } else if (!needed && reached) {
                one.removeAttribute("tabindex");
                one.removeAttribute("data-reached");
            }
        }
    }
}
