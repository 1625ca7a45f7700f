// A rim around something on a table, over everything and in nobody's way.

/** @param {HTMLElement | null} rim @param {Element | undefined} place nothing if there is nothing to point at */
export function surround(rim, place) {
    if (!rim) return;
    rim.hidden = !place;
    if (!place) return;
    const {left, top, width, height} = place.getBoundingClientRect();
    Object.assign(rim.style, {left: `${left - 4}px`, top: `${top - 4}px`, width: `${width + 8}px`, height: `${height + 8}px`});
}
