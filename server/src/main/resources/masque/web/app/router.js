// Goes from page to page without loading everything again.
import {root} from "./base.js";

/** The path under the root of the site, as it is written where no page can be meant. */
export function here() {
    const path = location.pathname.slice(root.pathname.length);
    try {
        return decodeURI(path);
    } catch {
        return path;
    }
}

/** @type {(path: string, replace?: boolean) => void} Goes to another page. */
export function go(path, replace = false) {
    const address = new URL(path, root);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    dispatchEvent(new Event("masque-route"));
}

/** Whether a click only wants what the browser does by itself: another tab, a file, another site. */
const notOurs = (event, link) => event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey
    || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")
    || link.origin !== root.origin || !link.pathname.startsWith(root.pathname)
    || link.pathname.startsWith(`${root.pathname}api/`) || (link.pathname === location.pathname && link.hash);

/** Watches over clicks on links, and over the way back. */
export function watch() {
    document.addEventListener("click", event => {
        const link = event.composedPath().find(one => one instanceof HTMLAnchorElement);
        if (!link || notOurs(event, link)) return;
        event.preventDefault();
        go(link.href);
        scrollTo(0, 0);
    });
    addEventListener("popstate", () => dispatchEvent(new Event("masque-route")));
}
