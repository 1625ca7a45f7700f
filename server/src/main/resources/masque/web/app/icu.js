// Words ICU messages: arguments, plural, select and number, with ICU's rules for apostrophes. The site's sentences use
// nothing else, and a library for all of ICU would be larger than the rest of the page.

/**
 * @typedef {string | {name: string} | {count: true} | {name: string, kind: "number"}
 *     | {name: string, kind: "plural"|"selectordinal"|"select", offset: number, cases: Object<string, Part[]>}} Part
 */

/** @type {(text: string) => Part[]} */
export function parse(text) {
    let at = 0;
    const fail = why => { throw new Error(`${why} at ${at} of "${text}"`); };
    const space = () => { while (/\s/.test(text[at] ?? "")) at++; };
    const word = () => {
        space();
        const found = /^[^\s{},]+/.exec(text.slice(at))?.[0] ?? fail("a name is missing");
        at += found.length;
        space();
        return found;
    };
    const take = sign => { if (text[at++] !== sign) fail(`no ${sign}`); };

    /** @type {(inPlural: boolean, inside: boolean) => Part[]} */
    function message(inPlural, inside) {
        /** @type {Part[]} */
        const parts = [];
        let plain = "";
        const flush = () => { if (plain) parts.push(plain); plain = ""; };
        while (at < text.length && !(inside && text[at] === "}")) {
            const sign = text[at];
            if (sign === "'") {
                plain += quoted(inPlural);
            } else if (sign === "{") {
                flush();
                parts.push(argument(inPlural));
            } else if (sign === "#" && inPlural) {
                flush();
                parts.push({count: true});
                at++;
            } else {
                plain += sign;
                at++;
            }
        }
        flush();
        return parts;
    }

    /** Two apostrophes are one; one before a brace quotes up to the next; any other is itself. */
    function quoted(inPlural) {
        at++;
        if (text[at] === "'") {
            at++;
            return "'";
        }
        if (!(text[at] === "{" || text[at] === "}" || (inPlural && text[at] === "#"))) return "'";
        let plain = "";
        while (at < text.length) {
            if (text[at] === "'") {
                at++;
                if (text[at] !== "'") return plain;
            }
            plain += text[at++];
        }
        return plain;
    }

    /** @type {(inPlural: boolean) => Part} */
    function argument(inPlural) {
        take("{");
        const name = word();
        if (text[at] === "}") {
            at++;
            return {name};
        }
        take(",");
        const kind = word();
        if (kind === "number") {
            take("}");
            return {name, kind};
        }
        if (kind !== "plural" && kind !== "select" && kind !== "selectordinal") fail(`an unknown ${kind}`);
        take(",");
        space();
        let offset = 0;
        if (text.startsWith("offset:", at)) {
            at += "offset:".length;
            offset = Number(word());
        }
        /** @type {Object<string, Part[]>} */
        const cases = {};
        while (text[at] !== "}") {
            const chosen = word();
            take("{");
            cases[chosen] = message(kind !== "select" || inPlural, true);
            take("}");
            space();
        }
        at++;
        if (!cases.other) fail("no case for the others");
        return /** @type {Part} */ ({name, kind, offset, cases});
    }

    return message(false, false);
}

/** What knows a language takes long to make, and a table has hundreds of sentences. @type {Map<string, any>} */
const kept = new Map();

function keep(key, make) {
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key);
}

const numbers = language => keep(language, () => new Intl.NumberFormat(language));
const plurals = (language, type) => keep(`${language} ${type}`, () => new Intl.PluralRules(language, {type}));

/** @type {(parts: Part[], args: Object<string, any>, language: string, count?: number) => string} */
export function word(parts, args, language, count = 0) {
    const number = value => numbers(language).format(value);
    return parts.map(part => {
        if (typeof part === "string") return part;
        if ("count" in part) return number(count);
        const value = args[part.name];
        if (!("kind" in part)) return typeof value === "number" ? number(value) : String(value ?? "");
        if (part.kind === "number") return number(value);
        if (part.kind === "select") return word(part.cases[String(value)] ?? part.cases.other, args, language, count);
        const type = part.kind === "plural" ? "cardinal" : "ordinal";
        const left = Number(value) - part.offset;
        const chosen = part.cases[`=${value}`]
            ?? part.cases[plurals(language, type).select(left)] ?? part.cases.other;
        return word(chosen, args, language, left);
    }).join("");
}
