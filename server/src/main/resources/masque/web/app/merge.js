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
