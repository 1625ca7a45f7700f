// Asks the site. Whatever goes wrong is a Trouble with a sentence that can be shown.
import {at} from "./base.js";
import {language, say} from "./words.js";

/** Something that did not work, with a sentence for whoever wanted it. */
export class Trouble extends Error {
    /** @param {string} sentence @param {string} code @param {number} status 0 if the site was not reached @param {string} clause */
    constructor(sentence, code = "network", status = 0, clause = "") {
        super(sentence);
        this.code = code;
        this.status = status;
        this.clause = clause;
    }
}

/** @type {(path: string) => string} The address of something in the interface, in the language that is spoken. */
export function address(path) {
    const url = new URL(at(`api/v1/${path}`));
    url.searchParams.set("lang", language());
    return url.href;
}

async function trouble(answer) {
    const {error} = await answer.json().catch(() => ({}));
    return new Trouble(error?.sentence ?? say("trouble"), error?.code ?? "broken", answer.status, error?.clause);
}

async function send(method, path, body) {
    const json = typeof body === "string" ? body : JSON.stringify(body);
    /** @type {RequestInit} */
    const request = {method, credentials: "same-origin", cache: "no-store"};
    if (body !== undefined) Object.assign(request, {body: json, headers: {"Content-Type": "application/json"}});
    const answer = await fetch(address(path), request).catch(() => { throw new Trouble(say("trouble-network")); });
    if (!answer.ok) throw await trouble(answer);
    return answer;
}

const json = (method, path, body) => send(method, path, body).then(answer => answer.json());

export const get = path => json("GET", path);
export const post = (path, body = {}) => json("POST", path, body);
export const put = (path, body) => json("PUT", path, body);
export const remove = path => json("DELETE", path);

/** @type {(path: string) => Promise<Uint8Array>} A file, byte for byte. */
export const bytes = path => send("GET", path).then(async answer => new Uint8Array(await answer.arrayBuffer()));
