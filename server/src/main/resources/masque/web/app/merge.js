// JSON merge patches (RFC 7396).

/** @type {(value: any) => boolean} */
const isObject = value => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * What a patch makes of a value; the value itself stays as it is.
 * @type {(value: any, patch: any) => any}
 */
export function merged(value, patch) {
    if (!isObject(patch)) return patch;
    const result = isObject(value) ? {...value} : {};
    for (const [name, part] of Object.entries(patch)) {
        if (part === null) delete result[name];
        else result[name] = merged(result[name], part);
    }
    return result;
}

/**
 * Makes lists of those objects that say how long they are: so lists are sent where a patch may be about a single entry.
 * @type {(value: any) => any}
 */
export function withLists(value) {
    if (!isObject(value)) return value;
    if ("length" in value) return Array.from(value, withLists);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLists(part)]));
}
