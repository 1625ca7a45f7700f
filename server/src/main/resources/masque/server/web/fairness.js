// Checks that the draws of a finished game come from the secret that the site had committed to and from what the
// players contributed. It shares no code with the site and needs nothing but this file, so that anybody can read all
// of it; docs/fairness.md says why each step is as it is. It knows no game's rules: whether the moves were allowed,
// whether the game needed just these draws and who won is for `./masque verify` to say.

/**
 * @typedef {object} Finding
 * @property {boolean} fair whether all holds
 * @property {""|"file"|"seal"|"secret"|"bots"|"commitment"|"contribution"|"draws"} problem the first that does not;
 *     "file" if it is no file of a game
 * @property {number} ply where a draw does not come from the key: its ply, and which one of that ply it is, both
 *     from 0; else -1
 * @property {number} draw
 */

// The constants of SHA-256 are fractions of the cube and square roots of the first primes.
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p !== 0)) primes.push(n);
const ROUNDS = Uint32Array.from(primes, p => (Math.cbrt(p) % 1) * 2 ** 32);
const START = Uint32Array.from(primes.slice(0, 8), p => (Math.sqrt(p) % 1) * 2 ** 32);
const turn = (x, bits) => (x >>> bits) | (x << (32 - bits));

/** @type {(bytes: Uint8Array) => Uint8Array} Pages over plain http have no crypto.subtle, hence our own. */
function sha256(bytes) {
    const padded = new Uint8Array((bytes.length + 72) & ~63);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, bytes.length / 2 ** 29);
    view.setUint32(padded.length - 4, bytes.length * 8);
    const hash = START.slice(), w = new Uint32Array(64);
    for (let block = 0; block < padded.length; block += 64) {
        let [a, b, c, d, e, f, g, h] = hash;
        for (let i = 0; i < 64; i++) {
            const x = w[i - 15], y = w[i - 2];
            w[i] = i < 16 ? view.getUint32(block + 4 * i)
                : w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
            const t = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
            const u = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            [h, g, f, e, d, c, b, a] = [g, f, e, (d + t) | 0, c, b, a, (t + u) | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] += word; });
    }
    hash.forEach((word, i) => view.setUint32(4 * i, word));
    return padded.slice(0, 32);
}

/** @type {(key: Uint8Array, message: Uint8Array) => Uint8Array} HMAC-SHA256 for keys of at most 64 bytes. */
function hmac(key, message) {
    const hashed = (fill, rest) => {
        const bytes = new Uint8Array(64 + rest.length).fill(fill, 0, 64);
        key.forEach((byte, i) => { bytes[i] ^= byte; });
        bytes.set(rest, 64);
        return sha256(bytes);
    };
    return hashed(0x5c, hashed(0x36, message));
}

const utf8 = text => new TextEncoder().encode(text);
const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
const unhex = text => Uint8Array.from(text.match(/../g), pair => parseInt(pair, 16));

/** What the key draws: the first number that favours no outcome, and of that the remainder. */
function drawn(key, ply, draw, below) {
    for (let attempt = 0; ; attempt++) {
        const message = new DataView(new ArrayBuffer(12));
        [ply, draw, attempt].forEach((number, i) => message.setUint32(4 * i, number));
        const number = new DataView(hmac(key, new Uint8Array(message.buffer)).buffer).getUint32(0);
        if (number < 2 ** 32 - 2 ** 32 % below) return number % below;
    }
}

/** @type {(problem: Finding["problem"], ply?: number, draw?: number) => Finding} */
const finding = (problem, ply = -1, draw = -1) => ({fair: problem === "", problem, ply, draw});

/** Whether the texts from which the key comes have the form they must have; other texts could be read in two ways. */
function wellFormed({format, version, table, players, commitment, secret, contributions, journal}) {
    return format === "masque-game" && version === 1 && [commitment, secret].every(text => /^[0-9a-f]{64}$/.test(text))
        && /^[A-Za-z0-9_-]{1,64}$/.test(table) && contributions.every(text => /^[A-Za-z0-9_-]{0,64}$/.test(text))
        && contributions.length === players.length && players.length === journal.seats;
}

/**
 * Checks the file of a finished game.
 *
 * @param {string|Uint8Array} file its text, or better its bytes as they were downloaded
 * @param {{commitment?: string, contributions?: Object<number, string>}} seen what somebody who was there knows from
 *     before the deal: the commitment that the table showed, and contributions by seat, counted from 0
 * @returns {Finding}
 */
export function check(file, seen = {}) {
    try {
        const text = typeof file === "string" ? file
            : new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(file);
        const game = JSON.parse(text);
        return wellFormed(game) ? judge(text, game, seen) : finding("file");
    } catch {
        return finding("file");
    }
}

function judge(text, {table, players, commitment, secret, contributions, journal}, seen) {
    const key = hmac(unhex(secret), utf8(["masque deal 1", table, ...contributions, ""].join("\n")));
    const sealed = text.slice(0, text.lastIndexOf(",\n"));
    if (text !== `${sealed},\n  "seal":"${hex(hmac(key, utf8(sealed)))}"\n}\n`) return finding("seal");
    if (commitment !== hex(sha256(unhex(secret)))) return finding("secret");
    if (players.some(({kind}, seat) => kind === "bot" && contributions[seat] !== "")) return finding("bots");
    if (commitment !== (seen.commitment ?? commitment)) return finding("commitment");
    for (const [seat, own] of Object.entries(seen.contributions ?? {}))
        if (contributions[seat] !== own) return finding("contribution");
    for (const [ply, {draws}] of [{draws: journal.setUp}, ...journal.steps].entries())
        for (const [draw, [below, outcome]] of draws.entries()) {
            if (!(Number.isInteger(below) && below >= 2 && below < 2 ** 31)) return finding("file");
            if (outcome !== drawn(key, ply, draw, below)) return finding("draws", ply, draw);
        }
    return finding("");
}
