// Who one is here: a nickname, which is given to whoever has none yet, and can be changed.
import {get, put} from "./api.js";
import {pick} from "./base.js";
import {keep, recall} from "./memory.js";
import {say} from "./words.js";

/** A friendly name for a masked ball, the same until somebody takes another. */
export function proposal() {
    const kept = recall("proposal") ?? nickname();
    keep("proposal", kept);
    return kept;
}

function nickname() {
    const one = key => {
        const all = say(key).split("|");
        return all[pick(all.length)].trim();
    };
    return say("nickname", {first: one("nickname-first"), second: one("nickname-second")});
}

/** @type {Promise<{name: string|null, tables: any[], finished: any[], tournaments: any[]}> | undefined} */
let asked;

/** Who one is, and the tables where one sits. */
export function me() {
    asked ??= get("me").catch(trouble => {
        asked = undefined;
        throw trouble;
    });
    return asked;
}

/** Has the site be asked again next time. */
export const forgetMe = () => { asked = undefined; };

/** Takes a name. */
export async function rename(name) {
    const answer = await put("me", {name});
    forgetMe();
    dispatchEvent(new Event("masque-me"));
    return answer.name;
}

/** Makes sure that one has a name, without asking. */
export async function beSomebody() {
    const {name} = await me();
    return name ?? rename(proposal());
}
